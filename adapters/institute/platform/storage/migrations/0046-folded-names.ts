import { sql, type Kysely } from "kysely";

const folded = (name: string): string =>
  name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toUpperCase().toLowerCase().replaceAll("ς", "σ");

/** Composed letters, and the domain in ASCII. */
const spelled = (email: string): string => {
  const [, mailbox = "", domain = ""] = /^(.*)@(.*)$/.exec(email.normalize("NFC")) ?? [];
  return URL.canParse(`https://${domain}`) ? `${mailbox}@${new URL(`https://${domain}`).hostname}` : email;
};

/** The new spelling of each email, unless another one has it already; that one stays, and `status` lists it. */
const respelled = (emails: readonly string[]): readonly (readonly [before: string, after: string])[] => {
  const taken = new Set(emails);
  return emails.flatMap((email) => {
    const after = spelled(email);
    if (taken.has(after)) return [];
    taken.add(after);
    return [[email, after] as const];
  });
};

/** Adds what a search for a name compares, and gives names, emails and records one form of composed letters. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable("customers")
    .addColumn("foldedName", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const { rows: people } = await sql<Record<"customerId" | "email" | "firstName" | "surname", string>>`
    select "customerId", "email", "firstName", "surname" from "customers"`.execute(database);
  for (const person of people) {
    const [firstName, surname] = [person.firstName.normalize("NFC"), person.surname.normalize("NFC")];
    await sql`update "customers" set "firstName" = ${firstName}, "surname" = ${surname},
      "foldedName" = ${folded(`${firstName} ${surname}`)} where "customerId" = ${person.customerId}`.execute(database);
  }
  for (const [before, after] of respelled(people.map(({ email }) => email)))
    await sql`update "customers" set "email" = ${after} where "email" = ${before}`.execute(database);
  const { rows: reached } = await sql<{ address: string }>`select "address" from "emailAddresses"`.execute(database);
  for (const [before, after] of respelled(reached.map(({ address }) => address)))
    await sql`update "emailAddresses" set "address" = ${after} where "address" = ${before}`.execute(database);
  const { rows: records } = await sql<Record<"customerId" | "kind" | "details", string>>`
    select "customerId", "kind", "details" from "personalRecords"`.execute(database);
  for (const { customerId, kind, details } of records)
    if (details.normalize("NFC") !== details)
      await sql`update "personalRecords" set "details" = ${details.normalize("NFC")}
        where "customerId" = ${customerId} and "kind" = ${kind}`.execute(database);
};
