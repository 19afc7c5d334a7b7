import * as z from "zod/mini";

import type { Exams } from "../../domain/qualifications/exams.ts";
import {
  policyTypes,
  type PolicyType,
  type PracticalExperience,
} from "../../domain/qualifications/practical-experience.ts";
import type { Progress } from "../../domain/qualifications/progress.ts";
import type { Call, FieldsOf } from "./call.ts";
import { withFallback, withReadPolicy } from "./read-policy.ts";

const count = z.int().check(z.nonnegative());
/** Months, which may be halves. */
const amount = z.number().check(z.nonnegative());

/** Collecting progress from several systems takes up to half a minute. */
const progressTimeout = 30_000;

const examsTaken = z.object({
  total: count,
  completed: count,
  hasConditionalExemptions: withFallback(z.boolean(), false),
} satisfies FieldsOf<Exams>);

export const exams = {
  failure: "EXAMS_FETCH_ERROR",
  summary: "How many exams there are for the customer, and how many of them are completed.",
  method: "GET",
  path: "/customers/{id}/exams",
  access: "not suspended",
  answer: z.object({ exams: examsTaken }),
} as const satisfies Call;

/** A policy that the portal does not know shows time and objectives, as most do. */
const policyType = withReadPolicy(z.enum(policyTypes), {
  fallback: (found) => (typeof found === "string" ? ("PER" satisfies PolicyType) : undefined),
});

export const progress = {
  failure: "QUALIFICATIONS_FETCH_ERROR",
  summary: "How far the customer has come with exams, the ethics module and practical experience.",
  method: "GET",
  path: "/customers/{id}/progress",
  access: "not suspended",
  answer: z.object({
    exams: examsTaken,
    moduleStatus: z.optional(z.string()),
    /** Both parts are needed to show anything; without one there is no data. QUAL-07 */
    practicalExperience: z.optional(
      z.object({
        employment: z.optional(
          z.object({
            unitOfMeasurement: z.string(),
            totalAchieved: amount,
            totalClaimed: amount,
            experienceRequired: amount,
          } satisfies FieldsOf<PracticalExperience["employment"]>),
        ),
        objectives: z.optional(
          z.object({
            policyType: z.optional(policyType),
            totalAchievedObjectives: count,
            totalRequiredObjectives: count,
            remainingRequiredObjectives: count,
          } satisfies FieldsOf<PracticalExperience["objectives"]>),
        ),
      } satisfies FieldsOf<PracticalExperience>),
    ),
  } satisfies FieldsOf<Progress>),
  timeout: progressTimeout,
} as const satisfies Call;
