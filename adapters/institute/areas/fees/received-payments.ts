import { sql } from "kysely";

import {
  payerKeys,
  payersNamed,
  possibleKeysIn,
  type PayerKey,
  type PayerKeys,
} from "../../../../domain/fees/named-payers.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import { accountsThatStay } from "../../platform/customers/accounts-that-stay.store.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import type { Operator } from "../../platform/operator.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { lockAccountOf } from "./account-to-post.ts";
import { postPayment, type NewPayment } from "./post-payment.ts";
import type { PostedTransaction } from "./post-transaction.ts";

/** A column as payers write it: in capitals, without separators. */
const compacted = (column: string) =>
  ["-", "/", ".", " ", "_"].reduce(
    (value, separator) => sql<string>`replace(${value}, ${sql.lit(separator)}, '')`,
    sql<string>`upper(${sql.ref(column)})`,
  );

/** The IDs of people and the references of charges, among some texts, by which payments are matched. */
const keysAmong = async (database: Database, possible: readonly string[]): Promise<readonly PayerKey[]> => {
  const charges = await database
    .selectFrom("transactions")
    .select(["reference", "customerId"])
    .where("type", "=", "CHARGE")
    .where(compacted("reference"), "in", possible)
    .execute();
  const people = await database
    .selectFrom("customers")
    .select("customerId")
    .where(compacted("customerId"), "in", possible)
    .execute();
  return [
    ...charges.map(({ reference, customerId }) => ({ text: reference, customerId, isCharge: true })),
    ...people.map(({ customerId }) => ({ text: customerId, customerId, isCharge: false })),
  ];
};

/**
 * Reads whom a text may name as a payer, by an index, as the account that stays. Keys do not run over the end of a line.
 * LIFE-02
 */
export const payersIn = async (database: Database, text: string): Promise<PayerKeys> => {
  const keys: PayerKey[] = [];
  for (const possible of chunked(possibleKeysIn(text))) keys.push(...(await keysAmong(database, possible)));
  const staying = await accountsThatStay(
    database,
    keys.map(({ customerId }) => customerId),
  );
  return payerKeys(keys.map((key) => ({ ...key, customerId: staying(key.customerId) })));
};

/** A payment from outside; the payer's text identifies its owner. */
export interface ReceivedPayment extends Pick<NewPayment, "amount" | "way" | "date"> {
  readonly payer: string;
  readonly reference: string;
}

/** The result of a received payment; only "posted" changes anything. */
export type ReceivedOutcome =
  | { readonly kind: "posted"; readonly person: CustomerRow; readonly posted: PostedTransaction }
  | { readonly kind: "repeated"; readonly isSame: boolean }
  | { readonly kind: "unmatched" }
  | { readonly kind: "ambiguous"; readonly people: number };

/** Posts a payment to the one person it names, once per reference. Requires a transaction. CASH-02, CASH-03 */
export const postReceivedPayment = async (
  operator: Operator,
  { database, library }: { readonly database: Database; readonly library: TextLibrary },
  { payer, ...payment }: ReceivedPayment,
  payers: PayerKeys,
): Promise<ReceivedOutcome> => {
  const { reference, amount } = payment;
  const { customerIds, charges: settles } = payersNamed(payer, payers);
  const [customerId, ...others] = customerIds;
  if (customerId === undefined) return { kind: "unmatched" };
  if (others.length > 0) return { kind: "ambiguous", people: others.length + 1 };
  const person = await lockAccountOf(database, customerId);
  if (isErased(person)) return { kind: "unmatched" };
  const earlier = await database
    .selectFrom("transactions")
    .select(["customerId", "type", "amount"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (earlier) {
    const isSame = earlier.type === "PAYMENT" && earlier.customerId === person.customerId && earlier.amount === amount;
    return { kind: "repeated", isSame };
  }
  const posted = await postPayment(operator, { database, library }, person, { ...payment, settles });
  return { kind: "posted", person, posted };
};
