import { journalAmounts } from "../../../../domain/fees/journal.ts";
import { dayOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { journalEntries, type JournalEntry } from "../../areas/fees/journal.store.ts";
import { spreadsheetOf, type ListColumn } from "../../platform/spreadsheet.ts";
import { CommandError, type CommandContext, type CommonOptions } from "../command-context.ts";
import { parseDay } from "../option-values.ts";
import type { RegisterCommand } from "../registry.ts";

const columnsFor = ({ rules }: CommandContext): readonly ListColumn<JournalEntry>[] => {
  const text = (
    name: Exclude<keyof JournalEntry, "settles" | "postedAt" | "amount" | "receiptAvailable" | "invoiceAvailable">,
  ) => ({
    name,
    of: (entry: JournalEntry) => entry[name],
  });
  return [
    text("date"),
    text("reference"),
    text("customerId"),
    text("name"),
    text("type"),
    text("status"),
    text("description"),
    text("purpose"),
    text("dueDate"),
    { name: "debit", of: (entry) => journalAmounts(entry).debit, kind: "amount" },
    { name: "credit", of: (entry) => journalAmounts(entry).credit, kind: "amount" },
    { name: "currency", of: () => rules.currency },
    { name: "settles", of: ({ settles }) => settles?.join(" ") },
    text("reverses"),
    text("reason"),
    text("postedBy"),
    { name: "postedOn", of: ({ postedAt }) => postedAt && dayOf(postedAt, rules) },
  ];
};

interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Prints all postings of a period as CSV, for the accountant. CORR-01 */
const journal = async (context: CommandContext, { from, to }: Period): Promise<void> => {
  if (to < from) throw new CommandError("--to has to be the same day as --from, or a later one.");
  const { database, print, rules } = context;
  const { heading, lines } = spreadsheetOf(rules, columnsFor(context));
  print(heading);
  for await (const entries of journalEntries(database, from, to)) print(lines(entries));
};

/** `registrar journal` */
export const journalCommand: RegisterCommand = ({ reading, withContext }) => {
  reading("journal", "print all postings of a period as CSV, for the accountant")
    .requiredOption("--from <day>", "first day of the period, as 2026-01-01", parseDay)
    .requiredOption("--to <day>", "last day of the period, as 2026-12-31", parseDay)
    .action((options: CommonOptions & Period) => withContext(options, (context) => journal(context, options)));
};
