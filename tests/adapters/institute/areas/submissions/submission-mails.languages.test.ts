import { afterAll, beforeAll, expect, test } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { requestWaiver } from "../../../../../adapters/contract/cpd-waivers.contract.ts";
import { joinRetiredRegister } from "../../../../../adapters/contract/retirement.contract.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { englishIn, pseudoMonths, pseudoTag, writePseudoTexts } from "../../../../actors/pseudo-language.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { declarationOf } from "../../../support/declaring.ts";
import { ask } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

let institute: TestInstitute;
beforeAll(async () => {
  institute = await trialInstitute({ body: { ...trialBody, languages: ["en-GB", pseudoTag] } });
  await institute.texts.write("landing-page.yaml", "{}");
  writePseudoTexts(institute.texts.folder ?? "");
  await institute.database.updateTable("customers").set({ language: pseudoTag }).execute();
});
afterAll(() => institute.close());

const headers = { "idempotency-key": "what-is-sent" };
const year = new Date().getFullYear();
const day = new Date().toISOString().slice(0, 10);
const waiver = {
  year,
  startDate: `${year}-02-01`,
  endDate: `${year}-02-28`,
  reasonCode: "ILLNESS",
  reasonLabel: "Illness or injury",
  adjustmentType: "waiver",
};

test.each([
  [
    "Maya",
    async () => ask(institute, "Maya", submitDeclaration, { headers, body: await declarationOf(institute, "Maya") }),
  ],
  ["Priya", () => ask(institute, "Priya", requestWaiver, { headers, body: waiver })],
  ["Fiona", () => ask(institute, "Fiona", joinRetiredRegister, { headers, body: { retirementDate: day } })],
])(
  "the mail that repeats what %s sent has its labels and days in the language of its reader (LANG-07)",
  async (who, send) => {
    const { customerId, firstName } = institute.person(who);
    expect((await send()).status).toBeLessThan(300);
    const mails = await institute.database
      .selectFrom("mails")
      .select(["subject", "text"])
      .where("customerId", "=", customerId)
      .execute();
    expect(mails).not.toEqual([]);
    const data = [firstName, "Illness or injury", ...pseudoMonths];
    expect(mails.flatMap(({ subject, text }) => englishIn(`${subject} ${text}`, data))).toEqual([]);
  },
);
