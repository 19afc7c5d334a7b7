import { describe, expect, it } from "vitest";

import { newPasswordLink } from "../../../../adapters/institute/provider/credentials/passwords.ts";
import { withHashingSlot } from "../../../../adapters/institute/provider/password.ts";
import { trialInstitute } from "../../../actors/trial-institute.ts";
import { Browser, SignIn, type Page } from "../../support/browser.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { openInstitute, publicUrl } from "../../support/open-institute.ts";
import type { TestInstitute } from "../../support/test-institute.ts";

const maya = "maya.member@example.org";
const right = "Ledger-2026";

/** A sign-in form that is open in a browser at an IP address. */
const recordForm = async (
  institute: TestInstitute,
  address = "192.0.2.1",
  browser = new Browser(institute, address),
) => {
  const { location = "" } = await new SignIn(browser).begin();
  return (email: string, password: string): Promise<Page> => browser.visit(location, { email, password });
};

const guesses = async (
  form: Awaited<ReturnType<typeof recordForm>>,
  count: number,
  email = maya,
): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let guess = 0; guess < count; guess += 1) statuses.push((await form(email, `guess ${guess}`)).status);
  return statuses;
};

describe("the limit of sign-ins begun by one address", () => {
  onEachDatabase(({ fresh }) => {
    it("is a hundred at once; signed-in people and other addresses continue", async () => {
      const now = new Date("2026-03-04T12:00:00Z");
      const institute = await openInstitute(await fresh(), { now: () => now });
      const signedIn = new Browser(institute, "192.0.2.1");
      await new SignIn(signedIn).complete(maya);

      const statuses: number[] = [];
      for (let count = 0; count < 100; count += 1)
        statuses.push((await new Browser(institute, "192.0.2.1").visit("/idp/auth/anything")).status);
      expect(new Set(statuses)).toEqual(new Set([400, 429]));

      for (const begun of [new SignIn(new Browser(institute, "192.0.2.1")).address(), "/idp/session/end"]) {
        const refused = await new Browser(institute, "192.0.2.1").visit(begun);
        expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "1"]);
      }
      expect((await new SignIn(signedIn).begin({ prompt: "none" })).location).toContain("code=");
      expect((await new SignIn(new Browser(institute, "192.0.2.2")).begin()).status).toBe(303);
      await institute.close();
    });
  });
});

describe("the limit of attempts to sign in", () => {
  onEachDatabase(({ fresh }) => {
    const clock = { now: new Date("2026-03-04T12:00:00Z") };
    const passing = (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    };
    const opened = async () => openInstitute(await fresh(), { now: () => clock.now });

    it("is ten at once for one email from one address, then one a minute", async () => {
      const institute = await opened();
      const form = await recordForm(institute);
      expect(await guesses(form, 10)).toEqual(Array<number>(10).fill(401));
      const refused = await form(maya, right);
      expect(refused.status).toBe(429);
      expect(refused.text).toContain("Too many attempts to sign in. Wait a minute and try again");
      expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
      expect((await form("mei.malaysia@example.org", right)).status).toBe(303);
      passing(61);
      expect((await (await recordForm(institute))(maya, right)).status).toBe(303);
      await institute.close();
    });

    it("counts one email from anywhere, and any email from one address", async () => {
      const institute = await opened();
      const addresses = Array.from({ length: 25 }, (_, index) => `198.51.100.${index}`);
      const statuses: number[] = [];
      for (const address of addresses) statuses.push(...(await guesses(await recordForm(institute, address), 1)));
      expect(statuses.filter((status) => status === 401).length).toBe(20);

      const form = await recordForm(institute, "203.0.113.1");
      const others: number[] = [];
      for (let index = 0; index < 45; index += 1)
        others.push(...(await guesses(form, 1, `nobody-${index}@example.org`)));
      expect(others.filter((status) => status === 401).length).toBe(40);
      await institute.close();
    });

    it("does not include others' guesses on a device that signed in before", async () => {
      const institute = await opened();
      const browser = new Browser(institute, "192.0.2.7");
      expect((await (await recordForm(institute, "", browser))(maya, right)).status).toBe(303);
      browser.forgetSession();
      for (let address = 0; address < 21; address += 1)
        await guesses(await recordForm(institute, `198.51.100.${address}`), 1);
      expect((await (await recordForm(institute, "192.0.2.8"))(maya, right)).status).toBe(429);
      expect((await (await recordForm(institute, "", browser))(maya, right)).status).toBe(303);
      await institute.close();
    });

    it("does not include strangers' guesses on a device where a mailed link was used", async () => {
      const institute = await opened();
      const known = new Browser(institute, "192.0.2.7");
      expect((await (await recordForm(institute, "", known))(maya, right)).status).toBe(303);
      for (let attempt = 0; attempt < 30; attempt += 1) {
        passing(1);
        await guesses(await recordForm(institute, `198.51.100.${attempt}`), 1);
      }
      const owner = new Browser(institute, "192.0.2.8");
      const stopped = await (await recordForm(institute, "", owner))(maya, right);
      expect([stopped.status, stopped.text.includes("or choose a new password by “Forgotten your password?”")]).toEqual(
        [429, true],
      );

      const { customerId } = institute.person("Maya");
      const link = await newPasswordLink(institute.database, { customerId, publicUrl, lasts: 60_000, now: clock.now });
      await owner.visit(link, { password: "three unrelated words" });
      expect((await (await recordForm(institute, "", owner))(maya, "three unrelated words")).status).toBe(303);

      known.forgetSession();
      expect((await (await recordForm(institute, "", known))(maya, "three unrelated words")).status).toBe(429);
      await institute.close();
    });

    it("counts all processes together", async () => {
      const storage = await fresh();
      if (storage.kind === "sqlite") return;
      const first = await openInstitute(storage, { now: () => clock.now });
      const second = await openInstitute(storage, { now: () => clock.now });
      expect(await guesses(await recordForm(first), 10)).not.toContain(429);
      expect((await (await recordForm(second))(maya, right)).status).toBe(429);
      await Promise.all([first.close(), second.close()]);
    });

    it("holds after the clock was set back", async () => {
      const institute = await opened();
      const form = await recordForm(institute);
      await guesses(form, 11);
      passing(-24 * 60 * 60);
      expect((await form(maya, right)).status).toBe(303);
      await institute.close();
    });
  });

  it("uses the address that the proxies saw, not the caller's claim", async () => {
    const institute = await trialInstitute({ trustProxy: 1 });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const browser = new Browser(institute, "10.0.0.1", `203.0.113.${index}, 192.0.2.9`);
      statuses.push(...(await guesses(await recordForm(institute, "", browser), 1)));
    }
    expect(statuses.filter((status) => status === 429).length).toBe(2);
    await institute.close();
  });

  it("includes ten checks at once: others are asked to retry, and keep their email", async () => {
    const institute = await trialInstitute();
    const form = await recordForm(institute);
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const checks = Array.from({ length: 9 }, () => withHashingSlot(() => ended));
    expect((await form("nobody@example.org", "guess")).status).toBe(401);
    checks.push(withHashingSlot(() => ended));
    const { status, headers, text } = await form("nobody@example.org", "guess");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(text).toContain("Many people are signing in at this moment. Wait a few seconds and try again");
    expect(text).toContain('value="nobody@example.org"');
    end();
    await Promise.all(checks);
    expect((await form("nobody@example.org", "guess")).status).toBe(401);
    await institute.close();
  });
});
