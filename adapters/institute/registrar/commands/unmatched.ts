import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { lockBankLine, openBankLines, type BankLineRow } from "../../areas/fees/bank-files/bank-lines.store.ts";
import { asideColumns, suggestionWords, waitingColumns } from "../../areas/fees/bank-files/line-columns.ts";
import { unmatchedLines } from "../../areas/fees/bank-files/unmatched-lines.ts";
import { bankLineActions, type BankLineAction, type Credit } from "../../areas/staff-actions/bank-line-actions.ts";
import { addActionCommands, type CommandSubject } from "../action-commands.ts";
import type { CommandContext } from "../command-context.ts";
import { pluralise } from "../pluralise.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

const price = ({ rules }: CommandContext, amount: Pence): string => displayPrice(amount, rules, "forced");

const cellsOf = (context: CommandContext, { bankLine, day, open, words, payer }: BankLineRow): readonly string[] => [
  bankLine,
  displayDate(day, context.rules),
  price(context, open),
  [words, ...(payer === "" ? [] : [`(${payer})`])].join(" "),
];

const total = (context: CommandContext, lines: readonly BankLineRow[], state: string): string => {
  const open = lines.reduce((sum, line) => sum + line.open, 0);
  return `${pluralise(lines.length, "line")} ${state}, ${price(context, open)}.`;
};

const columns = ["Line", "Day", "Amount", "Words"] as const;

/** Lists unmatched credits, with suggested payers. BANK-03 */
const listUnmatched = async (context: CommandContext, options: ListOptions): Promise<void> => {
  const found = await unmatchedLines(context.database);
  const lines = found.map(({ line }) => line);
  const mayBeOf = new Map(
    found.map(({ line, sameAs, paidBy, suggestions }) => [
      line,
      [
        ...sameAs.map(({ bankLine }) => `the same as ${bankLine}`),
        ...paidBy.map((reference) => `this is ${reference}`),
        ...suggestions.map(suggestionWords),
      ].join("\n"),
    ]),
  );
  const table = (): void => {
    if (lines.length > 0)
      printTable(
        context.print,
        [...columns, "May be"],
        lines.map((line) => [...cellsOf(context, line), mayBeOf.get(line) ?? ""]),
      );
    context.print(total(context, lines, "unmatched"));
  };
  printList(context, options, { columns: waitingColumns, rows: found, printTable: table });
};

/** Lists the credits that were put aside. BANK-03 */
const listPutAside = async (context: CommandContext, options: ListOptions): Promise<void> => {
  const lines = await openBankLines(context.database, true);
  const table = (): void => {
    if (lines.length > 0)
      printTable(
        context.print,
        [...columns, "Why", "By"],
        lines.map((line) => [...cellsOf(context, line), line.asideReason ?? "", line.asideBy ?? ""]),
      );
    context.print(total(context, lines, "put aside"));
  };
  printList(context, options, { columns: asideColumns, rows: lines, printTable: table });
};

/** A credit of the bank, by its reference. */
const oneCredit: CommandSubject<Credit, BankLineAction> = {
  argument: () => "line",
  find: async ({ database }, line) => ({ about: await lockBankLine(database, line) }),
  nameOf: ({ bankLine, open }, _given, context) => `${bankLine} (${price(context, open)})`,
};

/** `registrar unmatched`, with `match`, `split`, `same`, `posted` and `leave` */
export const unmatchedCommand: RegisterCommand = (registry) => {
  const { listing, withContext } = registry;
  listing("unmatched", "list unmatched bank credits, with people who may have paid")
    .option("--put-aside", "list the credits that were put aside instead")
    .action((options: ListOptions & { putAside?: boolean }) =>
      withContext(options, (context) => (options.putAside === true ? listPutAside : listUnmatched)(context, options)),
    );
  addActionCommands(registry, oneCredit, bankLineActions);
};
