import { Option } from "commander";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import {
  listedDebts,
  listedInBatches,
  listedStandings,
  type ListedPerson,
  type PeopleFilter,
} from "../../areas/people/listed-people.store.ts";
import { peopleColumns, statusWords } from "../../areas/people/people-columns.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import type { CommandContext } from "../command-context.ts";
import { pluralise } from "../pluralise.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

/** Lists people by type, standing, country and what they owe, by surname. DESK-05 */
export const people = async (context: CommandContext, options: ListOptions & PeopleFilter): Promise<void> => {
  const { database, print, rules } = context;
  const rows: ListedPerson[] = [];
  for await (const some of listedInBatches(database, options)) rows.push(...some);
  const table = (): void => {
    if (rows.length === 0) return print("Nobody matches these filters.");
    printTable(
      print,
      ["ID", "Name", "Email", "Type", "Status", "Country", "Owes"],
      rows.map((person) => [
        person.customerId,
        fullNameOf(person),
        person.email,
        person.customerType.toLowerCase(),
        statusWords(person),
        person.countryOfResidence ?? "",
        displayPrice(person.balance, rules, "forced"),
      ]),
    );
    print(`${pluralise(rows.length, "person", "people")}.`);
  };
  printList(context, options, { columns: peopleColumns, rows, printTable: table });
};

/** `registrar people` */
export const peopleCommand: RegisterCommand = ({ listing, withContext }) => {
  listing("people", "list people by type, standing, country and what they owe")
    .addOption(new Option("--type <type>", "people of this type").choices(userTypes))
    .addOption(new Option("--standing <standing>", "people of this standing").choices(listedStandings).default("open"))
    .option("--country <country>", "people who live in this country")
    .addOption(new Option("--owes <owes>", "people by what they owe").choices(listedDebts))
    .action((options: ListOptions & PeopleFilter) => withContext(options, (context) => people(context, options)));
};
