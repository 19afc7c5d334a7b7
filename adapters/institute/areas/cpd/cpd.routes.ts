import { adjustmentStatuses } from "../../../../domain/cpd/history.ts";
import { cpdHistory, cpdOverview } from "../../../contract/cpd.contract.ts";
import type { ApiParts } from "../api-parts.ts";
import { historyOf, overviewOf } from "./cpd.store.ts";

/** The CPD overview, and the record by year. CPD-01, CPD-11 */
export const serveCpd = ({ serve }: ApiParts): void => {
  serve(cpdOverview, {
    answer: (request) => overviewOf(request.database, request.customerId, request),
  });

  serve(cpdHistory, {
    answer: async (request) => {
      const requested = request.query.adjustmentStatuses.split(",");
      const statuses = adjustmentStatuses.filter((status) => requested.includes(status));
      return { annualDeclarations: await historyOf(request.database, request.customerId, statuses, request) };
    },
  });
};
