import { submittedRoutes, type SubmittedRoute } from "../../../../../domain/cpd/cpd-routes.ts";
import type { ReviewProgress } from "../../../../../domain/institute/cpd/review-states.ts";
import { dayOf, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { undoableEventOf, reviewOutcomeOf, undoableUntil } from "../../../../../domain/submissions/events.ts";
import { customersWithIds, fullNameOf, type CustomerRow } from "../../../platform/customers/customers.store.ts";
import type { ListColumn } from "../../../platform/spreadsheet.ts";
import { chunked } from "../../../platform/storage/chunked.ts";
import { submissionTexts } from "../../submissions/confirm-submission.ts";
import type { ActionContext } from "../../use-case-context.ts";
import {
  allReviews,
  populationByRoute,
  sampleOf,
  type DrawnReview,
  type ReviewKey,
  type SampledDeclaration,
} from "./reviews.store.ts";

/** A drawn declaration in a list for staff. LOG-05 */
export interface ReviewLine extends Pick<SampledDeclaration, "place" | "reference" | "route">, ReviewProgress {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  /** Whether the account is closed, so that nothing can be asked. */
  readonly isClosed: boolean;
  /** Whether a request of the last ten minutes can be undone. DESK-03 */
  readonly isJustAsked: boolean;
  readonly decidedOn: CalendarDate | undefined;
  readonly reason: string | undefined;
}

/** The columns of a review in a file. */
export const reviewColumns: readonly ListColumn<ReviewLine>[] = [
  ...(["place", "customerId", "name", "email", "route", "reference", "state", "until", "answeredOn"] as const).map(
    (name) => ({ name, of: (line: ReviewLine) => line[name] }),
  ),
  { name: "late", of: ({ isLate }) => (isLate ? "yes" : "") },
  ...(["decidedOn", "reason"] as const).map((name) => ({ name, of: (line: ReviewLine) => line[name] })),
];

/** The counters of a review, in the order of its report; answers and late requests count after the outcome too. */
const isCounted = {
  Drawn: () => true,
  Asked: ({ until }) => until !== undefined,
  Answered: ({ answeredOn }) => answeredOn !== undefined,
  Late: ({ isLate }) => isLate,
  Sufficient: ({ state }) => state === "sufficient",
  "Not sufficient": ({ state }) => state === "not sufficient",
  "Taken back": ({ state }) => state === "taken back",
} as const satisfies Readonly<Record<string, (progress: ReviewProgress) => boolean>>;
type FigureName = keyof typeof isCounted;
export const figureNames = Object.keys(isCounted) as FigureName[];

/** The figures of a route, or of all routes together. */
export interface ReviewFigures {
  readonly route: SubmittedRoute | undefined;
  readonly population: number;
  /** The number of declarations by column. */
  readonly counts: Readonly<Record<FigureName, number>>;
}

/** A review with how far each drawn declaration is. LOG-05 */
export interface ReviewReport {
  readonly review: DrawnReview;
  readonly lines: readonly ReviewLine[];
  /** By route, and at the end all together. */
  readonly figures: readonly ReviewFigures[];
}

/** The routes in the organisation's words. */
export const routeNamesOf = async ({
  mails,
}: Pick<ActionContext, "mails">): Promise<Readonly<Record<SubmittedRoute, string>>> =>
  (await submissionTexts(mails.library, undefined)).declaration.routes;

type Reading = Pick<ActionContext, "database" | "now" | "today" | "rules">;

/** The review of a year with a number, the latest one by default. LOG-05 */
export const findReview = async (
  { database }: Pick<ActionContext, "database">,
  year: number,
  number?: number,
): Promise<DrawnReview | undefined> =>
  (await allReviews(database)).find((review) => review.year === year && (number ?? review.number) === review.number);

const lineOf = (
  { place, customerId, reference, route, progress, submission }: SampledDeclaration,
  person: CustomerRow | undefined,
  { rules, now }: Reading,
): ReviewLine => {
  const events = submission?.events ?? [];
  const outcome = reviewOutcomeOf(events);
  return {
    place,
    customerId,
    name: person ? fullNameOf(person) : "",
    email: submission && person ? person.email : "",
    isClosed: person?.isClosed !== 0,
    isJustAsked: undoableEventOf(events)?.type === "asked" && now.getTime() < (undoableUntil(events) ?? 0),
    route,
    reference,
    ...progress,
    decidedOn: outcome && dayOf(new Date(outcome.at), rules),
    reason: outcome?.reason,
  };
};

/** The drawn declarations of a review in the order of the draw. LOG-05 */
export const reviewLines = async (reading: Reading, review: ReviewKey): Promise<readonly ReviewLine[]> => {
  const { database } = reading;
  const lines: ReviewLine[] = [];
  for (const chunk of chunked(await sampleOf(database, review, reading))) {
    const people = await customersWithIds(
      database,
      chunk.map(({ customerId }) => customerId),
    );
    lines.push(...chunk.map((one) => lineOf(one, people.get(one.customerId), reading)));
  }
  return lines;
};

const countsOf = (lines: readonly ReviewLine[]): ReviewFigures["counts"] =>
  Object.fromEntries(
    figureNames.map((name) => [name, lines.filter(isCounted[name]).length]),
  ) as ReviewFigures["counts"];

/** Reports a review: its figures by route, and how far each drawn declaration is. LOG-05 */
export const reportOf = async (reading: Reading, review: DrawnReview): Promise<ReviewReport> => {
  const lines = await reviewLines(reading, review);
  const populations = await populationByRoute(reading.database, review);
  const figures = submittedRoutes.flatMap((route): readonly ReviewFigures[] => {
    const population = populations.get(route);
    const own = lines.filter((line) => line.route === route);
    return population === undefined ? [] : [{ route, population, counts: countsOf(own) }];
  });
  const all = { route: undefined, population: review.population, counts: countsOf(lines) };
  return { review, lines, figures: [...figures, all] };
};

/** The states in which staff can decide. */
const isDecidable = ({ state }: Pick<ReviewLine, "state">): boolean => state === "answered" || state === "late";

/** The next drawn declaration for staff to decide after a place, from the first one again at the end. LOG-05 */
export const nextToDecide = (lines: readonly ReviewLine[], after: number): ReviewLine | undefined => {
  const open = lines.filter(isDecidable);
  return open.find(({ place }) => place > after) ?? open[0];
};
