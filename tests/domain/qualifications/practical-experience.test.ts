import { expect, test } from "vitest";

import {
  isPracticalExperienceComplete,
  practicalExperienceCardOf,
  type PolicyType,
  type PracticalExperience,
} from "../../../domain/qualifications/practical-experience.ts";

type Months = readonly [claimed: number, required: number, signedOff: number];
type Objectives = readonly [achieved: number, required: number];

const experience = (policyType: PolicyType, months: Months, objectives: Objectives): PracticalExperience => ({
  employment: {
    unitOfMeasurement: "months",
    totalClaimed: months[0],
    experienceRequired: months[1],
    totalAchieved: months[2],
  },
  objectives: {
    policyType,
    totalAchievedObjectives: objectives[0],
    totalRequiredObjectives: objectives[1],
    remainingRequiredObjectives: Math.max(0, objectives[1] - objectives[0]),
  },
});

test("without a record, or with one that has no data, the card says so (QUAL-07)", () => {
  expect(practicalExperienceCardOf(undefined)).toEqual({ shows: "no data" });
  expect(practicalExperienceCardOf(experience("NO_DATA", [20, 36, 12], [4, 9]))).toEqual({ shows: "no data" });
});

test.each<[PolicyType, Months, Objectives, number, number]>([
  ["PER", [20, 36, 12], [4, 9], 56, 44],
  ["PER", [40, 36, 40], [11, 9], 100, 100],
  ["ACCA_QUAL", [0, 0, 0], [0, 0], 0, 0],
])(
  "under %s, %j months and %j objectives fill %i and %i per cent (QUAL-08)",
  (policy, months, objectives, time, of) => {
    expect(practicalExperienceCardOf(experience(policy, months, objectives))).toEqual({
      shows: "time and objectives",
      time: { percentage: time },
      objectives: { percentage: of },
    });
  },
);

test.each([
  [0, 0],
  [1, 100],
  [12, 100],
])(
  "under FPER one doughnut shows whether anything is claimed: %i months fill %i per cent (QUAL-09)",
  (claimed, filled) => {
    expect(practicalExperienceCardOf(experience("FPER", [claimed, 12, 0], [1, 5]))).toEqual({
      shows: "time",
      time: { percentage: filled },
    });
  },
);

test.each<[PracticalExperience | undefined, boolean]>([
  [experience("PER", [36, 36, 36], [9, 9]), true],
  [experience("PER", [36, 36, 40], [11, 9]), true],
  [experience("PER", [36, 36, 35], [9, 9]), false],
  [experience("PER", [36, 36, 36], [8, 9]), false],
  [experience("PER", [0, 0, 0], [0, 0]), false],
  [experience("NO_DATA", [36, 36, 36], [9, 9]), false],
  [undefined, false],
])("%o is complete: %s (QUAL-14)", (record, isComplete) => {
  expect(isPracticalExperienceComplete(record)).toBe(isComplete);
});
