import { beforeEach, describe, expect, it } from "vitest";

import {
  addPasskey,
  beginPasskey,
  passkeys,
  removePasskey,
} from "../../../../../adapters/contract/credentials-passkeys.contract.ts";
import { noPassword } from "../../../../../adapters/institute/provider/password.ts";
import "../../../../../adapters/institute/provider/credentials/passkeys.store.ts";
import { maxPasskeys } from "../../../../../domain/customer/passkeys.ts";
import { Authenticator } from "../../../support/authenticator.ts";
import { Browser, SignIn } from "../../../support/browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask, openInstitute, publicUrl } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const present = "Ledger-2026";
const maya = "maya.member@example.org";

type CreationOptions = Parameters<Authenticator["create"]>[0];

const beginRegistration = async (institute: TestInstitute, who: string, body: object = { present }) => {
  const { status, answer, refusal } = await ask(institute, who, beginPasskey, { body });
  return { status, code: refusal.code, options: answer?.options as unknown as CreationOptions };
};

const add = async (institute: TestInstitute, who: string, authenticator = new Authenticator(publicUrl)) => {
  const { options } = await beginRegistration(institute, who);
  const body = { name: "My phone", response: authenticator.create(options) };
  const { status, refusal } = await ask(institute, who, addPasskey, { body });
  return { authenticator, status, code: refusal.code, body };
};

const unescaped = (text: string): string => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** A sign-in page, and the result of sending it an authenticator's response. */
const signInPage = async (institute: TestInstitute, browser = new Browser(institute)) => {
  const signIn = new SignIn(browser);
  const { location = "" } = await signIn.begin();
  const { text } = await browser.visit(location);
  const [, options = ""] = /data-options="([^"]*)"/.exec(text) ?? [];
  const send = (response: object | string, at: TestInstitute = institute) =>
    browser.visit(
      `${location}/passkey`,
      { response: typeof response === "string" ? response : JSON.stringify(response) },
      at,
    );
  return { text, signIn, options: JSON.parse(unescaped(options)) as { challenge: string }, send };
};

const subjectsTo = async (institute: TestInstitute, recipient: string) =>
  (await institute.database.selectFrom("mails").select("subject").where("recipient", "=", recipient).execute())
    .map(({ subject }) => subject)
    .toSorted();

describe("a passkey", () => {
  onEachDatabase(({ fresh }) => {
    let now = new Date();
    beforeEach(() => {
      now = new Date();
    });
    const atFirst = institutePutBack(fresh, { now: () => now });

    it("is added, listed with its last use, signs in without a password, and is removed (PASS-03, PASS-04)", async () => {
      const institute = await atFirst();
      const { authenticator, status } = await add(institute, "Maya");
      expect(status).toBe(204);
      const { answer } = await ask(institute, "Maya", passkeys);
      expect(answer).toEqual({
        passkeys: [{ key: expect.any(String) as string, name: "My phone", addedAt: now.getTime() }],
        hasPassword: true,
        canAdd: true,
      });
      now = new Date(now.getTime() + 60_000);
      const { signIn, options, send } = await signInPage(institute);
      const { tokens } = await signIn.tokens(await signIn.returned(await send(authenticator.get(options))));
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const listed = await ask(institute, "Maya", passkeys, { headers });
      expect(listed.answer.passkeys[0]?.lastUsedAt).toBe(now.getTime());
      const params = { key: listed.answer.passkeys[0]?.key ?? "" };
      // The sign-in is recent, so no password is required.
      expect((await ask(institute, "Maya", removePasskey, { params, headers, body: {} })).status).toBe(204);
      expect((await ask(institute, "Maya", removePasskey, { params, headers, body: {} })).status).toBe(204);
      const next = await signInPage(institute);
      expect((await next.send(authenticator.get(next.options))).status).toBe(401);
      expect(await subjectsTo(institute, maya)).toEqual([
        "A passkey was added",
        "A passkey was removed",
        "A sign-in on a new device",
      ]);
    });

    it("still signs in after the theft of the database, on a challenge of a new key (VERI-04, PASS-04)", async () => {
      const storage = await fresh();
      const before = await openInstitute(storage, { now: () => now });
      const { authenticator } = await add(before, "Maya");
      await registrarAt(before.database, {}, now)("rotate-keys", "--compromised", "--apply");
      const after = await openInstitute(storage, { now: () => now });
      const stolen = await signInPage(before);
      expect((await stolen.send(authenticator.get(stolen.options), after)).status).not.toBe(303);
      const { signIn, options, send } = await signInPage(after);
      const { tokens } = await signIn.tokens(await signIn.returned(await send(authenticator.get(options))));
      expect(tokens.access_token).toEqual(expect.any(String));
      await Promise.all([before.close(), after.close()]);
    });

    it("requires the password or a recent sign-in to be added or removed (PASS-03)", async () => {
      const institute = await atFirst();
      const token = await institute.accessTokenFor(institute.person("Maya").customerId);
      const headers = { authorization: `Bearer ${token}` };
      now = new Date(now.getTime() + 9 * 60_000);
      expect((await ask(institute, "Maya", beginPasskey, { headers, body: {} })).status).toBe(200);
      await institute.database
        .updateTable("signIns")
        .set({ startedAt: now.getTime() - 10 * 60_000 - 1 })
        .execute();
      expect((await ask(institute, "Maya", beginPasskey, { headers, body: {} })).refusal.code).toBe("SIGN_IN_AGAIN");
      expect((await beginRegistration(institute, "Maya", { present: "Ledger-2027" })).code).toBe("WRONG_PASSWORD");
    });

    it("cannot be removed as the last way to sign in (PASS-03)", async () => {
      const institute = await atFirst();
      const { customerId } = institute.person("Maya");
      await add(institute, "Maya");
      await institute.database
        .updateTable("customers")
        .set({ passwordHash: noPassword(4) })
        .where("customerId", "=", customerId)
        .execute();
      const listed = async () => (await ask(institute, "Maya", passkeys)).answer;
      const remove = async (place: number) => {
        const params = { key: (await listed()).passkeys[place]?.key ?? "" };
        return (await ask(institute, "Maya", removePasskey, { params, body: {} })).refusal.code;
      };
      expect((await listed()).hasPassword).toBe(false);
      expect(await remove(0)).toBe("LAST_WAY_IN");
      const { answer } = await ask(institute, "Maya", beginPasskey, { body: {} });
      const second = new Authenticator(publicUrl).create(answer.options as unknown as CreationOptions);
      await ask(institute, "Maya", addPasskey, { body: { name: "Key", response: second } });
      const gone = await Promise.all([remove(0), remove(1)]);
      expect(gone.filter((code) => code === "LAST_WAY_IN").length).toBeLessThanOrEqual(1);
      expect((await listed()).passkeys).toHaveLength(1);
    });

    it("uses EdDSA, ES256 or RS256, whatever else the runtime supports (PASS-03)", async () => {
      const { answer } = await ask(await atFirst(), "Maya", beginPasskey, { body: { present } });
      expect(answer.options).toMatchObject({ pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }] });
    });

    it("is not added twice, with another person's challenge, for another origin, or unverified (PASS-03)", async () => {
      const institute = await atFirst();
      const { body } = await add(institute, "Maya");
      expect((await ask(institute, "Maya", addPasskey, { body })).refusal.code).toBe("PASSKEY_NOT_ACCEPTED");
      const tried = async (who: string, odd: Parameters<Authenticator["create"]>[1]) => {
        const { options } = await beginRegistration(institute, "Maya");
        const response = new Authenticator(publicUrl).create(options, odd);
        return (await ask(institute, who, addPasskey, { body: { name: "Key", response } })).refusal.code;
      };
      expect(await tried("Owen", {})).toBe("PASSKEY_NOT_ACCEPTED");
      expect(await tried("Maya", { origin: "https://elsewhere.example" })).toBe("PASSKEY_NOT_ACCEPTED");
      expect(await tried("Maya", { isUserVerified: false })).toBe("PASSKEY_NOT_ACCEPTED");
      expect(await tried("Maya", { crossOrigin: true })).toBe("PASSKEY_NOT_ACCEPTED");
      const { options } = await beginRegistration(institute, "Maya");
      now = new Date(now.getTime() + 16 * 60_000);
      const late = { name: "Key", response: new Authenticator(publicUrl).create(options) };
      expect((await ask(institute, "Maya", addPasskey, { body: late })).refusal.code).toBe("PASSKEY_NOT_ACCEPTED");
      expect((await ask(institute, "Maya", passkeys)).answer.passkeys).toHaveLength(1);
      expect((await ask(institute, "Owen", passkeys)).answer.passkeys).toEqual([]);
    });

    it("is refused beyond the largest number, also when its creation began before (PASS-03)", async () => {
      const institute = await atFirst();
      const { customerId } = institute.person("Maya");
      const begun = [];
      for (let nth = 0; nth < 2; nth += 1) begun.push((await beginRegistration(institute, "Maya")).options);
      for (let nth = 1; nth < maxPasskeys; nth += 1)
        await institute.database
          .insertInto("passkeys")
          .values({
            passkeyId: `key ${nth}`,
            customerId,
            credentialId: `credential ${nth}`,
            publicKey: "",
            counter: 0,
            transports: "[]",
            name: "Key",
            addedAt: 0,
            lastUsedAt: null,
          })
          .execute();
      const codes = [];
      for (const options of begun) {
        const body = { name: "Key", response: new Authenticator(publicUrl).create(options) };
        codes.push((await ask(institute, "Maya", addPasskey, { body })).refusal.code);
      }
      expect(codes).toEqual(["", "TOO_MANY_PASSKEYS"]);
      expect((await ask(institute, "Maya", passkeys)).answer.passkeys).toHaveLength(maxPasskeys);
    });

    it("of another person is not removed (PASS-03)", async () => {
      const institute = await atFirst();
      await add(institute, "Maya");
      const { answer } = await ask(institute, "Maya", passkeys);
      const params = { key: answer.passkeys[0]?.key ?? "" };
      expect((await ask(institute, "Owen", removePasskey, { params, body: { present } })).status).toBe(204);
      expect((await ask(institute, "Maya", passkeys)).answer.passkeys).toHaveLength(1);
    });

    it("is refused with a reused challenge, another page's, another origin, unverified, or malformed (PASS-04)", async () => {
      const institute = await atFirst();
      const { authenticator } = await add(institute, "Maya");
      const first = await signInPage(institute);
      const used = authenticator.get(first.options);
      expect((await first.send(used)).status).toBe(303);
      expect((await first.send(used)).status).not.toBe(303);
      const other = await signInPage(institute);
      expect((await other.send(used)).status).toBe(401);
      expect((await other.send(authenticator.get(first.options))).status).toBe(401);
      const odd = [{ origin: "https://elsewhere.example" }, { isUserVerified: false }, { crossOrigin: true }];
      for (const each of odd) {
        const page = await signInPage(institute);
        expect((await page.send(authenticator.get(page.options, each))).status).toBe(401);
      }
      const forged = new Authenticator(publicUrl);
      const page = await signInPage(institute);
      expect(
        (await page.send({ ...forged.get(page.options), id: authenticator.id, rawId: authenticator.id })).status,
      ).toBe(401);
      for (const text of ["", "null", "[]", '{"id":1}', '{"id":"a","response":{}}', "{".repeat(4000)]) {
        const again = await signInPage(institute);
        const { status, text: shown } = await again.send(text);
        expect(status, text.slice(0, 20)).toBe(401);
        expect(shown).toContain("Your passkey was not accepted");
      }
    });

    it("that is not on record is named to the device, which stops offering it; no other is (PASS-04)", async () => {
      const institute = await atFirst();
      const { authenticator } = await add(institute, "Maya");
      const [first, second] = [await signInPage(institute), await signInPage(institute)];
      const wrong = authenticator.get(first.options, { isUserVerified: false });
      expect((await first.send(wrong)).text).toContain('data-unknown=""');
      await institute.database.deleteFrom("passkeys").execute();
      const { text } = await second.send(authenticator.get(second.options));
      expect(text).toContain(`data-unknown="${authenticator.id}"`);
    });

    it("whose counter does not grow is refused as a copy, which the owner sees (PASS-04, ACTV-01)", async () => {
      const institute = await atFirst();
      const { authenticator } = await add(institute, "Maya");
      const attempt = async (counter: number) => {
        const page = await signInPage(institute);
        return (await page.send(authenticator.get(page.options, { counter }))).status;
      };
      expect(await attempt(5)).toBe(303);
      expect(await attempt(5)).toBe(401);
      expect(await attempt(4)).toBe(401);
      expect(await attempt(6)).toBe(303);
      const counts = () => institute.database.selectFrom("activityCounts").select(["kind", "count"]).execute();
      await expect.poll(counts).toEqual([{ kind: "signInRefused", count: 2 }]);
    });

    it("is mentioned in the mail about a forgotten password (PASS-03)", async () => {
      const institute = await atFirst();
      await add(institute, "Maya");
      const owen = "owen.overdue@example.org";
      for (const email of [maya, owen])
        await new Browser(institute).visit(`${publicUrl}/idp/forgotten-password`, { email });
      const textTo = async (recipient: string) =>
        (
          await institute.database
            .selectFrom("mails")
            .select("text")
            .where("recipient", "=", recipient)
            .where("subject", "=", "Choose a new password")
            .executeTakeFirst()
        )?.text;
      for (const email of [maya, owen]) await expect.poll(() => textTo(email)).toBeDefined();
      expect(await textTo(maya)).toContain("You also have a passkey");
      expect(await textTo(owen)).not.toContain("passkey");
    });

    it("is offered by the page, which works without JavaScript too (PASS-04)", async () => {
      const institute = await atFirst();
      const { text, options } = await signInPage(institute);
      expect(text).toContain('autocomplete="username webauthn"');
      expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
      expect(text).toMatch(
        /<form\s+id="passkey"[^>]*\sclass="scripted"[^]*?<button type="submit" class="second" disabled>/,
      );
      expect(await new SignIn(new Browser(institute)).complete(maya)).toHaveProperty("access_token");
    });

    it("is accepted once, over two processes (PASS-04)", async () => {
      const storage = await fresh();
      if (storage.kind === "sqlite") return;
      const [one, two] = [await openInstitute(storage), await openInstitute(storage)];
      const { authenticator } = await add(one, "Maya");
      const { options, send } = await signInPage(one);
      const response = authenticator.get(options);
      const tries = await Promise.all(Array.from({ length: 10 }, (_, index) => send(response, index % 2 ? one : two)));
      expect(tries.filter(({ status }) => status === 303)).toHaveLength(1);
      await Promise.all([one.close(), two.close()]);
    });

    it("is not announced as a new device in a known browser (PASS-04)", async () => {
      const institute = await atFirst();
      const browser = new Browser(institute);
      for (let times = 0; times < 2; times += 1) {
        browser.forgetSession();
        await new SignIn(browser).complete(maya);
      }
      expect(await subjectsTo(institute, maya)).toEqual([]);
      await new SignIn(new Browser(institute)).complete(maya);
      expect(await subjectsTo(institute, maya)).toEqual(["A sign-in on a new device"]);
    });
  });
});
