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

type Overdue = Pick<StandingFacts, "cpdStatus" | "subscription" | "notifications">;

/** What is overdue, as the warning on a document names it; undefined where nothing is. */
const overdueWarning = ({ cpdStatus, subscription, notifications }: Overdue): "fees" | "cpd" | undefined => {
  if (subscription === "OVERDUE" || isNotified(notifications, "PAYMENT_OVERDUE")) return "fees";
  return cpdStatus === "overdue" ? "cpd" : undefined;
};

/** The letter of good standing as it is to be had today: not while anything is overdue, whatever was so when it was put on record. DOCS-02 */
export const goodStandingToday = (letter: KeyResource, overdue: Overdue): KeyResource => {
  const warning = overdueWarning(overdue);
  return warning === undefined ? letter : { ...letter, eligible: false, warning };
};

const isLetterToBeHad = ({ letter, notifications, ...facts }: StandingFacts): boolean =>
  letter !== undefined && goodStandingCardOf({ goodStanding: letter, ...facts }, notifications).shows === "download";

/**
 * Whether a member is in good standing: not suspended, nothing is overdue, and the letter that says so is to be
 * had. Undefined of those of whom it is not said: who retired, or is no member. DOCS-02, LAND-02
 */
export const goodStandingOf = (person: StandingPerson, facts: StandingFacts): boolean | undefined => {
  if (person.type !== "member" || person.isRetired) return undefined;
  return !person.isSuspended && overdueWarning(facts) === undefined && isLetterToBeHad(facts);
};
