import type { CpdRegister } from "../../application/ports/cpd-register.ts";
import { requestedAdjustmentStatuses } from "../../domain/cpd/history.ts";
import type { ApiClient } from "../http/api-client.ts";
import { resultOf } from "../http/results.ts";
import { lazily } from "../http/lazily.ts";
import { cpdHistory, cpdOverview } from "./contract.ts";

/** The institute's CPD calls. The dashboard needs what is on record; the others load with the pages that make them. */
export const httpCpdRegister = (api: ApiClient): CpdRegister => ({
  overview: () => resultOf(api.call(cpdOverview, {})),
  history: async () => {
    const query = { adjustmentStatuses: requestedAdjustmentStatuses.join(",") };
    const { annualDeclarations } = await api.call(cpdHistory, { query });
    return annualDeclarations;
  },
  ...lazily(async () => (await import("./declarations/http.ts")).httpDeclarations(api), ["declare"]),
  ...lazily(async () => (await import("./waivers/http.ts")).httpWaivers(api), ["requestWaiver", "deleteWaiver"]),
});
