import { listsIn } from "../../../../../domain/rules/organisation-lists.ts";
import { employment, employmentLookups, saveEmployment } from "../../../../contract/my-details-employment.contract.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { portalContext } from "../../use-case-context.ts";
import { changeEmployment } from "./change-employment.ts";
import { employmentOptionsFor } from "./options.ts";
import { readEmployment } from "./read-employment.ts";

/** Employment details and their options. EMPL-01 to EMPL-05, MEMB-05 */
export const serveEmployment = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(employmentLookups, {
    isTranslated: true,
    answer: ({ query, language }) =>
      Promise.resolve(employmentOptionsFor(query.customerType, listsIn(dependencies.rules.lists, language))),
  });

  serve(employment, { answer: readEmployment });

  serve(saveEmployment, {
    answer: (request) => {
      const { customer, body: sent, version } = request;
      return changeEmployment(portalContext(request, dependencies), customer, { sent, version });
    },
  });
};
