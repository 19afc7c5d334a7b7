import type { FeesOffice } from "../../application/ports/fees-office.ts";
import { fees, prepareReceipt, receipt } from "./contract.ts";
import type { ApiClient } from "../http/api-client.ts";
import { inItsPlace } from "../http/answers.ts";

/** The institute's calls about fees. */
export const httpFeesOffice = (api: ApiClient): FeesOffice => ({
  statement: () => api.call(fees, {}),
  prepareReceipt: (reference) => {
    const params = { reference };
    const prepared = api.call(prepareReceipt, { params });
    return inItsPlace(prepared.then(({ ticket }) => api.address(receipt, { params, query: { ticket } })));
  },
});
