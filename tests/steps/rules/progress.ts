import { Given } from "@cucumber/cucumber";
import type { Exams } from "../../../domain/qualifications/exams.ts";
import type { PolicyType, PracticalExperience } from "../../../domain/qualifications/practical-experience.ts";
import { policyTypes } from "../../../domain/qualifications/practical-experience.ts";
import { note } from "./notes.ts";
import { words } from "./words.ts";

/** What a scenario says of someone's exams; nothing completed until it says so. */
export const exams = note<Exams>("exams", () => ({ total: 13, completed: 0, hasConditionalExemptions: false }));

/** The status of the ethics module. */
export const ethics = note<string | undefined>("the ethics module", () => undefined);

/** What a scenario says of practical experience. */
export const experience = note<PracticalExperience | undefined>("practical experience", () => undefined);

words("policy", policyTypes);

const nothing: PracticalExperience = {
  employment: { unitOfMeasurement: "months", totalAchieved: 0, totalClaimed: 0, experienceRequired: 0 },
  objectives: { policyType: "PER", totalAchievedObjectives: 0, totalRequiredObjectives: 0, remainingRequiredObjectives: 0 },
};

Given("the customer has completed {int} of {int} exams", function (completed: number, total: number) {
  exams.change(this, (said) => ({ ...said, completed, total }));
});

Given("the customer has conditional exemptions", function () {
  exams.change(this, (said) => ({ ...said, hasConditionalExemptions: true }));
});

Given("the ethics module is {string}", function (status: string) {
  ethics.take(this, status);
});

Given("the ethics module is not on record", function () {
  ethics.take(this, undefined);
});

Given("practical experience is recorded under {policy}", function (policyType: PolicyType) {
  experience.change(this, (said = nothing) => ({ ...said, objectives: { ...said.objectives, policyType } }));
});

Given(
  "{int} of {int} months are claimed and {int} signed off",
  function (totalClaimed: number, experienceRequired: number, totalAchieved: number) {
    const employment = { unitOfMeasurement: "months", totalClaimed, experienceRequired, totalAchieved };
    experience.change(this, (said = nothing) => ({ ...said, employment }));
  },
);

Given("{int} of {int} objectives are achieved", function (achieved: number, required: number) {
  experience.change(this, (said = nothing) => ({
    ...said,
    objectives: {
      ...said.objectives,
      totalAchievedObjectives: achieved,
      totalRequiredObjectives: required,
      remainingRequiredObjectives: Math.max(0, required - achieved),
    },
  }));
});
