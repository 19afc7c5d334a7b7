import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";

import { balance } from "../../../../adapters/contract/customer.contract.ts";
import { SignIns } from "../../../../adapters/institute/provider/sign-ins.ts";
import { Browser, SignIn } from "../../support/browser.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { institutePutBack } from "../../support/fixture.ts";
import { ask, openInstitute, publicUrl } from "../../support/open-institute.ts";
import type { TestInstitute } from "../../support/test-institute.ts";

const maya = "maya.member@example.org";

const heard = async (institute: TestInstitute, token: string): Promise<string> => {
  const { status, refusal } = await ask(institute, "Maya", balance, {
    query: { report: "full" },
    headers: { authorization: `Bearer ${token}` },
  });
  return status === 200 ? "answered" : refusal.code;
};

const renewed = async (signIn: SignIn): Promise<boolean> =>
  (await signIn.returned(await signIn.begin({ prompt: "none" }))).searchParams.has("code");

const signOut = async (browser: Browser, idToken: string): Promise<void> => {
  const form = { id_token_hint: idToken, post_logout_redirect_uri: `${publicUrl}/logged-out.html` };
  const page = await browser.visit("/idp/session/end", form);
  const [, xsrf = ""] = /name="xsrf" value="(\w+)"/.exec(page.text) ?? [];
  const left = await browser.visit("/idp/session/end/confirm", { xsrf, logout: "yes" });
  expect(left.location).toBe(`${publicUrl}/logged-out.html`);
};

describe("a sign-in", () => {
  onEachDatabase(({ fresh }) => {
    const clock = { ahead: 0 };
    const now = () => new Date(Date.now() + clock.ahead);
    const atFirst = institutePutBack(fresh, { now, idleMinutes: 5 });
    const opened = async () => {
      clock.ahead = 0;
      const institute = await atFirst();
      const browser = new Browser(institute);
      const signIn = new SignIn(browser);
      return { institute, browser, signIn, tokens: await signIn.complete(maya) };
    };

    it("ends at sign-out: its tokens are invalid, and it is not renewed (SIGN-06)", async () => {
      const { institute, browser, signIn, tokens } = await opened();
      const { access_token: other } = await new SignIn(new Browser(institute)).complete(maya);
      expect(await heard(institute, tokens.access_token)).toBe("answered");
      await signOut(browser, tokens.id_token);
      expect(await heard(institute, tokens.access_token)).toBe("SIGNED_OUT");
      expect(await renewed(signIn)).toBe(false);
      expect(await heard(institute, other)).toBe("answered");
    });

    it("ends after twelve hours, however much it is used (SIGN-05)", async () => {
      const { institute, signIn, tokens } = await opened();
      for (let minutes = 4; minutes < 12 * 60; minutes += 4) {
        clock.ahead = minutes * 60_000;
        if (minutes % 60 === 0) expect(await renewed(signIn)).toBe(true);
        await new SignIns({ database: institute.database, now, idleMinutes: 5 }).use(
          decodeJwt(tokens.access_token)["sid"] as string,
          institute.person("Maya").customerId,
        );
      }
      clock.ahead = 12 * 60 * 60_000 + 1000;
      expect(await renewed(signIn)).toBe(false);
    });

    it("ends on the server after its idle timeout (SIGN-05)", async () => {
      const { signIn, tokens } = await opened();
      expect(tokens.expires_in).toBe(225);
      clock.ahead = 4 * 60_000;
      expect(await renewed(signIn)).toBe(true);
      clock.ahead = 8 * 60_000;
      expect(await renewed(signIn)).toBe(true);
      clock.ahead = 13 * 60_000 + 1000;
      expect(await renewed(signIn)).toBe(false);
    });

    it("lasts while it is used, by calls too", async () => {
      const { institute, signIn, tokens } = await opened();
      clock.ahead = 3.5 * 60_000;
      expect(await heard(institute, tokens.access_token)).toBe("answered");
      clock.ahead = 8 * 60_000;
      expect(await renewed(signIn)).toBe(true);
    });

    it("ends when its code is used twice, because another person has it", async () => {
      const { institute, browser } = await opened();
      const other = new SignIn(browser);
      const callback = await other.returned(await other.begin());
      const { tokens } = await other.tokens(callback);
      expect(await heard(institute, tokens.access_token)).toBe("answered");
      expect((await other.tokens(callback)).status).toBe(400);
      expect(await heard(institute, tokens.access_token)).toBe("SIGNED_OUT");
    });

    it("ends on every process at once, and issues one token for a code used 50 times over two of them", async () => {
      const storage = await fresh();
      if (storage.kind === "sqlite") return;
      const first = await openInstitute(storage);
      const second = await openInstitute(storage);
      const browser = new Browser(first);
      const signIn = new SignIn(browser);
      const { access_token: token, id_token: idToken } = await signIn.complete(maya);
      expect(await heard(second, token)).toBe("answered");
      await signOut(browser, idToken);
      expect(await heard(second, token)).toBe("SIGNED_OUT");

      await signIn.complete(maya);
      const other = new SignIn(browser);
      const callback = await other.returned(await other.begin());
      const tries = await Promise.all(
        Array.from({ length: 50 }, (_, index) => other.tokens(callback, {}, index % 2 === 0 ? first : second)),
      );
      expect(tries.filter(({ status }) => status === 200).length).toBe(1);
      await Promise.all([first.close(), second.close()]);
    });

    it("issues one token for a code used 50 times at once", async () => {
      const { browser } = await opened();
      const other = new SignIn(browser);
      const callback = await other.returned(await other.begin());
      const tries = await Promise.all(Array.from({ length: 50 }, () => other.tokens(callback)));
      expect(tries.filter(({ status }) => status === 200).length).toBe(1);
    });
  });
});
