import { transactionStatuses, transactionTypes } from "../../../../domain/fees/account.ts";
import type { PersonChange } from "../../../../domain/institute/kernel/change-set.ts";
import { calendarDate, displayDate, type DateStyle, type DayRule } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { fieldInWords, linesOf } from "../../../../domain/my-details/personal-data.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { ListColumn } from "../spreadsheet.ts";
import type { RecordedChange } from "./audit.ts";

/** Codes without an underscore that are stored values; other words in capitals are as somebody typed them. */
const codes: readonly string[] = [...transactionTypes, ...transactionStatuses, "SUSPENDED"];

/** "Credit note" for CREDIT_NOTE, "CPD non compliance" for CPD_NON_COMPLIANCE; undefined for other words. */
const codeInWords = (words: string): string | undefined =>
  codes.includes(words) || /^[A-Z]+(?:_[A-Z]+)+$/.test(words)
    ? `${words.charAt(0)}${words.slice(1).toLowerCase().replaceAll("_", " ")}`.replace(/^Cpd\b/, "CPD")
    : undefined;

const writtenInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;

/** A stored value in words for staff; a whole record as its fields. */
export const valueInWords = (value: unknown, style: DateStyle & DayRule): string => {
  const inWords = (each: unknown): string => {
    if (typeof each === "boolean") return each ? "yes" : "no";
    const words = String(each);
    if (writtenInstant.test(words)) return displayInstant(new Date(words), style);
    const day = calendarDate(words);
    return day ? displayDate(day, style) : (codeInWords(words) ?? words);
  };
  return linesOf(value, { value: inWords, line: (path, words) => `${fieldInWords(path)}: ${words}` }).join("; ");
};

/** The changed record in words: its kind, its key, and the value or the kind of change. */
export const subjectOf = ({ kind, record, column, before, after }: PersonChange): string => {
  const subject = record === "" ? kind : `${kind} ${record}`;
  if (column !== "") return `${subject}: ${fieldInWords(column)}`;
  if ((before === undefined) === (after === undefined)) return subject;
  return `${subject}: ${before === undefined ? "added" : "removed"}`;
};

const authorOf = ({ by, customerId, importNumber }: RecordedChange): string =>
  `${by === customerId ? "the person" : by}${importNumber === undefined ? "" : `, import ${String(importNumber)}`}`;

/** A change on record in words, for staff. */
export interface ChangeInWords {
  readonly when: string;
  readonly who: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** Says who changed what and when, with the values before and after. CORR-03 */
export const changeInWords = (change: RecordedChange, rules: OrganisationRules): ChangeInWords => {
  const isKept = change.values === "kept";
  return {
    when: displayInstant(change.at, rules),
    who: authorOf(change),
    what: subjectOf(change),
    before: isKept ? valueInWords(change.before, rules) : `changed; values ${change.values}`,
    after: isKept ? valueInWords(change.after, rules) : "",
  };
};

/** The columns of changes in words. CORR-03, DESK-09 */
export const changeColumns: readonly ListColumn<ChangeInWords>[] = (
  ["when", "who", "what", "before", "after"] as const
).map((name) => ({ name, of: (row) => row[name] }));
