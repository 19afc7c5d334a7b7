import { adjustmentStatusWords } from "../../../domain/cpd/history.ts";
import { displayDate } from "../../../domain/kernel/calendar-date.ts";
import type { FindSubmitted } from "../../submissions/submitted.ts";
import { waiversOf } from "./storage.ts";

/** A waiver as the copy of its request says it, with where it stands now. WAIV-05 */
export const waiverSubmitted: FindSubmitted = async (database, customerId, reference) => {
  const waiver = (await waiversOf(database, customerId)).find(({ adjustmentId }) => adjustmentId === reference);
  return (
    waiver && {
      title: `Waiver of CPD in ${waiver.year}`,
      facts: [
        ["Start date", waiver.startDate === null ? "Not known" : displayDate(waiver.startDate)],
        ["End date", waiver.endDate === null ? "Not known" : displayDate(waiver.endDate)],
        ["Reason", waiver.reason],
        ["Units", String(waiver.units)],
        ["Status", adjustmentStatusWords[waiver.status]],
      ],
    }
  );
};
