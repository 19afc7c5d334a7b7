import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { yearOf } from "../../../../domain/kernel/calendar-date.ts";
import { applicationStateOf } from "../../../../domain/membership/application-state.ts";
import type { MembershipFacts, OfferedChoices } from "../../../../domain/membership/application.ts";
import { isEligibleForMembership } from "../../../../domain/membership/eligibility.ts";
import { isConsistent, type MembershipApplication } from "../../../../domain/membership/payload.ts";
import {
  choicesFor,
  codesOf,
  type Choice,
  type OrganisationLists,
} from "../../../../domain/rules/organisation-lists.ts";
import { changeStanding } from "../../platform/customers/change-standing.ts";
import { notificationCodesOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { replaceNotifications } from "../../platform/customers/notifications.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { flag } from "../../platform/storage/tables.ts";
import { attachEvidence } from "../evidence/attach-evidence.ts";
import { progressOf } from "../qualifications/qualifications.store.ts";
import { confirmByEmail } from "../submissions/confirm-submission.ts";
import { newReference } from "../submissions/reference.ts";
import { storeSubmission } from "../submissions/submissions.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { describeApplication } from "./describe-application.ts";

const isAmong = (chosen: readonly (string | undefined)[], offered: readonly string[]): boolean => {
  const values = chosen.filter((value) => value !== undefined);
  return new Set(values).size === values.length && values.every((value) => offered.includes(value));
};

/** The options of applicants: those of members, because they will become one. */
const offeredIn = (lists: OrganisationLists): OfferedChoices => {
  const codes = (choices: readonly Choice[]) => codesOf(choicesFor(choices, "member"));
  return {
    employmentCategory: codes(lists.membershipEmploymentCategories),
    businessCategory: codes(lists.businessCategories),
    organisationSize: codes(lists.organisationSizes),
    professionalQualifications: codes(lists.professionalQualifications),
    regionalNetwork: codes(lists.regionalNetworks),
    employmentNetworks: codes(lists.employmentNetworks),
  };
};

/** The first field whose choice is not offered, or is made twice; undefined when all are. MEMB-04 to MEMB-06 */
const notOffered = (application: MembershipApplication, offered: OfferedChoices): string | undefined =>
  Object.entries(offered).find(
    ([field, codes]) => !isAmong([application[field as keyof OfferedChoices]].flat(), codes),
  )?.[0];

/** Throws unless this customer may make this application. Applies the portal's rules. MEMB-03 to MEMB-08 */
const mayApply = async (
  { database, rules }: Pick<ActionContext, "database" | "rules">,
  applicant: CustomerRow,
  application: MembershipApplication,
): Promise<void> => {
  const { customerId } = applicant;
  const userType = userTypeOf(applicant.customerType);
  const progress = await progressOf(database, customerId);
  const notEligible = wordedRefusal("unacceptable", "TOO_EARLY_TO_APPLY", { code: "NOT_ELIGIBLE" });
  if (userType === undefined || progress === undefined) throw notEligible;

  const offered = offeredIn(rules.lists);
  const facts: MembershipFacts = {
    userType,
    notifications: await notificationCodesOf(database, customerId),
    exams: progress.exams,
    moduleStatus: progress.moduleStatus,
    countryOfResidence: applicant.countryOfResidence ?? undefined,
    offered,
  };
  if (applicationStateOf(facts.notifications) !== undefined) throw wordedRefusal("conflict", "ALREADY_APPLIED");
  if (!isEligibleForMembership(facts)) throw notEligible;
  const field = notOffered(application, offered);
  if (field !== undefined) throw wordedRefusal("unacceptable", "NO_SUCH_CHOICE", { field: `body.${field}` });
  if (!isConsistent(application, facts))
    throw wordedRefusal("unacceptable", "APPLICATION_DISAGREES", { code: "ANSWERS_DISAGREE" });
};

/** Accepts an application, once per person. MEMB-02, MEMB-08, LOG-02 */
export const apply = async (
  context: ActionContext,
  applicant: CustomerRow,
  { evidence, ...application }: MembershipApplication,
) => {
  const { database, now, today } = context;
  const { customerId } = applicant;
  await mayApply(context, applicant, application);
  const reference = newReference(`MEM-${yearOf(today)}`);
  const sent = { kind: "application", reference, customerId, answers: application, now, today } as const;
  const submission = await storeSubmission(database, sent);
  await attachEvidence(context, customerId, evidence, { kind: "submission", reference });
  const codes = await notificationCodesOf(database, customerId);
  await replaceNotifications(context, database, applicant, [...codes, "APPLIED_FOR_MEMBERSHIP"]);
  await changeStanding(context, database, applicant, { eligibleForMembership: flag(false) });
  await confirmByEmail(context, applicant, {
    what: (names) => names.application,
    submission,
    describe: describeApplication,
    next: (next, say) => say(next.application, {}),
  });
  return { reference, submittedOn: today };
};
