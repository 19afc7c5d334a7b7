import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { eraseCustomer } from "../../platform/customers/erase-customer.ts";
import type { Operator } from "../../platform/operator.ts";
import { anyTables } from "../../platform/storage/any-tables.ts";
import type { PersonRows } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { removeLinkRequests } from "../../provider/credentials/link-requests.ts";
import { noPassword } from "../../provider/password.ts";
import { removeProviderRecords } from "../../provider/provider-records.ts";
import { noteReviewProgress } from "../cpd/reviews/reviews.store.ts";
import { removeBankWords } from "../fees/bank-files/bank-lines.store.ts";
import { removeNames } from "../issued-documents/issued.store.ts";
import { deleteSubmissions, submissionsOf } from "../submissions/submissions.store.ts";
import { personTables } from "../tables.ts";

/** A kind of data of a person that is removed or kept, with its number of rows. */
export interface ErasedPart extends Pick<PersonRows, "words" | "keptBecause"> {
  readonly count: number;
}

const removeSubmissions = async (database: Database, customerId: string): Promise<ErasedPart> => {
  const sent = await submissionsOf(database, customerId);
  await deleteSubmissions(
    database,
    sent.map(({ reference }) => reference),
  );
  return { words: "what they sent, and what became of it", count: sent.length };
};

const removeFrom = async (database: Database, table: string, customerId: string): Promise<number> => {
  const { numDeletedRows } = await anyTables(database)
    .deleteFrom(table)
    .where("customerId", "=", customerId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

const countIn = async (database: Database, table: string, customerId: string): Promise<number> => {
  const counting = anyTables(database)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"));
  return (await counting.where("customerId", "=", customerId).executeTakeFirstOrThrow()).count;
};

/** Deletes a person's data within a transaction, except what must be kept; returns both with row counts. KEEP-02 */
export const erase = async (
  operator: Operator,
  database: Database,
  { customerId, email }: CustomerRow,
): Promise<readonly ErasedPart[]> => {
  await noteReviewProgress(database, customerId, operator);
  const parts: ErasedPart[] = [await removeSubmissions(database, customerId)];
  await removeLinkRequests(database, email);
  await removeProviderRecords(database, customerId);
  for (const [table, { words, keptBecause }] of personTables) {
    const count =
      keptBecause === undefined
        ? await removeFrom(database, table, customerId)
        : await countIn(database, table, customerId);
    parts.push({ words, count, ...(keptBecause === undefined ? {} : { keptBecause }) });
  }
  await removeNames(database, customerId);
  await removeBankWords(database, customerId);
  await eraseCustomer(operator, database, customerId, noPassword(15));
  return parts.toReversed();
};
