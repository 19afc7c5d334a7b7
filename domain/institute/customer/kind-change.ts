import { isSuspended } from "../../customer/suspension.ts";
import type { UserType } from "../../customer/user-type.ts";
import { unsuspendedStatusOf, type Standing } from "./standing.ts";

/** A customer's type and fellowship. */
export interface CustomerKind {
  readonly type: UserType | undefined;
  readonly isFellow: boolean;
}

type Person = Standing & CustomerKind;

/** Why somebody cannot become of a kind; undefined when they can. EXP-01 */
export const whyNotOfKind = (person: Person, { type, isFellow }: CustomerKind): string | undefined => {
  if (person.type === type && person.isFellow === isFellow) return "They already have this type.";
  if (person.isRetired && type !== "member") return "They are on the register of retired members, which is of members.";
  return isFellow && type !== "member" ? "Only a member can be a fellow." : undefined;
};

/** What a change of type does to membership; somebody new had none. EXP-01 */
export const membershipAfter = (
  before: UserType | undefined,
  after: UserType | undefined,
): "begins" | "ends" | "unchanged" => {
  if ((before === "member") === (after === "member")) return "unchanged";
  return after === "member" ? "begins" : "ends";
};

/** What a change of kind does to membership, and the status after it; a suspension stays. EXP-01, SUSP-01 */
export const changeOfKind = (
  person: Person,
  { type, isFellow }: CustomerKind,
): { readonly membership: ReturnType<typeof membershipAfter>; readonly status: string } => ({
  membership: membershipAfter(person.type, type),
  status: isSuspended(person) ? person.status : unsuspendedStatusOf({ isRetired: person.isRetired, isFellow }),
});
