import { Refused } from "../../institute/refused.ts";
import type { Database } from "../../institute/storage/storage.ts";

const duplicate = () => new Refused(409, "DUPLICATE_EMAIL", "Duplicate contact mechanism found.");

/** Makes an email address this customer's own. Refuses one that somebody else has, to be reached or to sign in by. CONT-09 */
export const takeEmailAddress = async (transaction: Database, customerId: string, address: string): Promise<void> => {
  const normal = address.toLowerCase();
  const signsIn = await transaction
    .selectFrom("customers")
    .select("customerId")
    .where("email", "=", normal)
    .where("customerId", "!=", customerId)
    .executeTakeFirst();
  if (signsIn) throw duplicate();
  await transaction.deleteFrom("emailAddresses").where("customerId", "=", customerId).execute();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("emailAddresses")
    .values({ customerId, address: normal })
    .onConflict((conflict) => conflict.column("address").doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0) throw duplicate();
};
