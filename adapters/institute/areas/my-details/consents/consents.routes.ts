import { consentRecord, saveConsents } from "../../../../contract/my-details-consents.contract.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { portalContext } from "../../use-case-context.ts";
import { changeConsents } from "./change-consents.ts";
import { readConsents } from "./read-consents.ts";

/** A customer's consents. CONS-01 to CONS-10 */
export const serveConsents = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(consentRecord, { answer: async (request) => ({ customer: await readConsents(request) }) });

  serve(saveConsents, {
    answer: (request) => {
      const { customer, body, version } = request;
      return changeConsents(portalContext(request, dependencies), customer, { sent: body.consents, version });
    },
  });
};
