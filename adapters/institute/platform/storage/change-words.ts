import { calendarDate, displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { fieldInWords, linesOf } from "../../../../domain/my-details/personal-data.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { RecordedChange } from "./audit.ts";

const inWords = (value: unknown, rules: OrganisationRules): string => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value);
  const day = calendarDate(text);
  return day ? displayDate(day, rules) : text;
};

/** What was changed: the kind of record, which one, and its value or what became of it. */
const subjectOf = ({ kind, record, column, before, after, values }: RecordedChange): string => {
  const subject = record === "" ? kind : `${kind} ${record}`;
  if (column !== "") return `${subject}: ${fieldInWords(column)}`;
  if (values !== "kept" || (before !== undefined && after !== undefined)) return subject;
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
  const text = (value: unknown): string => linesOf(value, (each) => inWords(each, rules)).join("; ");
  const isKept = change.values === "kept";
  return {
    when: displayInstant(change.at, rules),
    who: authorOf(change),
    what: subjectOf(change),
    before: isKept ? text(change.before) : `changed; values ${change.values}`,
    after: isKept ? text(change.after) : "",
  };
};
