import { beginPayment as beginPaymentCall, onlinePayment } from "../../../../contract/fees-payments.contract.ts";
import type { Limit } from "../../../platform/limits.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { portalContext } from "../../use-case-context.ts";
import { beginPayment } from "./begin-payment.ts";
import { readPayment } from "./read-payment.ts";

/** Each call asks the provider. */
const limit: Limit = { name: "payments", atOnce: 30, every: 2_000 };

/** Payments on the pages of a payment provider. DATE-04, CASH-02 */
export const serveOnlinePayments = ({
  serve,
  payments: provider,
  portalUrl,
  ...dependencies
}: ApiDependencies): void => {
  serve(beginPaymentCall, {
    limit,
    // The provider is asked outside any transaction.
    hasOwnTransaction: true,
    answer: (request) => {
      const services = { provider, portalUrl, log: request.request.log };
      return beginPayment(portalContext(request, dependencies), services, request.customerId, request.body);
    },
  });

  serve(onlinePayment, {
    limit,
    answer: (request) => {
      const services = { provider, log: request.request.log };
      return readPayment(portalContext(request, dependencies), services, request, request.params["reference"] ?? "");
    },
  });
};
