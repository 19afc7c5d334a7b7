import { afterAll, beforeAll, expect, test } from "vitest";

import { documents, issuedDocuments } from "../../../../../adapters/contract/documents.contract.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { Browser } from "../../../support/browser.ts";
import { ask } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

let institute: TestInstitute;
beforeAll(async () => {
  institute = await trialInstitute({
    body: { ...trialBody, languages: ["en-GB", "fr"] },
    now: () => new Date("2026-03-04T12:00:00Z"),
  });
  await institute.texts.write(
    "fr/verification.yaml",
    "heading: Vérifier un document\nheadings: { valid: Document valable }",
  );
});
afterAll(() => institute.close());

const page = (address: string, preferred = "en") => {
  const browser = new Browser(institute);
  browser.preferredLanguages = preferred;
  return browser.visit(address);
};
const headingOf = (text: string) => /<h1>(.*?)<\/h1>/.exec(text)?.[1];

/** The code of a document of Maya's; of her certificate of membership by default. */
const issuedCode = async (title = "Certificate of membership"): Promise<string> => {
  const { answer } = await ask(institute, "Maya", documents, { query: { customerType: "member" } });
  const { keyResources, practisingCertificates } = answer;
  const { certificateNumber = "", certificateType = "" } =
    (title === "Practising certificate" ? practisingCertificates[0] : keyResources.membershipCertificate) ?? {};
  const { customerId } = institute.person("Maya");
  const authorization = `Bearer ${await institute.accessTokenFor(customerId)}`;
  await institute.app.inject({
    url: `/api/customers/${customerId}/certificates/${certificateNumber}?certificateType=${certificateType}`,
    headers: { authorization, "x-client-id": "guildhall-portal" },
  });
  const issued = (await ask(institute, "Maya", issuedDocuments)).answer.documents;
  return issued.find((each) => each.title === title)?.code ?? "";
};

test("a document is shown in the language of the reader, with dates in it and what it says itself marked (LANG-05, LANG-07)", async () => {
  const code = await issuedCode();
  const { text } = await page(`/verify/${code}`, "fr");
  expect(headingOf(text)).toBe("Document valable");
  expect(text).toContain("<dd>4 mars 2026</dd>");
  expect(text).toContain('<dd lang="en-GB">Certificate of membership</dd>');
  const own = await page(`/verify/${code}`, "en");
  expect(own.text).toContain("<dd>Certificate of membership</dd>");
  expect(own.text).toContain("<dd>4 March 2026</dd>");
});

test("the last day of a document is shown once, in the language of the reader (LANG-07)", async () => {
  const { text } = await page(`/verify/${await issuedCode("Practising certificate")}`, "fr");
  expect(text.match(/31 décembre 2026|31 December 2026/g)).toEqual(["31 décembre 2026"]);
});

test("another language keeps the code that is typed, and does not check it (LANG-03)", async () => {
  const form = await page("/verify");
  expect(form.text).toContain(
    '<button form="verification" formaction="/verify?language=fr" formnovalidate name="language" value="fr"',
  );
  const changed = await page(`/verify?code=${await issuedCode()}&language=fr`);
  expect([changed.status, headingOf(changed.text)]).toEqual([200, "Vérifier un document"]);
  expect(changed.text).toContain(`value="${await issuedCode()}"`);
});

test("the form that answers a mistyped code keeps it in another language (LANG-03)", async () => {
  const { text } = await page("/verify/0124-4567-89AB-CDEFP");
  expect(text).toContain('formaction="/verify?language=fr"');
});

test("the record of a check is in the organisation's language, whoever reads the page (LANG-11)", async () => {
  const code = await issuedCode();
  await page(`/verify/${code}`, "fr");
  const { customerId } = institute.person("Maya");
  const rows = await institute.database
    .selectFrom("activityCounts")
    .select("subject")
    .where("customerId", "=", customerId)
    .where("kind", "=", "checked")
    .execute();
  expect(rows.map(({ subject }) => subject)).toContain(`Certificate of membership, ${code}`);
});
