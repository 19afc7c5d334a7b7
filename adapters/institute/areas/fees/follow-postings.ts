import { isEndedByPayment } from "../../../../domain/customer/suspension.ts";
import type { ResourceKey } from "../../../../domain/documents/key-resources.ts";
import { debtsOf, isPaidUp } from "../../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { customerOf, suspensionOf } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { releaseDocuments } from "../issued-documents/documents.store.ts";
import { endSuspension } from "../suspension/suspension.ts";
import { ledgerOf } from "./fees.store.ts";
import type { TransactionRow } from "./fees.table.ts";

/** What a posting ended when it was made; kept so that taking the posting back can restore it. CORR-01 */
export interface PostingEffects {
  readonly suspension?: { readonly code: string; readonly graceEnds?: CalendarDate | undefined };
  /** Documents that were withheld for fees. */
  readonly documents?: readonly ResourceKey[];
}

/** People among some whom a payment may give something back: they are suspended, or documents are withheld for fees. */
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
  const { status, suspensionCode, suspensionGraceEnds } = person;
  const profile = { status, suspensionDetails: suspensionOf(person, operator.today) };
  if (!isEndedByPayment(profile, debtsOf(ledger), operator.today)) return documents;
  await endSuspension(operator, database, person);
  return {
    ...documents,
    ...(suspensionCode === null
      ? {}
      : { suspension: { code: suspensionCode, graceEnds: suspensionGraceEnds ?? undefined } }),
  };
};

/** Follows a posting, and keeps what it ended. CORR-01 */
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
