import { userTypeOf, type UserType } from "../../../../../domain/customer/user-type.ts";
import { hasBusinessAddress } from "../../../../../domain/my-details/address-type.ts";
import {
  employmentFields,
  employmentProblems,
  employmentSaveOf,
  isEmployerLocked,
  type Employment,
  type OfferedEmployment,
} from "../../../../../domain/my-details/employment.ts";
import {
  choicesFor,
  codesOf,
  type Choice,
  type OrganisationLists,
} from "../../../../../domain/rules/organisation-lists.ts";
import type { BodyOf } from "../../../../contract/call.ts";
import type { saveEmployment } from "../../../../contract/my-details-employment.contract.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import { ruleRefusal, wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { contactRecords } from "../contact/contact.store.ts";
import { changeRecord, personalRecordOf } from "../my-details.store.ts";
import { employmentRecords, type StoredEmployment } from "./employment.store.ts";

type Change = BodyOf<typeof saveEmployment>;

/** Whether a customer has a business address on record. */
export const hasBusinessAddressOnRecord = async (
  database: Database,
  customerId: string,
): Promise<Pick<Employment, "businessAddressAvailable">> => {
  const { mailingAddress, secondaryAddress } = (await personalRecordOf(database, contactRecords, customerId)).details;
  return { businessAddressAvailable: hasBusinessAddress([mailingAddress, secondaryAddress]) ? "Y" : "N" };
};

/** The options of each choice for a customer type. */
const offeredTo = (type: UserType, lists: OrganisationLists): OfferedEmployment => {
  const codes = (choices: readonly Choice[]) => codesOf(choicesFor(choices, type));
  return {
    businessCategory: codes(lists.businessCategories),
    employmentCategory: codes(lists.employmentCategories),
    organisationSize: codes(lists.organisationSizes),
    jobCategory: codes(lists.jobCategories),
  };
};

const checked = (stored: Employment, change: Change, offered: OfferedEmployment): StoredEmployment => {
  const { businessAddressAvailable } = stored;
  const [problem] = Object.values(
    employmentProblems({ ...change, businessAddressAvailable }, employmentFields, offered),
  );
  if (problem !== undefined) throw ruleRefusal("INVALID_EMPLOYMENT", problem);
  const { companyName = "", jobTitle = "" } = stored;
  if (isEmployerLocked(stored) && (change.companyName !== companyName || change.jobTitle !== jobTitle))
    throw wordedRefusal("forbidden", "EMPLOYER_LOCKED");
  return employmentSaveOf({ ...change, businessAddressAvailable });
};

/** Changes a customer's employment. Throws a refusal for what is invalid, or locked. EMPL-01 to EMPL-05 */
export const changeEmployment = async (
  context: ActionContext,
  { customerId, customerType }: Pick<CustomerRow, "customerId" | "customerType">,
  { sent, version }: { readonly sent: Change; readonly version: string | undefined },
): Promise<void> => {
  const address = await hasBusinessAddressOnRecord(context.database, customerId);
  const offered = offeredTo(userTypeOf(customerType) ?? "member", context.rules.lists);
  const change = (stored: StoredEmployment) => checked({ ...stored, ...address }, sent, offered);
  await changeRecord(employmentRecords, { ...context, customerId, version, sent, change });
};
