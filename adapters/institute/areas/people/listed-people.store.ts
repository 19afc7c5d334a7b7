import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from "kysely";

import type { UserType } from "../../../../domain/customer/user-type.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { erasedDomain } from "../../platform/customers/erase-customer.ts";
import { matchesText, mergedIntoInQuery, type FoundCustomer } from "../../platform/customers/find-customers.ts";
import { peopleAtOnce } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Tables } from "../../platform/storage/tables.ts";
import { balanceInQuery } from "../fees/fees.store.ts";

type Condition = (on: ExpressionBuilder<Tables, "customers">) => ExpressionWrapper<Tables, "customers", SqlBool>;

const isOpen: Condition = (on) => on("isClosed", "=", 0);

const isSuspended: Condition = (on) => on("status", "=", "SUSPENDED");
const isRetired: Condition = (on) => on("isRetired", "=", 1);

const standings = {
  open: isOpen,
  active: (on) => on.and([isOpen(on), on.not(isSuspended(on)), on.not(isRetired(on))]),
  suspended: (on) => on.and([isOpen(on), isSuspended(on)]),
  retired: (on) => on.and([isOpen(on), isRetired(on)]),
  closed: (on) => on.not(isOpen(on)),
  any: (on) => on.and([]),
} as const satisfies Readonly<Record<string, Condition>>;

const debts = {
  something: (on) => on(balanceInQuery, ">", 0),
  nothing: (on) => on(balanceInQuery, "=", 0),
  credit: (on) => on(balanceInQuery, "<", 0),
} as const satisfies Readonly<Record<string, Condition>>;

export type ListedStanding = keyof typeof standings;
export type ListedDebt = keyof typeof debts;
export const listedStandings = Object.keys(standings) as readonly ListedStanding[];
export const listedDebts = Object.keys(debts) as readonly ListedDebt[];

/** A filter of people, who meet all of its conditions. */
export interface PeopleFilter {
  /** What their name, number or email contains. */
  readonly text?: string | undefined;
  readonly type?: UserType | undefined;
  readonly standing: ListedStanding;
  /** The country of residence, in words. */
  readonly country?: string | undefined;
  readonly owes?: ListedDebt | undefined;
}

/** A person of a list, with what they owe; less than nothing is in their favour. */
export type ListedPerson = FoundCustomer & { readonly balance: Pence };

const listed = (database: Database, { text, type, standing, country, owes }: PeopleFilter) =>
  database.selectFrom("customers").where((on) =>
    on.and([
      // Erased people are found by their number alone.
      on("email", "not like", `%${erasedDomain}`),
      standings[standing](on),
      ...(text === undefined ? [] : [matchesText(text)]),
      ...(type === undefined ? [] : [on("customerType", "=", type.toUpperCase())]),
      ...(country === undefined ? [] : [on("countryOfResidence", "=", country)]),
      ...(owes === undefined ? [] : [debts[owes](on)]),
    ]),
  );

const inOrder = (database: Database, filter: PeopleFilter) =>
  listed(database, filter)
    .selectAll()
    .select([balanceInQuery.as("balance"), mergedIntoInQuery.as("mergedInto")])
    .orderBy("surname")
    .orderBy("customerId");

/** The number of people in a list. DESK-05 */
export const countListed = async (database: Database, filter: PeopleFilter): Promise<number> => {
  const { count } = await listed(database, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

/** A page of a list of people by surname. DESK-05 */
export const listedPeople = (
  database: Database,
  filter: PeopleFilter,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly ListedPerson[]> => inOrder(database, filter).limit(most).offset(after).execute();

/** Everyone of a list by surname, in batches, between which other requests are answered. DESK-09 */
export async function* listedInBatches(
  database: Database,
  filter: PeopleFilter,
  size = peopleAtOnce,
): AsyncGenerator<readonly ListedPerson[]> {
  const everyone = inOrder(database, filter).limit(size);
  let next = everyone;
  for (;;) {
    const people = await next.execute();
    const last = people.at(-1);
    if (!last) return;
    yield people;
    next = everyone.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("surname", "customerId"), ">", tuple(last.surname, last.customerId)),
    );
  }
}

/** The countries in which people on record live, by name. DESK-05 */
export const countriesOfResidence = async (database: Database): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom("customers")
    .select(sql<string>`distinct ${sql.ref("countryOfResidence")}`.as("country"))
    .where("countryOfResidence", "is not", null)
    .where("countryOfResidence", "<>", "")
    .orderBy("country")
    .execute();
  return rows.map(({ country }) => country);
};
