import { isEndedByPayment } from "../../../../domain/customer/suspension.ts";
import { debtsOf, isPaidUp, type FeesLedger } from "../../../../domain/fees/settling.ts";
import { unsuspendedStatusOf } from "../../../../domain/institute/customer/standing.ts";
import type { PersonChange } from "../../../../domain/institute/kernel/change-set.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { customerOf, suspensionOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { releaseDocuments } from "../issued-documents/documents.store.ts";
import { endSuspension, standingOf } from "../suspension/suspension.ts";
import { ledgerOf } from "./fees.store.ts";
import type { PostingEffects, TransactionRow } from "./fees.table.ts";

/** Filters the people for whom a payment may lift something: they are suspended, or documents are withheld for fees. */
export const peopleToRelease = async (
  database: Database,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const suspended = await database
    .selectFrom("customers")
    .select("customerId")
    .where("customerId", "in", customerIds)
    .where("suspensionCode", "is not", null)
    .execute();
  const withheld = await database
    .selectFrom("keyResources")
    .select("customerId")
    .where("customerId", "in", customerIds)
    .where("warning", "=", "fees")
    .execute();
  return new Set([...suspended, ...withheld].map(({ customerId }) => customerId));
};

/** Whether a ledger ends a person's suspension. DATE-04 */
const isSuspensionEnded = (person: CustomerRow, ledger: FeesLedger, today: CalendarDate): boolean =>
  isEndedByPayment({ status: person.status, suspensionDetails: suspensionOf(person, today) }, debtsOf(ledger), today);

/** The changes that `followPostings` would make for a ledger: none while something is late. FEES-03, DATE-04 */
export const releasesOf = async (
  { today }: Pick<Operator, "today">,
  database: Database,
  customerId: string,
  ledger: FeesLedger,
): Promise<readonly PersonChange[]> => {
  if (!isPaidUp(ledger, today)) return [];
  const person = await customerOf(database, customerId);
  const withheld = await database
    .selectFrom("keyResources")
    .select("key")
    .where("customerId", "=", customerId)
    .where("warning", "=", "fees")
    .orderBy("key")
    .execute();
  const ended = { before: person.status, after: unsuspendedStatusOf(standingOf(person)) };
  return [
    ...withheld.map(({ key: record }) => ({
      customerId,
      kind: "documents",
      record,
      column: "warning",
      before: "fees",
      after: undefined,
    })),
    ...(isSuspensionEnded(person, ledger, today)
      ? [{ customerId, kind: "standing", record: "", column: "status", ...ended }]
      : []),
  ];
};

/**
 * Reverts the effects of unpaid fees once nothing is late: withheld documents, and a suspension in its grace period.
 * FEES-03, DATE-04, CASH-02
 */
export const followPostings = async (
  operator: Operator,
  database: Database,
  customerId: string,
): Promise<PostingEffects> => {
  const ledger = await ledgerOf(database, customerId);
  if (!isPaidUp(ledger, operator.today)) return {};
  const released = await releaseDocuments(operator, database, customerId, "fees");
  const documents = released.length > 0 ? { documents: released } : {};
  const person = await customerOf(database, customerId);
  const { suspensionCode, suspensionGraceEnds } = person;
  if (!isSuspensionEnded(person, ledger, operator.today)) return documents;
  const { wasMailed } = await endSuspension(operator, database, person);
  if (suspensionCode === null) return documents;
  const suspension = { code: suspensionCode, graceEnds: suspensionGraceEnds ?? undefined };
  return { ...documents, suspension: wasMailed ? suspension : { ...suspension, isUnannounced: true } };
};

/** Lifts the effects of late fees after a posting, and stores them with it. CORR-01 */
export const followPosting = async (
  operator: Operator,
  database: Database,
  { customerId, reference }: Pick<TransactionRow, "customerId" | "reference">,
): Promise<PostingEffects> => {
  const effects = await followPostings(operator, database, customerId);
  if (Object.keys(effects).length > 0)
    await database
      .updateTable("transactions")
      .set({ effects: JSON.stringify(effects) })
      .where("reference", "=", reference)
      .execute();
  return effects;
};
