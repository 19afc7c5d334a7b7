import type { Standing } from "../customer/standing.ts";
import type { SuspensionPhase } from "../customer/suspension.ts";
import { openCharges, type Posted, type SubscriptionFee } from "../fees/settling.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";

/** The declaration that somebody has to make next; it can be made from `opens` on. */
export interface DeclarationToMake {
  readonly year: number;
  readonly opens?: CalendarDate | undefined;
  readonly due: CalendarDate;
}

/** A practising certificate on record. */
export interface HeldCertificate {
  readonly number: string;
  readonly jurisdiction: string;
  readonly expiresOn: CalendarDate;
}

/** The facts about a customer that something follows from as time passes. */
export interface DatedFacts {
  readonly standing: Standing;
  readonly suspension: SuspensionPhase;
  /** Last day of the grace period of a suspension. */
  readonly graceEnds?: CalendarDate | undefined;
  /** Absent where no declaration is required. */
  readonly declaration?: DeclarationToMake | undefined;
  readonly fees: readonly SubscriptionFee[];
  readonly transactions: readonly Posted[];
  readonly certificates: readonly HeldCertificate[];
}

/** Something to be done by a day. `subject` tells it from others of its kind: a year, or a certificate's number. */
export type DatedObligation = { readonly subject: string; readonly due: CalendarDate } & (
  | { readonly kind: "declaration"; readonly year: number; readonly opens?: CalendarDate | undefined }
  | { readonly kind: "subscription"; readonly year: number; readonly open: Pence }
  | { readonly kind: "practisingCertificate"; readonly jurisdiction: string }
);

const declarationsIn = ({ declaration }: DatedFacts): readonly DatedObligation[] =>
  declaration ? [{ kind: "declaration", subject: String(declaration.year), ...declaration }] : [];

const subscriptionsIn = ({ fees, transactions }: DatedFacts): readonly DatedObligation[] =>
  openCharges(fees, transactions).flatMap(({ year, dueDate, open }): readonly DatedObligation[] =>
    year === undefined ? [] : [{ kind: "subscription", subject: String(year), due: dueDate, year, open }],
  );

/** The certificates that are not replaced by a later one of the same jurisdiction. */
const certificatesIn = ({ certificates }: DatedFacts): readonly DatedObligation[] =>
  certificates
    .filter(({ jurisdiction, expiresOn, number }) =>
      certificates.every(
        (other) =>
          other.jurisdiction !== jurisdiction ||
          other.expiresOn < expiresOn ||
          (other.expiresOn === expiresOn && other.number >= number),
      ),
    )
    .map(({ number, jurisdiction, expiresOn }) => ({
      kind: "practisingCertificate",
      subject: number,
      due: expiresOn,
      jurisdiction,
    }));

/**
 * Everything that somebody still has to do by a day: declare, pay subscriptions, renew practising certificates. Nothing
 * for closed accounts and after the grace period of a suspension; retired members pay, and need no more. YEAR-02
 */
export const datedObligations = (facts: DatedFacts): readonly DatedObligation[] => {
  const { isClosed, isRetired } = facts.standing;
  if (isClosed || facts.suspension === "after") return [];
  return [
    ...(isRetired ? [] : declarationsIn(facts)),
    ...subscriptionsIn(facts),
    ...(isRetired ? [] : certificatesIn(facts)),
  ];
};
