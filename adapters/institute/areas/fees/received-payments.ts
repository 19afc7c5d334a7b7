import { payersNamed, wordsOfReference } from "../../../../domain/fees/bank-lines.ts";
import { customerOf, lockCustomer, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { transactionsOf } from "./fees.store.ts";
import { postTransaction, type PostedTransaction, type Posting } from "./post-transaction.ts";

/** Maps customer IDs and references of charges, in capitals, to their customers. */
export type Payers = ReadonlyMap<string, string>;

/** Reads the payers; with a text, only those whom it may name. */
export const payersIn = async (database: Database, text?: string): Promise<Payers> => {
  const words = text === undefined ? undefined : wordsOfReference(text);
  const charges = database.selectFrom("transactions").select(["reference", "customerId"]).where("type", "=", "CHARGE");
  const people = database.selectFrom("customers").select("customerId");
  if (words?.length === 0) return new Map();
  const [foundCharges, foundPeople] = [
    await charges
      .$if(words !== undefined, (query) => query.where(({ fn }) => fn("upper", ["reference"]), "in", words ?? []))
      .execute(),
    await people
      .$if(words !== undefined, (query) => query.where(({ fn }) => fn("upper", ["customerId"]), "in", words ?? []))
      .execute(),
  ];
  return new Map([
    ...foundCharges.map(({ reference, customerId }) => [reference.toUpperCase(), customerId] as const),
    ...foundPeople.map(({ customerId }) => [customerId.toUpperCase(), customerId] as const),
  ]);
};

/** The charges of a person that a text names. CORR-02 */
const chargesNamed = async (database: Database, customerId: string, text: string): Promise<readonly string[]> => {
  const named = wordsOfReference(text);
  return (await transactionsOf(database, customerId))
    .filter(({ type, reference }) => type === "CHARGE" && named.includes(reference.toUpperCase()))
    .map(({ reference }) => reference);
};

/** A payment from outside; the payer's text identifies its owner. */
export interface ReceivedPayment extends Pick<Posting, "amount" | "description" | "date"> {
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
  database: Database,
  { payer, ...payment }: ReceivedPayment,
  payers: Payers,
): Promise<ReceivedOutcome> => {
  const { reference, amount } = payment;
  const [customerId, ...others] = payersNamed(payer, payers);
  if (customerId === undefined) return { kind: "unmatched" };
  if (others.length > 0) return { kind: "ambiguous", people: others.length + 1 };
  await lockCustomer(database, customerId);
  const earlier = await database
    .selectFrom("transactions")
    .select(["customerId", "type", "amount"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (earlier) {
    const isSame = earlier.type === "PAYMENT" && earlier.customerId === customerId && earlier.amount === amount;
    return { kind: "repeated", isSame };
  }
  const person = await customerOf(database, customerId);
  const settles = await chargesNamed(database, customerId, payer);
  const posted = await postTransaction(operator, database, person, { type: "PAYMENT", ...payment, settles });
  return { kind: "posted", person, posted };
};
