import type { ReviewState } from "../../../../domain/institute/cpd/review-states.ts";
import { reviewLines } from "../../areas/cpd/reviews/report.ts";
import type { DrawnReview } from "../../areas/cpd/reviews/reviews.store.ts";
import { askAction, drawAction, undoAskingAction } from "../../areas/staff-actions/review-actions.ts";
import { html } from "../../platform/pages/html.ts";
import { actionForm } from "../action-form.ts";
import type { Subject } from "../change-form.ts";
import { formActions } from "../form-actions.ts";
import { reviewAddress, reviewIn, reviewTitle } from "./reviews.ts";

const reviews: Subject<undefined> = {
  entry: "year",
  path: "/year/reviews",
  find: () => Promise.resolve(undefined),
  running: () => html`<a href="/desk/year/reviews">Reviews of CPD</a>`,
  name: () => "A sample",
  done: (_visit, _about, _form, _people, { year }) => `/desk/year/reviews?drawn=${year ?? ""}`,
};

/** Draws the sample of a year, after its sizes were shown. LOG-05, DESK-03 */
export const reviewDraw = formActions(reviews, [actionForm(drawAction)]);

const review: Subject<DrawnReview> = {
  entry: "year",
  path: "/year/reviews/:parameter",
  find: reviewIn,
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
export const reviewRequests = formActions(review, [actionForm(askAction)]);

/** Undoes the requests to a sample of the last ten minutes. LOG-05, DESK-03 */
export const reviewUndoing = formActions(
  {
    ...review,
    people: async (visit, about) =>
      (await reviewLines(visit, about)).flatMap(({ isJustAsked, customerId }) => (isJustAsked ? [customerId] : [])),
    done: (_visit, about) => `${reviewAddress(about)}?undone=yes`,
  },
  [actionForm(undoAskingAction)],
);
