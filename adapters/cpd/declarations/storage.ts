import type { Insertable } from "kysely";
import { calendarDate, plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { SubmissionStatus, SubmittedRoute } from "../../../domain/cpd/declaration.ts";
import type { CpdOverview } from "../../../domain/cpd/status.ts";
import type { Database } from "../../institute/storage/storage.ts";
import type { Tables, Flag } from "../../institute/storage/tables.ts";

interface DeclarationRow {
  reference: string;
  customerId: string;
  year: number;
  isRequirementsMet: Flag;
  route: SubmittedRoute;
  isEngagementPartner: Flag;
  status: SubmissionStatus;
  submittedOn: CalendarDate;
  submittedAt: number;
  idempotencyKey: string;
  /** What was asked for under the key, to tell a repeat from a key used twice. */
  bodyDigest: string;
}

declare module "../../institute/storage/tables.ts" {
  interface Tables {
    cpdDeclarations: DeclarationRow;
  }
}

/** A customer's declarations that bear the key or the year: at most one of each. */
export const declarationsOf = (
  database: Database,
  customerId: string,
  { idempotencyKey, year }: { readonly idempotencyKey: string; readonly year: number },
) =>
  database
    .selectFrom("cpdDeclarations")
    .selectAll()
    .where("customerId", "=", customerId)
    .where((where) => where.or([where("idempotencyKey", "=", idempotencyKey), where("year", "=", year)]))
    .execute();

/**
 * Stores a declaration; false when the year or the key is taken. On PostgreSQL it waits for another
 * request that is storing the same at this moment, and then sees what that one stored.
 */
export const storeDeclaration = async (
  database: Database,
  declaration: Insertable<Tables["cpdDeclarations"]>,
): Promise<boolean> => {
  const [result] = await database
    .insertInto("cpdDeclarations")
    .values(declaration)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return Number(result?.numInsertedOrUpdatedRows ?? 0) === 1;
};

const aYearAfter = (date: CalendarDate): CalendarDate =>
  calendarDate(`${Number(date.slice(0, 4)) + 1}${date.slice(4)}`) ?? plusDays(date, 365);

/** There is nothing to be reminded of any longer; a review goes on. */
export const forgetReminders = async (database: Database, customerId: string): Promise<void> => {
  await database
    .deleteFrom("notifications")
    .where("customerId", "=", customerId)
    .where("code", "like", "CPD%")
    .where("code", "!=", "CPD_REVIEW")
    .execute();
};

/** What follows from a declaration: the overview moves on, the year joins the history, reminders go. CPD-09, CPD-11 */
export const recordDeclared = async (
  database: Database,
  customerId: string,
  { year, nextDueDate }: CpdOverview,
  status: SubmissionStatus,
): Promise<void> => {
  await database
    .updateTable("cpdOverviews")
    .set({ code: "UPTODATE", year: year + 1, nextDueDate: aYearAfter(nextDueDate) })
    .where("customerId", "=", customerId)
    .execute();
  await database
    .insertInto("cpdYears")
    .values({ customerId, year, status, broughtForwardUnits: 0 })
    .onConflict((conflict) => conflict.columns(["customerId", "year"]).doUpdateSet({ status }))
    .execute();
  await forgetReminders(database, customerId);
};
