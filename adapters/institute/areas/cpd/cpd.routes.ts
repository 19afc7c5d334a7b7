import { cpdHistory, cpdOverview } from "../../../contract/cpd.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { overviewOf } from "./duty.store.ts";
import { readHistory } from "./read-history.ts";

/** The CPD overview, and the record by year, with refused waivers and their reasons. CPD-01, CPD-11, WAIV-01 */
export const serveCpd = ({ serve }: ApiDependencies): void => {
  serve(cpdOverview, {
    answer: (request) => overviewOf(request.database, request.customerId, request),
  });

  serve(cpdHistory, {
    answer: async (request) => ({
      annualDeclarations: await readHistory(request, request.query.adjustmentStatuses.split(",")),
    }),
  });
};
