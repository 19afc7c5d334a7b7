import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import { RefusalError } from "../http/refusal-error.ts";
import { required, personId } from "../storage/columns.ts";
import { defineTable, type RowOf } from "../storage/define-table.ts";
import type { Database } from "../storage/storage.ts";

export const emailAddressesTable = defineTable("emailAddresses", {
  ofPerson: { words: "email addresses", merger: [] },
  columns: {
    customerId: personId,
    address: required.text(),
  },
});

declare module "../storage/tables.ts" {
  interface Tables {
    emailAddresses: RowOf<typeof emailAddressesTable>;
  }
}

/** Another customer who is reached at an email; undefined when there is none. */
export const otherCustomerWithEmail = async (
  database: Database,
  email: string,
  customerId: string,
): Promise<string | undefined> => {
  const isReached = await database
    .selectFrom("emailAddresses")
    .select("customerId")
    .where("address", "=", comparedEmail(email))
    .where("customerId", "!=", customerId)
    .executeTakeFirst();
  return isReached?.customerId;
};

const duplicate = () => new RefusalError("conflict", "DUPLICATE_EMAIL", "Duplicate contact mechanism found.");

/** Reserves an email for this customer. Refuses one that another customer uses as contact or for signing in. CONT-09 */
export const reserveEmailAddress = async (
  transaction: Database,
  customerId: string,
  address: string,
): Promise<void> => {
  const normal = comparedEmail(address);
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
