import type { OnlinePayment } from "../../../../../domain/fees/paying.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import { messageOf } from "../../../platform/messages.ts";
import type { ActionContext, ReadContext } from "../../use-case-context.ts";
import { descriptionsFor } from "../descriptions.ts";
import { assertPaymentsOffered, type PaymentServices } from "./begin-payment.ts";
import { followPayment } from "./follow-payment.ts";
import { paymentSeenBy } from "./online-payments.store.ts";

/** A customer's payment, after asking the provider for its outcome; a refusal where they have none. DATE-04, CASH-02 */
export const readPayment = async (
  context: ActionContext,
  { provider, log }: Pick<PaymentServices, "provider" | "log">,
  payer: Pick<ReadContext, "customer" | "language">,
  reference: string,
): Promise<OnlinePayment> => {
  const offered = assertPaymentsOffered(provider);
  const describe = await descriptionsFor(context.mails.library, payer);
  const seen = async (): Promise<OnlinePayment | undefined> => {
    const payment = await paymentSeenBy(context.database, payer.customer.customerId, reference);
    const items = payment?.items.map((item) => ({ ...item, description: describe(item.description) }));
    return payment && items && { ...payment, items };
  };
  const known = await seen();
  if (!known) throw wordedRefusal("unknown", "NO_SUCH_PAYMENT");
  try {
    await followPayment(context, offered, reference);
  } catch (error) {
    log.error({ reference, reason: messageOf(error) }, "the payment provider did not answer");
    // Whether it was paid is unknown.
    if (known.state === "OPEN") return { ...known, state: "CONFIRMING", address: undefined };
  }
  return (await seen()) ?? known;
};
