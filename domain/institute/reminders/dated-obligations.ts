import { overviewOfDuty, type OpeningDuty } from "../../cpd/duty.ts";
import { toDeclareOf } from "../../cpd/status.ts";
import type { Obligation, ObligationOf } from "../../customer/obligation.ts";
import { obligationsOf, type ObligationFacts } from "../../customer/obligations.ts";
import type { SuspensionPhase } from "../../customer/suspension.ts";
import type { HeldCertificate } from "../../documents/renewal.ts";
import {
  debtsOf,
  presentSubscription,
  settledSubscriptions,
  type FeesLedger,
  type SubscriptionToPay,
} from "../../fees/settling.ts";
import { balanceOf } from "../../fees/transactions.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { OpenSubmission } from "../../submissions/open-submission.ts";
import type { Standing } from "../customer/standing.ts";

/** Facts about a customer that cause changes as time passes. */
export interface DatedFacts extends FeesLedger {
  readonly standing: Standing;
  readonly suspension: SuspensionPhase;
  /** Last day of the grace period of a suspension. */
  readonly graceEnds?: CalendarDate | undefined;
  /** Absent for customers without a CPD record. */
  readonly declaration?: OpeningDuty | undefined;
  readonly certificates: readonly HeldCertificate[];
  /** The submissions about which more is asked; absent where there are none. */
  readonly asked?: readonly OpenSubmission[] | undefined;
}

/** One unpaid subscription of an obligation to pay. */
interface SubscriptionObligation extends SubscriptionToPay {
  readonly kind: "subscription";
  readonly subject: string;
}

/** An answer that the organisation asks for; its subject is the reference of the submission. LOG-04 */
interface AnswerObligation {
  readonly kind: "answer";
  readonly subject: string;
  readonly due: CalendarDate;
  readonly of: OpenSubmission["of"];
  /** The CPD year of a waiver or a declaration. */
  readonly year?: number | undefined;
  readonly wanted: string;
}

/** An obligation with reminders; `subject` and `due` identify it within its kind. */
export type DatedObligation =
  | ObligationOf<"declaration">
  | ObligationOf<"practisingCertificate">
  | SubscriptionObligation
  | AnswerObligation;

const factsOn = (facts: DatedFacts, today: CalendarDate): ObligationFacts => {
  const { declaration, transactions, standing, certificates, asked } = facts;
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
    institute: { submissions: asked, ...(standing.isRetired ? {} : { certificates }) },
  };
};

const answersIn = (item: ObligationOf<"submission">): readonly AnswerObligation[] => {
  const { subject, of, due, wanted } = item;
  if (due === undefined || wanted === undefined) return [];
  return [{ kind: "answer", subject, due, of, wanted, ...("year" in item ? { year: item.year } : {}) }];
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
    case "submission":
      return answersIn(item);
    case "exam":
    case "insurance":
    case "contact":
    case "application":
    case "notification":
      return [];
  }
};

/**
 * Obligations of a day that have reminders: declare, pay each subscription, renew practising certificates, answer what is
 * asked. Empty for closed accounts and after the grace period of a suspension; retired members only pay and answer.
 * YEAR-02, DATE-01, LOG-04
 */
export const datedObligations = (facts: DatedFacts, day: CalendarDate): readonly DatedObligation[] =>
  facts.standing.isClosed || facts.suspension === "after" ? [] : obligationsOf(factsOn(facts, day)).flatMap(remindedIn);
