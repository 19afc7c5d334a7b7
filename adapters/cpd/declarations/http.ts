import { requestedAdjustmentStatuses } from "../../../domain/cpd/history.ts";
import type { CpdRegister } from "../../../application/ports/cpd-register.ts";
import { cpdHistory, submitDeclaration } from "./contract.ts";
import { deleteWaiver, requestWaiver } from "../waivers/contract.ts";
import type { ApiClient } from "../../http/api-client.ts";
import { inItsPlace } from "../../http/in-its-place.ts";

/** The calls about a member's record, year by year. */
export const httpCpdRecord = (api: ApiClient): Omit<CpdRegister, "overview"> => ({
  history: async () => {
    const query = { adjustmentStatuses: requestedAdjustmentStatuses.join(",") };
    const { annualDeclarations } = await api.call(cpdHistory, { query });
    return annualDeclarations;
  },
  declare: (declaration, key) => inItsPlace(api.call(submitDeclaration, { body: declaration, key })),
  requestWaiver: (request, key) => inItsPlace(api.call(requestWaiver, { body: request, key })),
  deleteWaiver: (waiverId) => inItsPlace(api.call(deleteWaiver, { params: { waiverId } })),
});
