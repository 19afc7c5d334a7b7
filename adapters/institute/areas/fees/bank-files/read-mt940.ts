import { nearestDay } from "../../../../../domain/fees/bank-days.ts";
import type { BankEntry, BankFault } from "../../../../../domain/fees/bank-entries.ts";
import { calendarDate, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import { foreignCurrency, joined, nothingPaid, type BankFileReading, type BankReader } from "./bank-file.ts";

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

const isGiven = (text = ""): boolean => text !== "" && !/^NONREF|^NOTPROVIDED/i.test(text);

interface Information {
  readonly words: string;
  readonly payer: string;
}

/** Words and payer of numbered subfields, ?20 to ?29 and ?60 to ?63, ?32 and ?33. */
const numbered = (lines: readonly string[]): Information => {
  const parts = [...lines.join("").matchAll(/\?(\d{2})([^?]*)/g)];
  const among = (isWanted: (number: number) => boolean, separator: string): string =>
    parts
      .filter(([, number]) => isWanted(Number(number)))
      .map(([, , text = ""]) => text)
      .join(separator);
  return {
    // Texts of 27 letters that a word runs over are joined without a blank.
    words: joined(among((number) => (number >= 20 && number <= 29) || (number >= 60 && number <= 63), "")),
    payer: joined(among((number) => number === 32 || number === 33, "")),
  };
};

/** Words and payer of code words between strokes, such as /NAME/ and /REMI/. */
const coded = (lines: readonly string[]): Information => {
  const text = lines.join("");
  const after = (code: string): string => new RegExp(`/${code}/(.*?)(?=/[A-Z]{3,4}/|$)`).exec(text)?.[1] ?? "";
  return { words: joined(after("REMI"), after("EREF"), after("ORDP")) || joined(text), payer: joined(after("NAME")) };
};

const informationOf = (lines: readonly string[]): Information => {
  if (/^\d{0,3}\?\d{2}/.test(lines[0] ?? "")) return numbered(lines);
  return /^\/[A-Z]{3,4}\//.test(lines[0] ?? "") ? coded(lines) : { words: joined(...lines), payer: "" };
};

interface Line {
  readonly field: Field;
  readonly information: Information;
  readonly match: RegExpExecArray;
}

const isDebit = ({ match }: Line): boolean => ["D", "ED", "RC"].includes(match[3] ?? "");

const entryOf = (
  { field: { line }, information, match }: Line,
  currency: string,
  { style }: BankReader,
): BankEntry | BankFault => {
  const [, value = "", booked, side, written = "", reference, bankReference = ""] = match;
  const amount = penceIn(written);
  const valueDate = dayIn(value);
  const date =
    booked && valueDate ? nearestDay(Number(booked.slice(0, 2)), Number(booked.slice(2)), valueDate) : valueDate;
  const column = ":61:";
  if (amount === undefined) return { line, column, reason: `“${written}” is no amount` };
  if (amount === 0) return { line, column, reason: nothingPaid };
  if (currency !== style.currency) return { line, column, reason: foreignCurrency(currency, style) };
  if (date === undefined) return { line, column, reason: `“${value}” is no day` };
  return {
    line,
    date,
    amount,
    words: joined(information.words, isGiven(reference) ? reference : ""),
    payer: information.payer,
    entryReference: isGiven(bankReference) ? bankReference : undefined,
    isReturned: side === "RD",
  };
};

/** The fields of one statement, from its opening balance to its closing one. */
const readStatement = (fields: readonly Field[], reader: BankReader) => {
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
      const line = { field, match, information: informationOf(next?.tag === "86" ? next.lines : []) };
      lines.push(line);
      moved += (isDebit(line) ? -1 : 1) * (penceIn(match[4] ?? "") ?? 0);
    }
    const [, side, , own = "", amount = ""] = /^6[02][FM]$/.test(field.tag) ? (balance.exec(first) ?? []) : [];
    if (side === undefined) continue;
    currency = own;
    balances[field.tag.startsWith("60") ? "opening" : "closing"] = (side === "D" ? -1 : 1) * (penceIn(amount) ?? 0);
  }
  const { opening, closing } = balances;
  if (opening === undefined || closing !== opening + moved)
    faults.push({
      line: fields.at(-1)?.line ?? 1,
      column: ":62F:",
      reason:
        "the entries do not lead from the opening balance to the closing one: take the whole file from the bank again",
    });
  const read = lines.filter((line) => !isDebit(line)).map((line) => entryOf(line, currency, reader));
  const debits = lines.filter(isDebit);
  return {
    faults: [...faults, ...read.filter((each) => "reason" in each)],
    entries: read.filter((each) => "amount" in each),
    debits: debits.length,
    returned: debits.filter(({ match }) => match[3] === "RC").length,
  };
};

/** Reads statements in MT940, one or several in a file. BANK-01 */
export const readMt940 = (text: string, reader: BankReader): BankFileReading => {
  const fields = fieldsOf(text);
  const starts = fields.flatMap(({ tag }, index) => (tag === "20" ? [index] : []));
  const statements = starts.map((start, index) => readStatement(fields.slice(start, starts[index + 1]), reader));
  const faults = statements.flatMap((statement) => statement.faults);
  if (faults.length > 0) return { faults };
  const total = (count: "debits" | "returned") => statements.reduce((sum, statement) => sum + statement[count], 0);
  return {
    entries: statements.flatMap(({ entries }) => entries),
    debits: total("debits"),
    returned: total("returned"),
    outside: 0,
  };
};
