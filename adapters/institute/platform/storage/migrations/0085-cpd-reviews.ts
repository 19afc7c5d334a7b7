import type { Kysely } from "kysely";

/** Adds the reviews of CPD declarations, each with its population and the sample drawn from it. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable("cpdReviews")
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("seed", "text", (column) => column.notNull())
    .addColumn("rules", "text", (column) => column.notNull())
    .addColumn("population", "integer", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("drawnBy", "text", (column) => column.notNull())
    .addColumn("drawnAt", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("cpdReviewsByYear", ["year", "number"])
    .execute();
  await schema
    .createTable("cpdReviewMembers")
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("route", "text", (column) => column.notNull())
    .addColumn("isResting", "integer", (column) => column.notNull())
    .addColumn("place", "integer")
    .addColumn("endedAs", "text")
    .addPrimaryKeyConstraint("cpdReviewMembersByReview", ["year", "number", "customerId"])
    .execute();
  await schema.createIndex("cpdReviewMembersByCustomer").on("cpdReviewMembers").column("customerId").execute();
  await schema.createIndex("cpdReviewMembersByReference").on("cpdReviewMembers").column("reference").execute();
};
