import type { Exhaustive } from "../../../../../domain/kernel/answers.ts";
import type { AnswerOf } from "../../../../contract/call.ts";
import type { employment } from "../../../../contract/my-details-employment.contract.ts";
import { fullNameOf } from "../../../platform/customers/customers.store.ts";
import type { ReadContext } from "../../use-case-context.ts";
import { personalRecordOf } from "../my-details.store.ts";
import { hasBusinessAddressOnRecord } from "./change-employment.ts";
import { employmentRecords } from "./employment.store.ts";

type Answer = AnswerOf<typeof employment>;

const chosen = (value: string | undefined): Answer["jobCategory"] => (value === undefined ? undefined : { value });

/** A customer's employment, with its version. EMPL-01 */
export const readEmployment = async ({ database, customer }: ReadContext): Promise<Exhaustive<Answer>> => {
  const [{ details, version }, address] = await Promise.all([
    personalRecordOf(database, employmentRecords, customer.customerId),
    hasBusinessAddressOnRecord(database, customer.customerId),
  ]);
  return {
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
};
