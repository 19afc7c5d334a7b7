import { suspensionReasons, type SuspensionReason } from "../../../../domain/institute/customer/suspension-reasons.ts";
import { nextOverdueReminder } from "../../../../domain/institute/reminders/reminders.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle } from "../../../../domain/kernel/money.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { peopleInArrears } from "./people-with-dates.store.ts";
import { sentReminders } from "./reminders.store.ts";

/** A line of the list: a person who could be suspended, and the reason. `suspend --from` reads its columns. */
export interface OverdueLine {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly code: string;
  readonly reason: string;
  readonly since: CalendarDate;
}

/** A line of the list, with the next reminder of what is overdue; absent where none is left. */
export interface ListedOverdue extends OverdueLine {
  readonly nextReminder?: CalendarDate | undefined;
}

/** The columns of the list, in order. YEAR-04 */
export const overdueColumns = [
  "customerId",
  "name",
  "email",
  "code",
  "reason",
  "since",
] as const satisfies readonly (keyof OverdueLine)[];

const wordsFor = (reason: SuspensionReason, style: MoneyStyle): string =>
  reason.code === "UNPAID_FEES"
    ? `${displayPrice(reason.open, style, "forced")} is unpaid`
    : `CPD for ${reason.year} is not declared`;

/**
 * Everyone who could be suspended today, the longest overdue first. The first reason gives the code, the earliest the
 * day. YEAR-04, DESK-08
 */
export const overdueLines = async ({
  database,
  now,
  today,
  rules,
}: Pick<ActionContext, "database" | "now" | "today" | "rules">): Promise<readonly ListedOverdue[]> => {
  const lines: ListedOverdue[] = [];
  for await (const everyone of peopleInArrears(database, today, rules)) {
    const people = everyone.flatMap(({ person, facts }) => {
      const reasons = suspensionReasons(facts, today);
      const [first] = reasons;
      return first ? [{ person, facts, reasons, first }] : [];
    });
    const sent = await sentReminders(
      database,
      people.map(({ person }) => person.customerId),
      now,
    );
    for (const { person, facts, reasons, first } of people)
      lines.push({
        customerId: person.customerId,
        name: fullNameOf(person),
        email: person.email,
        code: first.code,
        reason: reasons.map((reason) => wordsFor(reason, rules)).join("; "),
        since: reasons.map(({ due }) => due).toSorted()[0] ?? first.due,
        nextReminder: nextOverdueReminder(facts, rules.reminders, today, sent.get(person.customerId) ?? []),
      });
  }
  return lines.toSorted((one, other) => (one.since < other.since ? -1 : Number(one.since > other.since)));
};
