import { monthTotals } from "../../../../domain/institute/fees/month-end.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { monthLines, postedTypes, type Period } from "../../areas/fees/bank-files/month-end.ts";
import { agreementWords, monthFigures, monthSum, postedTypeWords } from "../../areas/fees/bank-files/month-words.ts";
import { journalColumns } from "../../areas/fees/journal-columns.ts";
import { journalEntries } from "../../areas/fees/journal.store.ts";
import { spreadsheetOf } from "../../platform/spreadsheet.ts";
import { CommandError, type CommandContext, type CommonOptions } from "../command-context.ts";
import { parseDay } from "../option-values.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

/** Prints all postings of a period as CSV, for the accountant. CORR-01 */
const journal = async ({ database, print, rules }: CommandContext, { from, to }: Period): Promise<void> => {
  const { heading, lines } = spreadsheetOf(rules, journalColumns(rules));
  print(heading);
  for await (const entries of journalEntries(database, from, to)) print(lines(entries));
};

/** Prints the totals of the bank's credits of a period by state, and of its postings by type. DESK-07 */
const totals = async ({ database, print, rules }: CommandContext, period: Period): Promise<void> => {
  const lines = await monthLines(database, period);
  const sums = monthTotals(lines);
  printTable(
    print,
    ["Bank credits", "Total"],
    monthFigures.map(([figure, words, sign]) => [words, monthSum(sign, sums[figure], rules)]),
  );
  const posted = (await postedTypes(database, period)).map((each) => [
    postedTypeWords(each),
    String(each.count),
    displayPrice(each.sum, rules, "forced"),
  ]);
  printTable(print, ["Postings", "Number", "Total"], posted);
  const wrong = lines.filter(({ isWrong }) => isWrong);
  if (wrong.length === 0) print(agreementWords);
  for (const { bankLine } of wrong) print(`${bankLine}: the amount posted differs from the credit.`);
};

/** `registrar journal` */
export const journalCommand: RegisterCommand = ({ reading, withContext }) => {
  reading("journal", "print all postings of a period as CSV, for the accountant")
    .requiredOption("--from <day>", "first day of the period, as 2026-01-01", parseDay)
    .requiredOption("--to <day>", "last day of the period, as 2026-12-31", parseDay)
    .option("--totals", "print totals instead, with the bank credits of the period by state")
    .action((options: CommonOptions & { from: CalendarDate; to: CalendarDate; totals?: boolean }) =>
      withContext(options, async (context) => {
        if (options.to < options.from) throw new CommandError("--to has to be the same day as --from, or a later one.");
        await (options.totals === true ? totals : journal)(context, options);
      }),
    );
};
