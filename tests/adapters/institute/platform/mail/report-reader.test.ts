import { pino } from "pino";
import { describe, expect, it } from "vitest";

import { notifications } from "../../../../../adapters/contract/customer.contract.ts";
import { createLog } from "../../../../../adapters/institute/platform/logging.ts";
import { latestMailsOf, unsentMails } from "../../../../../adapters/institute/platform/mail/mail-outbox.ts";
import { refusalsOf } from "../../../../../adapters/institute/platform/mail/refusing-addresses.store.ts";
import { ReportReader } from "../../../../../adapters/institute/platform/mail/report-reader.ts";
import type { Database } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { departed, headersOf, report, reportMailbox, statusOf } from "../../../support/delivery-reports.ts";
import { firstDayFile } from "../../../support/first-day.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { kept, type KeptMail } from "../../../support/imap-double.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = new Date("2026-11-22T10:00:00Z");
const at = (later: number) => new Date(start.getTime() + later);

const readerOf = (database: Database, url: string, now: () => Date = () => start, log = createLog("silent")) =>
  new ReportReader({ database, log, now, url, requiresTls: false });

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("an address that three delivery reports refuse is not written to until mails arrive again (MAIL-03)", async () => {
    const institute = await atFirst();
    const { database } = institute;
    const { customerId } = institute.person("Maya");
    const mails: KeptMail[] = [];
    const server = await reportMailbox(mails);
    let now = start;
    const reader = readerOf(database, server.url, () => now);
    const unreachable = async () => (await ask(institute, "Maya", notifications)).answer.facts?.unreachableAt;
    const { givenUp: before } = await unsentMails(database);
    let recipient = "";
    for (const hour of [0, 1, 2]) {
      now = at(hour * 60 * minute);
      expect(await unreachable()).toBeUndefined();
      const mail = await departed(database, customerId, now);
      ({ recipient } = mail);
      mails.push(report({ ...mail, recipient: recipient.toUpperCase() }));
      await reader.read();
      await reader.read();
    }
    expect(await unreachable()).toBe(recipient);
    expect(await registrarAt(database)("status")).toContain(
      `nothing more is sent to them: ${customerId} (${recipient})`,
    );
    expect((await unsentMails(database)).givenUp).toBe(before + 3);
    expect(mails.every(({ isSeen }) => isSeen)).toBe(true);

    now = at(31 * day);
    await departed(database, customerId, now);
    await reader.read();
    expect(await unreachable()).toBe(recipient);
    now = at(36 * day);
    await reader.read();
    expect(await unreachable()).toBeUndefined();
    await reader.stop();
    await server.close();
  });

  it("several processes count a report once (MAIL-03)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Maya");
    const mail = await departed(database, customerId, start);
    const server = await reportMailbox([report(mail), report(mail)]);
    const readers = [readerOf(database, server.url), readerOf(database, server.url)];
    await Promise.all(readers.map((reader) => reader.read()));
    expect((await refusalsOf(database, customerId, mail.recipient))?.times).toBe(1);
    await Promise.all(readers.map((reader) => reader.stop()));
    await server.close();
  });
});

describe("a delivery report", () => {
  const atFirst = institutePutBack(firstDayFile);

  const outcome = async (written: (mail: { mailId: string; recipient: string }) => KeptMail) => {
    const { database, person } = await atFirst();
    const { customerId } = person("Maya");
    const { mailId, recipient } = await departed(database, customerId, start);
    const kind = written({ mailId, recipient });
    const server = await reportMailbox([kind]);
    const reader = readerOf(database, server.url);
    await reader.read();
    await reader.stop();
    await server.close();
    const [mail] = await latestMailsOf(database, customerId, 1);
    const refusals = await refusalsOf(database, customerId, recipient);
    return { refusals: refusals?.times ?? 0, isGivenUp: mail?.givenUpAt !== null, isSeen: kind.isSeen };
  };

  it.each([
    ["5.1.1", "failed", { refusals: 1, isGivenUp: true }],
    ["5.0.0", "failed", { refusals: 1, isGivenUp: true }],
    ["5.2.2", "failed", { refusals: 0, isGivenUp: true }],
    ["5.6.3", "failed", { refusals: 0, isGivenUp: true }],
    ["4.4.7", "failed", { refusals: 0, isGivenUp: true }],
    ["4.4.1", "delayed", { refusals: 0, isGivenUp: false }],
    ["2.1.5", "delivered", { refusals: 0, isGivenUp: false }],
  ])("of the status %s, %s, is read (MAIL-03)", async (status, action, expected) => {
    expect(await outcome((mail) => report({ ...mail, status, action }))).toEqual({ ...expected, isSeen: true });
  });

  it("returns the whole mail, not only its headers (MAIL-03)", async () => {
    expect(
      await outcome(({ mailId, recipient }) =>
        kept(
          "multipart/report",
          ["text/plain", "Your mail could not be delivered.\n"],
          ["message/delivery-status", statusOf(recipient, "5.1.1")],
          ["message/rfc822", `${headersOf(mailId)}\nDear Maya\n`],
        ),
      ),
    ).toEqual({ refusals: 1, isGivenUp: true, isSeen: true });
  });

  it("about an address behind the one that was written to says nothing of it (MAIL-03)", async () => {
    expect(await outcome((mail) => report({ ...mail, recipient: "partner@firm.example" }))).toEqual({
      refusals: 0,
      isGivenUp: false,
      isSeen: true,
    });
  });

  it.each([
    ["of a mail that was never sent", () => "11111111-2222-4333-8444-555555555555"],
    ["that guesses an id", (mailId: string) => mailId.slice(0, -1)],
  ])("%s is left alone (MAIL-03)", async (_kind, forged) => {
    expect(await outcome((mail) => report({ ...mail, mailId: forged(mail.mailId) }))).toEqual({
      refusals: 0,
      isGivenUp: false,
      isSeen: false,
    });
  });

  it("names the mail in the returned headers: words in the body of a mail count for nothing (MAIL-03)", async () => {
    expect(
      await outcome(({ mailId, recipient }) =>
        kept(
          "multipart/report",
          ["text/plain", headersOf(mailId)],
          ["message/delivery-status", statusOf(recipient, "5.1.1")],
          ["message/rfc822", `Subject: Another\n\n${headersOf(mailId)}`],
        ),
      ),
    ).toEqual({ refusals: 0, isGivenUp: false, isSeen: false });
  });
});

describe("the mailbox of delivery reports", () => {
  const atFirst = institutePutBack(firstDayFile);

  it("keeps other mails unread, and a long one of reports is read in slices (MAIL-03)", async () => {
    const { database, person } = await atFirst();
    const letter = kept("multipart/alternative", ["text/plain", "Dear office"]);
    const receipt = kept(
      "multipart/report",
      ["text/plain", "Read."],
      ["message/disposition-notification", "Displayed"],
    );
    const reports: KeptMail[] = [];
    for (let count = 0; count < 120; count += 1)
      reports.push(report({ ...(await departed(database, person("Maya").customerId, start)), action: "delayed" }));
    const server = await reportMailbox([letter, ...reports, receipt]);
    const reader = readerOf(database, server.url);
    await reader.read();
    expect([letter.isSeen, receipt.isSeen, reports.filter(({ isSeen }) => isSeen).length]).toEqual([false, false, 120]);
    expect(server.asked.filter((command) => command.startsWith("UID STORE")).length).toBe(3);
    await reader.stop();
    await server.close();
  });

  it("is logged without its password while it cannot be read, and is tried again (MAIL-03)", async () => {
    const { database, person } = await atFirst();
    const mails = [report(await departed(database, person("Maya").customerId, start))];
    const logged: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
    const server = await reportMailbox(mails);
    for (const wrong of [
      server.url.replace("s3cret", "wr0ng"),
      server.url.replace("Delivery", "Other"),
      server.url.replace(/:\d+\//, ":1/"),
    ]) {
      const reader = readerOf(database, wrong, () => start, log);
      await reader.read();
      await reader.stop();
    }
    expect(logged.map((line) => (JSON.parse(line) as { reason: string }).reason)).toEqual([
      "it refuses the user or the password",
      "no such folder",
      "connect ECONNREFUSED 127.0.0.1:1",
    ]);
    expect(logged.join("")).not.toMatch(/s3cret|wr0ng|bounces@/);
    expect(mails[0]?.isSeen).toBe(false);
    const reader = readerOf(database, server.url);
    await reader.read();
    expect(mails[0]?.isSeen).toBe(true);
    await reader.stop();
    await server.close();
  });

  it("on another machine has to offer encryption before the password is sent (MAIL-03)", async () => {
    const { database } = await atFirst();
    const server = await reportMailbox([]);
    const reader = new ReportReader({
      database,
      log: createLog("silent"),
      now: () => start,
      url: server.url,
      requiresTls: true,
    });
    await reader.read();
    expect(server.asked.some((command) => command.startsWith("LOGIN"))).toBe(false);
    await reader.stop();
    await server.close();
  });
});
