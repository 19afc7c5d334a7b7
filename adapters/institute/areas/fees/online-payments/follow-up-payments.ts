import { messageOf } from "../../../platform/messages.ts";
import type { PaymentProvider } from "../../../platform/payments/payment-provider.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { followPayment, recordOutcome } from "./follow-payment.ts";
import { unfinishedPayments } from "./online-payments.store.ts";

const minute = 60_000;

/** How long a payer has before anybody asks after their payment. */
const leftAlone = 5 * minute;

/** When a payment that never reached the provider ends. */
const longestUnbegun = 24 * 60 * minute;

/** The result of a follow-up: how many payments were asked after, and those whose provider did not answer. */
export interface FollowUp {
  readonly asked: number;
  readonly failed: readonly { readonly reference: string; readonly reason: string }[];
}

/**
 * Asks after every payment that is not finished, for payers who closed the window and reports that never came. One that
 * cannot be asked after does not hold up the others. CASH-02
 */
export const followUpPayments = async (context: ActionContext, provider: PaymentProvider): Promise<FollowUp> => {
  const { database, now } = context;
  const payments = await unfinishedPayments(database, now.getTime() - leftAlone);
  const failed: FollowUp["failed"][number][] = [];
  for (const { reference, providerId, startedAt } of payments)
    try {
      if (providerId === null && startedAt < now.getTime() - longestUnbegun)
        await recordOutcome(context, reference, { state: "ENDED" });
      else await followPayment(context, provider, reference);
    } catch (error) {
      failed.push({ reference, reason: messageOf(error) });
    }
  return { asked: payments.length, failed };
};
