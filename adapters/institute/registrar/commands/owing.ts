import { daysBetween, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { owingColumns as columns, owingLines } from "../../areas/fees/owing.store.ts";
import type { CommandContext } from "../command-context.ts";
import { pluralise } from "../pluralise.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

const lateness = (dueDate: CalendarDate, today: CalendarDate): string => {
  const days = daysBetween(dueDate, today);
  return days > 0 ? `${pluralise(days, "day")} late` : "not overdue";
};

/** Lists debtors with charge, amount and due date. CASH-03 */
export const owing = async (context: CommandContext, options: ListOptions): Promise<void> => {
  const { database, print, today, rules } = context;
  const lines = await owingLines(database);
  const table = (): void => {
    if (lines.length === 0) return print("Nobody owes anything.");
    printTable(
      print,
      ["ID", "Name", "For", "Charge", "Due by", "", "Outstanding"],
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
    print(`${pluralise(people, "person owes", "people owe")} ${displayPrice(total, rules, "forced")}.`);
  };
  printList(context, options, { columns, rows: lines, printTable: table });
};

/** `registrar owing` */
export const owingCommand: RegisterCommand = ({ listing, withContext }) => {
  listing("owing", "list debts: person, charge and due date").action((options: ListOptions) =>
    withContext(options, (context) => owing(context, options)),
  );
};
