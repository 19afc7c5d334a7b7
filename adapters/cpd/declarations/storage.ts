import { calendarDate, plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { Declaration } from "../../../domain/cpd/declaration.ts";
import type { CpdOverview, SubmissionStatus } from "../../../domain/cpd/status.ts";
import type { Database } from "../../institute/storage/storage.ts";
import { flag, type Stored } from "../../institute/storage/tables.ts";

/** What was declared, as it is stored. Whoever submits has confirmed it. */
type Declared = Stored<Omit<Declaration, "isConfirmed">>;

interface DeclarationRow extends Declared {
  reference: string;
  customerId: string;
  status: SubmissionStatus;
  submittedOn: CalendarDate;
  submittedAt: number;
}

declare module "../../institute/storage/tables.ts" {
  interface Tables {
    cpdDeclarations: DeclarationRow;
  }
}

export const hasDeclared = async (database: Database, customerId: string, year: number): Promise<boolean> => {
  const found = await database
    .selectFrom("cpdDeclarations")
    .select("reference")
    .where("customerId", "=", customerId)
    .where("year", "=", year)
    .executeTakeFirst();
  return found !== undefined;
};

/** Stores a declaration with what was answered to it. */
export const storeDeclaration = async (
  database: Database,
  customerId: string,
  { isRequirementsMet, route, isEngagementPartner }: Declaration,
  receipt: Pick<DeclarationRow, "reference" | "year" | "status" | "submittedOn">,
  now: Date,
): Promise<void> => {
  const row: DeclarationRow = {
    ...receipt,
    customerId,
    isRequirementsMet: flag(isRequirementsMet),
    route,
    isEngagementPartner: flag(isEngagementPartner),
    submittedAt: now.getTime(),
  };
  await database.insertInto("cpdDeclarations").values(row).execute();
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
