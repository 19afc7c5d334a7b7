import { toDeclareOf } from "../../../../domain/cpd/status.ts";
import type { InstituteFacts } from "../../../../domain/customer/institute-facts.ts";
import type { ObligationFacts } from "../../../../domain/customer/obligations.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import { isUnreachable } from "../../../../domain/institute/customer/unreachable.ts";
import { hasReachedMembership } from "../../../../domain/qualifications/progress.ts";
import type { OrganisationRules, RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { formKinds } from "../../../../domain/submissions/events.ts";
import { openSubmissionsOf } from "../../../../domain/submissions/open-submission.ts";
import { recordedNotificationsOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { refusalsOf } from "../../platform/mail/refusing-addresses.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { overviewOf } from "../cpd/duty.store.ts";
import { statementOf } from "../fees/fees.store.ts";
import { heldCertificate, keyResourcesOf, practisingCertificatesOf } from "../issued-documents/documents.store.ts";
import { contactRecords } from "../my-details/contact/contact.store.ts";
import { personalRecordOf } from "../my-details/my-details.store.ts";
import { upcomingExams } from "../qualifications/exam-entries.store.ts";
import { progressOf } from "../qualifications/qualifications.store.ts";
import { submissionsOf } from "../submissions/submissions.store.ts";
import { currentNotificationsOf } from "./current-notifications.ts";

/** Leaves out empty lists. */
const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

/** Practising certificates with their renewal dates, and whether insurance for practice is missing. */
const practiceOf = async (
  database: Database,
  customerId: string,
  rules: OrganisationRules,
): Promise<Pick<InstituteFacts, "certificates" | "lacksInsurance">> => {
  const [held, resources] = await Promise.all([
    practisingCertificatesOf(database, customerId),
    keyResourcesOf(database, customerId),
  ]);
  if (held.length === 0) return {};
  const lacksInsurance = resources.some(({ key, warning }) => key === "certificates" && warning === "insurance");
  return {
    certificates: held.map((row) => heldCertificate(row, rules)),
    ...(lacksInsurance ? { lacksInsurance } : {}),
  };
};

/** Whether mails reach a customer, and whether there is anything to reach them at. Firms have no contact details. */
const reachOf = async (
  database: Database,
  { customerId, customerType, email }: CustomerRow,
): Promise<Pick<InstituteFacts, "unreachableAt" | "lacksContact">> => {
  const [refusals, { details }] = await Promise.all([
    refusalsOf(database, customerId, email),
    personalRecordOf(database, contactRecords, customerId),
  ]);
  const isReachable = Boolean(details.email?.address) || Boolean(details.primaryPhoneNumber?.number);
  const lacksContact = userTypeOf(customerType) !== "firm" && !isReachable;
  return {
    ...(isUnreachable(refusals) ? { unreachableAt: email } : {}),
    ...(lacksContact ? { lacksContact } : {}),
  };
};

/**
 * The facts about a customer that only the institute knows. Students and affiliates sit exams; members and firms
 * practise, until they retire. DATE-01
 */
export const instituteFactsOf = async (
  database: Database,
  customer: CustomerRow,
  { today, rules }: RulesOnDay,
): Promise<InstituteFacts> => {
  const { customerId, customerType, isRetired } = customer;
  const type = userTypeOf(customerType);
  const isQualified = type === "member" || type === "firm";
  const [practice, reach, exams, sent, notifications] = await Promise.all([
    isQualified && isRetired === 0 ? practiceOf(database, customerId, rules) : {},
    reachOf(database, customer),
    isQualified ? [] : upcomingExams(database, customerId, today),
    submissionsOf(database, customerId, formKinds),
    recordedNotificationsOf(database, customerId),
  ]);
  return {
    ...practice,
    ...reach,
    exams: unlessEmpty(exams),
    submissions: unlessEmpty(openSubmissionsOf(sent)),
    notificationDates: unlessEmpty(
      notifications.flatMap(({ code, since }) => (since === null ? [] : [{ code, since }])),
    ),
  };
};

/**
 * Everything that a customer's obligations derive from on a day; the portal derives them from the same facts. DATE-01
 */
export const obligationFactsOf = async (
  database: Database,
  customer: CustomerRow,
  onDay: RulesOnDay,
): Promise<ObligationFacts> => {
  const { customerId } = customer;
  const type = userTypeOf(customer.customerType);
  const [overview, statement, notifications, progress, institute] = await Promise.all([
    type === "member" ? overviewOf(database, customerId, onDay) : undefined,
    statementOf(database, customerId, onDay.today),
    currentNotificationsOf(database, customerId, onDay),
    type === "affiliate" ? progressOf(database, customerId) : undefined,
    instituteFactsOf(database, customer, onDay),
  ]);
  return {
    today: onDay.today,
    declaration: overview && toDeclareOf(overview, customer.isRetired === 1),
    balance: balanceOf(statement.transactions),
    statement,
    notifications,
    mayApply: progress !== undefined && hasReachedMembership(progress, notifications),
    institute,
    takesAnswers: true,
  };
};
