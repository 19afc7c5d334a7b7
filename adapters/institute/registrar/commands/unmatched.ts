import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { balanceWords } from "../../areas/fees/balance-words.ts";
import { bankLineOf, openBankLines, type BankLineRow } from "../../areas/fees/bank-files/bank-lines.store.ts";
import { joinBankLine } from "../../areas/fees/bank-files/join-bank-line.ts";
import { joinPayment } from "../../areas/fees/bank-files/join-payment.ts";
import { leaveBankLine } from "../../areas/fees/bank-files/leave-bank-line.ts";
import { asideColumns, suggestionWords, waitingColumns } from "../../areas/fees/bank-files/line-columns.ts";
import { namedDivision } from "../../areas/fees/bank-files/named-division.ts";
import { pairBankLine } from "../../areas/fees/bank-files/pair-bank-line.ts";
import { postedBefore } from "../../areas/fees/bank-files/posted-before.ts";
import { unmatchedLines } from "../../areas/fees/bank-files/unmatched-lines.ts";
import { payeeOf } from "../../areas/fees/payee.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { counted } from "../counted.ts";
import { parsePart } from "../option-values.ts";
import { nameOf } from "../people.ts";
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
  return `${counted(lines.length, "line")} ${state}, ${price(context, open)}.`;
};

const columns = ["Line", "Day", "Amount", "Words"] as const;

/** Lists the credits that wait for their owner, with suggestions. BANK-03 */
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

interface Part {
  readonly who: string;
  readonly amount?: Pence;
}

/** Posts a credit for its owner, or for several. BANK-03 */
const pair = (context: CommandContext, line: string, given: readonly Part[]) =>
  inOneTransaction(context, async (database) => {
    const parts = [];
    for (const { who, amount } of given) parts.push({ ...(await payeeOf(database, who)), amount });
    const payments = await pairBankLine({ ...context, database }, line, parts);
    for (const posted of payments) {
      const { person, transaction, items } = posted;
      context.print(
        `${nameOf(person)}: paid ${price(context, transaction.amount)} on ${displayDate(transaction.date, context.rules)}, ${transaction.reference}, settles ${items.map(({ reference }) => reference).join(", ") || "nothing"}. ${balanceWords(context.rules, posted, context.apply)}`,
      );
    }
    for (const { words } of await postedBefore(database, payments)) context.print(words);
  });

/** Divides a credit into the given parts, or among those named who owe exactly its sum. BANK-04 */
const split = async (context: CommandContext, line: string, given: readonly Part[]): Promise<void> => {
  if (given.length > 0) return pair(context, line, given);
  const known = await bankLineOf(context.database, line.toUpperCase());
  const named = known && (await namedDivision(context.database, known));
  if (!named) throw new CommandError(`Those named in ${line} do not owe exactly its sum: give the parts.`);
  return pair(
    context,
    line,
    named.map(({ customerId: who, amount }) => ({ who, amount })),
  );
};

/** Puts a credit aside that is no payment of a member. BANK-03 */
const leave = (context: CommandContext, line: string, { reason }: { readonly reason: string }) =>
  inOneTransaction(context, async (database) => {
    const { bankLine, open } = await leaveBankLine({ ...context, database }, line, reason);
    context.print(`${bankLine}, ${price(context, open)}: put aside.`);
  });

/** Puts a credit aside as one that a file of another format had. BANK-02 */
const join = (context: CommandContext, line: string, known: string) =>
  inOneTransaction(context, async (database) => {
    const { bankLine, open } = await joinBankLine({ ...context, database }, line, known);
    context.print(`${bankLine}, ${price(context, open)}: put aside as the same entry as ${known.toUpperCase()}.`);
  });

/** Counts a credit as a payment that was posted in another way. BANK-02 */
const joinPosted = (context: CommandContext, line: string, payment: string) =>
  inOneTransaction(context, async (database) => {
    const { bankLine, open } = await joinPayment({ ...context, database }, line, payment);
    context.print(`${bankLine}, ${price(context, open)}: posted by ${payment.toUpperCase()}.`);
  });

/** `registrar unmatched`, with `pair`, `split`, `same`, `posted` and `leave` */
export const unmatchedCommand: RegisterCommand = ({ command, listing, withContext }) => {
  const unmatched = listing("unmatched", "list unmatched bank credits, with people who may have paid")
    .option("--put-aside", "those that were put aside instead")
    .action((options: ListOptions & { putAside?: boolean }) =>
      withContext(options, (context) => (options.putAside === true ? listPutAside : listUnmatched)(context, options)),
    );
  command(
    "pair <line> <who>",
    "post a credit for a person or a charge: an ID, an email or a reference",
    unmatched,
  ).action((line: string, who: string, options: CommonOptions) =>
    withContext(options, (context) => pair(context, line, [{ who }])),
  );
  command("split <line>", "divide a credit among several people or charges", unmatched)
    .argument("[parts...]", "who and how much, as 4100107=260.00; what those named owe by default", parsePart)
    .action((line: string, parts: readonly Part[] | undefined, options: CommonOptions) =>
      withContext(options, (context) => split(context, line, parts ?? [])),
    );
  command("same <line> <known>", "put a credit aside that a file of another format had before", unmatched).action(
    (line: string, known: string, options: CommonOptions) =>
      withContext(options, (context) => join(context, line, known)),
  );
  command(
    "posted <line> <payment>",
    "join a credit with a payment that was posted by hand or reported",
    unmatched,
  ).action((line: string, payment: string, options: CommonOptions) =>
    withContext(options, (context) => joinPosted(context, line, payment)),
  );
  command("leave <line>", "put a credit aside that is no payment of a member", unmatched)
    .requiredOption("--reason <words>", "why, such as interest")
    .action((line: string, options: CommonOptions & { reason: string }) =>
      withContext(options, (context) => leave(context, line, options)),
    );
};
