import { afterAll, beforeAll, expect, test } from "vitest";

import { chooseLanguage, profile } from "../../../../../adapters/contract/customer.contract.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { ask } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

let institute: TestInstitute;

beforeAll(async () => {
  institute = await trialInstitute({ body: { ...trialBody, languages: ["en-GB", "fr"] } });
});
afterAll(() => institute.close());

const choose = async (who: string, language: string) =>
  (await ask(institute, who, chooseLanguage, { body: { language } })).status;
const languageOf = async (who: string) => (await ask(institute, who, profile)).answer.language;
const changesOf = async (who: string) => {
  const { customerId } = institute.person(who);
  const rows = await institute.database
    .selectFrom("auditEntries")
    .select(["field", "oldValue", "newValue", "changedBy"])
    .where("customerId", "=", customerId)
    .where("kind", "=", "language")
    .execute();
  return rows.map((row) => Object.values(row));
};

test("a customer's choice is their own on record, and each change is kept with its author (LANG-02, LANG-03)", async () => {
  expect(await languageOf("Maya")).toBeUndefined();
  expect([await choose("Maya", "fr"), await languageOf("Maya")]).toEqual([204, "fr"]);
  expect([await choose("Maya", "fr"), await choose("Maya", "en-GB"), await languageOf("Maya")]).toEqual([
    204,
    204,
    "en-GB",
  ]);
  expect(await changesOf("Maya")).toHaveLength(2);
  expect(await languageOf("Owen")).toBeUndefined();
});

test("somebody suspended can choose too (LANG-03)", async () => {
  expect([await choose("Grace", "fr"), await languageOf("Grace")]).toEqual([204, "fr"]);
});

test.each(["cy", "French", ""])("a language that is not offered is refused: “%s” (LANG-01)", async (language) => {
  const { status } = await ask(institute, "Owen", chooseLanguage, { body: { language } });
  expect([400, 422]).toContain(status);
  expect(await languageOf("Owen")).toBeUndefined();
});
