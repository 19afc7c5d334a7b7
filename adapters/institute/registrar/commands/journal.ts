import { stringify } from "csv-stringify/sync";

import { journalAmounts } from "../../../../domain/fees/journal.ts";
import { dayOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { typedAmountOf } from "../../../../domain/kernel/money.ts";
import { journalEntries, type JournalEntry } from "../../areas/fees/journal.store.ts";
import { CommandError, type CommandContext, type CommonOptions } from "../command-context.ts";
import { parseDay } from "../option-values.ts";
import { writeCell } from "../records/columns.ts";
import type { RegisterCommand } from "../registry.ts";

const columns = [
  "date",
  "reference",
  "customerId",
  "name",
  "type",
  "status",
  "description",
  "purpose",
  "dueDate",
  "debit",
  "credit",
  "currency",
  "settles",
  "reverses",
  "reason",
  "postedBy",
  "postedOn",
] as const;

const lineOf = (entry: JournalEntry, { rules }: CommandContext): readonly string[] => {
  const { debit, credit } = journalAmounts(entry);
  const cells: { readonly [Column in (typeof columns)[number]]?: string | undefined } = {
    ...entry,
    settles: entry.settles?.join(" "),
    debit: typedAmountOf(debit),
    credit: typedAmountOf(credit),
    currency: rules.currency,
    postedOn: entry.postedAt && dayOf(entry.postedAt, rules),
  };
  return columns.map((column) => writeCell(cells[column] ?? "", "text"));
};

interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Prints all postings of a period as CSV, for the accountant. CORR-01 */
const journal = async (context: CommandContext, { from, to }: Period): Promise<void> => {
  if (to < from) throw new CommandError("--to has to be the same day as --from, or a later one.");
  const { database, print } = context;
  print(stringify([columns]).trimEnd());
  for await (const entries of journalEntries(database, from, to))
    print(stringify(entries.map((entry) => lineOf(entry, context))).trimEnd());
};

/** `registrar journal` */
export const journalCommand: RegisterCommand = ({ reading, withContext }) => {
  reading("journal", "print all postings of a period as CSV, for the accountant")
    .requiredOption("--from <day>", "first day of the period, as 2026-01-01", parseDay)
    .requiredOption("--to <day>", "last day of the period, as 2026-12-31", parseDay)
    .action((options: CommonOptions & Period) => withContext(options, (context) => journal(context, options)));
};
