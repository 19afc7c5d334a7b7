import { mayRemove } from "../../../../domain/evidence/evidence.ts";
import { lockCustomer, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { EvidenceStore } from "../../platform/evidence/evidence-store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import type { ActionContext } from "../use-case-context.ts";
import type { CheckSettled } from "./check-settled.ts";
import { deleteEvidence, storedEvidence } from "./evidence.store.ts";

const removeRow = async (
  context: Pick<ActionContext, "database" | "today" | "rules">,
  customer: CustomerRow,
  fileId: string,
  checkSettled: CheckSettled,
): Promise<boolean> => {
  const { database } = context;
  const { customerId } = customer;
  await lockCustomer(database, customerId);
  const file = await storedEvidence(database, fileId);
  if (file?.customerId !== customerId) return false;
  if (!mayRemove(file, await checkSettled({ ...context, customer })(file.about)))
    throw wordedRefusal("conflict", "EVIDENCE_SETTLED");
  await deleteEvidence(database, fileId);
  return true;
};

/**
 * Removes a person's file until what it proves is settled; does nothing for a file that is gone or somebody else's. Its
 * bytes go once its transaction has ended. LOG-02
 */
export const removeEvidence = async (
  { database, ...context }: Pick<ActionContext, "database" | "today" | "rules">,
  customer: CustomerRow,
  fileId: string,
  { store, checkSettled }: { readonly store: EvidenceStore; readonly checkSettled: CheckSettled },
): Promise<void> => {
  const isRemoved = await inTransaction(database, (transaction) =>
    removeRow({ ...context, database: transaction }, customer, fileId, checkSettled),
  );
  // If the process ends before, the housekeeping removes the file.
  if (isRemoved) await store.remove(fileId);
};
