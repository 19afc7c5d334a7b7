import { isUkOrIreland } from "../../domain/customer/countries.ts";
import { userTypeOf } from "../../domain/customer/user-type.ts";
import { networksOf } from "../../domain/my-details/networks.ts";
import type { MembershipFacts } from "../../domain/membership/application.ts";
import { applicationStateOf, isEligibleForMembership } from "../../domain/membership/eligibility.ts";
import { isConsistent, type MembershipApplication } from "../../domain/membership/payload.ts";
import { commonOptions } from "../my-details/employment/options.ts";
import { memberNetworks } from "../my-details/networks/institute.ts";
import { Refused } from "../institute/refused.ts";
import { notificationCodesOf } from "../customer/storage.ts";
import { progressOf } from "../qualifications/storage.ts";
import type { CallRequest } from "../institute/api/serve.ts";
import type { applyForMembership } from "./contract.ts";

type Offered = readonly { readonly value: string }[];

const isAmong = (given: readonly (string | undefined)[], offered: readonly string[]): boolean => {
  const values = given.filter((value) => value !== undefined);
  return new Set(values).size === values.length && values.every((value) => offered.includes(value));
};

const values = (options: Offered): readonly string[] => options.map(({ value }) => value);
const codes = (category: "regional" | "employment"): readonly string[] =>
  networksOf(memberNetworks, category).map(({ code }) => code);

const choosesWhatIsOffered = (application: MembershipApplication): boolean =>
  isAmong([application.employmentCategory], values(commonOptions.membershipEmploymentCategories)) &&
  isAmong([application.businessCategory], values(commonOptions.businessCategories)) &&
  isAmong([application.organisationSize], values(commonOptions.organisationSizes)) &&
  isAmong(application.professionalQualifications, values(commonOptions.professionalQualifications)) &&
  isAmong([application.regionalNetwork], codes("regional")) &&
  isAmong(application.employmentNetworks ?? [], codes("employment"));

const whatDisagrees = (country: string | undefined): string =>
  isUkOrIreland(country)
    ? "Some answers are missing, or do not go together. Check your employment and your regional network."
    : "Some answers are missing, or do not go together. Check your employment.";

/** Throws unless this customer may make this application: the portal's rules, asked again. MEMB-03 to MEMB-08 */
export const mayApply = async ({
  database,
  customer,
  customerId,
  body: application,
}: CallRequest<typeof applyForMembership>): Promise<void> => {
  const userType = userTypeOf(customer.customerType);
  const progress = await progressOf(database, customerId);
  const notEligible = new Refused(
    422,
    "NOT_ELIGIBLE",
    "You can apply for membership once you have passed all exams and the ethics module.",
  );
  if (userType === undefined || progress === undefined) throw notEligible;

  const facts: MembershipFacts = {
    userType,
    notifications: await notificationCodesOf(database, customerId),
    exams: progress.exams,
    moduleStatus: progress.moduleStatus,
    countryOfResidence: customer.countryOfResidence ?? undefined,
  };
  if (applicationStateOf(facts.notifications) !== undefined)
    throw new Refused(409, "ALREADY_APPLIED", "You have already applied for membership.");
  if (!isEligibleForMembership(facts)) throw notEligible;
  if (!choosesWhatIsOffered(application))
    throw new Refused(422, "NO_SUCH_CHOICE", "One of your answers is not among those we offer.");
  if (!isConsistent(application, facts))
    throw new Refused(422, "ANSWERS_DISAGREE", whatDisagrees(facts.countryOfResidence));
};
