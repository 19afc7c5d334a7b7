import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { bankLineOf, openBankLines, type BankLineRow } from "../../areas/fees/bank-files/bank-lines.store.ts";
import { asideColumns, waitingColumns } from "../../areas/fees/bank-files/line-columns.ts";
import { withSuggestions, type SuggestedPayer } from "../../areas/fees/bank-files/unmatched-lines.ts";
import { paymentsOfLine } from "../../areas/fees/fees.store.ts";
import { customerOf, fullNameOf } from "../../platform/customers/customers.store.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { staffNameOf } from "../case-words.ts";
import { doneNote, empty, head, pageLinks, placeIn, table, time, type Column, type Words } from "../components.ts";
import { listFile } from "../list-file.ts";
import type { Download, Screen, Visit } from "../visit.ts";
import { personAddress } from "./people.ts";

const pageSize = 60;

const views = {
  file: { label: "Bank file", path: "/desk/money/file" },
  waiting: { label: "Unmatched", path: "/desk/money" },
  aside: { label: "Put aside", path: "/desk/money?show=aside" },
  owing: { label: "Who owes", path: "/desk/money/owing" },
  fees: { label: "Annual fees", path: "/desk/money/fees" },
  month: { label: "Month end", path: "/desk/money/month" },
} as const;
type View = keyof typeof views;

/** Links to the views of money. */
export const moneyViews = (current: View): Html =>
  html`<nav class="views" aria-label="Views of money">
      ${Object.entries(views).map(([view, { label, path }]) => html`<a href="${path}" ${view === current ? html`aria-current="page"` : undefined}>${label}</a>`)}
    </nav>`;

/** The address of a credit, with the person whom its form opens with. */
export const lineAddress = ({ references }: Visit, { bankLine }: BankLineRow, who?: string): string =>
  `/desk/money/${references.to("line", bankLine)}/match${who === undefined ? "" : `?who=${references.to("person", who)}`}`;

/** The payments of a credit, each with its person. */
export const postedFor = async ({ database }: Visit, { bankLine }: BankLineRow) =>
  Promise.all(
    (await paymentsOfLine(database, bankLine)).map(async (payment) => ({
      ...payment,
      person: await customerOf(database, payment.customerId),
    })),
  );

/** The note after a file was posted. */
const postedNote = ({ query }: Visit): Html | undefined =>
  query.has("posted")
    ? doneNote(
        "The bank file is posted. Unmatched payments are listed below.",
        html`<a class="button second" href="/desk/money/file">Next file</a>`,
      )
    : undefined;

/** A note of the last action with a credit, with the link to take it back. DESK-03 */
const lineNote = async (visit: Visit): Promise<Html | undefined> => {
  const { database, query, references, rules } = visit;
  const bankLine = references.from("line", query.get("done") ?? "");
  const line = bankLine === undefined ? undefined : await bankLineOf(database, bankLine);
  if (!line) return undefined;
  const { amount, open, asideReason } = line;
  const payments = asideReason === null ? await postedFor(visit, line) : [];
  if (asideReason === null && open > 0) return undefined;
  const names = new Intl.ListFormat(rules.locale).format(
    payments.map(({ person }) => isolateDirection(fullNameOf(person))),
  );
  const [only, ...others] = payments;
  const isJoined = query.has("joined");
  const postedWords = isJoined ? `linked to a payment from ${names}` : `posted to ${names}`;
  const what = asideReason === null ? postedWords : `put aside: ${asideReason}`;
  // A payment that was there before is not reversed with the link.
  const isUndoable = only !== undefined && others.length === 0 && !isJoined;
  const way = isUndoable
    ? `${personAddress(visit, only.customerId)}/reverse?posting=${references.to("posting", only.reference)}`
    : lineAddress(visit, line);
  return doneNote(
    `${displayPrice(asideReason === null ? amount : open, rules, "forced")} is ${what}.`,
    html`<a class="button second" href="${way}">${isUndoable ? "Undo" : "Open it"}</a>`,
  );
};

/** The bank's details of a line: its words, and the payer where these do not name one. */
export const bankDetails = ({ words, payer }: BankLineRow): string =>
  [words, payer].filter((text) => text !== "").join(", ") || "No details";

/** Somebody who may have paid, with the reason. */
const suggestion = (visit: Visit, { customerId, because, ...person }: SuggestedPayer): Html =>
  html`<a href="${personAddress(visit, customerId)}">${fullNameOf(person)}</a> <span class="soft whole">${customerId}, ${because}</span>`;

/** The entry of a file of another format that a credit may be. */
const readBefore = ({ references }: Visit, { bankLine }: BankLineRow, known: BankLineRow): Html =>
  html`<a href="/desk/money/${references.to("line", bankLine)}/same">Duplicate</a> <span class="soft whole">${known.bankLine}</span>`;

/** The payment, posted in another way, that a credit may be. */
const postedBefore = ({ references }: Visit, { bankLine }: BankLineRow, reference: string): Html =>
  html`<a href="/desk/money/${references.to("line", bankLine)}/posted">Already posted</a> <span class="soft whole">${reference}</span>`;

const columns: readonly Column[] = [["Bank details", "first"], ["Day"]];

const nothing: Readonly<Record<"waiting" | "aside", readonly [what: string, why: string]>> = {
  waiting: ["No unmatched payments.", "Bank credits that name nobody, or several people, appear here."],
  aside: ["Nothing is put aside.", "Bank credits that are not a member’s payment appear here, with the reason."],
};

type CellsOf = (line: BankLineRow, certain?: string) => readonly Words[];

const waitingTable = async (visit: Visit, shown: readonly BankLineRow[], cellsOf: CellsOf) =>
  table(
    views.waiting.label,
    [...columns, ["Possible match"], ["Amount", "figure"]],
    (await withSuggestions(visit.database, shown)).map(({ line, sameAs, paidBy, suggestions, certain }) => {
      const [words = "", day = "", amount = ""] = cellsOf(line, certain);
      const maybe = [
        ...sameAs.slice(0, 1).map((known) => readBefore(visit, line, known)),
        ...paidBy.slice(0, 1).map((reference) => postedBefore(visit, line, reference)),
        ...suggestions.map((each) => suggestion(visit, each)),
      ];
      const people = maybe.map((each, at) => html`${at > 0 ? html`<br />` : undefined}${each}`);
      return [words, day, people.length === 0 ? html`<span class="soft">No suggestion</span>` : people, amount];
    }),
  );

const asideTable = (shown: readonly BankLineRow[], cellsOf: CellsOf) =>
  table(
    views.aside.label,
    [...columns, ["Why"], ["By", "spare"], ["Amount", "figure"]],
    shown.map((line) => {
      const [words = "", day = "", amount = ""] = cellsOf(line);
      return [words, day, line.asideReason ?? "", staffNameOf(line.asideBy ?? ""), amount];
    }),
  );

/** Unmatched credits, or those put aside, the oldest first. DESK-07 */
export const moneyScreen: Screen = {
  path: "/money",
  entry: "money",
  show: async (visit) => {
    const { database, query, rules } = visit;
    const view = query.get("show") === "aside" ? "aside" : "waiting";
    const after = placeIn(query);
    const lines = await openBankLines(database, view === "aside");
    const shown = lines.slice(after, after + pageSize);
    const price = (amount: number): string => displayPrice(amount, rules, "forced");
    const cellsOf: CellsOf = (line, certain) => [
      html`<a class="to" href="${lineAddress(visit, line, certain)}">${bankDetails(line)}</a>`,
      time(line.day, rules),
      price(line.open),
    ];
    const sum = price(lines.reduce((total, { open }) => total + open, 0));
    const count = `${lines.length} ${lines.length === 1 ? "bank credit" : "bank credits"}`;
    const drawn = view === "aside" ? asideTable(shown, cellsOf) : await waitingTable(visit, shown, cellsOf);
    const address = (place: number): string =>
      `/desk/money?${new URLSearchParams({ show: view, after: String(place) }).toString()}`;
    return {
      title: "Money",
      action: { action: "saw the unmatched payments" },
      content: html`${await lineNote(visit)}${postedNote(visit)}${head("Money", lines.length === 0 ? "Bank credits, oldest first." : `${count}, ${sum} in total, oldest first.`, html`<a class="button second" href="/desk/money.csv${view === "aside" ? "?show=aside" : undefined}">Download CSV</a>`)}
        <div class="stack">
          ${moneyViews(view)}
          ${shown.length === 0 ? empty(...nothing[view]) : drawn}
          ${pageLinks(after, pageSize, lines.length > after + pageSize, address)}
        </div>`,
    };
  },
};

/** The credits that wait or were put aside as a file, as `registrar unmatched --csv` prints them. DESK-09 */
export const moneyFile: Download = {
  path: "/money.csv",
  file: async (visit) => {
    const isAside = visit.query.get("show") === "aside";
    const lines = await openBankLines(visit.database, isAside);
    return isAside
      ? listFile(visit, "the payments put aside", { columns: asideColumns, rows: lines })
      : listFile(visit, "the unmatched payments", {
          columns: waitingColumns,
          rows: await withSuggestions(visit.database, lines),
        });
  },
};
