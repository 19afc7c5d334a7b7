import { stringify } from "csv-stringify/sync";

import { daysBetween, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, typedAmountOf } from "../../../../domain/kernel/money.ts";
import { owingLines, type OwingLine } from "../../areas/fees/owing.store.ts";
import type { CommandContext, CommonOptions } from "../command-context.ts";
import { counted } from "../counted.ts";
import { printTable } from "../print-table.ts";
import { writeCell } from "../records/columns.ts";
import type { RegisterCommand } from "../registry.ts";

const columns = [
  "customerId",
  "name",
  "email",
  "owedFor",
  "charge",
  "chargedOn",
  "dueDate",
  "open",
] as const satisfies readonly (keyof OwingLine)[];

const asCsv = (lines: readonly OwingLine[]): string =>
  stringify([
    columns,
    ...lines.map((line) =>
      columns.map((column) => writeCell(column === "open" ? typedAmountOf(line.open) : line[column], "text")),
    ),
  ]);

const lateness = (dueDate: CalendarDate, today: CalendarDate): string => {
  const days = daysBetween(dueDate, today);
  return days > 0 ? `${counted(days, "day")} late` : "not late";
};

/** Lists debtors with charge, amount and due date, as a table or as CSV. CASH-03 */
export const owing = async (
  { database, print, today, rules }: CommandContext,
  { csv = false }: { readonly csv?: boolean },
): Promise<void> => {
  const lines = await owingLines(database);
  if (csv) return print(asCsv(lines).trimEnd());
  if (lines.length === 0) return print("Nobody owes anything.");
  printTable(
    print,
    ["ID", "Name", "For", "Charge", "Due by", "", "To pay"],
    lines.map(({ customerId, name, owedFor, charge, dueDate, open }) => [
      customerId,
      name,
      owedFor,
      charge,
      displayDate(dueDate, rules),
      lateness(dueDate, today),
      displayPrice(open, rules, "forced"),
    ]),
  );
  const people = new Set(lines.map(({ customerId }) => customerId)).size;
  const total = lines.reduce((sum, { open }) => sum + open, 0);
  print(`${counted(people, "person owes", "people owe")} ${displayPrice(total, rules, "forced")}.`);
};

/** `registrar owing` */
export const owingCommand: RegisterCommand = ({ reading, withContext }) => {
  reading("owing", "list debts: person, charge and due date")
    .option("--csv", "as CSV, to keep or to sort")
    .action((options: CommonOptions & { csv?: boolean }) => withContext(options, (context) => owing(context, options)));
};
