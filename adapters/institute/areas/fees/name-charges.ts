import { knowledgeOf } from "../../../../domain/fees/pairing.ts";
import { subscriptionsWithoutCharge } from "../../../../domain/fees/settling.ts";
import type { Operator } from "../../platform/operator.ts";
import { audit } from "../../platform/storage/audit.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { ledgerOf } from "./fees.store.ts";

/** Gives a person's imported charges without a purpose theirs, as far as it can be known. CORR-02 */
export const nameCharges = async (
  { by, now: at, auditKey }: Operator,
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
    await audit(database, { ...change, auditKey, by, at });
  }
};

const byReference = (one: { readonly reference: string }, other: { readonly reference: string }): number =>
  one.reference < other.reference ? -1 : 1;
