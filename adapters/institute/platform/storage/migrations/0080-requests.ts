import { sql, type Kysely } from "kysely";

/** Indexes the requests for more among the events of submissions: few of many. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createIndex("submissionEventsAsked")
    .on("submissionEvents")
    .columns(["until", "reference"])
    .where(sql.ref("type"), "=", sql.lit("asked"))
    .execute();
};
