import type { WaiverRegister } from "../../../application/ports/institute.ts";
import type { ApiClient } from "../../http/api-client.ts";
import { resultOf } from "../../http/results.ts";
import { deleteWaiver, requestWaiver } from "./waivers.contract.ts";

export const httpWaiverRegister = (api: ApiClient): WaiverRegister => ({
  requestWaiver: (request, key) => resultOf(api.call(requestWaiver, { body: request, key })),
  deleteWaiver: (waiverId) => resultOf(api.call(deleteWaiver, { params: { waiverId } })),
});
