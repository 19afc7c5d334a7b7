import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { changeSignInEmail, signInDetails } from "../../../../../adapters/contract/credentials.contract.ts";
import { balance } from "../../../../../adapters/contract/customer.contract.ts";
import type { StorageChoice } from "../../../../../adapters/institute/platform/storage/storage.ts";
import "../../../../../adapters/institute/provider/credentials/link-requests.ts";
import { Browser, SignIn } from "../../../support/browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask, openInstitute, publicUrl } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const chosen = "correct horse battery";

const mailsTo = (institute: TestInstitute, recipient: string) =>
  institute.database.selectFrom("mails").selectAll().where("recipient", "=", recipient).orderBy("writtenAt").execute();

const linkIn = (text: string): string => /\S+\/idp\/choose-password\/\S+/.exec(text)?.[0] ?? "";

/** The latest link. A timer writes the mail after the page is answered. */
const sentLink = async (institute: TestInstitute, recipient: string, after = 0): Promise<string> => {
  let links: string[] = [];
  await expect
    .poll(async () => {
      links = (await mailsTo(institute, recipient)).map(({ text }) => linkIn(text)).filter((link) => link !== "");
      return links.length;
    })
    .toBeGreaterThan(after);
  return links.at(-1) ?? "";
};

const signsIn = async (institute: TestInstitute, email: string, password: string): Promise<boolean> => {
  const browser = new Browser(institute);
  const signIn = new SignIn(browser);
  const { location = "" } = await signIn.begin();
  await browser.visit(location);
  return (await browser.visit(location, { email, password })).status === 303;
};

const opened: TestInstitute[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((institute) => institute.close()))));

/** Two processes of one institute where the database allows them, and the outcome of 50 simultaneous uses of a link. */
const overTwo = async (storage: StorageChoice) => {
  const institute = await openInstitute(storage);
  const other = storage.kind === "postgres" ? await openInstitute(storage) : institute;
  opened.push(...new Set([institute, other]));
  const taken = async (link: string) => {
    const takers = Array.from({ length: 50 }, (_, index) => new Browser(index % 2 === 0 ? institute : other));
    const pages = await Promise.all(
      takers.map((taker, index) => taker.visit(link, { password: `${chosen} ${String(index)}` })),
    );
    const count = (...statuses: readonly number[]) => pages.filter(({ status }) => statuses.includes(status)).length;
    return { 200: count(200), "410 or 503": count(410, 503) };
  };
  return { institute, taken };
};

onEachDatabase(({ fresh, empty }) => {
  const maya = "maya.member@example.org";

  describe("a customer with a forgotten password", () => {
    let now = new Date();
    const atFirst = institutePutBack(fresh, { now: () => now });
    beforeEach(() => {
      now = new Date();
    });

    it("chooses another one by a single-use link", async () => {
      const institute = await atFirst();
      const browser = new Browser(institute);
      const asked = await browser.visit(`${publicUrl}/idp/forgotten-password`, { email: "Maya.Member@example.org" });
      expect(asked.text).toContain("If this is the email of an account");
      const link = await sentLink(institute, maya);
      expect((await browser.visit(link)).text).toContain("Choose a password");
      expect((await browser.visit(link, { password: "too short" })).text).toContain("at least 12 characters");
      expect((await browser.visit(link, { password: "password1234" })).text).toContain("Many people use this password");
      expect((await browser.visit(link, { password: "member of guildhall" })).text).toContain(
        "contains your name, your email or our name",
      );
      expect(await signsIn(institute, maya, "Ledger-2026")).toBe(true);
      expect((await browser.visit(link, { password: chosen })).text).toContain("Your password is saved");
      expect((await browser.visit(link, { password: `${chosen} again` })).status).toBe(410);
      expect((await browser.visit(link)).status).toBe(410);
      expect(await signsIn(institute, maya, chosen)).toBe(true);
      expect(await signsIn(institute, maya, "Ledger-2026")).toBe(false);
      expect((await mailsTo(institute, maya)).map(({ subject }) => subject)).toContain("Your password was changed");
    });

    it("gets the same answer for known and unknown addresses, and no mail goes to unknown ones", async () => {
      const institute = await atFirst();
      const ask = (email: string) => new Browser(institute).visit(`${publicUrl}/idp/forgotten-password`, { email });
      const [known, unknown, closed] = [
        await ask(maya),
        await ask("nobody@example.org"),
        await ask("clara.closed@example.org"),
      ];
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
      expect(closed.text).toEqual(known.text);
      await sentLink(institute, maya);
    });

    it("gets the link also behind many requests of others", async () => {
      const institute = await atFirst();
      const others = Array.from({ length: 120 }, (_, nth) => ({
        requestId: String(nth),
        email: `nobody-${nth}@example.org`,
        requestedAt: now.getTime() - 1,
      }));
      await institute.database.insertInto("passwordLinkRequests").values(others).execute();
      await new Browser(institute).visit(`${publicUrl}/idp/forgotten-password`, { email: maya });
      await sentLink(institute, maya);
      expect(await institute.database.selectFrom("passwordLinkRequests").selectAll().execute()).toEqual([]);
    });

    it("ends every sign-in", async () => {
      const institute = await atFirst();
      const { access_token: token } = await new SignIn(new Browser(institute)).complete(maya);
      const { customerId } = institute.person("Maya");
      const call = () =>
        institute.app.inject({
          url: `/api${balance.path.replace("{id}", customerId)}?report=full`,
          headers: { authorization: `Bearer ${token}`, "x-client-id": "guildhall-portal" },
        });
      expect((await call()).statusCode).toBe(200);
      await new Browser(institute).visit(`${publicUrl}/idp/forgotten-password`, { email: maya });
      await new Browser(institute).visit(await sentLink(institute, maya), { password: chosen });
      expect((await call()).statusCode).toBe(401);
    });

    it("cannot use a link after half an hour, or after requesting another one", async () => {
      const institute = await atFirst();
      const browser = new Browser(institute);
      await browser.visit(`${publicUrl}/idp/forgotten-password`, { email: maya });
      const first = await sentLink(institute, maya);
      now = new Date(now.getTime() + 29 * 60_000);
      expect((await browser.visit(first)).status).toBe(200);
      await browser.visit(`${publicUrl}/idp/forgotten-password`, { email: maya });
      const second = await sentLink(institute, maya, 1);
      expect((await browser.visit(first)).status).toBe(410);
      now = new Date(now.getTime() + 31 * 60_000);
      expect((await browser.visit(second, { password: chosen })).status).toBe(410);
    });

    it("has a link that only one of 50 simultaneous users redeems, over two processes", async () => {
      const { institute, taken } = await overTwo(await fresh());
      await new Browser(institute).visit(`${publicUrl}/idp/forgotten-password`, { email: maya });
      expect(await taken(await sentLink(institute, maya))).toEqual({ 200: 1, "410 or 503": 49 });
      expect(
        (await mailsTo(institute, maya)).filter(({ subject }) => subject === "Your password was changed"),
      ).toHaveLength(1);
    });
  });

  describe("a customer with another sign-in email", () => {
    const next = "maya@elsewhere.example";
    let now = new Date();
    const atFirst = institutePutBack(fresh, { now: () => now });
    beforeEach(() => {
      now = new Date();
    });
    const asks = (institute: TestInstitute, email: string, { who = "Maya", present = "Ledger-2026" } = {}) =>
      ask(institute, who, changeSignInEmail, { body: { email, present } });
    const confirmation = async (institute: TestInstitute, recipient = next): Promise<string> =>
      (await mailsTo(institute, recipient))
        .map(({ text }) => /\S+\/idp\/confirm-email\/\S+/.exec(text)?.[0] ?? "")
        .findLast((link) => link !== "") ?? "";
    const subjectsTo = async (institute: TestInstitute, recipient: string) =>
      (await mailsTo(institute, recipient)).map(({ subject }) => subject).toSorted();

    it("keeps the current one until the single-use link is confirmed, and both are notified", async () => {
      const institute = await atFirst();
      expect((await asks(institute, " Maya@Elsewhere.example ")).status).toBe(204);
      expect((await ask(institute, "Maya", signInDetails)).answer).toEqual({
        email: maya,
        awaited: next,
        forgotten: `${publicUrl}/idp/forgotten-password`,
      });
      const link = await confirmation(institute);
      expect((await new Browser(institute).visit(link)).text).toContain(`You will then sign in with ${next}`);
      expect([await signsIn(institute, maya, "Ledger-2026"), await signsIn(institute, next, "Ledger-2026")]).toEqual([
        true,
        false,
      ]);
      expect((await new Browser(institute).visit(link, {})).text).toContain("Your sign-in email is changed");
      expect([await signsIn(institute, maya, "Ledger-2026"), await signsIn(institute, next, "Ledger-2026")]).toEqual([
        false,
        true,
      ]);
      expect((await new Browser(institute).visit(link, {})).status).toBe(410);
      expect((await ask(institute, "Maya", signInDetails)).answer).toMatchObject({ email: next });
      expect(await subjectsTo(institute, maya)).toEqual([
        "A new email for your sign-in",
        "A sign-in on a new device",
        "Your sign-in email was changed",
      ]);
      expect(await subjectsTo(institute, next)).toEqual([
        "A sign-in on a new device",
        "Confirm your new sign-in email",
        "Your sign-in email was changed",
      ]);
    });

    it("gets the same answer when another customer has the email, who alone is notified", async () => {
      const institute = await atFirst();
      const taken = "owen.overdue@example.org";
      const [free, other] = [await asks(institute, next), await asks(institute, taken, { who: "Priya" })];
      expect([other.status, other.answer]).toEqual([free.status, free.answer]);
      expect((await ask(institute, "Priya", signInDetails)).answer.awaited).toBe(taken);
      expect(await subjectsTo(institute, taken)).toEqual(["Somebody asked to sign in with your email"]);
      expect(await confirmation(institute, taken)).toBe("");
    });

    it("gets an email that two customers requested only if first", async () => {
      const institute = await atFirst();
      await asks(institute, next);
      const first = await confirmation(institute);
      now = new Date(now.getTime() + 1000);
      await asks(institute, next, { who: "Priya" });
      const second = await confirmation(institute);
      expect((await new Browser(institute).visit(second, {})).status).toBe(200);
      expect((await new Browser(institute).visit(first, {})).status).toBe(410);
      expect(await signsIn(institute, maya, "Ledger-2026")).toBe(true);
    });

    it("has no valid link after a day, after another request, or after a new password", async () => {
      const institute = await atFirst();
      const browser = new Browser(institute);
      const after = async (milliseconds: number) => {
        const link = await confirmation(institute);
        now = new Date(now.getTime() + milliseconds);
        return link;
      };
      await asks(institute, next);
      const old = await after(24 * 60 * 60_000);
      expect((await browser.visit(old, {})).status).toBe(410);
      await asks(institute, next);
      const replaced = await after(1000);
      await asks(institute, next);
      expect((await browser.visit(replaced, {})).status).toBe(410);
      const last = await after(1000);
      await browser.visit(`${publicUrl}/idp/forgotten-password`, { email: maya });
      await browser.visit(await sentLink(institute, maya), { password: chosen });
      expect((await browser.visit(last, {})).status).toBe(410);
      expect(await signsIn(institute, maya, chosen)).toBe(true);
    });

    it("has no valid password links in the old mailbox", async () => {
      const institute = await atFirst();
      const browser = new Browser(institute);
      await browser.visit(`${publicUrl}/idp/forgotten-password`, { email: maya });
      const link = await sentLink(institute, maya);
      await asks(institute, next);
      await browser.visit(await confirmation(institute), {});
      expect((await browser.visit(link, { password: chosen })).status).toBe(410);
    });

    it("has to enter the current password and a valid email", async () => {
      const institute = await atFirst();
      expect((await asks(institute, next, { present: "Ledger-2027" })).refusal.code).toBe("WRONG_PASSWORD");
      expect((await asks(institute, "maya")).refusal.code).toBe("INVALID_EMAIL");
      expect((await asks(institute, "MAYA.member@example.org")).refusal.code).toBe("SAME_EMAIL");
      expect(await mailsTo(institute, next)).toEqual([]);
    });

    it("sees the waiting time after too many requests", async () => {
      // A separate institute, because refusals are cached in memory.
      const institute = await openInstitute(await empty());
      opened.push(institute);
      for (let time = 0; time < 5; time += 1) await asks(institute, next);
      const { status, refusal } = await asks(institute, next);
      expect([status, refusal.description]).toEqual([429, "Too many requests. Try again in 10 minutes."]);
    });
  });

  describe("an invited customer", () => {
    it("chooses a password by the link and signs in with it", async () => {
      const institute = await openInstitute(await empty(), { seedPeople: false });
      const { database } = institute;
      const registrar = registrarAt(database);
      await registrar("import", "adapters/institute/registrar/example", "--apply");
      const alice = "alice.archer@example.net";
      expect(await registrar("invite", alice)).toContain("Nothing has changed");
      expect(await mailsTo(institute, alice)).toEqual([]);
      await registrar("invite", alice, "--apply");
      const link = await sentLink(institute, alice);
      expect(link).toContain(publicUrl);
      await new Browser(institute).visit(link, { password: chosen });
      expect(await signsIn(institute, alice, chosen)).toBe(true);
      await institute.close();
    });

    it("has an invitation that only one of 50 simultaneous users redeems, over two processes", async () => {
      const { institute, taken } = await overTwo(await fresh());
      await registrarAt(institute.database)("invite", maya, "--apply");
      expect(await taken(await sentLink(institute, maya))).toEqual({ 200: 1, "410 or 503": 49 });
    });
  });
});
