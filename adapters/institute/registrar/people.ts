import { userTypes, type UserType } from "../../../domain/customer/user-type.ts";
import { fullNameOf, type CustomerRow } from "../platform/customers/customers.store.ts";
import { openAccounts, findPerson } from "../platform/customers/find-customers.ts";
import type { Database } from "../platform/storage/storage.ts";
import { CommandError } from "./command-context.ts";

/** The person with an ID or email. */
export const personOf = async (database: Database, who: string): Promise<CustomerRow> => {
  const found = await findPerson(database, who);
  if (found) return found;
  throw new CommandError(`There is no person ${who}. Give an ID or the email they sign in with.`);
};

/** The kind of person that an option names. */
export const userTypeNamed = (text: string): UserType => {
  const type = userTypes.find((known) => known === text);
  if (type) return type;
  throw new CommandError(`--type has to be one of ${userTypes.join(", ")}.`);
};

/** Recipients of a command: people by ID or email, or everyone of a type with an open account. */
export const peopleOf = async (
  database: Database,
  who: readonly string[],
  { type }: { readonly type?: string | undefined },
): Promise<readonly CustomerRow[]> => {
  if (type === undefined) {
    if (who.length === 0) throw new CommandError("Give people: IDs or emails, or --type with a kind of person.");
    return Promise.all(who.map((each) => personOf(database, each)));
  }
  if (who.length > 0) throw new CommandError("Give people or --type, not both.");
  return openAccounts(database, userTypeNamed(type).toUpperCase());
};

/** A person's name in the registrar's output. */
export const nameOf = (person: CustomerRow): string => `${fullNameOf(person)} (${person.customerId})`;
