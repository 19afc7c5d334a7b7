import type { PaymentDesk } from "../../application/ports/institute.ts";
import { beginPayment, onlinePayment } from "../contract/fees-payments.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's calls about online payments. */
export const httpPaymentDesk = (api: ApiClient): PaymentDesk => ({
  begin: (body) => resultOf(api.call(beginPayment, { body })),
  payment: (reference) => resultOf(api.call(onlinePayment, { params: { reference } })),
});
