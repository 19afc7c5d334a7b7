import { daysBetween, displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { overdueColumns, overdueLines, type OverdueLine } from "../../areas/reminders/overdue.ts";
import type { CommandContext } from "../command-context.ts";
import { pluralise } from "../pluralise.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

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
        `${pluralise(daysBetween(since, today), "day")} late`,
      ]),
    );
    print(
      `${pluralise(lines.length, "person", "people")} could be suspended. Nobody is suspended automatically: save the list`,
    );
    print("with --csv, delete the people you do not suspend, and give the rest to suspend --from.");
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
