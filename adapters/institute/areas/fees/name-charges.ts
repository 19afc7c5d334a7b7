import { knowledgeOf } from "../../../../domain/fees/pairing.ts";
import { subscriptionsWithoutCharge } from "../../../../domain/fees/settling.ts";
import type { Operator } from "../../platform/operator.ts";
import { audit } from "../../platform/storage/audit.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { ledgerOf } from "./fees.store.ts";

/** The people among some who have a charge without a purpose. */
const withUnnamedCharges = async (database: Database, customerIds: readonly string[]): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom("transactions")
    .select("customerId")
    .distinct()
    .where("customerId", "in", customerIds)
    .where("type", "=", "CHARGE")
    .where("purpose", "is", null)
    .execute();
  return rows.map((row) => row.customerId);
};

const nameChargesOf = async (
  { by, now: at, auditKey, importNumber }: Operator,
  database: Database,
  customerId: string,
): Promise<void> => {
  const ledger = await ledgerOf(database, customerId);
  const charges = ledger.transactions.filter(
    ({ type, purpose, reverses, dueDate }) => type === "CHARGE" && purpose === undefined && !reverses && !dueDate,
  );
  const known = knowledgeOf(subscriptionsWithoutCharge(ledger), charges.toSorted(byReference));
  for (const [reference, knowledge] of known) {
    await database.updateTable("transactions").set(knowledge).where("reference", "=", reference).execute();
    const change = { customerId, kind: "transactions", record: reference, before: {}, after: knowledge };
    await audit(database, { ...change, auditKey, by, at, importNumber });
  }
};

/** Gives imported charges without a purpose theirs, as far as it can be known. CORR-02 */
export const nameCharges = async (
  operator: Operator,
  database: Database,
  customerIds: readonly string[],
): Promise<void> => {
  for (const piece of chunked(customerIds))
    for (const customerId of await withUnnamedCharges(database, piece))
      await nameChargesOf(operator, database, customerId);
};

const byReference = (one: { readonly reference: string }, other: { readonly reference: string }): number =>
  one.reference < other.reference ? -1 : 1;
