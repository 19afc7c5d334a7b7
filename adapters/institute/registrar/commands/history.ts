import { displayDate, startOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { customerById } from "../../platform/customers/customers.store.ts";
import { changesOnRecord } from "../../platform/storage/audit.ts";
import { changeInWords } from "../../platform/storage/change-words.ts";
import type { CommandContext, CommonOptions } from "../command-context.ts";
import { parseDay } from "../option-values.ts";
import { nameOf, personOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

/** Prints who changed what of a person and when, with the values before and after. CORR-03 */
export const history = async (
  { database, rules, print }: CommandContext,
  who: string,
  { since }: { readonly since?: CalendarDate },
): Promise<void> => {
  const from = since === undefined ? undefined : startOf(since, rules);
  const ofRemoved = await changesOnRecord(database, who, from);
  const isRemoved = ofRemoved.length > 0 && (await customerById(database, who)) === undefined;
  const person = isRemoved ? undefined : await personOf(database, who);
  const changes = person ? await changesOnRecord(database, person.customerId, from) : ofRemoved;
  print(person ? nameOf(person) : `${who} is not on record any more.`);
  if (changes.length === 0)
    return print(`No change is on record${since === undefined ? "" : ` since ${displayDate(since, rules)}`}.`);
  printTable(
    print,
    ["When", "Who", "What", "Before", "After"],
    changes.map((change) => {
      const { when, who: author, what, before, after } = changeInWords(change, rules);
      return [when, author, what, before, after];
    }),
  );
};

/** `registrar history` */
export const historyCommand: RegisterCommand = ({ reading, withContext }) => {
  reading("history <person>", "print who changed what of a person and when, with the values before and after")
    .option("--since <day>", "only changes from this day on, such as 2026-03-04", parseDay)
    .action((who: string, options: CommonOptions & { since?: CalendarDate }) =>
      withContext(options, (context) => history(context, who, options)),
    );
};
