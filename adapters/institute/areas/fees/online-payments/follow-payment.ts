import { paymentAddress } from "../../../../../domain/customer/routes.ts";
import { userTypeOf } from "../../../../../domain/customer/user-type.ts";
import type { PaymentProvider, ProviderOutcome } from "../../../platform/payments/payment-provider.ts";
import { inTransaction } from "../../../platform/storage/storage.ts";
import { paymentProviderName, type ActionContext } from "../../use-case-context.ts";
import { lockAccountOf } from "../account-to-post.ts";
import { returnToUnmatched, lockPossibleDuplicates } from "../bank-files/return-to-unmatched.ts";
import { postPayments } from "../post-payments.ts";
import { changeOnlinePayment, itemsOf, onlinePaymentOf } from "./online-payments.store.ts";

/**
 * Records the outcome that a provider reports, and posts a paid payment in the provider's name: once, however often it is
 * reported. DATE-04, CASH-02
 */
export const recordOutcome = (context: ActionContext, reference: string, outcome: ProviderOutcome): Promise<void> =>
  inTransaction(context.database, async (database) => {
    const { now, today, mails } = context;
    const known = await onlinePaymentOf(database, reference);
    if (!known) return;
    const { customerId } = known;
    if (outcome.state === "PAID")
      await lockPossibleDuplicates(database, { reference, customerId, date: today, amount: outcome.amount });
    const person = await lockAccountOf(database, customerId);
    // Read again under the lock: another request may have recorded it.
    const payment = (await onlinePaymentOf(database, reference)) ?? known;
    if (payment.state === "PAID" || payment.state === outcome.state) return;
    const change = { state: outcome.state, changedAt: now.getTime() };
    if (outcome.state !== "PAID") {
      await changeOnlinePayment(database, reference, change);
      return;
    }
    const { amount } = outcome;
    const { online } = await mails.library.document("transaction-descriptions", userTypeOf(person.customerType));
    const settles = itemsOf(payment).map((item) => item.reference);
    const reporting = { ...context, database, by: paymentProviderName };
    const [posted] = await postPayments(
      reporting,
      [{ customerId: person.customerId, posting: { reference, amount, date: today, settles, way: online } }],
      { isDelayed: false, page: paymentAddress(reference), allowsErased: true },
    );
    await returnToUnmatched(reporting, { reference, customerId: person.customerId, date: today, amount });
    await changeOnlinePayment(database, reference, { ...change, amount, items: JSON.stringify(posted?.items ?? []) });
  });

/**
 * Asks the provider for the outcome of a payment, outside any transaction, and records it. Throws when it does not
 * answer.
 */
export const followPayment = async (
  context: ActionContext,
  provider: PaymentProvider,
  reference: string,
): Promise<void> => {
  const payment = await onlinePaymentOf(context.database, reference);
  if (!payment || payment.state === "PAID" || payment.providerId === null) return;
  await recordOutcome(context, reference, await provider.outcomeOf(payment.providerId));
};
