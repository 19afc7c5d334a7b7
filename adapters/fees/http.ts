import type { FeesOffice } from "../../application/ports/fees-office.ts";
import { fees, receipt } from "./contract.ts";
import type { ApiClient } from "../http/api-client.ts";
import { inItsPlace } from "../http/answers.ts";

/** The institute's calls about fees. */
export const httpFeesOffice = (api: ApiClient): FeesOffice => ({
  statement: () => api.call(fees, {}),
  receipt: (reference) => inItsPlace(api.file(receipt, { params: { reference } })),
});
