import { calendarDate, displayDate, startOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { fieldInWords, linesOf } from "../../../../domain/my-details/personal-data.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { changesOnRecord, type RecordedChange } from "../../platform/storage/audit.ts";
import type { CommandContext, CommonOptions } from "../command-context.ts";
import { parseDay } from "../option-values.ts";
import { nameOf, personOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

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

const rowOf = (change: RecordedChange, rules: OrganisationRules): readonly string[] => {
  const text = (value: unknown): string => linesOf(value, (each) => inWords(each, rules)).join("; ");
  return [
    displayInstant(change.at, rules),
    authorOf(change),
    subjectOf(change),
    ...(change.values === "kept"
      ? [text(change.before), text(change.after)]
      : [`changed; values ${change.values}`, ""]),
  ];
};

/** Prints who changed what of a person and when, with the values before and after. CORR-03 */
export const history = async (
  { database, rules, print }: CommandContext,
  who: string,
  { since }: { readonly since?: CalendarDate },
): Promise<void> => {
  const person = await personOf(database, who);
  const changes = await changesOnRecord(
    database,
    person.customerId,
    since === undefined ? undefined : startOf(since, rules),
  );
  print(nameOf(person));
  if (changes.length === 0)
    return print(`No change is on record${since === undefined ? "" : ` since ${displayDate(since, rules)}`}.`);
  printTable(
    print,
    ["When", "Who", "What", "Before", "After"],
    changes.map((change) => rowOf(change, rules)),
  );
};

/** `registrar history` */
export const historyCommand: RegisterCommand = ({ reading, withContext }) => {
  reading("history <person>", "print who changed what of a person and when, with the values before and after")
    .option("--since <day>", "only changes from this day on, such as 2026-03-04", parseDay)
    .action((who: string, options: CommonOptions & { since?: CalendarDate }) =>
      withContext(options, (context) => history(context, who, options)),
    );
};
