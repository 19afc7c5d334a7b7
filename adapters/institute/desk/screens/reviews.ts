import { populationText } from "../../../../domain/cpd/review-sample.ts";
import { isReviewOpen, type ReviewState } from "../../../../domain/institute/cpd/review-states.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { isReproducible } from "../../areas/cpd/reviews/draw-review.ts";
import {
  figureNames,
  findReview,
  nextToDecide,
  reportOf,
  reviewColumns,
  reviewLines,
  routeNamesOf,
  type ReviewFigures,
  type ReviewLine,
} from "../../areas/cpd/reviews/report.ts";
import {
  allReviews,
  populationOf,
  reviewOf,
  type DrawnReview,
  type ReviewKey,
} from "../../areas/cpd/reviews/reviews.store.ts";
import { unknownAddress } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { caseAddress, staffNameOf } from "../case-words.ts";
import {
  warning,
  doneNote,
  facts,
  head,
  listTable,
  pageLinks,
  placeIn,
  section,
  state,
  table,
  time,
  type Words,
} from "../components.ts";
import { listFile } from "../list-file.ts";
import type { Download, Screen, Visit } from "../visit.ts";
import { caseDoneNote } from "./case-forms.ts";
import { personAddress } from "./people.ts";
import { yearViews } from "./year.ts";

const pageSize = 60;

export const reviewAddress = ({ year, number }: ReviewKey): string => `/desk/year/reviews/${year}-${number}`;

export const reviewTitle = ({ year, number }: ReviewKey): string =>
  number === 1 ? `Review of CPD ${year}` : `Review of CPD ${year}, number ${number}`;

/** The review in an address; throws a refusal when there is none. */
export const reviewIn = async (visit: Visit): Promise<DrawnReview> => {
  const [, year, number] = /^(\d{4})-(\d{1,4})$/.exec(visit.parameter) ?? [];
  const found = await findReview(visit, Number(year), Number(number));
  if (!found) throw unknownAddress();
  return found;
};

/** All reviews, the latest first. LOG-05 */
export const reviewsScreen: Screen = {
  path: "/year/reviews",
  entry: "year",
  show: async ({ database, rules, query }) => {
    const reviews = await allReviews(database);
    return {
      title: "Reviews of CPD",
      action: { action: "saw the reviews of CPD" },
      content: html`${query.has("drawn") ? doneNote(`The sample for ${query.get("drawn") ?? ""} is drawn.`) : undefined}${head(
        "The year",
        "Each year a sample of declarations is drawn by the rules. Members in it are asked for evidence, which staff review.",
        html`<a class="button second" href="/desk/year/reviews/draw">Draw a sample</a>`,
      )}
        <div class="stack">
          ${yearViews("reviews")}
          ${listTable(
            "Reviews",
            [["Year", "first"], ["Number", "figure"], ["Declared", "figure"], ["Drawn on"], ["By", "spare"]],
            reviews.map((review) => [
              html`<a class="to" href="${reviewAddress(review)}">${String(review.year)}</a>`,
              String(review.number),
              String(review.population),
              displayInstant(review.drawnAt, rules),
              staffNameOf(review.drawnBy),
            ]),
            ["No samples yet.", "Draw one when the declarations of a year are in."],
          )}
        </div>`,
    };
  },
};

const views = {
  decide: "To decide",
  waiting: "Waiting for the member",
  done: "Done",
} as const satisfies Record<string, string>;
type View = keyof typeof views;

const viewOfState: Readonly<Record<ReviewState, View>> = {
  "not asked": "waiting",
  waiting: "waiting",
  late: "decide",
  answered: "decide",
  sufficient: "done",
  "not sufficient": "done",
  "taken back": "done",
};

const isView = (text: string | null): text is View => text !== null && Object.hasOwn(views, text);

const stateWords = ({ state: name, until, decidedOn }: ReviewLine, { rules }: Visit): Words => {
  const kind = name === "late" || name === "not sufficient" ? "late" : name === "sufficient" ? "ready" : "due";
  const day = decidedOn ?? (isReviewOpen(name) ? until : undefined);
  const on = day && html` ${decidedOn ? "on" : "by"} ${time(day, rules)}`;
  return html`${state(name.charAt(0).toUpperCase() + name.slice(1), kind)}${on}`;
};

const figuresTable = (
  figures: readonly ReviewFigures[],
  routeNames: Awaited<ReturnType<typeof routeNamesOf>>,
): Html => {
  const rows = figures.map(({ route, population, counts }) => [
    route === undefined ? "Total" : routeNames[route],
    String(population),
    ...figureNames.map((name) => String(counts[name])),
  ]);
  return table(
    "Figures of the review",
    [["Route", "first"], ["Declared", "figure"], ...figureNames.map((name) => [name, "figure"] as const)],
    rows.slice(0, -1),
    rows.at(-1),
  );
};

const proofOf = async (visit: Visit, review: DrawnReview): Promise<Html> => {
  const check = visit.query.has("check") ? await isReproducible(visit, review) : undefined;
  return html`${check === true ? doneNote("Checked: the population, rules and seed give this sample.") : undefined}
    ${check === false ? warning("The population, rules and seed do not give this sample.", "The database has been changed by hand.") : undefined}
    ${facts([
      ["Drawn", `${displayInstant(review.drawnAt, visit.rules)}, by ${staffNameOf(review.drawnBy)}`],
      ...(review.reason === undefined ? [] : [["Reason for a further sample", review.reason] as const]),
      ["Seed", html`<span class="code">${review.seed}</span>`],
      ["SHA-256 of the population", html`<span class="code">${review.digest}</span>`],
    ])}
    <p class="row"><a class="button second" href="${reviewAddress(review)}?check=yes#draw">Repeat the draw</a><a class="button second" href="${reviewAddress(review)}/population.txt">Download the population</a></p>`;
};

/** A review: its figures, who is to be decided, and how the sample was drawn. LOG-05 */
export const reviewScreen: Screen = {
  path: "/year/reviews/:parameter",
  entry: "year",
  show: async (visit) => {
    const review = await reviewIn(visit);
    const { lines, figures } = await reportOf(visit, review);
    const routeNames = await routeNamesOf(visit);
    const next = nextToDecide(lines, 0);
    const wanted = visit.query.get("view");
    const view = isView(wanted) ? wanted : next ? "decide" : "waiting";
    const after = placeIn(visit.query);
    const inView = lines.filter((line) => viewOfState[line.state] === view);
    const address = (to: View, place = 0): string =>
      `${reviewAddress(review)}?view=${to}${place > 0 ? `&after=${place}` : ""}`;
    const unasked = lines.filter((line) => line.state === "not asked" && !line.isClosed).length;
    return {
      title: reviewTitle(review),
      action: { action: `saw the review of CPD ${review.year}, number ${review.number}` },
      content: html`${await caseDoneNote(visit)}${visit.query.has("asked") ? doneNote("Requests recorded. The emails go in ten minutes.") : undefined}${visit.query.has("undone") ? doneNote("Requests undone. No emails were sent.") : undefined}
        ${head(
          reviewTitle(review),
          `${lines.length} of ${review.population} declarations were drawn.`,
          html`<div class="row">
              ${next && html`<a class="button" href="${caseAddress(visit, next.reference)}">Decide the next one</a>`}
              ${unasked > 0 ? html`<a class="button" href="${reviewAddress(review)}/ask">Ask ${String(unasked)} for evidence</a>` : undefined}
              ${lines.some(({ isJustAsked }) => isJustAsked) ? html`<a class="button second" href="${reviewAddress(review)}/undo">Undo the requests</a>` : undefined}
              <a class="button second" href="${reviewAddress(review)}/review.csv">Download CSV</a>
            </div>`,
          html`<a href="/desk/year/reviews">Reviews of CPD</a>`,
        )}
        <div class="stack">
          ${figuresTable(figures, routeNames)}
          <nav class="views" aria-label="Views of the review">
            ${(Object.keys(views) as View[]).map(
              (each) =>
                html`<a href="${address(each)}" ${each === view ? html`aria-current="page"` : undefined}>${views[each]} <span class="soft">${String(lines.filter((line) => viewOfState[line.state] === each).length)}</span></a>`,
            )}
          </nav>
          ${listTable(
            views[view],
            [["Who", "first"], ["Number"], ["Route", "spare"], ["Reference", "spare"], ["State"]],
            inView
              .slice(after, after + pageSize)
              .map((line) => [
                html`<a class="to" href="${line.email === "" ? personAddress(visit, line.customerId) : caseAddress(visit, line.reference)}">${line.name}</a>`,
                line.customerId,
                routeNames[line.route],
                line.reference,
                stateWords(line, visit),
              ]),
            ["Nobody in this view.", "Answers and late replies are under “To decide”."],
          )}
          ${pageLinks(after, pageSize, inView.length > after + pageSize, (place) => address(view, place))}
          ${section("draw", "How the sample was drawn", await proofOf(visit, review))}
        </div>`,
    };
  },
};

/** Where a declaration is in the latest review that drew it, and what leads to the next one; undefined when none did. LOG-05 */
export const placeInReview = async (
  visit: Visit,
  reference: string,
): Promise<{ readonly running: Html; readonly aside: Html | undefined; readonly next: string } | undefined> => {
  const review = await reviewOf(visit.database, reference);
  if (!review) return undefined;
  const lines = await reviewLines(visit, review);
  const line = lines.find((one) => one.reference === reference);
  const next = nextToDecide(lines, line?.place ?? 0);
  const isOther = next !== undefined && next.reference !== reference;
  return {
    running: html`<a href="${reviewAddress(review)}">${reviewTitle(review)}</a>`,
    aside:
      line &&
      html`<p>${stateWords(line, visit)}<br /><span class="soft">Place ${String(line.place)} of ${String(lines.length)}.</span>${isOther ? html` <a href="${caseAddress(visit, next.reference)}">Next to decide</a>` : undefined}</p>`,
    next: next ? caseAddress(visit, next.reference) : reviewAddress(review),
  };
};

/** A review as a file, as `registrar review YEAR --csv` prints it. LOG-05, DESK-09 */
export const reviewFile: Download = {
  path: "/year/reviews/:parameter/review.csv",
  file: async (visit) => {
    const review = await reviewIn(visit);
    return listFile(visit, `the review of CPD ${review.year}, number ${review.number}`, {
      columns: reviewColumns,
      rows: await reviewLines(visit, review),
    });
  },
};

/** The population of a review as text, by which a third person repeats the draw. LOG-05 */
export const populationFile: Download = {
  path: "/year/reviews/:parameter/population.txt",
  role: "admin",
  file: async (visit) => {
    const review = await reviewIn(visit);
    return {
      csv: populationText(await populationOf(visit.database, review)),
      action: {
        action: `downloaded a file: the population of the review of CPD ${review.year}, number ${review.number}`,
      },
    };
  },
};
