import type { Database } from "../../../platform/storage/storage.ts";
import type { PostedPayment } from "../prepare-payments.ts";
import { possibleOtherPostings } from "./same-payments.store.ts";

/** Earlier postings of other kinds that may be payments of a bank line, each with its person. BANK-02 */
export const possibleEarlierPostings = async (database: Database, posted: readonly PostedPayment[]) => {
  const found = [];
  for (const { transaction, person } of posted)
    for (const { reference } of await possibleOtherPostings(database, {
      ...transaction,
      customerId: person.customerId,
    }))
      found.push({
        customerId: person.customerId,
        reference,
        words: `This may be ${reference}, which was posted already: it would count twice.`,
      });
  return found;
};
