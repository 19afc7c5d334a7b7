import { paymentAddress } from "../../../../../domain/customer/routes.ts";
import type { OnlinePayment } from "../../../../../domain/fees/paying.ts";
import { beginPayment as beginPaymentCall, onlinePayment } from "../../../../contract/fees-payments.contract.ts";
import { RefusalError, unavailable } from "../../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { Limit } from "../../../platform/limits.ts";
import { messageOf } from "../../../platform/messages.ts";
import { inPortal } from "../../acting.ts";
import type { ApiParts } from "../../api-parts.ts";
import { beginPayment } from "./begin-payment.ts";
import { followPayment } from "./follow-payment.ts";
import { paymentSeenBy } from "./online-payments.store.ts";

/** Each call asks the provider. */
const limit: Limit = { name: "payments", atOnce: 30, every: 2_000 };

/** Payments on the pages of a payment provider. DATE-04, CASH-02 */
export const serveOnlinePayments = ({ serve, payments, mails, auditKey, portalUrl }: ApiParts): void => {
  const offered = () => {
    if (payments) return payments;
    throw new RefusalError("unknown", "NOT_FOUND", "There are no payments here.");
  };
  const returnTo = (reference: string): string => `${portalUrl}/#${paymentAddress(reference)}`;

  serve(beginPaymentCall, {
    limit,
    // The provider is asked outside any transaction.
    hasOwnTransaction: true,
    answer: async (callRequest) => {
      const { customerId, body, request } = callRequest;
      const acting = inPortal(callRequest, { mails, auditKey });
      try {
        return await beginPayment(acting, { provider: offered(), returnTo }, customerId, body);
      } catch (error) {
        if (error instanceof RefusalError) throw error;
        request.log.error({ reason: messageOf(error) }, "a payment could not be begun");
        throw unavailable();
      }
    },
  });

  serve(onlinePayment, {
    limit,
    answer: async (callRequest): Promise<OnlinePayment> => {
      const { database, customerId, request, params } = callRequest;
      const { reference = "" } = params;
      const provider = offered();
      const known = await paymentSeenBy(database, customerId, reference);
      if (!known) throw wordedRefusal("unknown", "NO_SUCH_PAYMENT");
      try {
        await followPayment(inPortal(callRequest, { mails, auditKey }), provider, reference);
      } catch (error) {
        request.log.error({ reference, reason: messageOf(error) }, "the payment provider did not answer");
        // Whether it was paid is unknown.
        if (known.state === "OPEN") return { ...known, state: "CONFIRMING", address: undefined };
      }
      return (await paymentSeenBy(database, customerId, reference)) ?? known;
    },
  });
};
