import { isUkOrIreland } from "../../../../domain/customer/countries.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { displayDate, yearOf, type CalendarDate, type DayRule } from "../../../../domain/kernel/calendar-date.ts";
import type { ApplicationStanding } from "../../../../domain/membership/application-standing.ts";
import { applicationStateOf } from "../../../../domain/membership/application-state.ts";
import type { MembershipFacts } from "../../../../domain/membership/application.ts";
import { isEligibleForMembership } from "../../../../domain/membership/eligibility.ts";
import { isConsistent, type Disclosures, type MembershipApplication } from "../../../../domain/membership/payload.ts";
import { networksOf } from "../../../../domain/my-details/networks.ts";
import { isUndecided, submissionStateOf } from "../../../../domain/submissions/events.ts";
import { followedEventsOf } from "../../../../domain/submissions/following.ts";
import { requestOf } from "../../../../domain/submissions/request.ts";
import type { AnswerOf } from "../../../contract/call.ts";
import { applyForMembership, membershipApplication } from "../../../contract/membership.contract.ts";
import type { ApiParts, CallRequest } from "../../platform/api/serve.ts";
import { notificationCodesOf } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { MailTexts } from "../../platform/mail/mails.ts";
import type { Fact } from "../../platform/paper/layouts.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import type { SubmissionTexts } from "../../texts/paper-shapes.ts";
import { commonOptions } from "../my-details/employment/options.ts";
import { memberNetworks } from "../my-details/networks/networks.routes.ts";
import { progressOf } from "../qualifications/qualifications.store.ts";
import { newReference } from "../submissions/reference.ts";
import { storeSubmission, submissionsOf } from "../submissions/submissions.store.ts";
import { confirmByEmail, yesOrNo, type DescribeSubmission } from "../submissions/submitted.ts";

type OfferedOptions = readonly { readonly value: string }[];

const isAmong = (chosen: readonly (string | undefined)[], offered: readonly string[]): boolean => {
  const values = chosen.filter((value) => value !== undefined);
  return new Set(values).size === values.length && values.every((value) => offered.includes(value));
};

const values = (options: OfferedOptions): readonly string[] => options.map(({ value }) => value);
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

/** Throws unless this customer may make this application. Applies the portal's rules. MEMB-03 to MEMB-08 */
const mayApply = async ({
  database,
  customer,
  customerId,
  body: application,
}: CallRequest<typeof applyForMembership>): Promise<void> => {
  const userType = userTypeOf(customer.customerType);
  const progress = await progressOf(database, customerId);
  const notEligible = new RefusalError(
    422,
    "NOT_ELIGIBLE",
    "You can apply for membership once you have passed all your exams and completed the ethics module.",
  );
  if (userType === undefined || progress === undefined) throw notEligible;

  const facts: MembershipFacts = {
    userType,
    notifications: await notificationCodesOf(database, customerId),
    exams: progress.exams,
    moduleStatus: progress.moduleStatus,
    countryOfResidence: customer.countryOfResidence ?? undefined,
  };
  if (applicationStateOf(facts.notifications) !== undefined) throw wordedRefusal(409, "ALREADY_APPLIED");
  if (!isEligibleForMembership(facts)) throw notEligible;
  if (!choosesWhatIsOffered(application)) throw wordedRefusal(422, "NO_SUCH_CHOICE");
  if (!isConsistent(application, facts))
    throw new RefusalError(422, "ANSWERS_DISAGREE", whatDisagrees(facts.countryOfResidence));
};

/** Notifies the applicant that the application was received. MEMB-02 */
const notifyApplied = async (database: Database, customerId: string, today: CalendarDate): Promise<void> => {
  const { last } = await database
    .selectFrom("notifications")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("customerId", "=", customerId)
    .executeTakeFirstOrThrow();
  const position = (last ?? -1) + 1;
  await database
    .insertInto("notifications")
    .values({ customerId, position, code: "APPLIED_FOR_MEMBERSHIP", since: today })
    .execute();
  await database
    .updateTable("customers")
    .set({ eligibleForMembership: flag(false) })
    .where("customerId", "=", customerId)
    .execute();
};

/** Accepts an application, once per person. MEMB-08 */
const apply = async (
  callRequest: CallRequest<typeof applyForMembership>,
  mails: MailTexts,
): Promise<AnswerOf<typeof applyForMembership>> => {
  await mayApply(callRequest);
  const { database, customerId, body, now, today } = callRequest;
  const receipt = { reference: newReference(`MEM-${yearOf(today)}`), submittedOn: today };
  await storeSubmission(database, {
    kind: "application",
    reference: receipt.reference,
    customerId,
    answers: body,
    now,
    today,
  });
  await notifyApplied(database, customerId, today);
  await confirmByEmail(callRequest, mails, {
    what: (names) => names.application,
    reference: receipt.reference,
    describe: applicationSubmitted,
    next: (next, say) => say(next.application, {}),
  });
  return receipt;
};

/** A customer's latest application with its events, in any state. MEMB-02, SENT-01 */
const standingOf = async (
  database: Database,
  customerId: string,
  rules: DayRule,
): Promise<ApplicationStanding | undefined> => {
  const sent = await submissionsOf(database, customerId, ["application"]);
  const latest = sent.findLast(({ kind, events }) => isUndecided(submissionStateOf(kind, events))) ?? sent.at(-1);
  if (!latest) return undefined;
  const { reference, submittedOn, kind, events } = latest;
  return { reference, submittedOn, request: requestOf(kind, events), events: followedEventsOf(events, rules) };
};

/** Applications for membership. MEMB-02, MEMB-08 */
export const serveMembership = ({ serve, mails }: ApiParts): void => {
  serve(membershipApplication, {
    answer: async ({ database, customerId, rules }) => ({ application: await standingOf(database, customerId, rules) }),
  });
  serve(applyForMembership, { answer: (callRequest) => apply(callRequest, mails) });
};

const networks = memberNetworks.map(({ code, name }) => ({ value: code, label: name }));

type Options = readonly { readonly value: string; readonly label: string }[];

/** The label of a choice; empty without one. */
const chosen = (label: string, values: readonly (string | undefined)[], options: Options): readonly Fact[] => {
  const words = values.flatMap((value) =>
    value === undefined ? [] : (options.find((option) => option.value === value)?.label ?? value),
  );
  return words.length === 0 ? [] : [[label, words.join(", ")]];
};

const typed = (label: string, value: string | undefined): readonly Fact[] =>
  value === undefined || value === "" ? [] : [[label, value]];

/** The disclosures of an application; empty from earlier releases and other portals. SENT-07 */
const disclosed = (disclosures: Disclosures | undefined, words: SubmissionTexts): readonly Fact[] => {
  const texts = words.application;
  return disclosures === undefined
    ? []
    : [
        [texts.hasConvictions, yesOrNo(disclosures.hasConvictions, words)],
        ...(disclosures.hasConvictions
          ? [[texts.confirmedPermission, yesOrNo(disclosures.confirmedPermission, words)] as const]
          : []),
        [texts.publicPractice, yesOrNo(disclosures.publicPractice, words)],
        ...(disclosures.publicPractice
          ? [[texts.publicPracticeConfirmed, yesOrNo(disclosures.publicPracticeConfirmed, words)] as const]
          : []),
      ];
};

/** An application for membership for its copy. MEMB-09 */
export const applicationSubmitted: DescribeSubmission = ({ answers, submittedOn }, rules, words) => {
  const texts = words.application;
  const applied = answers as MembershipApplication;
  return {
    title: texts.title,
    facts: [
      [texts.submittedOn, displayDate(submittedOn, rules)],
      ...disclosed(applied.disclosures, words),
      ...chosen(texts.employmentCategory, [applied.employmentCategory], commonOptions.membershipEmploymentCategories),
      ...chosen(texts.businessCategory, [applied.businessCategory], commonOptions.businessCategories),
      ...typed(texts.companyName, applied.companyName),
      ...typed(texts.jobTitle, applied.jobTitle),
      ...chosen(texts.organisationSize, [applied.organisationSize], commonOptions.organisationSizes),
      ...chosen(
        texts.professionalQualifications,
        applied.professionalQualifications,
        commonOptions.professionalQualifications,
      ),
      ...chosen(texts.regionalNetwork, [applied.regionalNetwork], networks),
      ...chosen(texts.employmentNetworks, applied.employmentNetworks ?? [], networks),
      [texts.optInMemberDirectory, yesOrNo(applied.optInMemberDirectory, words)],
    ],
  };
};
