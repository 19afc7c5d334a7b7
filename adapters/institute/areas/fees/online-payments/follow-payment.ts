import { paymentAddress } from "../../../../../domain/customer/routes.ts";
import { userTypeOf } from "../../../../../domain/customer/user-type.ts";
import type { PaymentProvider, ProviderOutcome } from "../../../platform/payments/payment-provider.ts";
import { inTransaction } from "../../../platform/storage/storage.ts";
import { byProvider, type Acting } from "../../acting.ts";
import { lockAccountOf } from "../account-to-post.ts";
import { letCreditsWait, lockSameCredits } from "../bank-files/let-credits-wait.ts";
import { postPayments } from "../post-payments.ts";
import { changeOnlinePayment, itemsOf, onlinePaymentOf } from "./online-payments.store.ts";

/**
 * Records the outcome that a provider reports, and posts a paid payment in the provider's name: once, however often it is
 * reported. DATE-04, CASH-02
 */
export const recordOutcome = (acting: Acting, reference: string, outcome: ProviderOutcome): Promise<void> =>
  inTransaction(acting.database, async (database) => {
    const { now, today, mails } = acting;
    const known = await onlinePaymentOf(database, reference);
    if (!known) return;
    const { customerId } = known;
    if (outcome.state === "PAID")
      await lockSameCredits(database, { reference, customerId, date: today, amount: outcome.amount });
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
    const reporting = { ...acting, database, by: byProvider };
    const [posted] = await postPayments(
      reporting,
      [{ customerId: person.customerId, posting: { reference, amount, date: today, settles, way: online } }],
      { isDelayed: false, page: paymentAddress(reference), allowsErased: true },
    );
    await letCreditsWait(reporting, { reference, customerId: person.customerId, date: today, amount });
    await changeOnlinePayment(database, reference, { ...change, amount, items: JSON.stringify(posted?.items ?? []) });
  });

/** Asks the provider what became of a payment, outside any transaction, and records it. Throws when it does not answer. */
export const followPayment = async (acting: Acting, provider: PaymentProvider, reference: string): Promise<void> => {
  const payment = await onlinePaymentOf(acting.database, reference);
  if (!payment || payment.state === "PAID" || payment.providerId === null) return;
  await recordOutcome(acting, reference, await provider.outcomeOf(payment.providerId));
};
