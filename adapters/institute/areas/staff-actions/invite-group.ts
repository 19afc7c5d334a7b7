import { customersWithIds, lockCustomers, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { chunked, peopleAtOnce } from "../../platform/storage/chunked.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import { holdersOfLinks } from "../../provider/credentials/holders-of-links.ts";
import { hasPassword } from "../../provider/password.ts";
import { assertSignInHere } from "../people/invite-person.ts";
import { listedInBatches, type PeopleFilter } from "../people/listed-people.store.ts";
import { actionAt, perform } from "./perform.ts";
import { whyNotPossible } from "./possible.ts";
import type { StaffContext } from "./staff-action.ts";

/** The people of a list to invite, and those who are omitted. */
export interface GroupInvitation {
  readonly invited: readonly CustomerRow[];
  /** The number of people with a password, or with an invitation that works. */
  readonly withAccess: number;
  /** The number of people whom their account rules out. */
  readonly impossible: number;
}

/** The people among some who have neither a password nor a link that works. */
const withoutAccess = async (
  { database, now }: Pick<StaffContext, "database" | "now">,
  people: readonly CustomerRow[],
): Promise<readonly CustomerRow[]> => {
  const candidates = people.filter(({ passwordHash }) => !hasPassword(passwordHash));
  const ids = candidates.map(({ customerId }) => customerId);
  const holders = await holdersOfLinks(database, now, ids);
  return candidates.filter(({ customerId }) => !holders.has(customerId));
};

/** Plans the invitation of everyone on a list; a refusal where people sign in elsewhere. PASS-01 */
export const planGroupInvitation = async (context: StaffContext, filter: PeopleFilter): Promise<GroupInvitation> => {
  assertSignInHere(context.connected);
  const invited: CustomerRow[] = [];
  const left = { withAccess: 0, impossible: 0 };
  for await (const people of listedInBatches(context.database, filter)) {
    const candidates = await withoutAccess(context, people);
    left.withAccess += people.length - candidates.length;
    for (const person of candidates)
      if ((await whyNotPossible(context, "invite", person)) === undefined) invited.push(person);
      else left.impossible += 1;
  }
  return { invited, ...left };
};

/**
 * Invites some people, except for those who were invited or chose a password meanwhile: in the transaction that the
 * database is, or in several, so that members save between them. Can be repeated. PASS-01
 */
export const inviteGroup = async (context: StaffContext, invited: readonly CustomerRow[]): Promise<void> => {
  const { database } = context;
  const inviteSome = async (some: readonly CustomerRow[], at: StaffContext): Promise<void> => {
    const ids = some.map(({ customerId }) => customerId);
    await lockCustomers(at.database, ids);
    const people = [...(await customersWithIds(at.database, ids)).values()];
    for (const about of await withoutAccess(at, people))
      await perform(actionAt("invite"), { context: at, about, given: {}, isDone: true });
  };
  for (const some of chunked(invited, peopleAtOnce))
    await (database.isTransaction
      ? inviteSome(some, context)
      : inTransaction(database, (transaction) => inviteSome(some, { ...context, database: transaction })));
};
