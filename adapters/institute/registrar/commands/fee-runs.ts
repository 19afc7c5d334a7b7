import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { chargedRuns, type ChargedRun } from "../../areas/fee-runs/fee-runs.store.ts";
import { feeRatesAction } from "../../areas/staff-actions/fee-rates.ts";
import { feeRunUndoAction } from "../../areas/staff-actions/fee-run-undo.ts";
import { addActionCommands } from "../action-commands.ts";
import { CommandError, type CommandContext, type CommonOptions } from "../command-context.ts";
import { parseYear } from "../option-values.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

/** Prints the fee runs, the latest first. YEAR-05 */
const list = async ({ database, print, rules }: CommandContext): Promise<void> => {
  const runs = await chargedRuns(database);
  if (runs.length === 0) return print("There are no fee runs.");
  printTable(
    print,
    ["Run", "When", "By", "Charges", "Credited", "Total"],
    runs.map(({ number, chargedAt, chargedBy, charges, takenBack, total }) => [
      number,
      displayInstant(chargedAt, rules),
      chargedBy,
      String(charges),
      String(takenBack),
      displayPrice(total, rules, "forced"),
    ]),
  );
};

const runIn = async ({ database }: CommandContext, number: string): Promise<{ readonly about: ChargedRun }> => {
  const about = (await chargedRuns(database)).find((each) => each.number === number);
  if (!about) throw new CommandError(`There is no fee run ${number}. “fee-runs” lists them.`);
  return { about };
};

/** `registrar fee-runs`, `registrar fee-runs undo` and `registrar fee-runs rates` */
export const feeRunsCommand: RegisterCommand = (registry) => {
  const { reading, withContext } = registry;
  reading("fee-runs", "list the fee runs, with their numbers")
    .helpCommand(false)
    .action((options: CommonOptions) => withContext(options, list));
  addActionCommands<ChargedRun, typeof feeRunUndoAction>(
    registry,
    { argument: () => "run", find: runIn, nameOf: ({ number }) => `The fee run ${number}` },
    [feeRunUndoAction],
  );
  addActionCommands<number, typeof feeRatesAction>(
    registry,
    {
      argument: () => "year",
      find: (_context, year) => Promise.resolve({ about: parseYear(year) }),
      nameOf: (year) => `The subscription for ${year}`,
    },
    [feeRatesAction],
  );
};
