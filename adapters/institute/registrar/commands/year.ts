import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { comingChanges } from "../../areas/reminders/coming-days.ts";
import { stepInWords, yearColumns, eventsOnDay, yearSummary, type YearLine } from "../../areas/reminders/year.ts";
import { CommandError, type CommandContext } from "../command-context.ts";
import { parseDay } from "../option-values.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

/** Lists all mails and changes that are due on a day, today by default; changes nothing. Based on today's facts. YEAR-03 */
export const year = async (
  context: CommandContext,
  { on: day = context.today, ...options }: ListOptions & { readonly on?: CalendarDate },
): Promise<void> => {
  const { print, rules, today } = context;
  if (day < today) throw new CommandError("--on has to be today or a later day.");
  const lines = await eventsOnDay(context, day);
  const ahead = await comingChanges(context);
  const linesOfDay = (): void => {
    if (lines.length === 0) return print(`Nothing is scheduled for ${displayDate(day, rules)}.`);
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
    print(`On ${displayDate(day, rules)}: ${yearSummary(lines)}. Nothing has changed.`);
  };
  const table = (): void => {
    linesOfDay();
    if (ahead.length > 0) print("In the next six weeks:");
    for (const { on, what } of ahead) print(`${displayDate(on, rules)}: ${what}`);
  };
  const listed = yearColumns.map((name) => ({ name, of: (line: YearLine) => line[name] }));
  printList(context, options, { columns: listed, rows: lines, printTable: table });
};

/** `registrar year` */
export const yearCommand: RegisterCommand = ({ listing, withContext }) => {
  listing("year", "show the reminders and automatic changes of a day, without making them")
    .option("--on <day>", "date, such as 2027-01-02; default: today", parseDay)
    .action((options: ListOptions & { readonly on?: CalendarDate }) =>
      withContext(options, (context) => year(context, options)),
    );
};
