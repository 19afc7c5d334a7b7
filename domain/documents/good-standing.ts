import type { CpdStatus } from "../cpd/status.ts";
import { isNotified } from "../customer/notifications.ts";
import type { UserType } from "../customer/user-type.ts";
import type { SubscriptionStatus } from "../fees/account.ts";
import { goodStandingCardOf, type KeyResource } from "./key-resources.ts";

/** Of whom good standing is asked. */
export interface StandingPerson {
  /** Undefined of a kind that the portal does not know. */
  readonly type: UserType | undefined;
  readonly isRetired: boolean;
  readonly isSuspended: boolean;
}

/** What decides whether a member is in good standing. */
export interface StandingFacts {
  /** The letter that says so, where there is one. */
  readonly letter: KeyResource | undefined;
  readonly certificatesWarning: string | undefined;
  readonly notifications: readonly string[];
  readonly cpdStatus: CpdStatus;
  readonly subscription: SubscriptionStatus | undefined;
}

const isAnythingOverdue = ({ cpdStatus, subscription, notifications }: StandingFacts): boolean =>
  cpdStatus === "overdue" || subscription === "OVERDUE" || isNotified(notifications, "PAYMENT_OVERDUE");

const isLetterToBeHad = ({ letter, notifications, ...facts }: StandingFacts): boolean =>
  letter !== undefined && goodStandingCardOf({ goodStanding: letter, ...facts }, notifications).shows === "download";

/**
 * Whether a member is in good standing: not suspended, nothing is overdue, and the letter that says so is to be
 * had. Undefined of those of whom it is not said: who retired, or is no member. DOCS-02, LAND-02
 */
export const goodStandingOf = (person: StandingPerson, facts: StandingFacts): boolean | undefined => {
  if (person.type !== "member" || person.isRetired) return undefined;
  return !person.isSuspended && !isAnythingOverdue(facts) && isLetterToBeHad(facts);
};

/** What the dashboard says of a person's standing; nothing where it is not certain, or where no cause is to be seen. */
export type StandingTold = "in good standing" | "not in good standing" | "nothing";

/**
 * What the dashboard says of a person's standing. The institute's word for it (`inGoodStanding`) and what is asked of
 * the person today (`isAnythingLate`) are read one after the other, and one may have changed: good standing is only
 * said while nothing is late, and its want only beside what it is for. LAND-02
 */
export const standingToldOf = (inGoodStanding: boolean | undefined, isAnythingLate: boolean): StandingTold => {
  if (inGoodStanding === true && !isAnythingLate) return "in good standing";
  if (inGoodStanding === false && isAnythingLate) return "not in good standing";
  return "nothing";
};
