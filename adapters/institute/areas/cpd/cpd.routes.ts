import { adjustmentStatuses, isWaiver } from "../../../../domain/cpd/history.ts";
import { cpdHistory, cpdOverview } from "../../../contract/cpd.contract.ts";
import type { ApiParts } from "../api-parts.ts";
import { overviewOf } from "./duty.store.ts";
import { historyOf, waiverDecisionsOf } from "./history.store.ts";

/** The CPD overview, and the record by year, with refused waivers and their reasons. CPD-01, CPD-11, WAIV-01 */
export const serveCpd = ({ serve }: ApiParts): void => {
  serve(cpdOverview, {
    answer: (request) => overviewOf(request.database, request.customerId, request),
  });

  serve(cpdHistory, {
    answer: async (request) => {
      const { database, customerId, rules, query } = request;
      const [years, decisions] = await Promise.all([
        historyOf(database, customerId, adjustmentStatuses, request),
        waiverDecisionsOf(database, customerId, rules),
      ]);
      const requested = query.adjustmentStatuses.split(",");
      return {
        annualDeclarations: years.map((year) => ({
          ...year,
          adjustments: year.adjustments.filter(({ status }) => requested.includes(status.code)),
          refusedWaivers: year.adjustments
            .filter((adjustment) => isWaiver(adjustment) && adjustment.status.code === "REJECTED")
            .map((waiver) => ({ ...waiver, refusal: decisions.get(waiver.id)?.reason })),
        })),
      };
    },
  });
};
