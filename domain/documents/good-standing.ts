import { isNotified } from "../customer/notifications.ts";
import type { SubscriptionStatus } from "../fees/account.ts";
import { documentCardsOf, type DocumentFacts, type Documents } from "./key-resources.ts";

/** What decides whether someone is in good standing. */
export interface StandingFacts extends DocumentFacts {
  readonly subscription: SubscriptionStatus | undefined;
}

/** Whether someone is in good standing: the letter that says so is to be had, and nothing is overdue. DOCS-02, LAND-02 */
export const isInGoodStanding = (documents: Documents, facts: StandingFacts): boolean =>
  facts.cpdStatus !== "overdue" &&
  facts.subscription !== "OVERDUE" &&
  !isNotified(facts.notifications, "PAYMENT_OVERDUE") &&
  documentCardsOf(documents, facts).some(({ key, card }) => key === "goodStanding" && card.shows === "download");
