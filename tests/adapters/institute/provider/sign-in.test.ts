import { createHash } from "node:crypto";

import { decodeJwt, decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";

import { profile } from "../../../../adapters/contract/customer.contract.ts";
import { Browser, SignIn, type Page } from "../../support/browser.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { sharedInstitute } from "../../support/fixture.ts";
import { ask, publicUrl } from "../../support/open-institute.ts";

const titleOf = (page: Page) => /<title>(.*)<\/title>/.exec(page.text)?.[1];

const signOut = async (browser: Browser, idToken: string | undefined): Promise<Page> => {
  const query = {
    post_logout_redirect_uri: `${publicUrl}/logged-out.html`,
    ...(idToken ? { id_token_hint: idToken } : {}),
  };
  return browser.visit("/idp/session/end", query);
};

describe("signing in", () => {
  onEachDatabase(({ fresh }) => {
    const institute = sharedInstitute(fresh);

    const opened = () => {
      const browser = new Browser(institute());
      return { browser, signIn: new SignIn(browser) };
    };

    it("asks for email and password, and the page may only be framed and scripted by this origin", async () => {
      const { browser, signIn } = opened();
      const page = await browser.visit((await signIn.begin()).location ?? "");
      expect(titleOf(page)).toBe("Sign in – Institute of Professional Accountants");
      expect(page.text).toContain('<label for="email">Email</label>');
      expect(page.text).toContain('autocomplete="current-password"');
      expect(page.headers["content-security-policy"]).not.toContain("unsafe");
      expect(page.headers["cache-control"]).toBe("no-store");
    });

    it("answers a redirecting page with the form itself, with a freshness of seconds", async () => {
      const { browser, signIn } = opened();
      const page = await browser.askWhereTo(signIn.address());
      expect([page.status, titleOf(page)]).toEqual([200, "Sign in – Institute of Professional Accountants"]);
      expect(page.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "private, max-age=10",
      });
      const [, form = ""] = /<form method="post" action="([^"]+)"/.exec(page.text) ?? [];
      const callback = await signIn.returned(
        await browser.visit(form, { email: "maya.member@example.org", password: "Ledger-2026" }),
      );
      expect((await signIn.tokens(callback)).status).toBe(200);
    });

    it("answers a redirecting page with the next address, where no form is needed", async () => {
      const { browser, signIn } = opened();
      await signIn.complete("maya.member@example.org");
      const { text, headers } = await browser.askWhereTo(new SignIn(browser).address());
      expect(headers["cache-control"]).toBe("no-store");
      expect((JSON.parse(text) as { readonly location: string }).location).toMatch(/\/callback\.html\?code=/);
    });

    it("allows the form's own script only", async () => {
      const { browser, signIn } = opened();
      const page = await browser.visit((await signIn.begin()).location ?? "");
      const [, script = ""] = /<script type="module">([^]*?)<\/script>/.exec(page.text) ?? [];
      const hash = createHash("sha256").update(script).digest("base64");
      expect(page.headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
    });

    it("lists all missing fields at once, in the order of the fields (FORM-04)", async () => {
      const { browser, signIn } = opened();
      const page = await browser.visit((await signIn.begin()).location ?? "", { email: " ", password: "" });
      expect(page.status).toBe(400);
      expect(
        [...page.text.matchAll(/<li><a href="#(\w+)">(.*?)<\/a><\/li>/g)].map(([, field, words]) => [field, words]),
      ).toEqual([
        ["email", "Enter your email"],
        ["password", "Enter your password"],
      ]);
      expect(page.text.match(/aria-invalid="true"/g)).toHaveLength(2);
    });

    it("issues a token that the API accepts, and an identity with groups (SIGN-09, SIGN-11)", async () => {
      const { signIn } = opened();
      const {
        access_token: accessToken,
        id_token: idToken,
        expires_in: expiresIn,
      } = await signIn.complete("maya.member@example.org");
      const { customerId } = institute().person("Maya");
      expect(expiresIn).toBe(600);
      expect(decodeProtectedHeader(accessToken)).toMatchObject({ typ: "at+jwt", alg: "RS256" });
      expect(decodeJwt(accessToken)).toMatchObject({
        sub: customerId,
        client_id: "guildhall-portal",
        scope: "api:read api:write",
      });
      expect(decodeJwt(idToken)).toMatchObject({
        sub: customerId,
        nonce: signIn.nonce,
        name: "Maya Member",
        email: "maya.member@example.org",
        groups: ["CN=portal,OU=groups,O=institute"],
      });
      const { status } = await ask(institute(), "Maya", profile, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      expect(status).toBe(200);
    });

    it("refuses a wrong password and an unknown email alike, keeping the email", async () => {
      const { browser, signIn } = opened();
      const { location = "" } = await signIn.begin();
      const wrong = await browser.visit(location, { email: "rita.retired@example.org", password: "Ledger-2025" });
      const unknown = await browser.visit(location, { email: "nobody@example.org", password: "Ledger-2026" });
      for (const page of [wrong, unknown]) {
        expect(page.status).toBe(401);
        expect(titleOf(page)).toMatch(/^Error: /);
        expect(page.text).toContain('role="alert"');
        expect(page.text).toContain("Email or password is not right");
        expect(page.text).not.toMatch(/Ledger-202[56]"/);
      }
      expect(wrong.text).toContain('value="rita.retired@example.org"');
    });

    it("accepts an email in any case and with invisible characters, and shows input only as text", async () => {
      const { browser, signIn } = opened();
      const { location = "" } = await signIn.begin();
      const odd = await browser.visit(location, { email: `"><script>alert(1)</script>`, password: "x" });
      expect(odd.text).not.toContain("<script>");
      const page = await browser.visit(location, {
        email: " \u202aFiona.FELLOW@example.org\u202c ",
        password: "Ledger-2026",
      });
      expect(page.status).toBe(303);
    });

    it("accepts a form only from the browser that began the sign-in", async () => {
      const { location = "" } = await opened().signIn.begin();
      const stranger = await opened().browser.visit(location, {
        email: "maya.member@example.org",
        password: "Ledger-2026",
      });
      expect(stranger.status).toBe(400);
      expect(stranger.text).toContain("This sign-in has ended");
    });

    it("renews silently while the session lasts (SIGN-03)", async () => {
      const { browser, signIn } = opened();
      await signIn.complete("maya.member@example.org");
      const renewal = new SignIn(browser);
      const silently = { prompt: "none", redirect_uri: `${publicUrl}/silent-renew.html` };
      const callback = await renewal.returned(await renewal.begin(silently));
      const { tokens, headers } = await renewal.tokens(callback);
      expect(decodeJwt(tokens.access_token).sub).toBe(institute().person("Maya").customerId);
      expect(headers["date"]).toBeDefined();
    });

    it("answers login_required to a renewal without a session", async () => {
      const { signIn } = opened();
      const callback = await signIn.returned(await signIn.begin({ prompt: "none" }));
      expect(callback.searchParams.get("error")).toBe("login_required");
    });

    it("signs out at the portal's request, and then refuses renewals (SIGN-06)", async () => {
      const { browser, signIn } = opened();
      const { id_token: idToken } = await signIn.complete("maya.member@example.org");
      const page = await signOut(browser, idToken);
      expect(page.text).toContain("/pages/sign-out.js");
      const [, xsrf = ""] = /name="xsrf" value="(\w+)"/.exec(page.text) ?? [];
      const left = await browser.visit("/idp/session/end/confirm", { xsrf, logout: "yes" });
      expect(left.location).toBe(`${publicUrl}/logged-out.html`);
      const callback = await signIn.returned(await signIn.begin({ prompt: "none" }));
      expect(callback.searchParams.get("error")).toBe("login_required");
    });

    it("asks before it signs out at any other request, even with another person's token", async () => {
      const { browser, signIn } = opened();
      await signIn.complete("maya.member@example.org");
      const { id_token: othersToken } = await opened().signIn.complete("owen.overdue@example.org");
      for (const hint of [undefined, othersToken]) {
        const page = await signOut(browser, hint);
        expect(page.text).toContain("Do you want to sign out of the portal?");
        expect(page.text).not.toContain("sign-out.js");
      }
      expect((await signIn.returned(await signIn.begin({ prompt: "none" }))).searchParams.get("code")).toBeTruthy();
    });

    it("reports a failed sign-out, and offers it again", async () => {
      const { browser, signIn } = opened();
      await signIn.complete("maya.member@example.org");
      const failed = await browser.visit("/idp/session/end/confirm", { xsrf: "lost", logout: "yes" });
      expect(failed.text).toContain("<h1>You are still signed in</h1>");
      const [, again = ""] = /class="button" href="(.*?)"/.exec(failed.text) ?? [];
      const [, xsrf = ""] = /name="xsrf" value="(\w+)"/.exec((await browser.visit(again)).text) ?? [];
      const left = await browser.visit("/idp/session/end/confirm", { xsrf, logout: "yes" });
      expect((await browser.visit(left.location ?? "")).text).toContain("You are signed out");
    });

    it("issues no token without the right verifier", async () => {
      const { signIn } = opened();
      await signIn.complete("maya.member@example.org");
      const callback = await signIn.returned(await signIn.begin());
      expect((await signIn.tokens(callback, { code_verifier: "x".repeat(43) })).status).toBe(400);
    });

    it("shows a page at an unknown address, such as a truncated link", async () => {
      const { browser } = opened();
      for (const address of ["/idp/", "/idp/choose-password", "/idp/nonsense"]) {
        const page = await browser.visit(address);
        expect([page.status, titleOf(page)]).toEqual([404, "Page not found – Institute of Professional Accountants"]);
        expect(page.text).toContain("Back to the portal");
      }
    });

    it("redirects nobody to a foreign address", async () => {
      const page = await opened().signIn.begin({ redirect_uri: "https://elsewhere.example/callback.html" });
      expect(page.status).toBe(400);
      expect(page.location).toBeUndefined();
    });
  });
});
