import * as z from "zod/mini";

import { consentIds } from "../../domain/my-details/consents.ts";
import type { Call } from "./call.ts";
import { withFallback, withReadPolicy } from "./read-policy.ts";

const consents = z.partialRecord(z.enum(consentIds), z.boolean());

export const consentRecord = {
  failure: "CONSENTS_FETCH_ERROR",
  summary: "What the customer has agreed to, and by what they can be reached.",
  method: "GET",
  path: "/customers/{id}",
  access: "not suspended",
  query: z.object({ expand: z.literal("consents,primaryContactMechanisms") }),
  answer: z.object({
    customer: z.object({
      consents: withReadPolicy(consents, { fallback: (found) => (found === undefined ? {} : undefined) }),
      // Without the list, no switch is locked for want of an address.
      primaryContactMechanisms: withFallback(z.array(z.enum(["email", "mobile"])), ["email", "mobile"]),
    }),
  }),
} as const satisfies Call;

export const saveConsents = {
  failure: "SAVE_CONSENT_ERROR",
  summary: "Changes the consents that are sent. Account correspondence by email follows important updates by email.",
  method: "PATCH",
  path: "/customers/{id}/consents",
  access: "not suspended",
  body: z.object({ consents }),
  success: 204,
  timeout: "none",
} as const satisfies Call;
