import { balanceWords } from "../../areas/fees/balance-words.ts";
import { merge } from "../../areas/people/merge.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { nameOf, personOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

const counted = (count: number): string => (count === 0 ? "" : String(count));

/** Makes an account part of another, and says what moves. LIFE-02 */
const mergePeople = (context: CommandContext, who: string, { into: kept }: { readonly into: string }) =>
  inOneTransaction(context, async (database) => {
    const { print } = context;
    const [from, into] = [await personOf(database, who), await personOf(database, kept)];
    const { parts, balance } = await merge({ ...context, database }, from.customerId, into.customerId);
    print(`${nameOf(from)}, ${from.email}, becomes part of ${nameOf(into)}, ${into.email}.`);
    printTable(
      print,
      ["", "Moved", "Stays, because the other has its own", "Dropped"],
      parts.map(({ words, moved, left, dropped }) => [words, counted(moved), counted(left), counted(dropped)]),
    );
    print(balanceWords(context.rules, { balance, isSuspensionEnded: false }, context.apply));
  });

/** `registrar merge` */
export const mergeCommand: RegisterCommand = ({ command, withContext }) => {
  command("merge <person>", "move everything of a person's second account to their first, and close the second")
    .requiredOption("--into <person>", "the account that stays, by ID or email")
    .action((who: string, options: CommonOptions & { readonly into: string }) =>
      withContext(options, (context) => mergePeople(context, who, options)),
    );
};
