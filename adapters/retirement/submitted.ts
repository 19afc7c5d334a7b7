import { displayDate } from "../../domain/kernel/calendar-date.ts";
import type { FindSubmitted } from "../submissions/submitted.ts";
import "./storage.ts";

/** An entry in the register of retired members as its copy says it. RETR-01 */
export const retirementSubmitted: FindSubmitted = async (database, customerId, reference) => {
  const row = await database
    .selectFrom("retirements")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("reference", "=", reference)
    .executeTakeFirst();
  return (
    row && {
      title: "Register of retired members",
      facts: [
        ["Joined on", displayDate(row.registeredOn)],
        ["Retirement date", displayDate(row.retirementDate)],
      ],
    }
  );
};
