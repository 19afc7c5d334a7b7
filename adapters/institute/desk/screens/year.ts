import { calendarDate, dayOf, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { latestRun } from "../../areas/reminders/reminders.store.ts";
import { stepInWords, yearColumns, eventsOnDay, yearSummary, type YearLine } from "../../areas/reminders/year.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { empty, head, pageLinks, placeIn, table, time } from "../components.ts";
import { listFile } from "../list-file.ts";
import type { Download, Screen, Visit } from "../visit.ts";
import { personAddress } from "./people.ts";

const pageSize = 60;
/** The most mails and changes that are read for a page, on a day that concerns everyone. */
const mostCounted = 1000;

const views = {
  day: ["By day", "/desk/year"],
  overdue: ["Could be suspended", "/desk/year/suspend"],
  reviews: ["Reviews of CPD", "/desk/year/reviews"],
} as const;

/** Links to the views of the year. */
export const yearViews = (current: keyof typeof views): Html =>
  html`<nav class="views" aria-label="Views of the year">
      ${Object.entries(views).map(([view, [label, path]]) => html`<a href="${path}" ${view === current ? html`aria-current="page"` : undefined}>${label}</a>`)}
    </nav>`;

/** The day of an address, today at the earliest. */
const dayIn = ({ query, today }: Visit): CalendarDate => {
  const day = calendarDate(query.get("on") ?? "");
  return day && day > today ? day : today;
};

const tableOf = (lines: readonly YearLine[], visit: Visit): Html =>
  table(
    "Reminders and automatic changes",
    [["Name", "first"], ["Number"], ["What"], ["For"], ["Due by"], ["Step"]],
    lines.map(({ customerId, name, what, about, due, step }) => [
      html`<a class="to" href="${personAddress(visit, customerId)}">${name}</a>`,
      customerId,
      what,
      about,
      time(due, visit.rules),
      stepInWords(step),
    ]),
  );

/** A note of the reminders that were sent today; the listed ones go with the next run. Undefined for other days. */
const sentToday = async ({ database, today, rules }: Visit, day: CalendarDate): Promise<Html | undefined> => {
  const run = day === today ? await latestRun(database) : undefined;
  if (!run || dayOf(new Date(run.at), rules) !== today) return undefined;
  const sent = run.sent === 1 ? "1 reminder was" : `${run.sent} reminders were`;
  return html`<p>${sent} sent on ${displayInstant(new Date(run.at), rules)}. The reminders below go out with the next run.</p>`;
};

/** The emails and automatic changes of a day. DESK-08 */
export const yearScreen: Screen = {
  path: "/year",
  entry: "year",
  show: async (visit) => {
    const { query, rules, today } = visit;
    const day = dayIn(visit);
    const after = placeIn(query);
    const enough = Math.max(mostCounted, after + pageSize) + 1;
    const lines = await eventsOnDay(visit, day, enough);
    const counts =
      lines.length < enough
        ? yearSummary(lines)
        : `more than ${enough - 1} emails and changes. The CSV file has them all`;
    return {
      title: `${displayDate(day, rules)}, the year`,
      action: { action: "saw what happens on a day" },
      content: html`${head(
        "The year",
        "Reminders and automatic changes, as things stand today. Members who pay or declare in time are not reminded.",
        html`<a class="button second" href="/desk/year.csv?on=${day}">Download CSV</a>`,
      )}
        <div class="stack">
          ${yearViews("day")}
          <form class="filters" method="get" action="/desk/year">
            <div class="field"><label for="on">Day</label><input id="on" name="on" type="date" min="${today}" value="${day}" /></div>
            <button class="button second" type="submit">Show</button>
          </form>
          ${await sentToday(visit, day)}
          ${
            lines.length === 0
              ? empty(
                  `Nothing is scheduled for ${displayDate(day, rules)}.`,
                  "Reminders, due dates and departures appear here.",
                )
              : html`<p>On ${displayDate(day, rules)}: ${counts}.</p>${tableOf(lines.slice(after, after + pageSize), visit)}`
          }
          ${pageLinks(after, pageSize, lines.length > after + pageSize, (place) => `/desk/year?on=${day}&after=${place}`)}
        </div>`,
    };
  },
};

/** What happens on a day as a file, as `registrar year --csv` prints it. DESK-09 */
export const yearFile: Download = {
  path: "/year.csv",
  file: async (visit) =>
    listFile(visit, "what happens on a day", {
      columns: yearColumns.map((name) => ({ name, of: (line: YearLine) => line[name] })),
      rows: await eventsOnDay(visit, dayIn(visit)),
    }),
};
