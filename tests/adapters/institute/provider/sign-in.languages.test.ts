import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { trialBody } from "../../../../adapters/institute/trial/body.ts";
import { sharedTrial, type SharedTrial } from "../../../actors/trial-institute.ts";
import { Browser, SignIn, type Page } from "../../support/browser.ts";

let shared: SharedTrial;
beforeAll(async () => {
  shared = await sharedTrial({ body: { ...trialBody, languages: ["en-GB", "fr", "he"] } });
});
beforeEach(async () => {
  await shared.putBack();
  await shared.institute.texts.write("fr/sign-in.yaml", "heading: Connexion\nerrors: { wrong: Refusé }");
  await shared.institute.texts.write("fr/password-links.yaml", "sent: { heading: Vérifiez vos e-mails }");
  await shared.institute.texts.write("fr/error-pages.yaml", "notFound: { heading: Page introuvable }");
});
afterAll(() => shared.close());

const opened = (preferred?: string) => {
  const browser = new Browser(shared.institute);
  browser.preferredLanguages = preferred;
  return { browser, signIn: new SignIn(browser) };
};
const headingOf = (page: Page) => /<h1>(.*?)<\/h1>/.exec(page.text)?.[1];
const languageOf = (page: Page) => /<html lang="([^"]+)"/.exec(page.text)?.[1];
const emailIn = (page: Page) => /id="email"[^>]*?value="([^"]*)"/.exec(page.text)?.[1];
/** The address to which a button or link of the switch leads. */
const wayTo = (page: Page, language: string) =>
  (new RegExp(`(?:formaction|href)="([^"]+)"[^>]* lang="${language}"`).exec(page.text)?.[1] ?? "").replaceAll(
    "&amp;",
    "&",
  );

/** Begins a sign-in, and opens its form. */
const form = async ({ browser, signIn }: ReturnType<typeof opened>, locales?: string) => {
  const { location = "" } = await signIn.begin(locales === undefined ? {} : { ui_locales: locales });
  return { address: location, page: await browser.visit(location) };
};

test.each([
  ["the portal requests", "fr-CA fr", "en", "fr"],
  ["the browser prefers, where the portal requests none that is offered", "de", "fr", "fr"],
  ["the browser prefers", undefined, "de, fr;q=0.8", "fr"],
  ["the organisation has first", undefined, undefined, "en-GB"],
])("the sign-in page is in the language that %s (LANG-02)", async (_, locales, preferred, language) => {
  const { page } = await form(opened(preferred), locales);
  expect([languageOf(page), headingOf(page)]).toEqual([language, language === "fr" ? "Connexion" : "Sign in"]);
});

test("the form that answers a redirecting page is in the language that the portal requests (LANG-02)", async () => {
  const { browser, signIn } = opened();
  expect(languageOf(await browser.askWhereTo(signIn.address({ ui_locales: "fr" })))).toBe("fr");
});

test("another language keeps the typed email, and no password (LANG-03)", async () => {
  const tab = opened();
  const { page } = await form(tab, "en-GB");
  const typed = { email: "maya.member@example.org", password: "half of one", language: "fr" };
  const changed = await tab.browser.visit(wayTo(page, "fr"), typed);
  expect([changed.status, languageOf(changed), headingOf(changed), emailIn(changed)]).toEqual([
    200,
    "fr",
    "Connexion",
    "maya.member@example.org",
  ]);
  expect(changed.text).not.toContain("half of one");
});

test("the choice outweighs what the portal requested, for errors and a reload of the page too (LANG-02)", async () => {
  const tab = opened();
  const { page, address } = await form(tab, "en-GB");
  await tab.browser.visit(wayTo(page, "fr"), { email: "", password: "" });
  const refused = await tab.browser.visit(address, { email: "maya.member@example.org", password: "guessed" });
  expect([refused.status, languageOf(refused)]).toEqual([401, "fr"]);
  expect(refused.text).toContain("Refusé");
  expect(languageOf(await tab.browser.visit(address))).toBe("fr");
});

const languageOnRecord = async (name: string) => {
  const { language } = await shared.institute.database
    .selectFrom("customers")
    .select("language")
    .where("customerId", "=", shared.institute.person(name).customerId)
    .executeTakeFirstOrThrow();
  return language;
};

test("what somebody chooses while signing in becomes their own (LANG-02)", async () => {
  const tab = opened();
  const { page, address } = await form(tab, "en-GB");
  await tab.browser.visit(wayTo(page, "fr"), { email: "maya.member@example.org", password: "" });
  await tab.browser.visit(address, { email: "maya.member@example.org", password: "guessed" });
  expect(await languageOnRecord("Maya")).toBeNull();
  const callback = await tab.signIn.returned(
    await tab.browser.visit(address, { email: "maya.member@example.org", password: "Ledger-2026" }),
  );
  expect((await tab.signIn.tokens(callback)).status).toBe(200);
  expect(await languageOnRecord("Maya")).toBe("fr");
});

test("the id token says the language on record, and none without (LANG-02)", async () => {
  const localeOf = async (email: string) => decodeJwt((await opened().signIn.complete(email)).id_token)["locale"];
  expect(await localeOf("elise.quebec@example.org")).toBe("fr");
  expect(await localeOf("maya.member@example.org")).toBeUndefined();
});

test("a language that was only requested, or chosen by somebody before, does not become one's own (LANG-02)", async () => {
  const tab = opened();
  await tab.browser.visit("/idp/forgotten-password?language=fr");
  const { address } = await form(tab, "fr");
  await tab.browser.visit(address, { email: "maya.member@example.org", password: "Ledger-2026" });
  expect(await languageOnRecord("Maya")).toBeNull();
});

test("a choice holds for the pages that come next, and is kept for the portal (LANG-02, LANG-03)", async () => {
  const { browser, signIn } = opened("en");
  const changed = await browser.visit("/idp/forgotten-password?language=fr");
  expect(changed.headers["set-cookie"]).toBe("guildhall.language=fr; Path=/; Max-Age=31536000; SameSite=Lax");
  expect(languageOf(await browser.visit("/idp/choose-password/spent"))).toBe("fr");
  expect(headingOf(await browser.visit("/nothing"))).toBe("Page introuvable");
  expect(headingOf(await browser.visit("/idp/nothing"))).toBe("Page introuvable");
  expect(languageOf(await browser.visit((await signIn.begin()).location ?? ""))).toBe("fr");
});

test("a language that is not offered is not kept (LANG-01)", async () => {
  const { browser } = opened();
  const page = await browser.visit("/idp/forgotten-password?language=de");
  expect([languageOf(page), page.headers["set-cookie"]]).toEqual(["en-GB", undefined]);
});

test("the answer to a form is shown again in another language (LANG-03)", async () => {
  const { browser } = opened();
  const sent = await browser.visit("/idp/forgotten-password", { email: "nobody@example.org" });
  expect(headingOf(await browser.visit(wayTo(sent, "fr")))).toBe("Vérifiez vos e-mails");
});

test("another language keeps the email typed for a link (LANG-03)", async () => {
  const { browser } = opened();
  const page = await browser.visit("/idp/forgotten-password");
  const changed = await browser.visit(wayTo(page, "fr"), { email: "may", language: "fr" });
  expect([changed.status, languageOf(changed), emailIn(changed)]).toEqual([200, "fr", "may"]);
});

test("the switch names each language in itself, and says which one shows (LANG-03)", async () => {
  const { browser } = opened();
  const { text } = await browser.visit("/nothing");
  const [, group = ""] = /<div class="languages"([^]*?)<\/div>/.exec(text) ?? [];
  expect(group).toContain('role="group" aria-label="Language"');
  expect(
    [...group.matchAll(/<a [^>]*lang="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, tag, name]) => [
      tag,
      name?.replaceAll(/[\u2068\u2069]/g, ""),
    ]),
  ).toEqual([
    ["en-GB", "English"],
    ["fr", "Français"],
    ["he", "עברית"],
  ]);
  expect(group.match(/aria-current="true"/g)).toHaveLength(1);
});

test("a page in a language that is written from right to left says so (LANG-08)", async () => {
  expect((await opened().browser.visit("/nothing?language=he")).text).toContain('<html lang="he" dir="rtl">');
});

test("the address of a sign-out in another language does not contain the token (SIGN-06)", async () => {
  const tab = opened();
  const { id_token: idToken } = await tab.signIn.complete("maya.member@example.org");
  const page = await tab.browser.visit("/idp/session/end", { id_token_hint: idToken });
  expect(wayTo(page, "fr")).toBe("/idp/session/end?language=fr");
  expect(languageOf(await tab.browser.visit(wayTo(page, "fr")))).toBe("fr");
});

test("the provider names the languages of its pages to clients (LANG-02)", async () => {
  const { text } = await opened().browser.visit("/idp/.well-known/openid-configuration");
  expect(JSON.parse(text)).toMatchObject({ ui_locales_supported: ["en-GB", "fr", "he"] });
});

test("an organisation with one language shows no switch, and keeps no choice (LANG-01)", async () => {
  const { institute, close } = await sharedTrial({ body: { ...trialBody, languages: undefined } });
  const page = await new Browser(institute).visit("/idp/forgotten-password?language=fr");
  expect([page.text.includes('class="languages"'), page.headers["set-cookie"]]).toEqual([false, undefined]);
  expect(page.text).toContain('<html lang="en-GB">');
  await close();
});
