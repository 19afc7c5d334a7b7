import { afterAll, beforeAll, expect, test } from "vitest";

import { contentDocument } from "../../../../../adapters/contract/content.ts";
import { cpdHistory } from "../../../../../adapters/contract/cpd.contract.ts";
import { employmentLookups } from "../../../../../adapters/contract/my-details-employment.contract.ts";
import { customerNetworks, networkLookups } from "../../../../../adapters/contract/my-details-networks.contract.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { trialRules } from "../../../../../adapters/institute/trial/rules.ts";
import { englishIn, pseudoTag, withPseudoLabels } from "../../../../actors/pseudo-language.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { ask } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

let institute: TestInstitute;
beforeAll(async () => {
  institute = await trialInstitute({
    body: { ...trialBody, languages: ["en-GB", pseudoTag] },
    rules: { ...trialRules, lists: withPseudoLabels(trialRules.lists) },
  });
});
afterAll(() => institute.close());

const headers = { "accept-language": pseudoTag };
const query = { customerType: "member" };

/** All labels that a member's calls are answered with, in the language that they ask for. */
const labelsFor = async (said: { readonly headers?: Record<string, string> } = {}): Promise<readonly string[]> => {
  const choices = (await ask(institute, "Maya", employmentLookups, { ...said, query })).answer;
  const [all, own] = await Promise.all([
    ask(institute, "Maya", networkLookups, said),
    ask(institute, "Maya", customerNetworks, said),
  ]);
  const name = { name: "annual-declarations" };
  const texts = (await ask(institute, "Maya", contentDocument, { ...said, params: name, query: { type: "member" } }))
    .answer as unknown as { readonly waiver: { readonly reasons: readonly { readonly label: string }[] } };
  const history = await ask(institute, "Maya", cpdHistory, { ...said, query: { adjustmentStatuses: "AWARDED" } });
  return [
    ...Object.values(choices).flatMap((options) => options.map(({ label }) => label)),
    ...(all.answer?.networks ?? []).map(({ name: label }) => label),
    ...(own.answer?.networks ?? []).map(({ name: label }) => label),
    ...texts.waiver.reasons.map(({ label }) => label),
    ...(history.answer?.annualDeclarations ?? []).flatMap(({ adjustments }) => adjustments.map(({ reason }) => reason)),
  ];
};

test("members read the labels of lists in their language (LANG-04, LANG-09)", async () => {
  const labels = await labelsFor({ headers });
  expect(labels.length).toBeGreaterThan(60);
  expect(labels.flatMap((label) => englishIn(label, []))).toEqual([]);
});

test("labels are as before to somebody who reads the organisation's own language (LANG-01)", async () => {
  expect(await labelsFor({ headers: { "accept-language": "en-GB" } })).toEqual(await labelsFor());
  expect((await labelsFor()).filter((label) => /[áéíóúý]/.test(label))).toEqual([]);
});

test("a label that caches keep says in which language it is (LANG-06)", async () => {
  for (const call of [employmentLookups, networkLookups]) {
    const answered = await ask(institute, "Maya", call, { headers, query });
    expect(answered.headers).toMatchObject({
      "content-language": pseudoTag,
      vary: expect.stringContaining("accept-language") as string,
    });
  }
});
