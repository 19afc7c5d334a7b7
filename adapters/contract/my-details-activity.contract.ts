import * as z from "zod/mini";

import {
  activityKinds,
  type Activity,
  type ActivityEntry,
  type SignedInDevice,
} from "../../domain/my-details/activity.ts";
import { submissionKinds } from "../../domain/submissions/events.ts";
import type { Call, FieldsOf } from "./call.ts";
import { instant } from "./fields.ts";
import { emptyWhenMissing, withFallback, possiblyEmpty } from "./read-policy.ts";

const device = z.object({
  key: z.string(),
  device: z.optional(z.string()),
  startedAt: instant,
  lastUsedAt: instant,
  isThisOne: z.boolean(),
} satisfies FieldsOf<SignedInDevice>);

const entry = z.object({
  kind: z.enum(activityKinds),
  at: instant,
  count: withFallback(z.int(), 1),
  device: z.optional(z.string()),
  subject: z.optional(z.string()),
  submission: z.optional(z.enum(submissionKinds)),
  reference: z.optional(z.string()),
  isThisOne: z.optional(z.boolean()),
  isByOrganisation: z.optional(z.boolean()),
} satisfies FieldsOf<Required<ActivityEntry>>);

export const activity = {
  failure: "ACTIVITY_FETCH_ERROR",
  summary: "What has happened in the customer's account for a year back, and where they are signed in.",
  method: "GET",
  path: "/customers/{id}/activity",
  access: "not suspended",
  isAddition: true,
  answer: possiblyEmpty(
    z.object({
      devices: z.optional(z.array(device)),
      entries: emptyWhenMissing(z.array(entry)),
      keptDays: withFallback(z.int(), 365),
    } satisfies FieldsOf<Required<Activity>>),
  ),
} as const satisfies Call;

export const signOutDevice = {
  failure: "SIGN_OUT_DEVICE_SUBMIT_ERROR",
  summary: "Ends one sign-in of the customer, on every process at once.",
  method: "DELETE",
  path: "/customers/{id}/sign-ins/{key}",
  access: "not suspended",
  isAddition: true,
  success: 204,
} as const satisfies Call;

export const signOutElsewhere = {
  failure: "SIGN_OUT_ELSEWHERE_SUBMIT_ERROR",
  summary: "Ends every sign-in of the customer but the one that asks, on every process at once.",
  method: "DELETE",
  path: "/customers/{id}/sign-ins",
  access: "not suspended",
  isAddition: true,
  success: 204,
} as const satisfies Call;
