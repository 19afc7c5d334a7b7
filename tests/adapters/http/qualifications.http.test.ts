import { expect, test } from "vitest";

import { progress } from "../../../adapters/contract/qualifications.contract.ts";
import { progressIn } from "../../../adapters/http/qualifications.http.ts";
import { practicalExperienceCardOf } from "../../../domain/qualifications/practical-experience.ts";

const exams = { total: 13, completed: 7, hasConditionalExemptions: false };
const employment = { unitOfMeasurement: "months", totalAchieved: 12, totalClaimed: 20, experienceRequired: 36 };
const objectives = {
  policyType: "PER",
  totalAchievedObjectives: 4,
  totalRequiredObjectives: 9,
  remainingRequiredObjectives: 5,
};

test.each([
  [{}, "no data"],
  [{ practicalExperience: {} }, "no data"],
  [{ practicalExperience: { employment } }, "no data"],
  [{ practicalExperience: { objectives } }, "no data"],
  [{ practicalExperience: { objectives: { ...objectives, policyType: "NO_DATA" } } }, "no data"],
  [{ practicalExperience: { employment, objectives } }, "time and objectives"],
])("progress with %j shows %s (QUAL-07)", (recorded, shows) => {
  const answer = progress.answer.parse({ exams, ...recorded });
  expect(practicalExperienceCardOf(progressIn(answer).practicalExperience).shows).toBe(shows);
});
