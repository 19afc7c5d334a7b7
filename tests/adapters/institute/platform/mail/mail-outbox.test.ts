import { once } from "node:events";
import type { AddressInfo } from "node:net";

import fastify from "fastify";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { describe, expect, it } from "vitest";

import { requestWaiver } from "../../../../../adapters/contract/cpd-waivers.contract.ts";
import { notifications } from "../../../../../adapters/contract/customer.contract.ts";
import { saveContactDetails } from "../../../../../adapters/contract/my-details-contact.contract.ts";
import { measure } from "../../../../../adapters/institute/main/metrics.ts";
import { customerOf } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import { createLog } from "../../../../../adapters/institute/platform/logging.ts";
import { claimDueMail } from "../../../../../adapters/institute/platform/mail/attempts.ts";
import { Delivery } from "../../../../../adapters/institute/platform/mail/delivery.ts";
import {
  latestMailsOf,
  putInOutbox,
  unsentMails,
} from "../../../../../adapters/institute/platform/mail/mail-outbox.ts";
import { recordRefusal, refusalsOf } from "../../../../../adapters/institute/platform/mail/refusing-addresses.store.ts";
import { renderMail } from "../../../../../adapters/institute/platform/mail/render-mail.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { Browser } from "../../../support/browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { firstDayFile } from "../../../support/first-day.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { freePort } from "../../../support/free-port.ts";
import { plainMail } from "../../../support/mails.ts";
import { ask, openInstitute, publicUrl } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

/** The stages of a mail at which a server can refuse it. */
const stages = ["MAIL FROM", "RCPT TO", "DATA"] as const;

/** How a server answers the mails to one address: at a stage, with a code. */
interface Answer {
  readonly to: string;
  readonly stage: (typeof stages)[number];
  readonly code: number;
}

const unknownRecipient: Answer = { to: "unknown@example.org", stage: "RCPT TO", code: 550 };

/**
 * A mail server on this machine that answers the mails to one address with a code, at a stage; by default it rejects the
 * recipient "unknown". `taken` holds accepted mails.
 */
const mailServer = async ({ to, stage, code }: Answer = unknownRecipient) => {
  const taken: string[] = [];
  const answerAt = (at: Answer["stage"], address: string | undefined): Error | null =>
    at === stage && code !== 250 && (address === undefined || address === to)
      ? Object.assign(new Error("As told"), { responseCode: code })
      : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // The sender is the same for all mails, and so is the answer.
    onMailFrom: (_address, _session, done) => done(answerAt("MAIL FROM", undefined)),
    onRcptTo: ({ address }, _session, done) => done(answerAt("RCPT TO", address)),
    onData: (stream, { envelope }, done) => {
      let text = "";
      stream.on("data", (piece: Buffer) => {
        text += piece.toString("utf8");
      });
      stream.on("end", () => {
        const refusal = answerAt("DATA", envelope.rcptTo[0]?.address);
        if (refusal === null) taken.push(text);
        done(refusal);
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  return { taken, port, close };
};

const askForWaiver = (institute: TestInstitute, key: string, year: number) =>
  ask(institute, "Priya", requestWaiver, {
    headers: { "idempotency-key": key },
    body: {
      year,
      startDate: `${String(year)}-02-01`,
      endDate: `${String(year)}-03-31`,
      reasonCode: "PARENTAL_LEAVE",
      reasonLabel: "Parental leave",
      adjustmentType: "waiver",
    },
  });

const about = (subject: string) => plainMail({ subject, paragraphs: ["Something happened."] });
const from = "The Institute <office@example.org>";
const requiresTls = false;

describe("an address that refuses mails for good", () => {
  const atFirst = institutePutBack(firstDayFile);

  it("is no longer written to after three refusals, staff and the person see it, and a new email mends it (MAIL-03)", async () => {
    const institute = await atFirst();
    const { customerId } = institute.person("Maya");
    const { email } = await customerOf(institute.database, customerId);
    const server = await mailServer({ to: email, stage: "RCPT TO", code: 550 });
    let now = new Date("2026-11-22T10:00:00Z");
    const delivery = new Delivery({
      server: `smtp://127.0.0.1:${server.port}`,
      from,
      requiresTls,
      database: institute.database,
      body: trialBody,
      log: createLog("silent"),
      now: () => now,
    });
    const write = async (subject: string): Promise<void> => {
      await putInOutbox(institute.database, { customerId, mail: about(subject) }, now);
      await delivery.deliver();
    };
    const subjects = async () =>
      (await latestMailsOf(institute.database, customerId, 20)).map(({ subject }) => subject);
    const unreachable = async () => (await ask(institute, "Maya", notifications)).answer.facts?.unreachableAt;
    const before = await subjects();
    for (const subject of ["First", "Second"]) await write(subject);
    expect(await unreachable()).toBeUndefined();
    await write("Third");
    expect(await unreachable()).toBe(email);
    expect(await registrarAt(institute.database)("status")).toContain(
      `nothing more is sent to them: ${customerId} (${email})`,
    );
    await write("Fourth");
    expect((await subjects()).filter((subject) => !before.includes(subject)).toSorted()).toEqual([
      "First",
      "Second",
      "Third",
    ]);

    await putInOutbox(institute.database, { customerId, mail: about("Elsewhere") }, now, "maya@new.example");
    await delivery.deliver();
    expect(server.taken.some((mail) => mail.includes("Elsewhere"))).toBe(true);
    await institute.database
      .updateTable("customers")
      .set({ email: "maya@new.example" })
      .where("customerId", "=", customerId)
      .execute();
    expect(await unreachable()).toBeUndefined();

    now = new Date("2026-12-23T10:00:00Z");
    await putInOutbox(institute.database, { customerId, mail: about("Tried again") }, now, email);
    expect(await subjects()).toContain("Tried again");
    await delivery.stop();
    await server.close();
  });
});

describe("an address that refused a mail", () => {
  const atFirst = institutePutBack(firstDayFile);

  it.each([
    [false, undefined],
    [true, 1],
  ])(
    "and takes the next one, where reports are read %s, has refused %s times (MAIL-03)",
    async (awaitsReports, times) => {
      const { database, person } = await atFirst();
      const { customerId } = person("Maya");
      const now = new Date();
      const server = await mailServer();
      const delivery = new Delivery({
        server: `smtp://127.0.0.1:${server.port}`,
        from,
        requiresTls,
        awaitsReports,
        database,
        body: trialBody,
        log: createLog("silent"),
        now: () => now,
      });
      await recordRefusal(database, customerId, "maya@example.org", now);
      await putInOutbox(database, { customerId, mail: about("Taken") }, now, "maya@example.org");
      await delivery.deliver();
      expect(server.taken).toHaveLength(1);
      expect((await refusalsOf(database, customerId, "maya@example.org"))?.times).toBe(times);
      await Promise.all([delivery.stop(), server.close()]);
    },
  );
});

it("a letter's paragraphs keep their lines, in HTML as in text (MAIL-03)", () => {
  const { text, html } = renderMail({
    subject: "A subject",
    greeting: "Dear Maya",
    paragraphs: ["Route: Unit route\nUnits: 40 & more"],
  });
  expect(text).toContain("\nRoute: Unit route\nUnits: 40 & more\n");
  expect(html).toContain(">Route: Unit route<br />Units: 40 &amp; more</p>");
});

describe("a mail that a server answers", () => {
  const atFirst = institutePutBack(firstDayFile);
  type Outcome = "is sent" | "waits" | "is given up";

  // [the mail itself, the next mail in the same run]
  const outcomes: Readonly<Record<Answer["stage"], Readonly<Record<number, readonly [Outcome, Outcome]>>>> = {
    // A refused sender delays all mails; it says nothing about the recipient's address.
    "MAIL FROM": {
      250: ["is sent", "is sent"],
      421: ["waits", "waits"],
      450: ["waits", "waits"],
      550: ["waits", "waits"],
      552: ["waits", "waits"],
    },
    // RFC 5321 asks to take 552 for a recipient as temporary.
    "RCPT TO": {
      250: ["is sent", "is sent"],
      421: ["waits", "waits"],
      450: ["waits", "is sent"],
      550: ["is given up", "is sent"],
      552: ["waits", "is sent"],
    },
    DATA: {
      250: ["is sent", "is sent"],
      421: ["waits", "waits"],
      450: ["waits", "is sent"],
      550: ["is given up", "is sent"],
      552: ["is given up", "is sent"],
    },
  };
  const rows = stages.flatMap((stage) =>
    Object.entries(outcomes[stage]).map(([code, [own, next]]) => ({ stage, code: Number(code), own, next })),
  );

  it.each(rows)("with $code at $stage $own; the next one $next (MAIL-03)", async ({ stage, code, own, next }) => {
    const now = new Date();
    const { database, person } = await atFirst();
    const [to, other] = ["first@example.org", "second@example.org"];
    const server = await mailServer({ to, stage, code });
    const { customerId } = person("Maya");
    await putInOutbox(database, { customerId, mail: about("First") }, new Date(now.getTime() - 1000), to);
    await putInOutbox(database, { customerId, mail: about("Second") }, now, other);
    const delivery = new Delivery({
      database,
      body: trialBody,
      log: createLog("silent"),
      now: () => now,
      server: `smtp://127.0.0.1:${String(server.port)}`,
      from,
      requiresTls,
    });
    await delivery.deliver();
    const outcomeOf = async (recipient: string): Promise<Outcome> => {
      const { sentAt, givenUpAt } = await database
        .selectFrom("mails")
        .select(["sentAt", "givenUpAt"])
        .where("recipient", "=", recipient)
        .executeTakeFirstOrThrow();
      if (sentAt !== null) return "is sent";
      return givenUpAt === null ? "waits" : "is given up";
    };
    expect([await outcomeOf(to), await outcomeOf(other)]).toEqual([own, next]);
    await delivery.stop();
    await server.close();
  });
});

onEachDatabase(({ fresh, empty }) => {
  const atFirst = institutePutBack(fresh);
  const written = (institute: TestInstitute) =>
    institute.database.selectFrom("mails").select(["recipient", "subject", "sentAt", "text", "html"]).execute();

  describe("the outbox", () => {
    it("sends each mail once from several processes, as text and HTML in the institute's name", async () => {
      const institute = await atFirst();
      const { database } = institute;
      const server = await mailServer();
      const { customerId } = institute.person("Maya");
      for (const subject of ["One", "Two", "Three"])
        await putInOutbox(database, { customerId, mail: about(subject) }, new Date());
      const dependencies = {
        database,
        body: trialBody,
        log: createLog("silent"),
        now: () => new Date(),
        server: `smtp://127.0.0.1:${String(server.port)}`,
        from,
        requiresTls,
      };
      const senders = [new Delivery(dependencies), new Delivery(dependencies)];
      await Promise.all(senders.map((sender) => sender.deliver()));
      await Promise.all(senders.map((sender) => sender.deliver()));
      expect(server.taken.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1] ?? "").toSorted()).toEqual([
        "One",
        "Three",
        "Two",
      ]);
      expect(server.taken[0]).toContain("From: The Institute <office@example.org>");
      expect(server.taken[0]).toContain("text/plain");
      expect(server.taken[0]).toContain("text/html");
      await Promise.all(senders.map((sender) => sender.stop()));
      await server.close();
    });

    it("sends a link that expires before earlier reminders (YEAR-03)", async () => {
      const institute = await atFirst();
      const { database } = institute;
      const { customerId } = institute.person("Maya");
      const minute = 60_000;
      const now = new Date();
      const put = (subject: string, expiresAt?: number) =>
        putInOutbox(database, { customerId, mail: about(subject), ...(expiresAt ? { expiresAt } : {}) }, now);
      for (const subject of ["Reminder", "Reminder"]) await put(subject);
      await put("Invitation", now.getTime() + 7 * 24 * 60 * minute);
      await put("Password", now.getTime() + 30 * minute);
      const subjects = [];
      for (let mail = await claimDueMail(database, now); mail; mail = await claimDueMail(database, now))
        subjects.push(mail.subject);
      expect(subjects).toEqual(["Password", "Invitation", "Reminder", "Reminder"]);
    });

    it("reports at once when the mail server rejects mails, and nothing otherwise", async () => {
      const { database } = await atFirst();
      const logged: string[] = [];
      const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
      const server = await mailServer();
      const started = async () => {
        const delivery = new Delivery({
          database,
          body: trialBody,
          log,
          now: () => new Date(),
          server: `smtp://127.0.0.1:${String(server.port)}`,
          from,
          requiresTls,
        });
        await delivery.start();
        await delivery.stop();
      };
      await started();
      expect(logged).toEqual([]);
      await server.close();
      await started();
      expect(logged.join("")).toMatch(/connect ECONNREFUSED .*the mail server at SMTP_URL takes no mails from here/);
    });

    it("sends the mail of a decision after ten minutes, and an undo only before that (DESK-03)", async () => {
      const institute = await atFirst();
      const { database } = institute;
      const server = await mailServer();
      let now = new Date();
      const registrar = (...command: readonly string[]) => registrarAt(database, {}, now)(...command);
      const { answer } = await askForWaiver(institute, "a-waiver", now.getFullYear());
      await database.deleteFrom("mails").execute();
      await registrar("decide", answer.reference ?? "", "--grant", "--apply");
      const delivery = new Delivery({
        database,
        body: trialBody,
        log: createLog("silent"),
        now: () => now,
        server: `smtp://127.0.0.1:${String(server.port)}`,
        from,
        requiresTls,
      });
      const after = async (minutes: number) => {
        now = new Date(now.getTime() + minutes * 60_000);
        await delivery.deliver();
        return server.taken.length;
      };
      expect(await after(9)).toBe(0);
      // Another process, whose clock is ahead, may have sent it: then an undo would tell a lie.
      expect(await after(1)).toBe(1);
      now = new Date(now.getTime() - 60_000);
      await expect(registrar("reopen", answer.reference ?? "", "--apply")).rejects.toThrow(
        "The email has just been sent.",
      );
      await delivery.stop();
      await server.close();
    });

    it("sends a mail that waits since a start with a fast clock (REAL-09)", async () => {
      const institute = await atFirst();
      const { database } = institute;
      const server = await mailServer();
      const now = new Date();
      const fast = new Date(now.getTime() + 400 * 24 * 60 * 60_000);
      await putInOutbox(database, { customerId: institute.person("Maya").customerId, mail: about("A subject") }, fast);
      const delivery = new Delivery({
        database,
        body: trialBody,
        log: createLog("silent"),
        now: () => now,
        server: `smtp://127.0.0.1:${String(server.port)}`,
        from,
        requiresTls,
      });
      await delivery.deliver();
      expect(server.taken).toHaveLength(1);
      await delivery.stop();
      await server.close();
    });

    it("keeps a mail while the mail server is unavailable, and sends it afterwards", async () => {
      let now = new Date();
      const institute = await atFirst();
      const { database } = institute;
      const server = await mailServer();
      await server.close();
      await putInOutbox(database, { customerId: institute.person("Maya").customerId, mail: about("A subject") }, now);
      const dependencies = { database, body: trialBody, log: createLog("silent"), now: () => now, from, requiresTls };
      const away = new Delivery({ ...dependencies, server: `smtp://127.0.0.1:${String(server.port)}` });
      await away.deliver();
      expect((await written(institute))[0]?.sentAt).toBeNull();
      const back = await mailServer();
      const sender = new Delivery({ ...dependencies, server: `smtp://127.0.0.1:${String(back.port)}` });
      await sender.deliver();
      expect(back.taken).toHaveLength(0);
      now = new Date(now.getTime() + 61_000);
      await sender.deliver();
      expect(back.taken).toHaveLength(1);
      await Promise.all([away.stop(), sender.stop(), back.close()]);
    });
  });

  it("abandons and counts a mail that is rejected for good or whose link has expired, without delaying others", async () => {
    let now = new Date();
    const institute = await atFirst();
    const { database } = institute;
    const server = await mailServer();
    const { customerId } = institute.person("Maya");
    const delivery = new Delivery({
      database,
      body: trialBody,
      log: createLog("silent"),
      now: () => now,
      server: `smtp://127.0.0.1:${String(server.port)}`,
      from,
      requiresTls,
    });
    await putInOutbox(database, { customerId, mail: about("Refused") }, now, "unknown@example.org");
    await putInOutbox(database, { customerId, mail: about("In time"), expiresAt: now.getTime() + 1000 }, now);
    await delivery.deliver();
    await putInOutbox(database, { customerId, mail: about("Too late"), expiresAt: now.getTime() + 1000 }, now);
    expect(await unsentMails(database)).toEqual({ waiting: 1, givenUp: 1 });
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    await delivery.deliver();
    expect(server.taken.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])).toEqual(["In time"]);
    expect(await unsentMails(database)).toEqual({ waiting: 0, givenUp: 2 });
    const [metrics, port] = [
      measure(fastify(), { database, hasWebhook: false, now: () => new Date() }),
      await freePort(),
    ];
    await metrics.listen(port, "127.0.0.1");
    expect(await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text()).toContain(
      'guildhall_unsent_mails{state="given up"} 2',
    );
    await metrics.close();
    await Promise.all([delivery.stop(), server.close()]);
  });

  it("sends and abandons nothing where encryption is required but not offered", async () => {
    const institute = await atFirst();
    const server = await mailServer();
    await putInOutbox(
      institute.database,
      { customerId: institute.person("Maya").customerId, mail: about("A subject") },
      new Date(),
    );
    const delivery = new Delivery({
      database: institute.database,
      body: trialBody,
      log: createLog("silent"),
      now: () => new Date(),
      server: `smtp://127.0.0.1:${String(server.port)}`,
      from,
      requiresTls: true,
    });
    await delivery.deliver();
    expect([server.taken, await unsentMails(institute.database)]).toEqual([[], { waiting: 1, givenUp: 0 }]);
    await Promise.all([delivery.stop(), server.close()]);
  });

  it("a submission's mail is part of its transaction: a refused one sends none", async () => {
    const institute = await atFirst();
    const year = new Date().getFullYear();
    const send = (key: string) => askForWaiver(institute, key, year);
    expect((await send("the-first-one")).status).toBe(201);
    expect((await send("the-first-one")).status).toBe(201);
    expect((await send("a-second-one")).status).toBe(409);
    expect((await written(institute)).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["priya.practice@example.org", `We have received your request for a waiver in ${String(year)}`],
    ]);
  });

  it("a change of contact email notifies the old and the new address", async () => {
    const institute = await atFirst();
    const said = { body: { email: { address: "maya@elsewhere.example" } } };
    expect((await ask(institute, "Maya", saveContactDetails, said)).status).toBe(200);
    expect((await written(institute)).map(({ recipient }) => recipient).toSorted()).toEqual([
      "maya.member@example.org",
      "maya@elsewhere.example",
    ]);
  });

  it("a trial shows its mails only on its own machine, whatever a proxy says", async () => {
    const at = (institute: TestInstitute, remoteAddress: string, headers = {}) =>
      institute.app.inject({ url: "/outside/mail", remoteAddress, headers }).then(({ statusCode }) => statusCode);
    const institute = await atFirst();
    for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) expect(await at(institute, address)).toBe(200);
    for (const address of ["192.0.2.1", "::ffff:192.0.2.1", "2001:db8::1"])
      expect(await at(institute, address)).toBe(403);
    for (const name of ["forwarded", "via", "x-forwarded-for", "x-real-ip"])
      expect(await at(institute, "127.0.0.1", { [name]: "127.0.0.1" })).toBe(403);
    const behindProxies = await openInstitute(await empty(), { trustProxy: 2, seedPeople: false });
    expect(await at(behindProxies, "127.0.0.1", { "x-forwarded-for": "127.0.0.1, 127.0.0.1" })).toBe(403);
    await behindProxies.close();
    const elsewhere = await openInstitute(await empty(), {
      publicUrl: "https://trial.body.example",
      seedPeople: false,
    });
    expect(await at(elsewhere, "127.0.0.1")).toBe(403);
    await elsewhere.close();
  });

  it("a trial shows its mails as pages, newest first; production shows none", async () => {
    const institute = await atFirst();
    const { customerId } = institute.person("Maya");
    await putInOutbox(institute.database, { customerId, mail: about("An <older> one") }, new Date(Date.now() - 1000));
    await putInOutbox(institute.database, { customerId, mail: about("The newest") }, new Date());
    const list = (await new Browser(institute).visit(`${publicUrl}/outside/mail`)).text;
    expect(list.indexOf("The newest")).toBeLessThan(list.indexOf("An &lt;older&gt; one"));
    const address = /href="([^"]+)">The newest/.exec(list)?.[1] ?? "";
    const page = (await new Browser(institute).visit(address)).text;
    expect(page).toContain("Something happened.");
    expect(page).toContain(trialBody.address.join("<br />"));
    const real = await openInstitute(await empty(), { seedPeople: false, production: true });
    expect((await new Browser(real).visit(`${publicUrl}/outside/mail`)).text).not.toContain("A trial sends no mail");
    await real.close();
  });
});
