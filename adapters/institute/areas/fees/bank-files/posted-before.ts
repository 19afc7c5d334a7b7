import type { Database } from "../../../platform/storage/storage.ts";
import type { PostedPayment } from "../prepare-payments.ts";
import { postedInAnotherWay } from "./same-payments.store.ts";

/** What says that payments of a bank line may have been posted in another way before, each with its person. BANK-02 */
export const postedBefore = async (database: Database, posted: readonly PostedPayment[]) => {
  const found = [];
  for (const { transaction, person } of posted)
    for (const { reference } of await postedInAnotherWay(database, { ...transaction, customerId: person.customerId }))
      found.push({
        customerId: person.customerId,
        reference,
        words: `This may be ${reference}, which was posted already: it would count twice.`,
      });
  return found;
};
