import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { changesOn, type DatedChange } from "../../../../domain/reminders/changes.ts";
import type { DatedObligation } from "../../../../domain/reminders/dated-obligations.ts";
import { remindersOn } from "../../../../domain/reminders/reminders.ts";
import { everyoneInBatches, type DatedPerson } from "../../areas/reminders/dated-facts.store.ts";
import { sentReminders } from "../../areas/reminders/reminders.store.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { leaversUntil } from "../../platform/customers/departures.store.ts";
import { CommandError, type CommandContext } from "../command-context.ts";
import { counted } from "../counted.ts";
import { parseDay } from "../option-values.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

/** A mail or change of a day. */
interface YearLine {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly what: "reminder" | "account closes" | DatedChange["what"];
  readonly about: string;
  readonly due: CalendarDate;
  /** Days of a reminder after the due date; negative before it. */
  readonly step?: number;
}

const columns = [
  "what",
  "customerId",
  "name",
  "email",
  "about",
  "due",
  "step",
] as const satisfies readonly (keyof YearLine)[];

const aboutOf = (obligation: DatedObligation): string => {
  switch (obligation.kind) {
    case "declaration":
      return `CPD declaration ${obligation.year}`;
    case "subscription":
      return `Subscription ${obligation.year}`;
    case "practisingCertificate":
      return `Practising certificate ${obligation.subject}, ${obligation.jurisdiction}`;
  }
};

const changeLine = (change: DatedChange): Pick<YearLine, "what" | "about" | "due"> =>
  change.what === "grace period ends"
    ? { what: change.what, about: "Suspension", due: change.graceEnds }
    : { what: change.what, about: aboutOf(change.obligation), due: change.obligation.due };

/** All mails and changes of a day, by ID of the person. */
const linesOn = async (
  { database, now, today, rules }: CommandContext,
  day: CalendarDate,
): Promise<readonly YearLine[]> => {
  const leaving = (await leaversUntil(database, day)).filter(({ on }) => on === day);
  const lines = leaving.map(({ person, kind, on }): YearLine => ({
    customerId: person.customerId,
    name: fullNameOf(person),
    email: person.email,
    what: "account closes",
    about: kind,
    due: on,
  }));
  for await (const people of everyoneInBatches(database, day, rules)) {
    const sent = await sentReminders(
      database,
      people.map(({ person }) => person.customerId),
      now,
    );
    const linesOf = ({ person, facts }: DatedPerson): readonly YearLine[] => {
      const { customerId, email } = person;
      const who = { customerId, name: fullNameOf(person), email };
      const reminders = remindersOn(facts, rules.reminders, { today, day }, sent.get(customerId) ?? []);
      return [
        ...changesOn(facts, day).map((change) => ({ ...who, ...changeLine(change) })),
        ...reminders.map(({ obligation, step }) => ({
          ...who,
          what: "reminder" as const,
          about: aboutOf(obligation),
          due: obligation.due,
          step,
        })),
      ];
    };
    lines.push(...people.flatMap(linesOf));
  }
  return lines;
};

const stepInWords = (step: number | undefined): string => {
  if (step === undefined) return "";
  return `${counted(Math.abs(step), "day")} ${step < 0 ? "before" : "after"}`;
};

const summary = (lines: readonly YearLine[]): string => {
  const counts = new Map<string, number>();
  for (const { what } of lines) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${what}: ${count}`).join(", ");
};

/** Lists all mails and changes that are due on a day, today by default; changes nothing. Based on today's facts. YEAR-03 */
export const year = async (
  context: CommandContext,
  { on: day = context.today, ...options }: ListOptions & { readonly on?: CalendarDate },
): Promise<void> => {
  const { print, rules, today } = context;
  if (day < today) throw new CommandError("--on has to be today or a later day.");
  const lines = await linesOn(context, day);
  const table = (): void => {
    if (lines.length === 0)
      return print(`On ${displayDate(day, rules)} nothing is sent, and nothing changes by itself.`);
    printTable(
      print,
      ["What", "ID", "Name", "About", "Due by", "Sent"],
      lines.map(({ what, customerId, name, about, due, step }) => [
        what,
        customerId,
        name,
        about,
        displayDate(due, rules),
        stepInWords(step),
      ]),
    );
    print(`On ${displayDate(day, rules)}: ${summary(lines)}. Nothing was changed.`);
  };
  const listed = columns.map((name) => ({ name, of: (line: YearLine) => line[name] }));
  printList(context, options, { columns: listed, rows: lines, printTable: table });
};

/** `registrar year` */
export const yearCommand: RegisterCommand = ({ listing, withContext }) => {
  listing("year", "show the reminders and automatic changes of a day, without making them")
    .option("--on <day>", "as 2027-01-02; today by default", parseDay)
    .action((options: ListOptions & { readonly on?: CalendarDate }) =>
      withContext(options, (context) => year(context, options)),
    );
};
