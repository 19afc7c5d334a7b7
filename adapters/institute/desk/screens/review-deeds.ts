import { declarationDates } from "../../../../domain/cpd/cpd-year.ts";
import { latestOpened } from "../../../../domain/cpd/duty.ts";
import type { ReviewState } from "../../../../domain/cpd/review-states.ts";
import { calendarDate, displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { workingDayAfter } from "../../../../domain/submissions/promises.ts";
import { askSample, undoAsking } from "../../areas/cases/ask-sample.ts";
import { drawReview } from "../../areas/cpd/reviews/draw-review.ts";
import { reviewLines, routeNamesOf } from "../../areas/cpd/reviews/report.ts";
import type { DrawnReview } from "../../areas/cpd/reviews/reviews.store.ts";
import { html } from "../../platform/pages/html.ts";
import { formDeeds, type ChangeForm, type Subject } from "../form-deeds.ts";
import { table } from "../pieces.ts";
import { reviewAddress, reviewIn, reviewTitle } from "./reviews.ts";

/** Working days to send evidence, unless another day is chosen. */
const usualDays = 20;

const drawForm: ChangeForm<undefined> = {
  path: "draw",
  heading: "Draw a sample",
  lede: "Draws among the declarations of a year by the rules. The seed is made at random when the sample is drawn: nobody chooses it, and nobody sees names before.",
  role: "admin",
  fields: ({ today, rules: { cpd } }) => [
    {
      name: "year",
      label: "CPD year",
      kind: "choice",
      // The latest year whose declarations are all due.
      value: String(latestOpened(today, cpd) - (declarationDates(latestOpened(today, cpd), cpd).due < today ? 0 : 1)),
      options: [0, 1, 2].map((before) => String(latestOpened(today, cpd) - before)).map((year) => [year, year]),
    },
    {
      name: "reason",
      label: "Why a further sample of the year",
      kind: "line",
      isOptional: true,
      hint: "Only when the year has a sample already. Those who are in it are not drawn again.",
    },
  ],
  use: async (acting, _about, { year, reason }) => {
    const { samples, review } = await drawReview(acting, { year: Number(year), reason });
    const routeNames = await routeNamesOf(acting);
    return html`${table(
      "How many are drawn, by route",
      [
        ["Route", "first"],
        ["Declared", "figure"],
        ["Drawn", "figure"],
      ],
      samples.map(({ route, population, sampled }) => [routeNames[route], String(population), String(sampled)]),
      ["Together", String(review.population), String(samples.reduce((sum, { sampled }) => sum + sampled, 0))],
    )}<p>A drawn sample stays on record with its seed, and is never changed.</p>`;
  },
  words: ({ year = "" }) => `of the declarations for ${year} is drawn`,
  button: "Draw the sample",
  recorded: (_about, { year = "" }) => `drew a sample of CPD ${year}`,
};

const reviews: Subject<undefined> = {
  entry: "year",
  path: "/year/reviews",
  find: () => Promise.resolve(undefined),
  address: () => "/desk/year/reviews",
  running: () => html`<a href="/desk/year/reviews">Reviews of CPD</a>`,
  name: () => "A sample",
  people: () => [],
  facts: () => Promise.resolve({}),
  done: (_visit, _about, _form, _people, { year }) => `/desk/year/reviews?drawn=${year ?? ""}`,
};

/** Draws the sample of a year, after its sizes were shown. LOG-05, DESK-03 */
export const reviewDraw = formDeeds(reviews, [drawForm]);

const askForm: ChangeForm<DrawnReview> = {
  path: "ask",
  heading: "Ask for evidence",
  lede: "Asks everybody in the sample who was not asked yet. Each gets a mail, and answers in the portal.",
  role: "admin",
  fields: ({ today, rules }) => [
    { name: "wanted", label: "What you need, as the person will read it", kind: "words" },
    { name: "by", label: "By", kind: "day", value: workingDayAfter(today, usualDays, rules) },
  ],
  use: async (acting, review, { wanted = "", by = "" }) => {
    const day = calendarDate(by);
    if (day) await askSample(acting, review, { wanted, by: day });
  },
  words: ({ by = "" }, { rules }) => {
    const day = calendarDate(by);
    return `asked for evidence by ${day ? displayDate(day, rules) : by}`;
  },
  button: "Ask them",
  recorded: () => "asked for evidence",
};

const review: Subject<DrawnReview> = {
  entry: "year",
  path: "/year/reviews/:parameter",
  find: reviewIn,
  address: (_visit, about) => reviewAddress(about),
  running: (_visit, about) => html`<a href="${reviewAddress(about)}">${reviewTitle(about)}</a>`,
  name: (_visit, _about, people) => (people.length === 1 ? "1 person is" : `${people.length} people are`),
  people: async (visit, about) =>
    (await reviewLines(visit, about)).flatMap(({ state, isClosed, customerId }) =>
      state === "not asked" && !isClosed ? [customerId] : [],
    ),
  facts: async (visit, about) => {
    const lines = await reviewLines(visit, about);
    const count = (state: ReviewState): string => String(lines.filter((line) => line.state === state).length);
    return { "Not asked": count("not asked"), Waiting: count("waiting") };
  },
  done: (_visit, about) => `${reviewAddress(about)}?view=waiting&asked=yes`,
};

/** Asks everybody in a sample for evidence. LOG-05, DESK-03 */
export const reviewRequests = formDeeds(review, [askForm]);

const undoForm: ChangeForm<DrawnReview> = {
  path: "undo",
  heading: "Undo asking",
  lede: "Those who were asked in the last ten minutes are no longer asked, and nobody is told.",
  role: "admin",
  isPreviewedAtOnce: true,
  fields: () => [],
  use: async (acting, about) => {
    await undoAsking(acting, about);
  },
  words: () => "no longer asked, and nobody was told",
  button: "Undo asking",
  recorded: () => "undid asking for evidence",
};

/** Undoes what a sample was asked in the last ten minutes. LOG-05, DESK-03 */
export const reviewUndoing = formDeeds(
  {
    ...review,
    people: async (visit, about) =>
      (await reviewLines(visit, about)).flatMap(({ isJustAsked, customerId }) => (isJustAsked ? [customerId] : [])),
    done: (_visit, about) => `${reviewAddress(about)}?undone=yes`,
  },
  [undoForm],
);
