import { declarationDates } from "../../../../../domain/cpd/cpd-year.ts";
import type { DeclarationDuty } from "../../../../../domain/cpd/duty.ts";
import type { YearStatus } from "../../../../../domain/cpd/history.ts";
import { submitDeclaration } from "../../../../contract/cpd-declarations.contract.ts";
import { forgetAnswer } from "../../../platform/api/idempotency.ts";
import { customerOf, notificationCodesOf } from "../../../platform/customers/customers.store.ts";
import { replaceNotifications } from "../../../platform/customers/notifications.ts";
import type { Operator } from "../../../platform/operator.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { StoredSubmission } from "../../submissions/submissions.store.ts";
import { dutyOf, putDuty } from "../duty.store.ts";
import { broughtForwardTo, putBroughtForward, restoreYear, yearStatusOf } from "../years.store.ts";

/** The register's state that a declaration replaces. */
interface RecordBefore {
  readonly duty: DeclarationDuty;
  /** Absent when the year was not on record. */
  readonly yearStatus?: YearStatus | undefined;
  readonly notifications: readonly string[];
  /** Units brought forward to the next year, null when that was not on record; earlier releases brought none forward. */
  readonly broughtForward?: number | null | undefined;
}

/** The state of the register before the declaration of the due year. SENT-03 */
export const snapshotBeforeDeclaration = async (
  database: Database,
  customerId: string,
  year: number,
): Promise<RecordBefore> => ({
  duty: await dutyOf(database, customerId),
  yearStatus: await yearStatusOf(database, customerId, year),
  notifications: await notificationCodesOf(database, customerId),
  broughtForward: (await broughtForwardTo(database, customerId, year + 1)) ?? null,
});

const takeBackBroughtForward = async (
  operator: Operator,
  database: Database,
  customerId: string,
  year: number,
  before: number | null | undefined,
): Promise<void> => {
  const present = await broughtForwardTo(database, customerId, year);
  if (before === undefined || present === undefined || present === before) return;
  await putBroughtForward(operator, database, customerId, year, before ?? 0);
  const status = await yearStatusOf(database, customerId, year);
  if (before === null && status === "NOT_DECLARED") await restoreYear(operator, database, customerId, year, undefined);
};

/** Reverts the effects of a declaration: its year is due again. SENT-03 */
export const undoDeclaration = async (
  operator: Operator,
  database: Database,
  { reference, customerId, answers, events }: StoredSubmission,
): Promise<void> => {
  const { year } = answers as { readonly year: number };
  // Earlier releases did not record the state before a declaration.
  const usual: RecordBefore = {
    duty: { isRequired: true, year, nextDueDate: declarationDates(year, operator.rules.cpd).due },
    notifications: [],
  };
  const before = (events[0]?.replaced as RecordBefore | undefined) ?? usual;
  await putDuty(operator, database, customerId, before.duty);
  await restoreYear(operator, database, customerId, year, before.yearStatus);
  await takeBackBroughtForward(operator, database, customerId, year + 1, before.broughtForward);
  const present = await notificationCodesOf(database, customerId);
  const returning = before.notifications.filter((code) => code.startsWith("CPD") && !present.includes(code));
  await replaceNotifications(operator, database, await customerOf(database, customerId), [...present, ...returning]);
  await forgetAnswer(database, customerId, submitDeclaration, reference);
};
