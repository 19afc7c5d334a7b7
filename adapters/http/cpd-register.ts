import { requestedAdjustmentStatuses } from "../../domain/cpd/history.ts";
import type { CpdRegister } from "../../application/ports/cpd-register.ts";
import { cpdHistory, cpdOverview, submitDeclaration } from "../contract/cpd.ts";
import type { ApiClient } from "./api-client.ts";
import { inItsPlace } from "./in-its-place.ts";

/** The institute's CPD calls. */
export const httpCpdRegister = (api: ApiClient): CpdRegister => ({
  overview: () => inItsPlace(api.call(cpdOverview, {})),
  history: async () => {
    const query = { adjustmentStatuses: requestedAdjustmentStatuses.join(",") };
    const { annualDeclarations } = await api.call(cpdHistory, { query });
    return annualDeclarations;
  },
  declare: (declaration, key) => inItsPlace(api.call(submitDeclaration, { body: declaration, key })),
});
