import { deleteWaiver, requestWaiver as requestWaiverCall } from "../../../../contract/cpd-waivers.contract.ts";
import { inPortal } from "../../acting.ts";
import type { ApiParts } from "../../api-parts.ts";
import { requestWaiver } from "./request-waiver.ts";
import { withdrawWaiver } from "./withdraw-waiver.ts";

/** Waivers of part of a CPD year: requests and withdrawals. WAIV-02, WAIV-06 */
export const serveWaivers = ({ serve, ...parts }: ApiParts): void => {
  serve(requestWaiverCall, {
    answer: (request) => requestWaiver(inPortal(request, parts), request.customer, request.body),
  });

  serve(deleteWaiver, {
    answer: (request) => withdrawWaiver(inPortal(request, parts), request.customerId, request.params["waiverId"] ?? ""),
  });
};
