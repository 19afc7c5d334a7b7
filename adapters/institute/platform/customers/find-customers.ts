import { sql } from "kysely";

import { foldedText } from "../../../../domain/institute/kernel/folded-text.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import type { Database } from "../storage/storage.ts";
import { customerByEmail, customerById, type CustomerRow } from "./customers.store.ts";

const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** SQL condition: the name, ID or email contains a text, ignoring case and accents of names. REAL-02 */
export const matchesText = (text: string) => {
  const holds = (value: ReturnType<typeof sql>, part = comparedEmail(text)) =>
    sql<boolean>`${value} like ${containing(part)} escape '\\'`;
  return sql<boolean>`(${sql.join(
    [
      holds(sql`lower(${sql.ref("customerId")})`),
      holds(sql.ref("email")),
      holds(sql.ref("foldedName"), foldedText(text)),
    ],
    sql` or `,
  )})`;
};

/** Somebody with the account that theirs was merged into, if it was. LIFE-02 */
export type FoundCustomer = CustomerRow & { readonly mergedInto: string | null };

/** SQL for the account that a customer's was merged into. LIFE-02 */
export const mergedIntoInQuery = sql<string | null>`(select ${sql.ref("mergedInto")} from ${sql.table("departures")}
  where ${sql.ref("departures.customerId")} = ${sql.ref("customers.customerId")})`;

/** Searches people by a part of their name, ID or email; at most so many, by name. REAL-02 */
export const searchCustomers = (database: Database, text: string, most: number): Promise<readonly FoundCustomer[]> =>
  database
    .selectFrom("customers")
    .selectAll()
    .select(mergedIntoInQuery.as("mergedInto"))
    .where(matchesText(text))
    .orderBy("surname")
    .orderBy("customerId")
    .limit(most)
    .execute();

/** Somebody by ID, or by the email that they sign in with. */
export const findPerson = async (database: Database, who: string): Promise<CustomerRow | undefined> =>
  (await customerById(database, who)) ?? (await customerByEmail(database, who));

/** The IDs among some that people have. */
export const existingCustomerIds = async (
  database: Database,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom("customers")
    .select("customerId")
    .where("customerId", "in", customerIds)
    .execute();
  return new Set(rows.map(({ customerId }) => customerId));
};

/** People at a time: many enough for few queries. */
const largeBatch = 1000;

/** Everyone with an open account, by ID, in batches. */
export async function* openAccountsInBatches(
  database: Database,
  batchSize = largeBatch,
): AsyncGenerator<readonly CustomerRow[]> {
  let last = "";
  for (;;) {
    const people = await database
      .selectFrom("customers")
      .selectAll()
      .where("isClosed", "=", 0)
      .where("customerId", ">", last)
      .orderBy("customerId")
      .limit(batchSize)
      .execute();
    const next = people.at(-1)?.customerId;
    if (next === undefined) return;
    yield people;
    last = next;
  }
}

/** The number of open accounts. */
export const countOpenAccounts = async (database: Database): Promise<number> => {
  const { count } = await database
    .selectFrom("customers")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("isClosed", "=", 0)
    .executeTakeFirstOrThrow();
  return count;
};

/** Everyone with an open account, or those of one type (MEMBER), by ID. */
export const openAccounts = (database: Database, type?: string): Promise<readonly CustomerRow[]> => {
  const open = database.selectFrom("customers").selectAll().where("isClosed", "=", 0).orderBy("customerId");
  return (type === undefined ? open : open.where("customerType", "=", type)).execute();
};

/** People whose sign-in email could not be brought to its one spelling, because another person has that one. REAL-02 */
export const misspeltEmails = async (
  database: Database,
): Promise<readonly Pick<CustomerRow, "customerId" | "email">[]> => {
  const people = await database.selectFrom("customers").select(["customerId", "email"]).orderBy("customerId").execute();
  return people.filter(({ email }) => comparedEmail(email) !== email);
};

/** The number after the highest one; undefined where numbers are no digits. DESK-05 */
export const nextCustomerId = async (database: Database): Promise<string | undefined> => {
  const highest = await database
    .selectFrom("customers")
    .select("customerId")
    .orderBy(sql`length(${sql.ref("customerId")})`, "desc")
    .orderBy("customerId", "desc")
    .limit(1)
    .executeTakeFirst();
  return highest && /^\d{1,15}$/.test(highest.customerId) ? String(Number(highest.customerId) + 1) : undefined;
};
