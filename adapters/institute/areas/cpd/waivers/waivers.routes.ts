import { deleteWaiver, requestWaiver as requestWaiverCall } from "../../../../contract/cpd-waivers.contract.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { portalContext } from "../../use-case-context.ts";
import { requestWaiver } from "./request-waiver.ts";
import { withdrawWaiver } from "./withdraw-waiver.ts";

/** Waivers of part of a CPD year: requests and withdrawals. WAIV-02, WAIV-06 */
export const serveWaivers = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(requestWaiverCall, {
    answer: (request) => requestWaiver(portalContext(request, dependencies), request.customer, request.body),
  });

  serve(deleteWaiver, {
    answer: (request) =>
      withdrawWaiver(portalContext(request, dependencies), request.customerId, request.params["waiverId"] ?? ""),
  });
};
