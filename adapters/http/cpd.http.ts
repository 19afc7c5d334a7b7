import type { CpdRegister } from "../../application/ports/institute.ts";
import { requestedAdjustmentStatuses } from "../../domain/cpd/history.ts";
import { cpdLog } from "../contract/cpd-log.contract.ts";
import { cpdHistory, cpdOverview } from "../contract/cpd.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's calls for the CPD record. */
export const httpCpdRegister = (api: ApiClient): CpdRegister => ({
  overview: () => resultOf(api.call(cpdOverview, {})),
  history: () => {
    const query = { adjustmentStatuses: requestedAdjustmentStatuses.join(",") };
    return resultOf(api.call(cpdHistory, { query }).then(({ annualDeclarations }) => annualDeclarations));
  },
  log: () => resultOf(api.call(cpdLog, {}).then(({ years }) => years)),
});
