import type { Kysely } from "kysely";

interface Submission {
  reference: string;
  customerId: string;
  kind: string;
  answers: string;
  submittedOn: string;
  submittedAt: number;
}

interface SubmissionEvent {
  reference: string;
  position: number;
  type: string;
  at: number;
  by: string;
  reason: string | null;
  verdict: string | null;
  until: string | null;
  replaced: string | null;
}

interface Tables {
  submissions: Submission;
  submissionEvents: SubmissionEvent;
  customers: { customerId: string; customerType: string; membershipDate: string | null };
  auditEntries: { customerId: string; kind: string; changedBy: string; changedAt: number };
  mails: { text: string; writtenAt: number };
  cpdAdjustments: {
    adjustmentId: string;
    customerId: string;
    year: number;
    type: string;
    reason: string;
    reasonCode: string | null;
    units: number;
    status: string;
    startDate: string | null;
    endDate: string | null;
  };
  cpdDeclarations: {
    reference: string;
    customerId: string;
    year: number;
    isRequirementsMet: number;
    route: string;
    isEngagementPartner: number;
    submittedOn: string;
    submittedAt: number;
  };
  membershipApplications: {
    reference: string;
    customerId: string;
    application: string;
    submittedOn: string;
    submittedAt: number;
    wanted: string | null;
    wantedBy: string | null;
  };
  retirements: {
    reference: string;
    customerId: string;
    retirementDate: string;
    registeredOn: string;
    registeredAt: number;
  };
}

const createTables = async (database: Kysely<Tables>): Promise<void> => {
  await database.schema
    .createTable("submissions")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("answers", "text", (column) => column.notNull())
    .addColumn("submittedOn", "text", (column) => column.notNull())
    .addColumn("submittedAt", "bigint", (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex("submissionsByCustomer")
    .on("submissions")
    .columns(["customerId", "kind"])
    .execute();
  await database.schema.createIndex("submissionsByKind").on("submissions").columns(["kind", "submittedAt"]).execute();
  await database.schema
    .createTable("submissionEvents")
    .addColumn("reference", "text", (column) => column.notNull().references("submissions.reference"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("verdict", "text")
    .addColumn("until", "text")
    .addColumn("replaced", "text")
    .addPrimaryKeyConstraint("submissionEventsKey", ["reference", "position"])
    .execute();
};

type Moved = Submission & { readonly later?: readonly Partial<SubmissionEvent>[] };

const store = async (database: Kysely<Tables>, { later = [], ...submission }: Moved): Promise<void> => {
  const { reference, customerId: by, submittedAt: at } = submission;
  const nothing = { reason: null, verdict: null, until: null, replaced: null };
  await database.insertInto("submissions").values(submission).execute();
  await database
    .insertInto("submissionEvents")
    .values(
      [{}, ...later].map((event, position) => ({
        ...nothing,
        reference,
        position,
        type: "received",
        at,
        by,
        ...event,
      })),
    )
    .execute();
};

const declarations = async (database: Kysely<Tables>): Promise<readonly Moved[]> =>
  (await database.selectFrom("cpdDeclarations").selectAll().execute()).map((row) => ({
    reference: row.reference,
    customerId: row.customerId,
    kind: "declaration",
    answers: JSON.stringify({
      year: row.year,
      isRequirementsMet: row.isRequirementsMet === 1,
      route: row.route,
      isEngagementPartner: row.isEngagementPartner === 1,
      isConfirmed: true,
    }),
    submittedOn: row.submittedOn,
    submittedAt: row.submittedAt,
  }));

const retirements = async (database: Kysely<Tables>): Promise<readonly Moved[]> =>
  (await database.selectFrom("retirements").selectAll().execute()).map((row) => ({
    reference: row.reference,
    customerId: row.customerId,
    kind: "retirement",
    answers: JSON.stringify({ retirementDate: row.retirementDate }),
    submittedOn: row.registeredOn,
    submittedAt: row.registeredAt,
  }));

/** The latest audit entry of a kind for a customer: earlier releases recorded decisions only there. */
const lastChange = async (database: Kysely<Tables>, customerId: string, kind: string) =>
  database
    .selectFrom("auditEntries")
    .select(["changedBy as by", "changedAt as at"])
    .where("customerId", "=", customerId)
    .where("kind", "=", kind)
    .orderBy("changedAt", "desc")
    .limit(1)
    .executeTakeFirst();

const applications = async (database: Kysely<Tables>): Promise<readonly Moved[]> => {
  const rows = await database
    .selectFrom("membershipApplications")
    .innerJoin("customers", "customers.customerId", "membershipApplications.customerId")
    .selectAll("membershipApplications")
    .select(["customerType", "membershipDate"])
    .execute();
  return Promise.all(
    rows.map(async ({ application: answers, customerType, membershipDate, wanted, wantedBy, ...row }) => {
      const { by, at } = (await lastChange(database, row.customerId, "application")) ?? {
        by: "registrar",
        at: row.submittedAt,
      };
      const asked = wanted === null ? [] : [{ type: "asked", at, by, reason: wanted, until: wantedBy }];
      const admitted = membershipDate === null ? at : Math.max(at, Date.parse(membershipDate));
      const decided = customerType === "MEMBER" ? [{ type: "decided", at: admitted, by, verdict: "grant" }] : [];
      return { ...row, kind: "application", answers, later: [...asked, ...decided] };
    }),
  );
};

/** The time of each confirmation mail, because waivers had no date of their own. */
const confirmedAt = async (database: Kysely<Tables>): Promise<ReadonlyMap<string, number>> => {
  const mails = await database
    .selectFrom("mails")
    .select(["text", "writtenAt"])
    .where("text", "like", "%Its reference is WVR-%")
    .execute();
  return new Map(mails.map(({ text, writtenAt }) => [/Its reference is (\S+)\./.exec(text)?.[1] ?? "", writtenAt]));
};

const waivers = async (database: Kysely<Tables>, now: number): Promise<readonly Moved[]> => {
  const sent = await confirmedAt(database);
  const rows = await database.selectFrom("cpdAdjustments").selectAll().where("type", "=", "waiver").execute();
  return Promise.all(
    rows.map(
      async ({ adjustmentId: reference, customerId, status, type: adjustmentType, reason: reasonLabel, ...asked }) => {
        const known = sent.get(reference);
        const submittedAt = known ?? now;
        const { by, at } = (await lastChange(database, customerId, "waiver")) ?? { by: "registrar", at: submittedAt };
        const decided = {
          type: "decided",
          at: Math.max(at, submittedAt),
          by,
          verdict: status === "AWARDED" ? "grant" : "refuse",
        };
        return {
          reference,
          customerId,
          kind: "waiver",
          answers: JSON.stringify({ ...asked, reasonLabel, adjustmentType }),
          submittedOn: new Date(submittedAt).toISOString().slice(0, 10),
          submittedAt,
          later: status === "PENDING" ? [] : [decided],
        };
      },
    ),
  );
};

/** Moves all submissions into one table with events, and drops the tables of single kinds. */
export const up = async (database: Kysely<Tables>): Promise<void> => {
  await createTables(database);
  const moved = [
    ...(await declarations(database)),
    ...(await retirements(database)),
    ...(await applications(database)),
    ...(await waivers(database, Date.now())),
  ];
  for (const submission of moved) await store(database, submission);
  for (const table of ["cpdDeclarations", "membershipApplications", "retirements"])
    await database.schema.dropTable(table).execute();
};
