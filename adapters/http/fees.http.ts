import type { FeesRecords } from "../../application/ports/institute.ts";
import { fees, invoice, receipt } from "../contract/fees.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's calls about fees. */
export const httpFeesRecords = (api: ApiClient): FeesRecords => ({
  statement: () => resultOf(api.call(fees, {})),
  invoice: (reference, addressee) => resultOf(api.file(invoice, { params: { reference }, query: { addressee } })),
  receipt: (reference) => resultOf(api.file(receipt, { params: { reference } })),
});
