import { monthTotals, type MonthFigure } from "../../../../domain/institute/fees/month-end.ts";
import { calendarDate, displayDate, plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { monthLines, postedTypes, type MonthLine, type Period } from "../../areas/fees/bank-files/month-end.ts";
import { agreementWords, monthFigures, monthSum, postedTypeWords } from "../../areas/fees/bank-files/month-words.ts";
import { journalColumns } from "../../areas/fees/journal-columns.ts";
import { journalEntries } from "../../areas/fees/journal.store.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { spreadsheetOf } from "../../platform/spreadsheet.ts";
import { warning, empty, head, listTable, pageLinks, placeIn, section, table, time } from "../components.ts";
import type { Download, Screen, Visit } from "../visit.ts";
import { lineAddress, moneyViews, bankDetails } from "./money.ts";

const pageSize = 60;

/** The period of an address; by default the month before. */
const periodIn = ({ query, today }: Visit): Period => {
  const lastMonth = plusDays(`${today.slice(0, 8)}01` as CalendarDate, -1);
  const from = calendarDate(query.get("from") ?? "") ?? (`${lastMonth.slice(0, 8)}01` as CalendarDate);
  const to = calendarDate(query.get("to") ?? "") ?? lastMonth;
  return from <= to ? { from, to } : { from: to, to: from };
};

const addressOf = ({ from, to }: Period, more: Readonly<Record<string, string>> = {}): string =>
  `/desk/money/month?${new URLSearchParams({ from, to, ...more }).toString()}`;

const figureIn = ({ query }: Visit): MonthFigure | undefined =>
  monthFigures.find(([figure]) => figure === query.get("show"))?.[0];

/** The sums, each a link to its credits: posted, less what was taken back, and what waits or is put aside. */
const account = (visit: Visit, period: Period, lines: readonly MonthLine[]): Html => {
  const totals = monthTotals(lines);
  return table(
    "Bank credits",
    [
      ["What", "first"],
      ["Credits", "figure"],
      ["Total", "figure"],
    ],
    monthFigures.map(([figure, words, sign]) => [
      html`<a class="to" href="${addressOf(period, { show: figure })}">${words}</a>`,
      String(lines.filter((line) => line[figure] !== 0).length),
      monthSum(sign, totals[figure], visit.rules),
    ]),
  );
};

const lineTable = (visit: Visit, words: string, figure: MonthFigure, lines: readonly MonthLine[]): Html =>
  table(
    words,
    [["Bank details", "first"], ["Day"], ["File"], ["Amount", "figure"]],
    lines.map(({ line, ...sums }) => [
      html`<a class="to" href="${lineAddress(visit, line)}">${bankDetails(line)}</a>`,
      time(line.day, visit.rules),
      `${line.file}, line ${line.fileLine}`,
      displayPrice(sums[figure], visit.rules, "forced"),
    ]),
  );

/** The credits of one figure. */
const shownLines = (visit: Visit, period: Period, lines: readonly MonthLine[]): Html | undefined => {
  const figure = figureIn(visit);
  if (figure === undefined) return undefined;
  const [, words = ""] = monthFigures.find(([each]) => each === figure) ?? [];
  const counted = lines.filter((line) => line[figure] !== 0);
  const after = placeIn(visit.query);
  const drawn = lineTable(visit, words, figure, counted.slice(after, after + pageSize));
  return section(
    "lines",
    words,
    html`${counted.length === 0 ? empty("None.", "No credits of this period are counted here.") : drawn}
      ${pageLinks(after, pageSize, counted.length > after + pageSize, (place) => addressOf(period, { show: figure, after: String(place) }))}`,
  );
};

/** What was posted in the period, by type. */
const postings = async (visit: Visit, period: Period): Promise<Html> => {
  const types = await postedTypes(visit.database, period);
  return listTable(
    "Postings",
    [
      ["What", "first"],
      ["Postings", "figure"],
      ["Total", "figure"],
    ],
    types.map((each) => [postedTypeWords(each), String(each.count), displayPrice(each.sum, visit.rules, "forced")]),
    ["Nothing was posted.", "Charges and payments of this period appear here."],
  );
};

/** Bank and postings of a month beside each other: every credit is posted, taken back, unmatched or put aside. DESK-07 */
export const monthEndScreen: Screen = {
  path: "/money/month",
  entry: "money",
  show: async (visit) => {
    const { database, rules } = visit;
    const period = periodIn(visit);
    const lines = await monthLines(database, period);
    const wrong = lines.filter(({ isWrong }) => isWrong).map(({ bankLine }) => bankLine);
    const days = `${displayDate(period.from, rules)} to ${displayDate(period.to, rules)}`;
    return {
      title: `${days}, month end`,
      action: { action: "saw the month end" },
      content: html`${head("Month end", "What the bank credited in the period, and how it was posted by the last day.", html`<a class="button second" href="/desk/money/journal.csv?from=${period.from}&amp;to=${period.to}">Download the journal</a>`)}
        <div class="stack">
          ${moneyViews("month")}
          <form class="filters" method="get" action="/desk/money/month">
            <div class="field"><label for="from">From</label><input id="from" name="from" type="date" value="${period.from}" /></div>
            <div class="field"><label for="to">To</label><input id="to" name="to" type="date" value="${period.to}" /></div>
            <button class="button second" type="submit">Show</button>
          </form>
          ${wrong.length === 0 ? html`<p>${agreementWords}</p>` : warning("The bank and the postings do not agree.", `The amounts posted differ from these credits: ${wrong.join(", ")}. Tell the people who run the server.`)}
          ${section("account", `Bank credits, ${days}`, account(visit, period, lines))}
          ${shownLines(visit, period, lines)}
          ${section("postings", "Postings of the period", await postings(visit, period))}
        </div>`,
    };
  },
};

/** The journal of a period as a file, as `registrar journal` prints it. CORR-01, DESK-09 */
export const journalFile: Download = {
  path: "/money/journal.csv",
  file: async (visit) => {
    const { database, rules } = visit;
    const { from, to } = periodIn(visit);
    const { heading, lines } = spreadsheetOf(rules, journalColumns(rules));
    const texts = [heading];
    for await (const entries of journalEntries(database, from, to)) texts.push(lines(entries));
    return { csv: `${texts.join("\n")}\n`, action: { action: "downloaded a file: the journal" } };
  },
};
