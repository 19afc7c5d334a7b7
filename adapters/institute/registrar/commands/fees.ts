import * as z from "zod";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf, displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { runFees, type FeeRun, type FeeRunResult, type Payer } from "../../areas/fee-runs/run-fees.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { countOpenAccounts, openAccounts } from "../../platform/customers/find-customers.ts";
import { amount, customerId } from "../../platform/storage/column-rules.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { counted } from "../counted.ts";
import { parseAmount, parseDay, parseYear } from "../option-values.ts";
import { nameOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import { progressOf } from "../progress.ts";
import { readRows } from "../read-rows.ts";
import type { RegisterCommand } from "../registry.ts";

/** Options of the fee run. */
export interface FeeOptions extends FeeRun {
  /** File of people and amounts, in place of everyone. */
  readonly from?: string;
  /** Whether each charge is printed. */
  readonly rows?: boolean;
}

const fileLine = z.object({ customerId, amount });

/** People and amounts from a file. */
const payersInFile = (people: readonly CustomerRow[], path: string): readonly Payer[] => {
  const { rows, refuse } = readRows(path, fileLine);
  const byId = new Map(people.map((person) => [person.customerId, person]));
  const seen = new Set<string>();
  refuse(
    rows.flatMap(({ number: line, row }) => {
      const isAgain = seen.has(row.customerId);
      seen.add(row.customerId);
      if (!byId.has(row.customerId))
        return [{ line, column: "customerId", reason: `there is no open account ${row.customerId}` }];
      return isAgain ? [{ line, column: "customerId", reason: `${row.customerId} is in the file twice` }] : [];
    }),
  );
  return rows.flatMap(({ row }) => {
    const person = byId.get(row.customerId);
    return person ? [{ person, group: "by the file", fee: amountOf(row.amount) }] : [];
  });
};

const assertConsistent = ({ type, amount: given, from }: FeeOptions): void => {
  if (from !== undefined && (type !== undefined || given !== undefined))
    throw new CommandError("Give --from, or --type and --amount, not both: the file has the people and amounts.");
  if (type !== undefined && !userTypes.some((known) => known === type))
    throw new CommandError(`--type has to be one of ${userTypes.join(", ")}.`);
};

const printResult = (
  { print, rules }: CommandContext,
  year: number,
  { dueDate, groups, people, total, chargedBefore, withNothing, withoutAmount, remindedAtOnce }: FeeRunResult,
): void => {
  const price = (pence: Pence) => displayPrice(pence, rules, "forced");
  const rows = groups.map(({ group, fee, people: count }) => [group, String(count), price(fee), price(fee * count)]);
  if (rows.length > 0) printTable(print, ["Group", "People", "Each", "Together"], rows);
  if (chargedBefore > 0)
    print(`${counted(chargedBefore, "person was", "people were")} charged before, and not charged again.`);
  if (withNothing > 0) print(`${counted(withNothing, "person has", "people have")} nothing to pay for this year.`);
  for (const [group, count] of withoutAmount)
    print(
      `${group}: there is no amount for ${counted(count, "person", "people")} (--amount, or fees.amounts in RULES_FILE).`,
    );
  print(
    `Subscription ${year}, due by ${displayDate(dueDate, rules)}: ${counted(people, "charge")}, together ${price(total)}.`,
  );
  if (remindedAtOnce > 0)
    print(`${counted(remindedAtOnce, "person is", "people are")} reminded at once. A later --due avoids it.`);
};

/**
 * Charges a year's subscription, once per person and year: by the amounts of the rules, by one amount, or by a file.
 * YEAR-05
 */
export const fees = (context: CommandContext, run: FeeOptions) =>
  inOneTransaction(context, async (database) => {
    assertConsistent(run);
    const { print, rules } = context;
    const payers = run.from === undefined ? undefined : payersInFile(await openAccounts(database), run.from);
    const progress = progressOf("people", payers ? 0 : await countOpenAccounts(database));
    const result = await runFees({ ...context, database }, run, {
      ...(payers ? { payers } : {}),
      onBatch: (batch, charged) => {
        progress.add(batch.length);
        if (run.rows === true)
          for (const { person, fee } of charged) print(`${nameOf(person)}: ${displayPrice(fee, rules, "forced")}`);
      },
    }).finally(() => progress.end());
    printResult(context, run.year, result);
  });

/** `registrar fees` */
export const feesCommand: RegisterCommand = ({ command, withContext }) => {
  command("fees", "charge a year's subscription, once per person and year, by the amounts of RULES_FILE")
    .requiredOption("--year <year>", "of the subscription, such as 2027", parseYear)
    .option("--type <type>", "only this kind of person")
    .option("--amount <amount>", "for each person, instead of the amounts of the rules: 260.00", parseAmount)
    .option("--due <day>", "due date, such as 2027-01-31; by the rules by default", parseDay)
    .option("--from <file>", "people and amounts, as CSV: customerId and amount")
    .option("--rows", "show each charge")
    .action((options: CommonOptions & FeeOptions) => withContext(options, (context) => fees(context, options)));
};
