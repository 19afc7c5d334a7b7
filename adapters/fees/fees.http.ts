import type { FeesLedger } from "../../application/ports/institute.ts";
import type { ApiClient } from "../http/api-client.ts";
import { resultOf } from "../http/results.ts";
import { fees, receipt } from "./fees.contract.ts";

/** The institute's calls about fees. */
export const httpFeesLedger = (api: ApiClient): FeesLedger => ({
  statement: () => resultOf(api.call(fees, {})),
  receipt: (reference) => resultOf(api.file(receipt, { params: { reference } })),
});
