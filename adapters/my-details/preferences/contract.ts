import * as z from "zod/mini";
import { consentIds } from "../../../domain/my-details/consents.ts";
import { networkCategories } from "../../../domain/my-details/networks.ts";
import { defaultTimeout, type Call } from "../../contract/call.ts";

const consents = z.partialRecord(z.enum(consentIds), z.boolean());

export const consentRecord = {
  failure: "CONSENTS_FETCH_ERROR",
  summary: "What the customer has agreed to, and by what they can be reached.",
  method: "GET",
  path: "/customers/{id}",
  query: z.object({ expand: z.literal("consents,primaryContactMechanisms") }),
  answer: z.object({
    customer: z.object({ consents, primaryContactMechanisms: z.array(z.enum(["email", "mobile"])) }),
  }),
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;

export const saveConsents = {
  failure: "SAVE_CONSENT_ERROR",
  summary: "Changes the consents that are sent. Account correspondence by email follows important updates by email.",
  method: "PATCH",
  path: "/customers/{id}/consents",
  body: z.object({ consents }),
  success: 204,
  timeout: "none",
} as const satisfies Call;

const codes = z.string().check(z.minLength(1), z.maxLength(400));

export const customerNetworks = {
  failure: "NETWORKS_FETCH_ERROR",
  summary: "The member networks that the customer belongs to: one regional, and any of employment.",
  method: "GET",
  path: "/customers/{id}/networks",
  answer: z.object({
    networks: z.array(z.object({ category: z.enum(networkCategories), name: z.string(), code: z.string() })),
    version: z.string(),
  }),
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;

export const saveRegionalNetwork = {
  failure: "REGIONAL_NETWORK_SUBMIT_ERROR",
  summary: "Chooses the regional network.",
  method: "PUT",
  path: "/customers/{id}/networks/regional",
  body: z.object({ regionalNetworkCode: codes }),
  success: 204,
  timeout: "none",
  versioned: true,
} as const satisfies Call;

export const saveEmploymentNetworks = {
  failure: "EMPLOYMENT_NETWORK_SUBMIT_ERROR",
  summary: "Chooses the employment networks: one code, or several with commas between them.",
  method: "PUT",
  path: "/customers/{id}/networks/employment",
  body: z.object({ employmentNetworkCode: codes }),
  success: 204,
  timeout: "none",
  versioned: true,
} as const satisfies Call;
