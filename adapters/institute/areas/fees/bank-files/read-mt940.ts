import { nearestDay } from "../../../../../domain/institute/fees/bank-days.ts";
import type { BankEntry, BankFault } from "../../../../../domain/institute/fees/bank-entries.ts";
import { calendarDate, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import {
  isGivenReference,
  joinedWords,
  nothingPaid,
  type BankFileReading,
  type BankReadOptions,
  type ForeignCredit,
} from "./bank-file.ts";
import { informationOf, type Information } from "./mt940-information.ts";

/** A field of a SWIFT message, with the lines that continue it. */
interface Field {
  readonly tag: string;
  readonly lines: readonly string[];
  readonly line: number;
}

const fieldsOf = (text: string): readonly Field[] => {
  const fields: { tag: string; lines: string[]; line: number }[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [, tag, rest = ""] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) fields.push({ tag, lines: [rest], line: index + 1 });
    // A message ends with a hyphen.
    else if (!/^(?:-(?:\}.*)?|\{.*)?$/.test(line)) fields.at(-1)?.lines.push(line);
  }
  return fields;
};

const penceIn = (text: string): Pence | undefined => {
  const [, whole = "", decimals = ""] = /^(\d{1,9}),(\d{0,2})$/.exec(text) ?? [];
  return whole === "" ? undefined : Number(`${whole}${decimals.padEnd(2, "0")}`);
};

const dayIn = (text: string): CalendarDate | undefined =>
  calendarDate(`20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`);

/** Value date, entry date, side, amount, type, the payer's reference and the bank's. */
const statementLine = /^(\d{6})(\d{4})?(R?[CD]|E[CD])[A-Z]?([\d,]+)[A-Z][A-Z\d]{3}(.*?)(?:\/\/(.*))?$/;
/** Side, day, currency and amount of a balance. */
const balance = /^([CD])(\d{6})([A-Z]{3})([\d,]+)/;

/** What a bank adds below an entry, where it is neither a code nor an account. */
const addedTo = ({ lines }: Field): readonly string[] =>
  lines.slice(1).filter((line) => !/^\/|^[A-Z]{2}\d{2}[A-Z\d]{8,}$/.test(line));

interface Line {
  readonly field: Field;
  readonly information: Information;
  readonly match: RegExpExecArray;
}

const isDebit = ({ match }: Line): boolean => ["D", "ED", "RC"].includes(match[3] ?? "");

const entryOf = (
  { field: { line }, information, match }: Line,
  currency: string,
  { style }: BankReadOptions,
): BankEntry | BankFault | ForeignCredit => {
  const [, value = "", booked, side, written = "", reference = "", bankReference = ""] = match;
  const amount = penceIn(written);
  const valueDate = dayIn(value);
  const date =
    booked && valueDate ? nearestDay(Number(booked.slice(0, 2)), Number(booked.slice(2)), valueDate) : valueDate;
  const column = ":61:";
  if (amount === undefined) return { line, column, reason: `“${written}” is no amount` };
  if (currency !== style.currency) return { line, currency };
  if (amount === 0) return { line, column, reason: nothingPaid };
  if (date === undefined) return { line, column, reason: `“${value}” is no day` };
  return {
    line,
    date,
    amount,
    words: joinedWords(information.words, isGivenReference(reference) ? reference : ""),
    payer: information.payer,
    entryReference: isGivenReference(bankReference) ? bankReference : undefined,
    isReturned: side === "RD",
  };
};

/** The fields of one statement, from its opening balance to its closing one. */
const readStatement = (fields: readonly Field[], options: BankReadOptions) => {
  const faults: BankFault[] = [];
  const lines: Line[] = [];
  const balances = { opening: undefined as Pence | undefined, closing: undefined as Pence | undefined };
  let currency = "";
  let moved = 0;
  for (const [index, field] of fields.entries()) {
    const [first = ""] = field.lines;
    const next = fields[index + 1];
    if (field.tag === "61") {
      const match = statementLine.exec(first);
      if (!match) {
        faults.push({ line: field.line, column: ":61:", reason: `“${first}” is no entry of MT940` });
        continue;
      }
      const line = { field, match, information: informationOf(next?.tag === "86" ? next.lines : addedTo(field)) };
      lines.push(line);
      moved += (isDebit(line) ? -1 : 1) * (penceIn(match[4] ?? "") ?? 0);
    }
    const [, side, , own = "", amount = ""] = /^6[02][FM]$/.test(field.tag) ? (balance.exec(first) ?? []) : [];
    if (side === undefined) continue;
    currency = own;
    balances[field.tag.startsWith("60") ? "opening" : "closing"] = (side === "D" ? -1 : 1) * (penceIn(amount) ?? 0);
  }
  const { opening, closing } = balances;
  if (opening === undefined)
    faults.push({
      line: fields[0]?.line ?? 1,
      column: ":60F:",
      reason: "has no opening balance (:60F:): ask the bank for MT940 of whole days",
    });
  else if (closing !== opening + moved)
    faults.push({
      line: fields.at(-1)?.line ?? 1,
      column: ":62F:",
      reason:
        "the entries do not lead from the opening balance to the closing one: take the whole file from the bank again",
    });
  const read = lines.filter((line) => !isDebit(line)).map((line) => entryOf(line, currency, options));
  const debits = lines.filter(isDebit);
  const account = fields.find(({ tag }) => tag === "25")?.lines[0]?.trim();
  return {
    faults: [...faults, ...read.filter((each) => "reason" in each)],
    entries: read.filter((each) => "amount" in each).map((each) => (account ? { ...each, account } : each)),
    foreign: read.filter((each) => "currency" in each),
    debits: debits.length,
    returned: debits.filter(({ match }) => match[3] === "RC").length,
  };
};

/** Whether a statement begins with a field: its number, or the account where a bank gives no number. */
const isStart = ({ tag }: Field, index: number, fields: readonly Field[]): boolean =>
  tag === "20" || (tag === "25" && !["20", "21"].includes(fields[index - 1]?.tag ?? ""));

/** Reads statements in MT940, one or several in a file. BANK-01 */
export const readMt940 = (text: string, options: BankReadOptions): BankFileReading => {
  const fields = fieldsOf(text);
  const starts = fields.flatMap((field, index) => (isStart(field, index, fields) ? [index] : []));
  const statements = starts.map((start, index) => readStatement(fields.slice(start, starts[index + 1]), options));
  const faults = statements.flatMap((statement) => statement.faults);
  if (faults.length > 0) return { faults };
  const total = (count: "debits" | "returned") => statements.reduce((sum, statement) => sum + statement[count], 0);
  return {
    format: "MT940",
    entries: statements.flatMap(({ entries }) => entries),
    foreign: statements.flatMap(({ foreign }) => foreign),
    debits: total("debits"),
    returned: total("returned"),
    outside: 0,
  };
};
