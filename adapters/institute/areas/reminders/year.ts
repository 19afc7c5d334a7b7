import { changesOn, type DatedChange } from "../../../../domain/institute/reminders/changes.ts";
import type { DatedObligation } from "../../../../domain/institute/reminders/dated-obligations.ts";
import { remindersOn } from "../../../../domain/institute/reminders/reminders.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { leaversUntil } from "../../platform/customers/departures.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import type { DatedPerson } from "./dated-facts.store.ts";
import { peopleWithDates } from "./people-with-dates.store.ts";
import { sentReminders } from "./reminders.store.ts";

/** A mail or change of a day. */
export interface YearLine {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly what: "reminder" | "account closes" | DatedChange["what"];
  readonly about: string;
  readonly due: CalendarDate;
  /** Days of a reminder after the due date; negative before it. */
  readonly step?: number;
}

/** The columns of the list, in order. */
export const yearColumns = [
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
    case "answer":
      return `Answer about ${obligation.subject}`;
  }
};

const changeLine = (change: DatedChange): Pick<YearLine, "what" | "about" | "due"> =>
  change.what === "grace period ends"
    ? { what: change.what, about: "Suspension", due: change.graceEnds }
    : { what: change.what, about: aboutOf(change.obligation), due: change.obligation.due };

/**
 * The mails and changes of a day, today or later, by ID of the person, based on today's facts: all, or the first where no
 * more than `enough` are needed. YEAR-03, DESK-08
 */
export const eventsOnDay = async (
  { database, now, today, rules }: Pick<ActionContext, "database" | "now" | "today" | "rules">,
  day: CalendarDate,
  enough = Infinity,
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
  for await (const people of peopleWithDates(database, { now, today, day }, rules)) {
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
    if (lines.length >= enough) break;
  }
  return lines;
};

const plurals: Readonly<Record<YearLine["what"], string>> = {
  reminder: "reminders",
  "account closes": "accounts close",
  opens: "open",
  "becomes overdue": "become overdue",
  expires: "expire",
  "grace period ends": "grace periods end",
};

/** How many of each kind, in words: "4 reminders, 1 becomes overdue". */
export const yearSummary = (lines: readonly YearLine[]): string => {
  const counts = new Map<YearLine["what"], number>();
  for (const { what } of lines) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${count} ${count === 1 ? what : plurals[what]}`).join(", ");
};

/** The step of a reminder in words: "7 days before". */
export const stepInWords = (step: number | undefined): string => {
  if (step === undefined) return "";
  const days = Math.abs(step);
  return `${days} ${days === 1 ? "day" : "days"} ${step < 0 ? "before" : "after"}`;
};
