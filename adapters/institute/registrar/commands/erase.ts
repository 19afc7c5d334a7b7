import { erasePerson } from "../../areas/people/erase-person.ts";
import type { ErasedPart } from "../../areas/people/erasure.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { nameOf, personOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

const printParts = ({ apply, print }: CommandContext, parts: readonly ErasedPart[]): void => {
  const present = parts.filter(({ count }) => count > 0);
  const [kept, removed] = [
    present.filter(({ keptBecause }) => keptBecause !== undefined),
    present.filter(({ keptBecause }) => keptBecause === undefined),
  ];
  print(`${apply ? "Removed" : "Would be removed"}, with name, emails, password and country:`);
  printTable(
    print,
    [],
    removed.map(({ words, count }) => ["", words, String(count)]),
  );
  print(`${apply ? "Kept" : "Would be kept"}, under the ID alone:`);
  printTable(
    print,
    [],
    kept.map(({ words, count, keptBecause = "" }) => ["", words, String(count), keptBecause]),
  );
};

/** Erases a person as far as the law allows, and lists what is kept. Requires the ID twice. KEEP-02 */
export const eraseOne = (context: CommandContext, who: string, { confirm }: { readonly confirm?: string }) =>
  inOneTransaction(context, async (database) => {
    const person = await personOf(database, who);
    const { customerId } = person;
    const name = nameOf(person);
    const parts = await erasePerson({ ...context, database }, customerId);
    if (context.apply && confirm !== customerId)
      throw new CommandError(
        `Nothing was erased, and it could not be undone. If you are sure, give the ID once more: --confirm ${customerId}.`,
      );
    printParts(context, parts);
    if (context.apply) context.print(`${name} is erased. Backups hold them until those are deleted.`);
  });

/** `registrar erase` */
export const eraseCommand: RegisterCommand = ({ command, withContext }) => {
  command("erase <person>", "erase a person, by ID or email, except for what has to be kept by law")
    .option("--confirm <id>", "the ID again, because erasing cannot be undone")
    .action((who: string, options: CommonOptions & { confirm?: string }) =>
      withContext(options, (context) => eraseOne(context, who, options)),
    );
};
