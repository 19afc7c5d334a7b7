import { createHash } from "node:crypto";

import type { Kysely } from "kysely";

/** The idempotency columns in the tables of earlier releases. */
interface Keyed {
  customerId: string;
  idempotencyKey: string;
  bodyDigest: string;
}

interface Before {
  cpdDeclarations: Keyed & {
    reference: string;
    year: number;
    isRequirementsMet: number;
    route: string;
    isEngagementPartner: number;
    status: string;
    submittedOn: string;
    submittedAt: number;
  };
  membershipApplications: Keyed & { reference: string; submittedOn: string };
  retirements: Keyed & { reference: string; retirementDate: string; registeredOn: string };
  cpdAdjustments: {
    customerId: string;
    idempotencyKey: string | null;
    year: number;
    startDate: string | null;
    endDate: string | null;
    reasonCode: string | null;
    reason: string;
    status: string;
  };
  cpdDeclarationsOfToday: Omit<Before["cpdDeclarations"], "idempotencyKey" | "bodyDigest">;
  onceAnswers: { customerId: string; call: string; idempotencyKey: string; digest: string; answer: string };
}

const digestOf = (said: unknown): string => createHash("sha256").update(JSON.stringify(said)).digest("base64url");

const daysFrom = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

/** The units of a waiver as its answer computed them at the time. */
const verifiableUnits = (start: string, end: string): number => {
  const year = start.slice(0, 4);
  return Math.round((21 * daysFrom(start, end)) / daysFrom(`${year}-01-01`, `${year}-12-31`));
};

/** The answers to idempotent requests, from the rows stored with them. */
const answerSummary = async (database: Kysely<Before>): Promise<readonly Before["onceAnswers"][]> => {
  const declarations = await database.selectFrom("cpdDeclarations").selectAll().execute();
  const applications = await database.selectFrom("membershipApplications").selectAll().execute();
  const retirements = await database.selectFrom("retirements").selectAll().execute();
  const waivers = await database.selectFrom("cpdAdjustments").selectAll().execute();
  return [
    ...declarations.map(({ customerId, idempotencyKey, bodyDigest, reference, year, status, submittedOn }) => ({
      customerId,
      call: "POST /customers/{id}/cpds/submissions",
      idempotencyKey,
      digest: bodyDigest,
      answer: JSON.stringify({ reference, year, status, submittedOn }),
    })),
    ...applications.map(({ customerId, idempotencyKey, bodyDigest, reference, submittedOn }) => ({
      customerId,
      call: "POST /customers/{id}/membership/application",
      idempotencyKey,
      digest: bodyDigest,
      answer: JSON.stringify({ reference, submittedOn }),
    })),
    ...retirements.map(({ customerId, idempotencyKey, reference, retirementDate, registeredOn }) => ({
      customerId,
      call: "POST /customers/{id}/membership/retirement",
      idempotencyKey,
      digest: digestOf({ retirementDate }),
      answer: JSON.stringify({ reference, retirementDate, registeredOn }),
    })),
    ...waivers.flatMap(({ customerId, idempotencyKey, year, startDate, endDate, reasonCode, reason, status }) => {
      if (idempotencyKey === null || startDate === null || endDate === null) return [];
      const asked = { year, startDate, endDate, reasonCode, reasonLabel: reason, adjustmentType: "waiver" };
      return {
        customerId,
        call: "POST /customers/{id}/cpds/adjustments",
        idempotencyKey,
        digest: digestOf(asked),
        answer: JSON.stringify({ status, verifiableUnits: verifiableUnits(startDate, endDate) }),
      };
    }),
  ];
};

/** Recreates the table, because SQLite cannot drop a column that a constraint uses. */
const declarationsWithoutKey = async (database: Kysely<Before>): Promise<void> => {
  await database.schema
    .createTable("cpdDeclarationsOfToday")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("isRequirementsMet", "integer", (column) => column.notNull())
    .addColumn("route", "text", (column) => column.notNull())
    .addColumn("isEngagementPartner", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("submittedOn", "text", (column) => column.notNull())
    .addColumn("submittedAt", "bigint", (column) => column.notNull())
    .addUniqueConstraint("oneDeclarationEachYear", ["customerId", "year"])
    .execute();
  const columns = [
    "reference",
    "customerId",
    "year",
    "isRequirementsMet",
    "route",
    "isEngagementPartner",
    "status",
    "submittedOn",
    "submittedAt",
  ] as const;
  await database
    .insertInto("cpdDeclarationsOfToday")
    .columns(columns)
    .expression(database.selectFrom("cpdDeclarations").select(columns))
    .execute();
  await database.schema.dropTable("cpdDeclarations").execute();
  await database.schema.alterTable("cpdDeclarationsOfToday").renameTo("cpdDeclarations").execute();
};

export const up = async (database: Kysely<Before>): Promise<void> => {
  await database.schema
    .createTable("onceAnswers")
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("call", "text", (column) => column.notNull())
    .addColumn("idempotencyKey", "text", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("onceAnswersKey", ["customerId", "call", "idempotencyKey"])
    .execute();
  for (const answer of await answerSummary(database)) await database.insertInto("onceAnswers").values(answer).execute();

  await declarationsWithoutKey(database);
  await database.schema.dropIndex("oneWaiverAKey").execute();
  await database.schema.alterTable("cpdAdjustments").dropColumn("idempotencyKey").execute();
  for (const table of ["membershipApplications", "retirements"])
    for (const column of ["idempotencyKey", "bodyDigest"])
      await database.schema.alterTable(table).dropColumn(column).execute();
  // Files are now fetched with a token.
  await database.schema.dropTable("tickets").execute();
};
