import type { Exhaustive } from "../../../../../domain/kernel/answers.ts";
import type { AnswerOf } from "../../../../contract/call.ts";
import { employment, employmentLookups, saveEmployment } from "../../../../contract/my-details-employment.contract.ts";
import { fullNameOf } from "../../../platform/customers/customers.store.ts";
import { inPortal } from "../../acting.ts";
import type { ApiParts } from "../../api-parts.ts";
import { personalRecordOf } from "../my-details.store.ts";
import { businessAddressOf, changeEmployment } from "./change-employment.ts";
import { employmentRecords } from "./employment.store.ts";
import { employmentOptionsFor } from "./options.ts";

const chosen = (value: string | undefined): AnswerOf<typeof employment>["jobCategory"] =>
  value === undefined ? undefined : { value };

/** Employment details and their options. EMPL-01 to EMPL-05, MEMB-05 */
export const serveEmployment = ({ serve, ...parts }: ApiParts): void => {
  serve(employmentLookups, {
    answer: ({ query }) => Promise.resolve(employmentOptionsFor(query.customerType, parts.rules.lists)),
  });

  serve(employment, {
    answer: async ({ database, customer, customerId }) => {
      const [{ details, version }, address] = await Promise.all([
        personalRecordOf(database, employmentRecords, customerId),
        businessAddressOf(database, customerId),
      ]);
      const answer: Exhaustive<AnswerOf<typeof employment>> = {
        companyName: details.companyName,
        jobTitle: details.jobTitle,
        businessCategory: chosen(details.businessCategory),
        employmentCategory: chosen(details.employmentCategory),
        organisationSize: chosen(details.organisationSize),
        jobCategory: chosen(details.jobCategory),
        ...address,
        fullname: fullNameOf(customer),
        version,
      };
      return answer;
    },
  });

  serve(saveEmployment, {
    answer: async (request) => {
      const { customer, body: sent, version } = request;
      await changeEmployment(inPortal(request, parts), customer, { sent, version });
      return undefined;
    },
  });
};
