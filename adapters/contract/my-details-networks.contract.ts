import * as z from "zod/mini";

import { networkCategories, type Network } from "../../domain/my-details/networks.ts";
import type { Call, FieldsOf } from "./call.ts";
import { filledLine } from "./fields.ts";
import { emptyWhenMissing, possiblyEmpty, optionalVersion } from "./read-policy.ts";

const networks = emptyWhenMissing(
  z.array(
    z.object({ category: z.enum(networkCategories), name: z.string(), code: z.string() } satisfies FieldsOf<Network>),
  ),
);
const codes = filledLine(400);

export const customerNetworks = {
  failure: "NETWORKS_FETCH_ERROR",
  summary: "The member networks that the customer belongs to: one regional, and any of employment.",
  method: "GET",
  path: "/customers/{id}/networks",
  access: "not suspended",
  answer: possiblyEmpty(z.object({ networks, version: optionalVersion(z.string()) })),
} as const satisfies Call;

export const saveRegionalNetwork = {
  failure: "REGIONAL_NETWORK_SUBMIT_ERROR",
  summary: "Chooses the regional network.",
  method: "PUT",
  path: "/customers/{id}/networks/regional",
  access: "not suspended",
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
  access: "not suspended",
  body: z.object({ employmentNetworkCode: codes }),
  success: 204,
  timeout: "none",
  versioned: true,
} as const satisfies Call;

export const networkLookups = {
  failure: "NETWORK_LOOKUPS_FETCH_ERROR",
  summary: "The member networks of the United Kingdom and Ireland.",
  method: "GET",
  path: "/lookups/networks",
  cacheable: true,
  access: "not suspended",
  answer: possiblyEmpty(z.object({ networks })),
} as const satisfies Call;
