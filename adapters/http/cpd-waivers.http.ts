import type { WaiverRegister } from "../../application/ports/institute.ts";
import { deleteWaiver, requestWaiver } from "../contract/cpd-waivers.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

export const httpWaiverRegister = (api: ApiClient): WaiverRegister => ({
  requestWaiver: (request, key) => resultOf(api.call(requestWaiver, { body: request, key })),
  deleteWaiver: (waiverId) => resultOf(api.call(deleteWaiver, { params: { waiverId } })),
});
