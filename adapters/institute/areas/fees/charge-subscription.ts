import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import type { SubscriptionFee } from "../../../../domain/fees/settling.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import { audit } from "../../platform/storage/audit.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { postTransaction } from "./post-transaction.ts";

/**
 * Charges a year's subscription once per person and year; false when already charged. Other charges keep their due
 * dates. YEAR-05
 */
export const chargeSubscription = async (
  operator: Operator,
  database: Database,
  person: CustomerRow,
  { year, amount, dueDate, library }: SubscriptionFee & { readonly library: TextLibrary },
): Promise<boolean> => {
  const { customerId } = person;
  const fee = { customerId, year, amount, dueDate };
  const reference = `SUB-${year}-${customerId}`;
  // An import may have removed the subscription of an earlier run.
  const charge = database.selectFrom("transactions").select("reference").where("reference", "=", reference);
  if (await charge.executeTakeFirst()) return false;
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto("subscriptions")
    .values(fee)
    .onConflict((conflict) => conflict.columns(["customerId", "year"]).doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === 0) return false;
  const { by, now: at, auditKey } = operator;
  await audit(database, { customerId, kind: "subscriptions", before: undefined, after: fee, auditKey, by, at });
  const texts = await library.document("transaction-descriptions", userTypeOf(person.customerType));
  await postTransaction(operator, database, person, {
    type: "CHARGE",
    amount,
    description: fillLine(texts.subscription, { year: String(year) }),
    date: operator.today,
    reference,
  });
  return true;
};
