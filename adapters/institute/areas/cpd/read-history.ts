import { adjustmentStatuses, isWaiver } from "../../../../domain/cpd/history.ts";
import type { ReadContext } from "../use-case-context.ts";
import { historyOf, waiverDecisionsOf } from "./history.store.ts";

/** A member's CPD record by year, with adjustments of some statuses, and refused waivers with their reasons. CPD-11, WAIV-01 */
export const readHistory = async (reading: ReadContext, statuses: readonly string[]) => {
  const { database, rules } = reading;
  const { customerId } = reading.customer;
  const [years, decisions] = await Promise.all([
    historyOf(database, customerId, adjustmentStatuses, reading),
    waiverDecisionsOf(database, customerId, rules),
  ]);
  return years.map((year) => ({
    ...year,
    adjustments: year.adjustments.filter(({ status }) => statuses.includes(status.code)),
    refusedWaivers: year.adjustments
      .filter((adjustment) => isWaiver(adjustment) && adjustment.status.code === "REJECTED")
      .map((waiver) => ({ ...waiver, refusal: decisions.get(waiver.id)?.reason })),
  }));
};
