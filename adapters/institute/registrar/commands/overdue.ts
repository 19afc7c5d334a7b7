import { suspensionReasons, type SuspensionReason } from "../../../../domain/customer/suspension-reasons.ts";
import { daysBetween, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle } from "../../../../domain/kernel/money.ts";
import { everyoneInBatches } from "../../areas/reminders/dated-facts.store.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import type { CommandContext } from "../command-context.ts";
import { counted } from "../counted.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

/** A line of the list: a person who could be suspended, and the reason. `suspend --from` reads its columns. */
interface OverdueLine {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly code: string;
  readonly reason: string;
  readonly since: CalendarDate;
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

/** Everyone who could be suspended on a day, the longest overdue first. The first reason gives the code, the earliest the day. */
const overdueLines = async ({ database, today, rules }: CommandContext): Promise<readonly OverdueLine[]> => {
  const lines: OverdueLine[] = [];
  for await (const people of everyoneInBatches(database, today, rules))
    for (const { person, facts } of people) {
      const reasons = suspensionReasons(facts, today);
      const [first] = reasons;
      if (first)
        lines.push({
          customerId: person.customerId,
          name: fullNameOf(person),
          email: person.email,
          code: first.code,
          reason: reasons.map((reason) => wordsFor(reason, rules)).join("; "),
          since: reasons.map(({ due }) => due).toSorted()[0] ?? first.due,
        });
    }
  return lines.toSorted((one, other) => (one.since < other.since ? -1 : Number(one.since > other.since)));
};

/** Lists who could be suspended, and why; changes nothing. YEAR-04 */
export const overdue = async (context: CommandContext, options: ListOptions): Promise<void> => {
  const { today, print, rules } = context;
  const lines = await overdueLines(context);
  const table = (): void => {
    if (lines.length === 0) return print("Nobody is overdue.");
    printTable(
      print,
      ["ID", "Name", "Code", "Why", "Due by", ""],
      lines.map(({ customerId, name, code, reason, since }) => [
        customerId,
        name,
        code,
        reason,
        displayDate(since, rules),
        `${counted(daysBetween(since, today), "day")} late`,
      ]),
    );
    print(`${counted(lines.length, "person", "people")} could be suspended. Nobody is unless you do it: keep the list`);
    print("with --csv, take out those to be spared, and give the rest to suspend --from.");
  };
  const columns = overdueColumns.map((name) => ({ name, of: (line: OverdueLine) => line[name] }));
  printList(context, options, { columns, rows: lines, printTable: table });
};

/** `registrar overdue` */
export const overdueCommand: RegisterCommand = ({ listing, withContext }) => {
  listing("overdue", "list people who could be suspended for overdue fees or declarations").action(
    (options: ListOptions) => withContext(options, (context) => overdue(context, options)),
  );
};
