import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";

import { Browser, SignIn, type Answering, type Page } from "../../support/browser.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { sharedInstitute } from "../../support/fixture.ts";
import { openInstitute, publicUrl } from "../../support/open-institute.ts";

const maya = { email: "maya.member@example.org", password: "Ledger-2026" };
const owen = { ...maya, email: "owen.overdue@example.org" };
const wrong = { ...maya, password: "Ledger-2025" };

/** A sign-in form that is open in a browser. */
const openForm = async (institute: Answering) => {
  const browser = new Browser(institute);
  const signIn = new SignIn(browser);
  const { location: form = "" } = await signIn.begin();
  await browser.visit(form);
  return {
    browser,
    signIn,
    form,
    resumed: form.replace(/\/sign-in$/, ""),
    send: (entered: typeof maya, at?: Answering) => browser.visit(form, entered, at),
  };
};
type OpenForm = Awaited<ReturnType<typeof openForm>>;

const codeOf = ({ location = "" }: Page): string | null => new URL(location, publicUrl).searchParams.get("code");

/** The customer signed in by the page after a form. */
const signedInBy = async ({ signIn }: OpenForm, page: Page): Promise<string | undefined> =>
  decodeJwt((await signIn.tokens(await signIn.returned(page))).tokens.id_token)["email"] as string;

const signOut = async ({ browser }: OpenForm): Promise<void> => {
  const page = await browser.visit("/idp/session/end", { post_logout_redirect_uri: `${publicUrl}/logged-out.html` });
  const [, xsrf = ""] = /name="xsrf" value="(\w+)"/.exec(page.text) ?? [];
  await browser.visit("/idp/session/end/confirm", { xsrf, logout: "yes" });
};

const isAsked = async ({ signIn }: OpenForm): Promise<boolean> =>
  (await signIn.returned(await signIn.begin({ prompt: "none" }))).searchParams.get("error") === "login_required";

describe("a sign-in form that is sent twice", () => {
  onEachDatabase(({ fresh }) => {
    const institute = sharedInstitute(fresh);

    it("redirects to the portal at once, with a code", async () => {
      const tab = await openForm(institute());
      const page = await tab.send(maya);
      expect(page.status).toBe(303);
      expect(page.location).toMatch(`${publicUrl}/callback.html?`);
      expect(await signedInBy(tab, page)).toBe(maya.email);
    });

    it("signs in by the second answer, whether the first was followed or not", async () => {
      for (const isFollowed of [false, true]) {
        const tab = await openForm(institute());
        const first = await tab.send(maya);
        if (isFollowed) expect(await signedInBy(tab, first)).toBe(maya.email);
        const second = await tab.send(maya);
        expect(codeOf(second)).not.toBe(codeOf(first));
        expect(await signedInBy(tab, second)).toBe(maya.email);
      }
    });

    it("redirects to the portal on return, while signed in", async () => {
      const tab = await openForm(institute());
      await signedInBy(tab, await tab.send(maya));
      const back = await tab.browser.visit(tab.form);
      expect([back.status, back.location]).toEqual([303, `${publicUrl}/`]);
    });

    it("signs in by either answer when sent simultaneously, ten times", async () => {
      const tab = await openForm(institute());
      const pages = await Promise.all(Array.from({ length: 10 }, () => tab.send(maya)));
      expect(pages.map(({ status }) => status)).toEqual(Array<number>(10).fill(303));
      expect(new Set(pages.map(codeOf)).size).toBe(10);
      for (const page of pages) expect(await signedInBy(tab, page)).toBe(maya.email);
    });

    it("is refused with a wrong password, and continues with the right one", async () => {
      const tab = await openForm(institute());
      await tab.send(maya);
      const refused = await tab.send(wrong);
      expect(refused.status).toBe(401);
      expect(refused.text).toContain("Email or password is not right");
      expect((await tab.send({ email: "", password: "" })).status).toBe(400);
      expect(await signedInBy(tab, await tab.send(maya))).toBe(maya.email);
    });

    it("has the same limit of wrong passwords as the first", async () => {
      const tab = await openForm(institute());
      const frank = { ...maya, email: "frank.firm@example.org" };
      await tab.send(frank);
      const statuses: number[] = [];
      for (let guess = 0; guess < 11; guess += 1)
        statuses.push((await tab.send({ ...frank, password: `guess ${guess}` })).status);
      expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(0);
      expect(statuses.at(-1)).toBe(429);
      expect((await tab.send(frank)).status).toBe(429);
    });

    it("is accepted only from the browser that began the sign-in", async () => {
      const tab = await openForm(institute());
      await tab.send(maya);
      const stranger = await new Browser(institute()).visit(tab.form, maya);
      expect(stranger.status).toBe(400);
      expect(stranger.text).toContain("This sign-in has ended");
    });

    it("signs nobody in without the password after a sign-out", async () => {
      const tab = await openForm(institute());
      expect(await signedInBy(tab, await tab.send(maya))).toBe(maya.email);
      await signOut(tab);
      expect(await isAsked(tab)).toBe(true);
      const back = await tab.browser.visit(tab.form);
      expect(back.text).toContain("This sign-in has ended");
      expect((await tab.send(wrong)).status).toBe(401);
      expect(await isAsked(tab)).toBe(true);
      const resumed = await tab.browser.visit(tab.resumed);
      expect(resumed.location).toMatch(/\/idp\/auth\/[\w-]+\/sign-in$/);
      expect(resumed.location).not.toBe(tab.form);
      expect(await isAsked(tab)).toBe(true);
    });

    it("signs out the first person before the second one", async () => {
      const tab = await openForm(institute());
      await tab.send(maya);
      const between = await tab.send(owen);
      expect(between.status).toBe(200);
      const [, xsrf = ""] = /name="xsrf" value="([\w-]+)"/.exec(between.text) ?? [];
      const on = await tab.browser.visit("/idp/session/end/confirm", { xsrf, logout: "yes" });
      expect(await signedInBy(tab, on)).toBe(owen.email);
    });

    it("may be answered by another process each time, and by both at once", async () => {
      const storage = await fresh();
      if (storage.kind === "sqlite") return;
      const [first, second] = [await openInstitute(storage), await openInstitute(storage)];
      const tab = await openForm(first);
      expect(await signedInBy(tab, await tab.send(maya, second))).toBe(maya.email);
      expect(await signedInBy(tab, await tab.send(maya, first))).toBe(maya.email);
      const pages = await Promise.all([first, second, first, second].map((one) => tab.send(maya, one)));
      for (const page of pages) expect(await signedInBy(tab, page)).toBe(maya.email);
      await Promise.all([first.close(), second.close()]);
    });
  });
});
