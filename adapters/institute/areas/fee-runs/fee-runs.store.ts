import { subscriptionPurpose, subscriptionYearOf } from "../../../../domain/fees/purpose.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import type { Database } from "../../platform/storage/storage.ts";
import "../../platform/storage/audit.ts";
import "../fees/fees.store.ts";

/** A fee run that charged somebody. */
export interface ChargedRun {
  /** The year and its place among the runs of the year: "2027-1". */
  readonly number: string;
  readonly year: number;
  /** Milliseconds since 1970. */
  readonly chargedAt: number;
  readonly chargedBy: string;
  readonly charges: number;
  readonly total: Pence;
  /** The number of charges that were taken back. */
  readonly takenBack: number;
}

/** The charges of fee runs: one run charges at one instant, in one name. */
const chargesOfRuns = (database: Database) =>
  database
    .selectFrom("transactions as charge")
    .where("charge.type", "=", "CHARGE")
    .where("charge.reference", "like", "SUB-%")
    .where("charge.postedAt", "is not", null);

/** The fee runs, the latest first; those of earlier releases, which have no instant, are left out. YEAR-05 */
export const chargedRuns = async (database: Database): Promise<readonly ChargedRun[]> => {
  const rows = await chargesOfRuns(database)
    .leftJoin("transactions as counter", "counter.reverses", "charge.reference")
    .select(["charge.purpose", "charge.postedAt", "charge.postedBy"])
    .select(({ fn }) => [
      fn.countAll<number>().as("charges"),
      fn.sum<number>("charge.amount").as("total"),
      fn.count<number>("counter.reference").as("takenBack"),
    ])
    .groupBy(["charge.purpose", "charge.postedAt", "charge.postedBy"])
    .orderBy("charge.postedAt")
    .orderBy("charge.postedBy")
    .execute();
  const places = new Map<number, number>();
  return rows
    .flatMap(({ purpose, postedAt: chargedAt, postedBy: chargedBy, charges, total, takenBack }) => {
      const year = subscriptionYearOf(purpose ?? undefined);
      if (year === undefined || chargedAt === null || chargedBy === null) return [];
      const place = (places.get(year) ?? 0) + 1;
      places.set(year, place);
      return [{ number: `${year}-${place}`, year, chargedAt, chargedBy, charges, total, takenBack }];
    })
    .toReversed();
};

/** The charges of a run with the people who were charged, by ID of the person. */
export const chargesOf = (database: Database, { year, chargedAt, chargedBy }: ChargedRun) =>
  chargesOfRuns(database)
    .select(["charge.customerId", "charge.reference"])
    .where("charge.purpose", "=", subscriptionPurpose(year))
    .where("charge.postedAt", "=", chargedAt)
    .where("charge.postedBy", "=", chargedBy)
    .orderBy("charge.customerId")
    .orderBy("charge.reference")
    .execute();

/** The facts that decide a person's subscription group. */
const groupFields = ["customerType", "isFellow", "isRetired"];

/** People whose group may have changed since the subscription of a year was charged, by ID. YEAR-05 */
export const regroupedSinceCharge = async (database: Database, year: number): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom("auditEntries as change")
    .innerJoin("transactions as charge", "charge.customerId", "change.customerId")
    .select("charge.customerId")
    .distinct()
    .where("change.field", "in", groupFields)
    .where("charge.type", "=", "CHARGE")
    .where("charge.purpose", "=", subscriptionPurpose(year))
    .whereRef("change.changedAt", ">=", "charge.postedAt")
    .orderBy("charge.customerId")
    .execute();
  return rows.map(({ customerId }) => customerId);
};
