import { sql, type Kysely } from "kysely";

const longestWord = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .toLowerCase()
    .replaceAll("ς", "σ")
    .split(/[^\p{L}\d]+/u)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), "");

const compacted = (column: string) =>
  ["-", "/", ".", " ", "_"].reduce(
    (value, separator) => sql`replace(${value}, ${sql.lit(separator)}, '')`,
    sql`upper(${sql.ref(column)})`,
  );

/** Adds what people who may have paid are found by: a word of the surname, IDs and references, the amount of a charge. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable("customers")
    .addColumn("surnameWord", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const { rows: people } = await sql<Record<"customerId" | "surname", string>>`
    select "customerId", "surname" from "customers"`.execute(database);
  for (const { customerId, surname } of people)
    await sql`update "customers" set "surnameWord" = ${longestWord(surname)}
      where "customerId" = ${customerId}`.execute(database);
  await database.schema.createIndex("customersBySurnameWord").on("customers").column("surnameWord").execute();
  await database.schema
    .createIndex("customersByCompactId")
    .on("customers")
    .columns([compacted("customerId")])
    .execute();
  await database.schema
    .createIndex("transactionsByCompactReference")
    .on("transactions")
    .columns([compacted("reference")])
    .execute();
  await database.schema.createIndex("chargesByAmount").on("transactions").columns(["amount", "type"]).execute();
};
