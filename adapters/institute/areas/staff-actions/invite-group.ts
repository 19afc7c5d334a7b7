import { customersWithIds, lockCustomers, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { chunked, peopleAtOnce } from "../../platform/storage/chunked.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import { holdersOfLinks } from "../../provider/credentials/holders-of-links.ts";
import { hasPassword } from "../../provider/password.ts";
import { assertSignInHere } from "../people/invite-person.ts";
import { listedInBatches, type PeopleFilter } from "../people/listed-people.store.ts";
import { actionAt, perform } from "./perform.ts";
import { whyNotNow } from "./possible.ts";
import type { StaffActing } from "./staff-action.ts";

/** Whom an invitation of a list is for, and who is left out. */
export interface GroupInvitation {
  readonly invited: readonly CustomerRow[];
  /** The number of people with a password, or with an invitation that works. */
  readonly withAccess: number;
  /** The number of people whom their account rules out. */
  readonly impossible: number;
}

/** The people among some who have neither a password nor a link that works. */
const withoutAccess = async (
  { database, now }: Pick<StaffActing, "database" | "now">,
  people: readonly CustomerRow[],
): Promise<readonly CustomerRow[]> => {
  const candidates = people.filter(({ passwordHash }) => !hasPassword(passwordHash));
  const ids = candidates.map(({ customerId }) => customerId);
  const holders = await holdersOfLinks(database, now, ids);
  return candidates.filter(({ customerId }) => !holders.has(customerId));
};

/** Whom an invitation of everyone of a list would be for; a refusal where people sign in elsewhere. PASS-01 */
export const planGroupInvitation = async (acting: StaffActing, filter: PeopleFilter): Promise<GroupInvitation> => {
  assertSignInHere(acting.connected);
  const invited: CustomerRow[] = [];
  const left = { withAccess: 0, impossible: 0 };
  for await (const people of listedInBatches(acting.database, filter)) {
    const candidates = await withoutAccess(acting, people);
    left.withAccess += people.length - candidates.length;
    for (const person of candidates)
      if ((await whyNotNow(acting, "invite", person)) === undefined) invited.push(person);
      else left.impossible += 1;
  }
  return { invited, ...left };
};

/**
 * Invites some people, except for those who were invited or chose a password meanwhile: in the transaction that the
 * database is, or in several, so that members save between them. Can be repeated. PASS-01
 */
export const inviteGroup = async (acting: StaffActing, invited: readonly CustomerRow[]): Promise<void> => {
  const { database } = acting;
  const inviteSome = async (some: readonly CustomerRow[], at: StaffActing): Promise<void> => {
    const ids = some.map(({ customerId }) => customerId);
    await lockCustomers(at.database, ids);
    const people = [...(await customersWithIds(at.database, ids)).values()];
    for (const about of await withoutAccess(at, people))
      await perform(actionAt("invite"), { acting: at, about, given: {}, isDone: true });
  };
  for (const some of chunked(invited, peopleAtOnce))
    await (database.isTransaction
      ? inviteSome(some, acting)
      : inTransaction(database, (transaction) => inviteSome(some, { ...acting, database: transaction })));
};
