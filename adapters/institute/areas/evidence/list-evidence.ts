import { mayRemove, type Evidence } from "../../../../domain/evidence/evidence.ts";
import type { ReadContext } from "../use-case-context.ts";
import type { CheckSettled } from "./check-settled.ts";
import { evidenceOf } from "./evidence.store.ts";

/** A file in the list of who sent it. */
type ListedEvidence = Evidence & { readonly mayRemove: boolean };

/** A customer's files, the latest first, each with whether they can still remove it. LOG-02 */
export const listEvidence = async (
  reading: ReadContext,
  checkSettled: CheckSettled,
): Promise<readonly ListedEvidence[]> => {
  const files = await evidenceOf(reading.database, reading.customer.customerId);
  const isSettled = checkSettled(reading);
  return Promise.all(files.map(async (file) => ({ ...file, mayRemove: mayRemove(file, await isSettled(file.about)) })));
};
