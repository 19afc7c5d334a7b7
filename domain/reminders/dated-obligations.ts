import { overviewOfDuty, type OpeningDuty } from "../cpd/duty.ts";
import { toDeclareOf } from "../cpd/status.ts";
import type { Obligation, ObligationOf } from "../customer/obligation.ts";
import { obligationsOf, type ObligationFacts } from "../customer/obligations.ts";
import type { Standing } from "../customer/standing.ts";
import type { SuspensionPhase } from "../customer/suspension.ts";
import type { HeldCertificate } from "../documents/renewal.ts";
import {
  debtsOf,
  presentSubscription,
  settledSubscriptions,
  type FeesLedger,
  type SubscriptionToPay,
} from "../fees/settling.ts";
import { balanceOf } from "../fees/transactions.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";

/** Facts about a customer that cause changes as time passes. */
export interface DatedFacts extends FeesLedger {
  readonly standing: Standing;
  readonly suspension: SuspensionPhase;
  /** Last day of the grace period of a suspension. */
  readonly graceEnds?: CalendarDate | undefined;
  /** Absent for customers without a CPD record. */
  readonly declaration?: OpeningDuty | undefined;
  readonly certificates: readonly HeldCertificate[];
}

/** One unpaid subscription of an obligation to pay. */
interface SubscriptionObligation extends SubscriptionToPay {
  readonly kind: "subscription";
  readonly subject: string;
}

/** An obligation with reminders; `subject` and `due` identify it within its kind. */
export type DatedObligation =
  | ObligationOf<"declaration">
  | ObligationOf<"practisingCertificate">
  | SubscriptionObligation;

const factsOn = (facts: DatedFacts, today: CalendarDate): ObligationFacts => {
  const { declaration, transactions, standing, certificates } = facts;
  return {
    today,
    declaration: declaration && toDeclareOf(overviewOfDuty(declaration, today), standing.isRetired),
    balance: balanceOf(transactions),
    statement: {
      subscription: presentSubscription(settledSubscriptions(facts, today)),
      transactions,
      owed: debtsOf(facts),
    },
    notifications: [],
    mayApply: false,
    institute: standing.isRetired ? {} : { certificates },
  };
};

const remindedIn = (item: Obligation): readonly DatedObligation[] => {
  switch (item.kind) {
    case "declaration":
    case "practisingCertificate":
      return [item];
    case "payment":
      return (item.subscriptions ?? []).map((unpaid) => ({
        kind: "subscription",
        subject: String(unpaid.year),
        ...unpaid,
      }));
    case "exam":
    case "submission":
    case "insurance":
    case "contact":
    case "application":
    case "notification":
      return [];
  }
};

/**
 * Obligations of a day that have reminders: declare, pay each subscription, renew practising certificates. Empty for
 * closed accounts and after the grace period of a suspension; retired members only pay. YEAR-02, DATE-01
 */
export const datedObligations = (facts: DatedFacts, day: CalendarDate): readonly DatedObligation[] =>
  facts.standing.isClosed || facts.suspension === "after" ? [] : obligationsOf(factsOn(facts, day)).flatMap(remindedIn);
