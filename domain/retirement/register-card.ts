import { isSuspended } from "../customer/suspension.ts";
import type { UserType } from "../customer/user-type.ts";
import { card, each, type ContentOf } from "../kernel/content.ts";

/** Facts that decide whether a customer may join the register. */
export interface RegisterCandidate {
  readonly userType: UserType;
  /** The account status; that of a fellow starts with F. */
  readonly status: string;
  /** The member's retirement criteria; undefined means standard, or unknown. */
  readonly retirementCriteria?: string | undefined;
}

const hasFellowsStatus = ({ userType, status }: RegisterCandidate): boolean =>
  userType === "member" && status.startsWith("F");

/**
 * Whether a customer may join: a member with an account status starting with F and standard retirement criteria.
 * RETR-03
 */
export const mayJoinRegister = (candidate: RegisterCandidate): boolean =>
  hasFellowsStatus(candidate) && candidate.retirementCriteria !== "NON-STANDARD";

/** Versions of the card that links to the register. RETR-06 */
export const registerCardVersions = ["fellow", "retired", "nonStandard"] as const;
export type RegisterCardVersion = (typeof registerCardVersions)[number];

/** Texts of each version of the card. RETR-06 */
export const registerCards = each(registerCardVersions, card);
export type RegisterCards = ContentOf<typeof registerCards>;

/**
 * Selects the version of the card, and of all other words about joining; undefined for customers the register does not
 * concern. Fellows who may not join, for their criteria or their status, see an explanation and a contact instead of a
 * link to join. A suspension alone says nothing about their criteria. RETR-03, RETR-06, ACCT-03
 */
export const registerCardFor = (
  person: RegisterCandidate & { readonly isRetired: boolean; readonly isFellow: boolean },
): RegisterCardVersion | undefined => {
  if (person.isRetired) return "retired";
  if (mayJoinRegister(person)) return "fellow";
  if (isSuspended(person) && person.retirementCriteria !== "NON-STANDARD") return undefined;
  return person.isFellow || hasFellowsStatus(person) ? "nonStandard" : undefined;
};
