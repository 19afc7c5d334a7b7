import type { Kysely } from "kysely";

interface Before {
  personalRecords: { customerId: string; kind: string; details: string };
}

interface Details extends Readonly<Record<string, unknown>> {
  readonly uln?: unknown;
  readonly transferFIAToAcca?: unknown;
}

/** The stored ID is the number of the learning record; customers who were offered a transfer may choose one. */
const moved = ({ uln, ...rest }: Details): Details => ({
  ...rest,
  ...(uln === undefined ? {} : { learningRecordNumber: uln }),
  ...(rest.transferFIAToAcca === undefined ? {} : { canTransfer: true }),
});

export const up = async (database: Kysely<Before>): Promise<void> => {
  const records = await database.selectFrom("personalRecords").selectAll().where("kind", "=", "account").execute();
  for (const { customerId, kind, details } of records)
    await database
      .updateTable("personalRecords")
      .set({ details: JSON.stringify(moved(JSON.parse(details) as Details)) })
      .where("customerId", "=", customerId)
      .where("kind", "=", kind)
      .execute();
};
