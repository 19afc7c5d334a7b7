import { sql } from "kysely";

import {
  payerKeys,
  possibleKeysIn,
  type PayerKey,
  type PayerKeys,
} from "../../../../domain/institute/fees/named-payers.ts";
import { survivingAccounts } from "../../platform/customers/surviving-accounts.store.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";

/** A column as payers write it: in capitals, without separators. */
const compacted = (column: string) =>
  ["-", "/", ".", " ", "_"].reduce(
    (value, separator) => sql<string>`replace(${value}, ${sql.lit(separator)}, '')`,
    sql<string>`upper(${sql.ref(column)})`,
  );

/** Looks up which texts are IDs of people or references of charges. */
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

/** Finds the IDs and references of charges in payers' texts, one a line, each with its surviving account. LIFE-02 */
export const findPayers = async (database: Database, text: string): Promise<PayerKeys> => {
  const keys: PayerKey[] = [];
  // With thousands of keys in a statement, PostgreSQL reads the whole table instead of its index.
  for (const possible of chunked(possibleKeysIn(text))) keys.push(...(await keysAmong(database, possible)));
  const staying = await survivingAccounts(
    database,
    keys.map(({ customerId }) => customerId),
  );
  return payerKeys(keys.map((key) => ({ ...key, customerId: staying(key.customerId) })));
};
