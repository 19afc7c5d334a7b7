import type { BankEntry, BankFault } from "../../../../domain/institute/fees/bank-entries.ts";
import { calendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { FaultyBankFile } from "../../areas/fees/bank-files/bank-file.ts";
import { differenceWords, differingFirst } from "../../areas/fees/bank-files/differences.ts";
import { foreignWords } from "../../areas/fees/bank-files/foreign-words.ts";
import { knownWords } from "../../areas/fees/bank-files/known-lines.ts";
import { whyWaiting } from "../../areas/fees/bank-files/match-entries.ts";
import {
  checkBankFile,
  planBankFile,
  postBankFile,
  type PostedBankFile,
} from "../../areas/fees/bank-files/post-bank-file.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import type { ChangeForm, Subject } from "../change-form.ts";
import { pageLinks, placeIn, section, state, table, time, type Column, type Words } from "../components.ts";
import { dropDeskFile, type DeskFile } from "../desk-files.store.ts";
import { listIn, type Field, type Values } from "../fields.ts";
import { formActions } from "../form-actions.ts";
import { fileForm, fileIn } from "../uploads.ts";
import type { Visit } from "../visit.ts";
import { columnFields, columnsIn, firstLines } from "./bank-columns.ts";
import { moneyViews } from "./money.ts";
import { personAddress } from "./people.ts";

const pageSize = 200;

const givenOf = ({ name, bytes, answers }: Omit<DeskFile, "fileId">, values: Values = {}) => ({
  name,
  bytes,
  date: calendarDate(answers["date"] ?? ""),
  leave: listIn(values, "leave").map(Number),
  ...(values["amount"] === undefined ? {} : { columns: columnsIn(values) }),
});

/** The lines of a file that are no credits, counted. */
const skippedWords = (debits: number, outside: number): string =>
  [
    ...(debits === 0 ? [] : [debits === 1 ? "1 line is a debit" : `${debits} lines are debits`]),
    ...(outside === 0
      ? []
      : [outside === 1 ? "1 line comes after the table" : `${outside} lines come after the table`]),
  ].join(", and ");

const sumOf = (entries: readonly BankEntry[]): Pence => entries.reduce((sum, { amount }) => sum + amount, 0);

/** The lines of a file by result: posted, unmatched and imported before; debits are counted apart. BANK-04 */
const sums = (
  { rules }: Visit,
  { entries, posted, waiting, repeated, debits, foreign, outside }: PostedBankFile,
): Html => {
  const price = (amount: Pence): string => displayPrice(amount, rules, "forced");
  const [whole, paid, open] = [
    entries,
    posted.map(({ payment }) => payment.entry),
    waiting.map(({ entry }) => entry),
  ].map((some) => [some.length, sumOf(some)] as const) as [Sum, Sum, Sum];
  const before: Sum = [repeated, whole[1] - paid[1] - open[1]];
  const line = (label: string, [count, sum]: Sum): readonly Words[] => [label, String(count), price(sum)];
  return html`${table(
    "Summary of the file",
    [
      ["Result", "first"],
      ["Lines", "figure"],
      ["Total", "figure"],
    ],
    [line("Posted", paid), line("Unmatched", open), line("Already imported, skipped", before)],
    line("Credits in the file", whole),
  )}
  ${debits + outside > 0 ? html`<p>${skippedWords(debits, outside)}: skipped.</p>` : undefined}
  ${
    foreign.length > 0
      ? html`<p>Skipped, because accounts are kept in ${rules.currency}: ${foreignWords(foreign)}.</p>`
      : undefined
  }`;
};
type Sum = readonly [count: number, sum: Pence];

const columns: readonly Column[] = [["Bank details", "first"], ["Line", "spare"], ["Day"], ["Payer"]];

const cellsOf = ({ rules }: Visit, { line, date, words, payer }: BankEntry): readonly Words[] => [
  words || "No details",
  String(line),
  time(date, rules),
  payer,
];

const priceOf = ({ rules }: Visit, { amount }: BankEntry): string => displayPrice(amount, rules, "forced");

/** The lines that wait, some at a time. */
const waitingOf = (visit: Visit, { waiting }: PostedBankFile): Html | undefined => {
  const after = placeIn(visit.query);
  const shown = waiting.slice(after, after + pageSize);
  if (shown.length === 0) return undefined;
  const rows = shown.map((each) => [...cellsOf(visit, each.entry), whyWaiting(each), priceOf(visit, each.entry)]);
  const heading = "Unmatched";
  return section("waiting", heading, table(heading, [...columns, ["Why"], ["Amount", "figure"]], rows));
};

type Posted = PostedBankFile["posted"][number];

/** The person's debt, and the differences. */
const differencesShown = ({ rules }: Visit, each: Posted): readonly Words[] => {
  const owed = each.open.reduce((sum, open) => sum + open, 0);
  const words = differenceWords(each);
  return [displayPrice(owed, rules, "forced"), words === "" ? "" : state(words, "due")];
};

const leftTick = ({ payment: { entry } }: Posted, ticked: ReadonlySet<string>): Html => {
  const line = String(entry.line);
  return html`<label class="tick"><input type="checkbox" name="leave" value="${line}" ${ticked.has(line) ? html`checked` : undefined} /><span class="hidden">Leave line ${line} unmatched</span></label>`;
};

/** The lines that are posted, some at a time, those that differ first, each with a tick that leaves it waiting. */
const postedOf =
  (visit: Visit, { posted, waiting }: PostedBankFile) =>
  (ticked: ReadonlySet<string>): Html => {
    const after = placeIn(visit.query);
    const rows = differingFirst(posted)
      .slice(after, after + pageSize)
      .map((each) => [
        leftTick(each, ticked),
        ...cellsOf(visit, each.payment.entry),
        html`<a href="${personAddress(visit, each.person.customerId)}">${fullNameOf(each.person)}</a> <span class="soft">${each.person.customerId}</span>${each.isSuspensionEnded ? html`<br />${state("Ends the suspension", "ready")}` : undefined}`,
        ...differencesShown(visit, each),
        each.items.map(({ reference }) => reference).join(", ") || "Nothing yet",
        priceOf(visit, each.payment.entry),
      ]);
    const isMore = Math.max(posted.length, waiting.length) > after + pageSize;
    const all: readonly Column[] = [
      ["Leave unmatched", "tick"],
      ...columns,
      ["Member"],
      ["Owes"],
      ["Difference"],
      ["Pays for", "spare"],
      ["Amount", "figure"],
    ];
    return html`${rows.length === 0 ? undefined : section("posted", "Posted", html`<p>Lines with a difference come first. Tick the lines to leave unmatched; the others are posted.${isMore || after > 0 ? " Ticks apply to this page only." : undefined}</p>${table("Posted", all, rows)}`)}
      ${pageLinks(after, pageSize, isMore, (place) => `?after=${place}`)}`;
  };

const noTable = { heading: [], rows: [] };

const unknownIn = async (visit: Visit, file: Omit<DeskFile, "fileId">) =>
  (await checkBankFile(visit, givenOf(file))).unknown;

const faultWords = ({ line, column, reason }: BankFault): string =>
  `Line ${line}${column === undefined ? "" : `, column ${column}`}: ${reason}.`;

/** Takes a bank's file; one with anything wrong in it is refused line by line. BANK-01, DESK-07 */
export const bankFileForm = fileForm({
  path: "/money/file",
  entry: "money",
  heading: "Bank file",
  lede: "CSV, CAMT.053 or MT940, as exported by the bank. Nothing is posted twice, even if you import a file again or two files overlap.",
  accept: ".csv,.xml,.sta,.txt,.940",
  above: () => moneyViews("file"),
  fields: [
    {
      name: "date",
      label: "Date of the payments",
      kind: "day",
      isOptional: true,
      hint: "Only for a file whose lines have no date.",
    },
  ],
  faults: async (visit, file) => {
    const { faults, unknown } = await checkBankFile(visit, givenOf(file));
    return unknown ? [] : faults.map(faultWords);
  },
  next: async (visit, file) => ((await unknownIn(visit, file)) ? "columns" : "post"),
});

const bankFile: Subject<DeskFile> = {
  entry: "money",
  path: "/money/file/:parameter",
  find: fileIn,
  running: () => html`<a href="/desk/money/file">Bank file</a>`,
  name: (_visit, { name }) => name,
  context: async (visit, file, { path }) => {
    const unknown = path === "columns" ? await unknownIn(visit, file) : undefined;
    return unknown ? firstLines(unknown) : html``;
  },
  done: () => "/desk/money?posted=yes",
};

/** The refusal of a file with faults: the first of them. */
const cannotBeRead = ({ faults: [fault] }: FaultyBankFile) =>
  new RefusalError("conflict", "FILE_NOT_READ", fault ? faultWords(fault) : "This file can no longer be read.");

/** Why there is nothing to post. */
const whyNothing = ({ entries, earlier, foreign }: PostedBankFile, rules: OrganisationRules): string => {
  if (entries.length > 0) return knownWords(entries.length, earlier, rules);
  if (foreign.length === 0) return "There is no credit in this file.";
  return `No credit in this file is in ${rules.currency}: ${foreignWords(foreign)}.`;
};

const leaving: Field = { name: "leave", label: "Leave unmatched", kind: "ticks", isOptional: true };

const posting: ChangeForm<DeskFile> = {
  path: "post",
  heading: "Post a bank file",
  lede: "Lines that name one person are posted; the rest stay unmatched. Each person is emailed one receipt after ten minutes.",
  isPreviewedAtOnce: true,
  isHeavy: true,
  fields: () => [leaving],
  plan: async (context, file, values) => {
    const planned = await planBankFile(context, givenOf(file, { ...values, leave: "" }));
    if ("faults" in planned) throw cannotBeRead(planned);
    if (planned.posted.length + planned.waiting.length === 0)
      throw new RefusalError("conflict", "NOTHING_TO_POST", whyNothing(planned, context.rules));
    return {
      effects: html`${sums(context, planned)}${waitingOf(context, planned)}`,
      decisions: postedOf(context, planned),
      decided: "leave",
    };
  },
  runsInBatches: true,
  use: async (context, file, values) => {
    const posted = await postBankFile(context, givenOf(file, values), context.showProgress);
    if ("faults" in posted) throw cannotBeRead(posted);
    await dropDeskFile(context.database, file.fileId);
  },
  words: () => "is posted",
  button: "Post the payments",
  recorded: (_values, _visit, { name }) => `posted the bank file ${name}`,
};

/** Posts a file whose columns staff name first; they are kept for the next file with the same headings. BANK-01 */
const naming: ChangeForm<DeskFile> = {
  ...posting,
  path: "columns",
  heading: "Name the columns",
  lede: "The desk does not know these headings. Your choice is remembered for the next file with the same headings.",
  isPreviewedAtOnce: false,
  whyNot: async (visit, file) =>
    (await unknownIn(visit, file)) ? undefined : "The headings of this file are now known. Choose the file again.",
  fields: async (visit, file) => [...columnFields((await unknownIn(visit, file)) ?? noTable), leaving],
};

/** Posts the payments of a bank's file after each line was shown. DESK-03, DESK-07 */
export const bankFilePosting = formActions(bankFile, [posting, naming]);
