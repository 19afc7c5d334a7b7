import { ownerOfPosting } from "../../areas/fees/fees.store.ts";
import { perform, personActions } from "../../areas/staff-actions/perform.ts";
import type { PersonAction } from "../../areas/staff-actions/staff-action.ts";
import { customerOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { addActionCommands, type CommandSubject } from "../action-commands.ts";
import { CommandError } from "../command-context.ts";
import { nameOf, personOf } from "../people.ts";
import type { RegisterCommand } from "../registry.ts";

/** A person by ID or email, or by the reference of their posting. */
export const onePerson: CommandSubject<CustomerRow, PersonAction> = {
  argument: ({ argument }) => (argument === undefined ? "person" : "reference"),
  find: async ({ database }, who, { argument }) => {
    if (argument === undefined) return { about: await personOf(database, who) };
    const holder = await ownerOfPosting(database, who);
    if (holder === undefined) throw new CommandError(`There is no posting ${who}.`);
    return { about: await customerOf(database, holder), given: { [argument]: who } };
  },
  nameOf,
  perform,
};

/** `registrar resign`, `merge`, `post payment` and the other commands of one action with one person. DESK-01 */
export const personActionCommands: RegisterCommand = (registry) =>
  addActionCommands(registry, onePerson, personActions);
