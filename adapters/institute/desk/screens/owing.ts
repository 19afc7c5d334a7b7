import { daysBetween } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { owingColumns, owingLines, type OwingLine } from "../../areas/fees/owing.store.ts";
import { html } from "../../platform/pages/html.ts";
import { head, listTable, pageLinks, placeIn, state, time, type Words } from "../components.ts";
import { listFile } from "../list-file.ts";
import type { Download, Screen, Visit } from "../visit.ts";
import { moneyViews } from "./money.ts";
import { personAddress } from "./people.ts";

const pageSize = 60;

const row = (visit: Visit, { customerId, name, owedFor, charge, dueDate, open }: OwingLine): readonly Words[] => {
  const { rules, today } = visit;
  const days = daysBetween(dueDate, today);
  return [
    html`<a class="to" href="${personAddress(visit, customerId)}">${name}</a> <span class="soft whole">${customerId}</span>`,
    owedFor,
    charge,
    time(dueDate, rules),
    days > 0 ? state(`${days} ${days === 1 ? "day" : "days"} late`, "late") : "Not overdue",
    displayPrice(open, rules, "forced"),
  ];
};

/** Unpaid charges with their person, the longest overdue first. DESK-07 */
export const owingScreen: Screen = {
  path: "/money/owing",
  entry: "money",
  show: async (visit) => {
    const lines = await owingLines(visit.database);
    const after = placeIn(visit.query);
    const shown = lines.slice(after, after + pageSize);
    const people = new Set(lines.map(({ customerId }) => customerId)).size;
    const sum = displayPrice(
      lines.reduce((total, { open }) => total + open, 0),
      visit.rules,
      "forced",
    );
    return {
      title: "Who owes",
      action: { action: "saw who owes" },
      content: html`${head(
        "Who owes",
        lines.length === 0
          ? "Unpaid charges, longest overdue first."
          : `${people} ${people === 1 ? "person owes" : "people owe"} ${sum}, longest overdue first.`,
        html`<a class="button second" href="/desk/money/owing.csv">Download CSV</a>`,
        html`<a href="/desk/money">Money</a>`,
      )}
        <div class="stack">
          ${moneyViews("owing")}
          ${listTable(
            "Unpaid charges",
            [["Name", "first"], ["For"], ["Charge", "code"], ["Due by"], ["Status"], ["Outstanding", "figure"]],
            shown.map((line) => row(visit, line)),
            ["Nobody owes anything.", "Unpaid charges appear here."],
          )}
          ${pageLinks(after, pageSize, lines.length > after + pageSize, (place) => `/desk/money/owing?after=${place}`)}
        </div>`,
    };
  },
};

/** The unpaid charges as a file, as `registrar owing --csv` prints them. DESK-07, DESK-09 */
export const owingFile: Download = {
  path: "/money/owing.csv",
  file: async (visit) => listFile(visit, "who owes", { columns: owingColumns, rows: await owingLines(visit.database) }),
};
