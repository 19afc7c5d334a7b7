import { Option } from "commander";

import { populationText } from "../../../../domain/cpd/review-sample.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { isReproducible } from "../../areas/cpd/reviews/draw-review.ts";
import {
  figureNames,
  findReview,
  reportOf,
  reviewColumns,
  routeNamesOf,
  type ReviewReport,
} from "../../areas/cpd/reviews/report.ts";
import { allReviews, populationOf, type DrawnReview } from "../../areas/cpd/reviews/reviews.store.ts";
import { askAction, drawAction, undoAskingAction } from "../../areas/staff-actions/review-actions.ts";
import type { ActionValues, StaffAction } from "../../areas/staff-actions/staff-action.ts";
import { addOptions, runAction, valuesFromOptions, type ActionOptions } from "../action-commands.ts";
import { CommandError, inOneTransaction, type CommandContext } from "../command-context.ts";
import { parseYear } from "../option-values.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

/** Draws the sample of a year; shows sizes, and neither names nor seed before it is applied. LOG-05 */
export const draw = (context: CommandContext, year: number, reason = "") =>
  inOneTransaction(context, async (database) => {
    const at = { ...context, database };
    await runAction(at, { nameOf: () => "A sample" }, drawAction, {
      about: undefined,
      given: { year: String(year), reason },
    });
    const review = context.apply ? await findReview(at, year, undefined) : undefined;
    if (review) context.print(`The seed is ${review.seed}. “review ${year} --rows” lists who was drawn.`);
  });

const reviewIn = async (context: CommandContext, year: number, number: number | undefined): Promise<DrawnReview> => {
  const found = await findReview(context, year, number);
  if (!found) throw new CommandError(`There is no such review of ${year}. “review ${year} --draw” draws one.`);
  return found;
};

/** Asks everybody in the sample, or undoes it. LOG-05, DESK-03 */
export const change = (
  context: CommandContext,
  review: DrawnReview,
  action: StaffAction<DrawnReview>,
  given: ActionValues,
) =>
  inOneTransaction(context, (database) =>
    runAction({ ...context, database }, { nameOf: () => "The sample is" }, action, { about: review, given }),
  );

type RouteNames = Awaited<ReturnType<typeof routeNamesOf>>;

const printFigures = ({ print }: CommandContext, { figures }: ReviewReport, routeNames: RouteNames): void => {
  printTable(
    print,
    ["Route", "Declared", ...figureNames],
    figures.map(({ route, population, counts }) => [
      route === undefined ? "Total" : routeNames[route],
      String(population),
      ...figureNames.map((name) => String(counts[name])),
    ]),
  );
};

/** Reports a review: its figures, how it was drawn, and with `rows` each drawn declaration. LOG-05 */
export const report = async (
  context: CommandContext,
  review: DrawnReview,
  { rows = false, ...options }: ListOptions & { readonly rows?: boolean },
): Promise<void> => {
  const { print, rules } = context;
  const found = await reportOf(context, review);
  const routeNames = await routeNamesOf(context);
  const isSame = await isReproducible(context, review);
  const table = (): void => {
    printFigures(context, found, routeNames);
    if (rows)
      printTable(
        print,
        ["Place", "ID", "Name", "Reference", "Route", "State", "By"],
        found.lines.map(({ place, customerId, name, reference, route, state, until }) => [
          String(place),
          customerId,
          name,
          reference,
          routeNames[route],
          state,
          until === undefined ? "" : displayDate(until, rules),
        ]),
      );
    const { year, number, drawnAt, drawnBy, seed, digest, reason } = review;
    print(`Review ${year}, number ${number}: drawn on ${displayInstant(drawnAt, rules)}, by ${drawnBy}.`);
    if (reason !== undefined) print(`Why a further sample was drawn: “${reason}”`);
    print(`Seed ${seed}, SHA-256 of the population ${digest}.`);
    print(
      isSame
        ? "Checked: population, rules and seed give this sample."
        : "Population, rules and seed do NOT give this sample: the database was changed by hand.",
    );
  };
  printList(context, options, { columns: reviewColumns, rows: found.lines, printTable: table });
};

/** Lists all reviews. LOG-05 */
export const listReviews = async (context: CommandContext): Promise<void> => {
  const { database, print, rules } = context;
  const reviews = await allReviews(database);
  if (reviews.length === 0) return print("No samples yet.");
  printTable(
    print,
    ["Year", "Number", "Population", "Drawn on", "By"],
    reviews.map(({ year, number, population, drawnAt, drawnBy }) => [
      String(year),
      String(number),
      String(population),
      displayInstant(drawnAt, rules),
      drawnBy,
    ]),
  );
};

interface ReviewOptions extends ActionOptions, ListOptions {
  readonly number?: number;
  readonly draw?: boolean;
  readonly reason?: string;
  readonly undo?: boolean;
  readonly population?: boolean;
  readonly rows?: boolean;
}

/** `registrar review` */
export const reviewCommand: RegisterCommand = ({ command, withContext }) => {
  const added = command(
    "review",
    "review a sample of a year's CPD declarations: draw it, ask for evidence, and see how far it is; without a year, list all reviews",
  )
    .argument("[year]", "CPD year, such as 2026", parseYear)
    .option("--number <number>", "number of the review; default: the latest of the year", Number)
    .addOption(new Option("--draw", "draw the sample by the rules").conflicts(["ask", "undo", "population"]))
    .addOption(new Option("--undo", "undo the requests of the last ten minutes; no email is sent").conflicts("ask"))
    .addOption(
      new Option("--population", "print the population, to check its SHA-256 and repeat the draw").conflicts("ask"),
    )
    .option("--rows", "show each drawn declaration")
    .option("--csv", "print the drawn declarations as CSV that a spreadsheet opens")
    .option("--json", "print the drawn declarations as JSON for another program");
  addOptions(added, drawAction, {});
  addOptions(added, askAction, {});
  added.action((year: number | undefined, options: ReviewOptions) =>
    withContext(options, async (context) => {
      if (year === undefined) return listReviews(context);
      if (options.draw === true) return draw(context, year, options.reason);
      const review = await reviewIn(context, year, options.number);
      if (options["ask"] !== undefined)
        return change(
          context,
          review,
          askAction,
          await valuesFromOptions(askAction, {}, options, { context, about: review }),
        );
      if (options.undo === true) return change(context, review, undoAskingAction, {});
      if (options.population === true)
        return context.print(populationText(await populationOf(context.database, review)).trimEnd());
      return report(context, review, options);
    }),
  );
};
