import { correctName } from "../../areas/people/correct-name.ts";
import type { PersonName } from "../../platform/customers/change-name.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { personOf } from "../people.ts";
import type { RegisterCommand } from "../registry.ts";

/** Corrects a person's name, and says which documents are replaced. LIFE-03 */
const correct = (context: CommandContext, who: string, name: Partial<PersonName>) =>
  inOneTransaction(context, async (database) => {
    if (Object.values(name).every((part) => part === undefined))
      throw new CommandError("Give --first-name, --surname or both.");
    const { customerId } = await personOf(database, who);
    const { before, after, replaced } = await correctName({ ...context, database }, customerId, name);
    context.print(`${before} (${customerId}) is called ${after} now, and is told by mail.`);
    for (const { title, subject } of replaced)
      context.print(`  reads "replaced" until downloaded again: ${title} ${subject}`);
  });

/** `registrar correct` */
export const correctCommand: RegisterCommand = ({ command, withContext }) => {
  command("correct <person>", "correct a person's name; what bears the earlier one reads “replaced” when it is checked")
    .option("--first-name <name>", "first name, or the only name of people who have one")
    .option("--surname <name>", 'surname; "" for people with one name')
    .option("--initials <letters>", "by default the first letter of the first name")
    .action((who: string, { firstName, surname, initials, ...options }: CommonOptions & Partial<PersonName>) =>
      withContext(options, (context) =>
        correct(context, who, {
          ...(firstName === undefined ? {} : { firstName }),
          ...(surname === undefined ? {} : { surname }),
          ...(initials === undefined ? {} : { initials }),
        }),
      ),
    );
};
