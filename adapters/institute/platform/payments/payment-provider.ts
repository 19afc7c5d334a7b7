import type { OnlinePaymentState, PaidItem } from "../../../../domain/fees/paying.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";

/** A payment to take on the provider's pages. */
export interface PaymentToTake {
  /** Identifies it; a repeated beginning has no effect. */
  readonly reference: string;
  readonly amount: Pence;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly items: readonly PaidItem[];
  /** Where the payer is sent afterwards, whether they paid or not. */
  readonly returnTo: string;
}

/** A payment that a provider has begun. */
export interface BegunPayment {
  /** How the provider identifies it. */
  readonly providerId: string;
  /** The provider's page for it. */
  readonly address: string;
}

/** The outcome of a payment, as its provider reports it. */
export type ProviderOutcome =
  | { readonly state: Exclude<OnlinePaymentState, "PAID"> }
  | { readonly state: "PAID"; readonly amount: Pence };

/** Takes payments on pages of its own, so that no card data reaches the institute. DATE-04, CASH-02 */
export interface PaymentProvider {
  begin(payment: PaymentToTake): Promise<BegunPayment>;
  outcomeOf(providerId: string): Promise<ProviderOutcome>;
  /** Ends an open payment, so that nobody can make it any more; returns its outcome. */
  end(providerId: string): Promise<ProviderOutcome>;
  /**
   * The reference of the payment that a signed report is about; undefined for a report about anything else. Throws a
   * refusal for a wrong signature. Absent for a provider that reports nothing.
   */
  readonly referenceReported?: (body: string, headers: Readonly<Record<string, unknown>>) => string | undefined;
}
