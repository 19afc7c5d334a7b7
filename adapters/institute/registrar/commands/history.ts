import { displayDate, startOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { customerById } from "../../platform/customers/customers.store.ts";
import { changesOnRecord } from "../../platform/storage/audit.ts";
import { changeColumns, changeInWords } from "../../platform/storage/change-words.ts";
import type { CommandContext } from "../command-context.ts";
import { parseDay } from "../option-values.ts";
import { nameOf, personOf } from "../people.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

interface HistoryOptions extends ListOptions {
  readonly since?: CalendarDate;
}

/** Prints who changed what of a person and when, with the values before and after. CORR-03 */
export const history = async (
  context: CommandContext,
  who: string,
  { since, ...options }: HistoryOptions,
): Promise<void> => {
  const { database, rules, print } = context;
  const from = since === undefined ? undefined : startOf(since, rules);
  const ofRemoved = await changesOnRecord(database, who, from);
  const isRemoved = ofRemoved.length > 0 && (await customerById(database, who)) === undefined;
  const person = isRemoved ? undefined : await personOf(database, who);
  const changes = person ? await changesOnRecord(database, person.customerId, from) : ofRemoved;
  const rows = changes.map((change) => changeInWords(change, rules));
  const table = (): void => {
    print(person ? nameOf(person) : `${who} is no longer on record.`);
    if (rows.length === 0)
      return print(`No change is on record${since === undefined ? "" : ` since ${displayDate(since, rules)}`}.`);
    printTable(
      print,
      ["When", "Who", "What", "Before", "After"],
      rows.map(({ when, who: author, what, before, after }) => [when, author, what, before, after]),
    );
  };
  printList(context, options, { columns: changeColumns, rows, printTable: table });
};

/** `registrar history` */
export const historyCommand: RegisterCommand = ({ listing, withContext }) => {
  listing("history <person>", "print who changed what of a person and when, with the values before and after")
    .option("--since <day>", "only changes from this day on, such as 2026-03-04", parseDay)
    .action((who: string, options: HistoryOptions) =>
      withContext(options, (context) => history(context, who, options)),
    );
};
