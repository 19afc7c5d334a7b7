import { declarationDates } from "../../../../domain/cpd/cpd-year.ts";
import { latestOpened } from "../../../../domain/cpd/duty.ts";
import { workingDayAfter } from "../../../../domain/institute/submissions/promises.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { requestFromSample, undoSampleRequest } from "../cases/ask-sample.ts";
import { drawReview } from "../cpd/reviews/draw-review.ts";
import { routeNamesOf } from "../cpd/reviews/report.ts";
import type { DrawnReview } from "../cpd/reviews/reviews.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { countedPeople } from "./people-words.ts";
import { requiredDay, textIn, type StaffAction } from "./staff-action.ts";

/** Working days to send evidence, unless another day is chosen. */
const usualDays = 20;

const latestYear = ({ today, rules: { cpd } }: ActionContext): number => latestOpened(today, cpd);

/** Draws the sample of a year; shows its sizes, and neither names nor seed. LOG-05 */
export const drawAction: StaffAction<undefined> = {
  path: "draw",
  heading: "Draw a sample",
  lede: "Draws from the declarations of a year by the rules. The random seed is made when the sample is drawn: nobody can choose it or see the names beforehand.",
  role: "admin",
  inputs: [
    {
      name: "year",
      label: "CPD year",
      kind: "number",
      // The latest year whose declarations are all due.
      value: (context) => {
        const { due } = declarationDates(latestYear(context), context.rules.cpd);
        return String(latestYear(context) - (due < context.today ? 0 : 1));
      },
    },
    {
      name: "reason",
      label: "Reason for a further sample",
      kind: "line",
      isOptional: true,
      hint: "Only if the year already has a sample. People in it are not drawn again.",
      help: "why a further sample of the year is drawn",
    },
  ],
  use: async ({ context, given }) => {
    const { review, samples } = await drawReview(context, {
      year: Number(given["year"]),
      reason: textIn(given, "reason"),
    });
    const routeNames = await routeNamesOf(context);
    const drawn = samples.reduce((sum, { sampled }) => sum + sampled, 0);
    return {
      lines: [
        `${drawn} of ${review.population} ${review.population === 1 ? "declaration" : "declarations"}; once drawn, a sample cannot be changed`,
      ],
      tables: [
        {
          title: "Sample by route",
          columns: ["Route", "Declared", "Drawn"],
          figures: ["Declared", "Drawn"],
          rows: [
            ...samples.map(({ route, population, sampled }) => [
              routeNames[route],
              String(population),
              String(sampled),
            ]),
            ["Total", String(review.population), String(drawn)],
          ],
        },
      ],
    };
  },
  words: ({ year = "" }) => `of the declarations for ${year} is drawn`,
  button: "Draw the sample",
  recorded: ({ year = "" }) => `drew a sample of CPD ${year}`,
  commands: [],
};

/** Asks everybody in a sample for evidence who was not asked before. LOG-05 */
export const askAction: StaffAction<DrawnReview> = {
  path: "ask",
  heading: "Ask for evidence",
  lede: "Asks everyone in the sample who has not been asked yet. The emails go after ten minutes; until then you can undo the requests. Members reply in the portal.",
  role: "admin",
  inputs: [
    {
      name: "wanted",
      label: "What you need, as the person will read it",
      kind: "words",
      isOptionalByCommand: true,
      option: "ask",
      help: "request evidence from everybody who was drawn and not asked yet; the words of the request",
    },
    {
      name: "by",
      label: "Reply by",
      kind: "day",
      value: ({ today, rules }) => workingDayAfter(today, usualDays, rules),
      help: `the last day to send the evidence, as 2027-03-04; after ${usualDays} working days by default`,
    },
  ],
  use: async ({ context, about, given }) => {
    const by = requiredDay(given, "by", context);
    const { asked, closed } = await requestFromSample(context, about, { wanted: given["wanted"] ?? "", by });
    return {
      lines: [`asked: ${countedPeople(asked)}`, ...(closed > 0 ? [`cannot be asked: ${countedPeople(closed)}`] : [])],
    };
  },
  words: (given, context) => `asked for evidence by ${displayDate(requiredDay(given, "by", context), context.rules)}`,
  button: "Ask them",
  recorded: () => "asked for evidence",
  commands: [],
};

/** Undoes the requests to a sample of the last ten minutes. LOG-05, DESK-03 */
export const undoAskingAction: StaffAction<DrawnReview> = {
  path: "undo",
  heading: "Undo the requests",
  lede: "Undoes the requests of the last ten minutes. No emails are sent.",
  role: "admin",
  isPreviewedAtOnce: true,
  inputs: [],
  use: async ({ context, about }) => ({
    lines: [`no longer asked: ${countedPeople(await undoSampleRequest(context, about))}`],
  }),
  words: () => "no longer asked, and no email is sent",
  button: "Undo the requests",
  recorded: () => "undid requests for evidence",
  commands: [],
};
