import { afterAll, beforeAll, expect, test } from "vitest";

import { documents, issuedDocuments, newStandingLink } from "../../../../../adapters/contract/documents.contract.ts";
import { digestOf, newLinkToken } from "../../../../../adapters/institute/provider/credentials/email-changes.ts";
import { newPasswordLink } from "../../../../../adapters/institute/provider/credentials/passwords.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { englishIn, pseudoMonths, pseudoTag, writePseudoTexts } from "../../../../actors/pseudo-language.ts";
import { textsOfMarkup } from "../../../../actors/public-page.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { Browser, SignIn, type Page } from "../../../support/browser.ts";
import { ask, publicUrl } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

let institute: TestInstitute;
beforeAll(async () => {
  institute = await trialInstitute({ body: { ...trialBody, languages: ["en-GB", pseudoTag] } });
  await institute.texts.write("landing-page.yaml", "{}");
  writePseudoTexts(institute.texts.folder ?? "");
});
afterAll(() => institute.close());

/** What pages say of the organisation and of made-up people, months, and languages in themselves. */
const data = [
  ...pseudoMonths,
  trialBody.name,
  ...trialBody.address,
  "English",
  "Cymraeg",
  "Maya Member",
  "Ledger-2026",
  "invalid_request",
  "invalid_client",
];
/** The reference for support, from a correlation ID. */
const reference = /\b[\da-f]{8}\b/g;
const reader = () => {
  const browser = new Browser(institute);
  browser.preferredLanguages = pseudoTag;
  return browser;
};

const linkOf = async (name: string): Promise<string> => {
  const { customerId } = institute.person(name);
  return newPasswordLink(institute.database, { customerId, publicUrl, lasts: 600_000, now: new Date() });
};

/** A new sign-in email that waits for its link. */
const emailLink = async (): Promise<string> => {
  const token = newLinkToken();
  const { customerId } = institute.person("Stella");
  const change = { customerId, digest: digestOf(token), email: "stella@example.org", expiresAt: Date.now() + 600_000 };
  await institute.database.insertInto("emailChanges").values(change).execute();
  return `/idp/confirm-email/${token}`;
};

const signInPages = async (): Promise<readonly Page[]> => {
  const browser = reader();
  const { location = "" } = await new SignIn(browser).begin();
  const guess = () => browser.visit(location, { email: "nobody@example.org", password: "guess" });
  const guesses = [];
  for (let count = 0; count < 12; count += 1) guesses.push(await guess());
  return [
    await browser.visit(location),
    await browser.visit(location, { email: "", password: "" }),
    await browser.visit(`${location}/passkey`, { response: "" }),
    ...guesses,
    await reader().visit(location),
  ];
};

const signOutPages = async (): Promise<readonly Page[]> => {
  const browser = reader();
  await new SignIn(browser).complete("maya.member@example.org");
  const asked = await browser.visit("/idp/session/end");
  const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/.exec(asked.text) ?? [];
  const refused = await browser.visit("/idp/session/end/confirm", { xsrf: "wrong", logout: "yes" });
  const { location = "" } = await browser.visit("/idp/session/end/confirm", { xsrf, logout: "yes" });
  return [asked, refused, await browser.visit(location)];
};

const linkPages = async (): Promise<readonly Page[]> => {
  const browser = reader();
  const [password, email] = [await linkOf("Rita"), await emailLink()];
  return [
    await browser.visit("/idp/forgotten-password"),
    await browser.visit("/idp/forgotten-password", { email: "no email" }),
    await browser.visit("/idp/forgotten-password", { email: "nobody@example.org" }),
    await browser.visit(password),
    await browser.visit(password, { password: "" }),
    await browser.visit(password, { password: "password1234" }),
    await browser.visit(password, { password: "three unrelated words" }),
    await browser.visit(password),
    await browser.visit(email),
    await browser.visit(email, {}),
    await browser.visit(email),
  ];
};

const errorPages = async (): Promise<readonly Page[]> => {
  const browser = reader();
  return [
    await browser.visit("/nothing"),
    await browser.visit("/idp/nothing"),
    await browser.visit("/%"),
    await browser.visit("/idp/auth?client_id=nobody"),
    await browser.visit("/idp/forgotten-password", { email: "x".repeat(20_000) }),
  ];
};

/** Pages of the public check: the form, its errors, a valid and a replaced document, and a member's standing. */
const checkPages = async (): Promise<readonly Page[]> => {
  const browser = reader();
  const { customerId, firstName } = institute.person("Maya");
  const accessToken = await institute.accessTokenFor(customerId);
  const authorised = { authorization: `Bearer ${accessToken}`, "x-client-id": "guildhall-portal" };
  const { answer } = await ask(institute, firstName, documents, { query: { customerType: "member" } });
  for (const key of ["membershipCertificate", "certificates", "goodStanding"] as const) {
    const { certificateNumber = "", certificateType = "" } = answer.keyResources[key] ?? {};
    const url = `/api/customers/${customerId}/certificates/${certificateNumber}?certificateType=${certificateType}`;
    expect((await institute.app.inject({ url, headers: authorised })).statusCode).toBe(200);
  }
  const issued = (await ask(institute, firstName, issuedDocuments)).answer.documents.map(({ code }) => code);
  const { address } = (await ask(institute, firstName, newStandingLink)).answer;
  const present = await Promise.all(
    [...issued.map((code) => `/verify/${code}`), address].map((at) => browser.visit(at)),
  );
  await institute.database.updateTable("customers").set({ isClosed: 1 }).where("customerId", "=", customerId).execute();
  return [
    await browser.visit("/verify"),
    await browser.visit("/verify?code=0124"),
    await browser.visit("/verify/0123-4567-89AB-CDEFP"),
    ...present,
    await browser.visit(`/verify/${issued[0]}?from=portal`),
    await browser.visit(address),
  ];
};

test.each([
  ["the public check", checkPages, [200, 400, 404]],
  ["sign-in", signInPages, [200, 400, 401, 429]],
  ["sign-out", signOutPages, [200, 400]],
  ["links", linkPages, [200, 400, 410]],
  ["errors", errorPages, [404, 400, 413]],
])(
  "the pages of %s have no word of English but data for a reader of another language (LANG-04, LANG-09)",
  async (_, visit, statuses) => {
    const pages = await visit();
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set(statuses));
    for (const { text } of pages) expect(text).toContain(`<html lang="${pseudoTag}" dir="ltr">`);
    const said = pages
      .flatMap(({ text }) => textsOfMarkup(text.replaceAll(/<d[td] lang="en-GB">.*?<\/d[td]>/g, "")))
      .flatMap((text) => englishIn(text.replaceAll(reference, ""), data));
    expect([...new Set(said)]).toEqual([]);
  },
);
