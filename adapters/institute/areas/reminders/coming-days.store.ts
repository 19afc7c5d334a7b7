import { sql } from "kysely";

import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Database } from "../../platform/storage/storage.ts";

/** Days from one to another, both included. */
interface Days {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/**
 * Counts what is due, expires or ends on some days by distinct dates, so that it is quick among many people. `due` are
 * the days by which something is to be done. DESK-04, YEAR-03
 */
export const datedCounts = async (database: Database, due: Days, days: Days) => {
  // Closed accounts are few; a join or "exists" would look up everyone. The literal lets both databases use their index.
  const closed = database.selectFrom("customers").select("customerId").where("isClosed", "=", sql.lit(1));
  const declarations = await database
    .selectFrom("cpdOverviews")
    .select(({ fn }) => ["year", "nextDueDate", fn.countAll<number>().as("people")])
    .where("isRequired", "=", 1)
    .where("customerId", "not in", closed)
    .where("nextDueDate", ">=", due.from)
    .where("nextDueDate", "<=", due.until)
    .groupBy(["year", "nextDueDate"])
    .execute();
  const subscriptions = await database
    .selectFrom("subscriptions")
    .select(["year", "dueDate"])
    .distinct()
    .where("dueDate", ">=", due.from)
    .where("dueDate", "<=", due.until)
    .execute();
  const certificates = await database
    .selectFrom("practisingCertificates")
    .select(({ fn }) => ["expiresOn", fn.countAll<number>().as("certificates")])
    .where("customerId", "not in", closed)
    .where("expiresOn", ">=", due.from)
    .where("expiresOn", "<=", due.until)
    .groupBy("expiresOn")
    .execute();
  const graces = await database
    .selectFrom("customers")
    .select(({ fn }) => ["suspensionGraceEnds", fn.countAll<number>().as("people")])
    .where("isClosed", "=", 0)
    .where("suspensionGraceEnds", ">=", days.from)
    .where("suspensionGraceEnds", "<=", days.until)
    .groupBy("suspensionGraceEnds")
    .execute();
  return { declarations, subscriptions, certificates, graces };
};
