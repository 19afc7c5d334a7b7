import type { CpdStatus } from "../../cpd/status.ts";
import type { UserType } from "../../customer/user-type.ts";
import { goodStandingCardOf, type KeyResource } from "../../documents/key-resources.ts";

/** Customer data for the good-standing rule. */
export interface StandingPerson {
  /** Undefined for an unknown user type. */
  readonly type: UserType | undefined;
  readonly isRetired: boolean;
  readonly isSuspended: boolean;
}

/** Facts that decide whether a member is in good standing. */
export interface StandingFacts {
  /** The letter of good standing, if one exists. */
  readonly letter: KeyResource | undefined;
  readonly certificatesWarning: string | undefined;
  readonly notifications: readonly string[];
  readonly cpdStatus: CpdStatus;
  readonly isPaymentOverdue: boolean;
}

type Overdue = Pick<StandingFacts, "cpdStatus" | "isPaymentOverdue">;

/** The warning code of an overdue item; undefined when nothing is overdue. */
const overdueWarning = ({ cpdStatus, isPaymentOverdue }: Overdue): "fees" | "cpd" | undefined => {
  if (isPaymentOverdue) return "fees";
  return cpdStatus === "overdue" ? "cpd" : undefined;
};

/**
 * The letter of good standing with today's availability: unavailable while anything is overdue, even if recorded as
 * eligible. DOCS-02
 */
export const goodStandingToday = (letter: KeyResource, overdue: Overdue): KeyResource => {
  const warning = overdueWarning(overdue);
  return warning === undefined ? letter : { ...letter, eligible: false, warning };
};

const isLetterToBeHad = ({ letter, notifications, ...facts }: StandingFacts): boolean =>
  letter !== undefined && goodStandingCardOf({ goodStanding: letter, ...facts }, notifications).shows === "download";

/**
 * Whether a member is in good standing: not suspended, nothing overdue, and eligible for the letter of good standing.
 * Undefined for non-members and retired members, to whom it does not apply. DOCS-02, LAND-02
 */
export const goodStandingOf = (person: StandingPerson, facts: StandingFacts): boolean | undefined => {
  if (person.type !== "member" || person.isRetired) return undefined;
  return !person.isSuspended && overdueWarning(facts) === undefined && isLetterToBeHad(facts);
};
