import type { SubmittedRoute } from "../../../../../domain/cpd/cpd-routes.ts";
import type { ReviewCandidate, ReviewRules } from "../../../../../domain/cpd/review-sample.ts";
import { reviewProgressOf, type ReviewProgress } from "../../../../../domain/institute/cpd/review-states.ts";
import type { RulesOnDay } from "../../../../../domain/rules/organisation-rules.ts";
import { chunked } from "../../../platform/storage/chunked.ts";
import { required, withheld, nullable, personId } from "../../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../../platform/storage/define-table.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { flag } from "../../../platform/storage/tables.ts";
import { submissionsOf, submissionsUnder, type StoredSubmission } from "../../submissions/submissions.store.ts";

export const cpdReviewsTable = defineTable("cpdReviews", {
  columns: {
    year: withheld.nobody(required.number()),
    /** Counts from 1 within the year. */
    number: withheld.nobody(required.number()),
    seed: withheld.nobody(required.text()),
    rules: withheld.nobody(required.json()),
    population: withheld.nobody(required.number()),
    /** The SHA-256 of the population's text. */
    digest: withheld.nobody(required.text()),
    /** Why the year is reviewed again. */
    reason: withheld.nobody(nullable.text()),
    drawnBy: withheld.nobody(required.author()),
    drawnAt: withheld.nobody(required.instant()),
  },
});

/** A review; its rules are JSON. Rows are append-only. */
type ReviewRow = RowOf<typeof cpdReviewsTable>;

export const cpdReviewMembersTable = defineTable("cpdReviewMembers", {
  ofPerson: {
    words: "reviews of CPD declarations that they were drawn from",
    keptBecause: "it shows that a sample was fair; without what they declared",
    merger: "left",
  },
  columns: {
    customerId: personId,
    year: required.number(),
    number: required.number(),
    reference: required.text(),
    route: required.code<SubmittedRoute>(),
    isResting: required["yes or no"](),
    place: nullable.number(),
    /** The progress when the person was erased, as JSON. */
    endedAs: withheld.internal(nullable.json()),
  },
});

/** A declaration of a population; its place counts from 1 within the sample, and is null when it was not drawn. */
type ReviewMemberRow = RowOf<typeof cpdReviewMembersTable>;

declare module "../../../platform/storage/tables.ts" {
  interface Tables {
    cpdReviews: ReviewRow;
    cpdReviewMembers: ReviewMemberRow;
  }
}

/** Identifies a review. */
export interface ReviewKey {
  readonly year: number;
  readonly number: number;
}

/** A review as it was drawn. LOG-05 */
export interface DrawnReview extends ReviewKey {
  readonly seed: string;
  readonly rules: ReviewRules;
  readonly population: number;
  readonly digest: string;
  readonly reason: string | undefined;
  readonly drawnBy: string;
  readonly drawnAt: number;
}

/** A declaration that can be drawn. */
export interface DeclaredCandidate extends ReviewCandidate {
  readonly reference: string;
}

/** A drawn declaration: its place in the sample, and the submission unless its person was erased. */
export interface SampledDeclaration extends DeclaredCandidate {
  readonly place: number;
  readonly submission: StoredSubmission | undefined;
  readonly progress: ReviewProgress;
}

const unknownProgress: ReviewProgress = { state: "not asked", isLate: false };

/** Stores a review with its population and sample. */
export const storeReview = async (
  database: Database,
  { rules, reason, ...review }: DrawnReview,
  population: readonly DeclaredCandidate[],
  sample: readonly DeclaredCandidate[],
): Promise<void> => {
  await database
    .insertInto("cpdReviews")
    .values({ ...review, rules: JSON.stringify(rules), reason: reason ?? null })
    .execute();
  const places = new Map(sample.map(({ customerId }, index) => [customerId, index + 1]));
  const { year, number } = review;
  for (const chunk of chunked(population))
    await database
      .insertInto("cpdReviewMembers")
      .values(
        chunk.map(({ customerId, reference, route, isResting }) => ({
          year,
          number,
          customerId,
          reference,
          route,
          isResting: flag(isResting),
          place: places.get(customerId) ?? null,
          endedAs: null,
        })),
      )
      .execute();
};

/** All reviews, the latest first. LOG-05 */
export const allReviews = async (database: Database): Promise<readonly DrawnReview[]> => {
  const rows = await database
    .selectFrom("cpdReviews")
    .selectAll()
    .orderBy("year", "desc")
    .orderBy("number", "desc")
    .execute();
  return rows.map(({ rules, reason, ...row }) => ({
    ...row,
    rules: JSON.parse(rules) as ReviewRules,
    reason: reason ?? undefined,
  }));
};

/** The members drawn in the reviews of some years. */
export const drawnInYears = async (
  database: Database,
  from: number,
  to: number,
): Promise<readonly { readonly customerId: string; readonly year: number }[]> =>
  database
    .selectFrom("cpdReviewMembers")
    .select(["customerId", "year"])
    .where("year", ">=", from)
    .where("year", "<=", to)
    .where("place", "is not", null)
    .execute();

const membersOf = (database: Database, { year, number }: ReviewKey) =>
  database
    .selectFrom("cpdReviewMembers")
    .select(["customerId", "reference", "route", "isResting", "place", "endedAs"])
    .where("year", "=", year)
    .where("number", "=", number);

/** The population of a review as it was stored, with the place of each drawn declaration. LOG-05 */
export const populationOf = async (
  database: Database,
  review: ReviewKey,
): Promise<readonly (DeclaredCandidate & { readonly place: number | undefined })[]> =>
  (await membersOf(database, review).execute()).map(({ isResting, place, endedAs: _, ...row }) => ({
    ...row,
    isResting: isResting === 1,
    place: place ?? undefined,
  }));

const progressIn = (endedAs: string | null): ReviewProgress =>
  endedAs === null ? unknownProgress : (JSON.parse(endedAs) as ReviewProgress);

/** The sample of a review in the order of the draw, and how far each declaration is. LOG-05 */
export const sampleOf = async (
  database: Database,
  review: ReviewKey,
  { today, rules }: RulesOnDay,
): Promise<readonly SampledDeclaration[]> => {
  const rows = await membersOf(database, review).where("place", "is not", null).orderBy("place").execute();
  const submissions = new Map(
    (
      await submissionsUnder(
        database,
        rows.map(({ reference }) => reference),
      )
    ).map((submission) => [submission.reference, submission]),
  );
  return rows.map(({ isResting, place, endedAs, ...row }) => {
    const submission = submissions.get(row.reference);
    return {
      ...row,
      // After a merger, the declaration belongs to the account that is kept.
      customerId: submission?.customerId ?? row.customerId,
      isResting: isResting === 1,
      place: place ?? 0,
      submission,
      progress: submission ? reviewProgressOf(submission.events, today, rules) : progressIn(endedAs),
    };
  });
};

/** The size of a review's population by route. */
export const populationByRoute = async (
  database: Database,
  { year, number }: ReviewKey,
): Promise<ReadonlyMap<SubmittedRoute, number>> => {
  const rows = await database
    .selectFrom("cpdReviewMembers")
    .select(({ fn }) => ["route" as const, fn.countAll<number>().as("count")])
    .where("year", "=", year)
    .where("number", "=", number)
    .groupBy("route")
    .execute();
  return new Map(rows.map(({ route, count }) => [route, count]));
};

/** The latest review that drew a declaration; undefined when none did. LOG-05 */
export const reviewOf = (database: Database, reference: string): Promise<ReviewKey | undefined> =>
  database
    .selectFrom("cpdReviewMembers")
    .select(["year", "number"])
    .where("reference", "=", reference)
    .where("place", "is not", null)
    .orderBy("number", "desc")
    .executeTakeFirst();

/** Stores the progress of reviews of a person's declarations, before these are erased. KEEP-02, LOG-05 */
export const noteReviewProgress = async (
  database: Database,
  customerId: string,
  { today, rules }: RulesOnDay,
): Promise<void> => {
  for (const { reference, events } of await submissionsOf(database, customerId, ["declaration"]))
    await database
      .updateTable("cpdReviewMembers")
      .set({ endedAs: JSON.stringify(reviewProgressOf(events, today, rules)) })
      .where("reference", "=", reference)
      .execute();
};
