import { requestedAdjustmentStatuses } from "../../../domain/cpd/history.ts";
import type { CpdRegister } from "../../../application/ports/cpd-register.ts";
import type { ApiClient } from "../../http/api-client.ts";
import { inItsPlace } from "../../http/answers.ts";
import { cpdHistory, submitDeclaration } from "./contract.ts";

/** The calls about a member's record, year by year. */
export const httpDeclarations = (api: ApiClient): Pick<CpdRegister, "history" | "declare"> => ({
  history: async () => {
    const query = { adjustmentStatuses: requestedAdjustmentStatuses.join(",") };
    const { annualDeclarations } = await api.call(cpdHistory, { query });
    return annualDeclarations;
  },
  declare: (declaration, key) => inItsPlace(api.call(submitDeclaration, { body: declaration, key })),
});
