import type { Declaration } from "../../../../../domain/cpd/declaration.ts";
import { awardedUnits, type Adjustment } from "../../../../../domain/cpd/history.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { groupByCustomer } from "../../group-by-customer.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { drawnInYears, type DeclaredCandidate } from "./reviews.store.ts";

/** The members whose waivers take off all units of a year. */
const fullyWaived = async (database: Database, year: number, required: number): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom("cpdAdjustments")
    .select(["customerId", "units", "status"])
    .where("year", "=", year)
    .where("status", "=", "AWARDED")
    .execute();
  const adjustments = groupByCustomer(
    rows.map(({ status, ...row }): Pick<Adjustment, "units" | "status"> & { readonly customerId: string } => ({
      ...row,
      status: { code: status },
    })),
  );
  return new Set(
    [...new Set(rows.map(({ customerId }) => customerId))].filter(
      (customerId) => awardedUnits({ adjustments: adjustments.get(customerId) ?? [] }) >= required,
    ),
  );
};

/** The declarations of a year that are in force, of open accounts. */
const declarationsOfYear = async (database: Database, year: number) => {
  const rows = await database
    .selectFrom("submissions")
    .innerJoin("customers", "customers.customerId", "submissions.customerId")
    .select(["submissions.customerId", "submissions.reference", "submissions.answers"])
    .where("submissions.kind", "=", "declaration")
    // Answers are stored as JSON without blanks.
    .where("submissions.answers", "like", `%"year":${year}%`)
    .where("customers.isClosed", "=", 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("submissionEvents as event")
            .select("event.reference")
            .whereRef("event.reference", "=", "submissions.reference")
            .where("event.type", "=", "taken back"),
        ),
      ),
    )
    .orderBy("submissions.reference")
    .execute();
  return rows
    .map(({ answers, ...row }) => ({ ...row, declaration: JSON.parse(answers) as Declaration }))
    .filter(({ declaration }) => declaration.year === year);
};

/**
 * The declarations of a year that can be drawn now: in force, of an open account, of a member whose units are not all
 * waived and who was not drawn for the same year before. LOG-05
 */
export const candidatesOf = async (
  { database, rules }: Pick<ActionContext, "database" | "rules">,
  year: number,
): Promise<readonly DeclaredCandidate[]> => {
  const waived = await fullyWaived(database, year, rules.cpd.units.required);
  const drawn = await drawnInYears(database, year - rules.review.restYears, year);
  const drawnForYear = new Set(drawn.flatMap((one) => (one.year === year ? [one.customerId] : [])));
  const resting = new Set(drawn.flatMap((one) => (one.year < year ? [one.customerId] : [])));
  // After a merger, somebody may have declared a year twice.
  const declared = new Map((await declarationsOfYear(database, year)).map((one) => [one.customerId, one]));
  return [...declared.values()]
    .filter(({ customerId }) => !waived.has(customerId) && !drawnForYear.has(customerId))
    .map(({ customerId, reference, declaration: { route } }) => ({
      customerId,
      reference,
      route,
      isResting: resting.has(customerId),
    }));
};
