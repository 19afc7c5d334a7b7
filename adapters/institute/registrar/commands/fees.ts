import * as z from "zod";

import { amountOf, displayPrice } from "../../../../domain/kernel/money.ts";
import { rateChanges } from "../../areas/fee-runs/correct-rates.ts";
import type { FeeRunResult, Payer } from "../../areas/fee-runs/run-fees.ts";
import { rateEffects } from "../../areas/staff-actions/fee-rates.ts";
import { chargeYear, feeRunAction, feeRunEffects } from "../../areas/staff-actions/fee-run.ts";
import type { ActionValues } from "../../areas/staff-actions/staff-action.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { countOpenAccounts, openAccounts } from "../../platform/customers/find-customers.ts";
import { amount, customerId } from "../../platform/storage/column-rules.ts";
import {
  addOptions,
  assertActionAllowed,
  valuesFromOptions,
  printEffects,
  type ActionOptions,
} from "../action-commands.ts";
import { CommandError, inOneTransaction, type CommandContext } from "../command-context.ts";
import { nameOf } from "../people.ts";
import { pluralise } from "../pluralise.ts";
import { progressOf } from "../progress.ts";
import { readRows } from "../read-rows.ts";
import type { RegisterCommand } from "../registry.ts";

interface FeeOptions {
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

/** Prints the result of a fee run: whom it charges, and the sums. */
const printResult = (context: CommandContext, { year = "" }: ActionValues, result: FeeRunResult): void => {
  const { people, total } = result;
  printEffects(context, feeRunEffects(result, context.rules));
  const sum = displayPrice(total, context.rules, "forced");
  context.print(`Subscription ${year}: ${pluralise(people, "charge")}, ${sum} in total.`);
};

/**
 * Charges a year's subscription, once per person and year: by the amounts of the rules, by one amount, or by a file.
 * YEAR-05
 */
const fees = (context: CommandContext, given: ActionValues, { from, rows = false }: FeeOptions) =>
  inOneTransaction(context, async (database) => {
    const { print, rules } = context;
    const payers = from === undefined ? undefined : payersInFile(await openAccounts(database), from);
    const progress = progressOf("people", payers ? 0 : await countOpenAccounts(database));
    const result = await chargeYear(
      { context: { ...context, database }, given },
      {
        ...(payers ? { payers } : {}),
        onBatch: (batch, charged) => {
          progress.add(batch.length);
          if (rows)
            for (const { person, fee } of charged) print(`${nameOf(person)}: ${displayPrice(fee, rules, "forced")}`);
        },
      },
    ).finally(() => progress.end());
    printResult(context, given, result);
    const year = Number(given["year"]);
    const changes = await rateChanges({ ...context, database }, year);
    if (changes.length === 0) return;
    printEffects(context, rateEffects(changes, rules));
    print(`“fee-runs rates ${year}” charges or credits the difference.`);
  });

/** `registrar fees` */
export const feesCommand: RegisterCommand = ({ command, withContext }) => {
  const added = command("fees", "charge a year's subscription, once per person and year, by the amounts of RULES_FILE")
    .option("--from <file>", "people and amounts, as CSV: customerId and amount")
    .option("--rows", "show each charge");
  addOptions(added, feeRunAction, { required: ["year"] });
  added.action((options: ActionOptions & FeeOptions) =>
    withContext(options, async (context) => {
      const given = await valuesFromOptions(feeRunAction, {}, options, { context, about: undefined });
      if (options.from !== undefined && (options["type"] !== undefined || options["amount"] !== undefined))
        throw new CommandError("Give --from, or --type and --amount, not both: the file has the people and amounts.");
      await assertActionAllowed(context, feeRunAction, undefined, given);
      await fees(context, given, options);
    }),
  );
};
