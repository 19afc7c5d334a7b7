import type { ToDeclare } from "../cpd/status.ts";
import { certificatesToRenew } from "../documents/renewal.ts";
import { byDateLatestFirst, type OwedItem, type Subscription, type Transaction } from "../fees/account.ts";
import { reversalOf } from "../fees/postings.ts";
import { isLate, subscriptionsToPay } from "../fees/settling.ts";
import { daysBetween, type CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";
import { applicationStateOf, type ApplicationState } from "../membership/application-state.ts";
import type { OpenSubmission } from "../submissions/open-submission.ts";
import type { InstituteFacts } from "./institute-facts.ts";
import { examPeriodOf, type NotificationCode } from "./notifications.ts";
import { byUrgency, type Obligation, type ObligationOf, type Urgency } from "./obligation.ts";

/** Facts that obligations derive from; facts that failed to load are absent. */
export interface ObligationFacts {
  readonly today: CalendarDate;
  /** The declaration that is due, if any. */
  readonly declaration?: ToDeclare | undefined;
  readonly balance?: Pence | undefined;
  readonly statement?:
    | {
        readonly subscription?: Subscription | undefined;
        readonly transactions: readonly Omit<Transaction, "receiptAvailable">[];
        /** What is not paid; absent from an API that does not say it. */
        readonly owed?: readonly OwedItem[] | undefined;
      }
    | undefined;
  readonly notifications: readonly string[];
  /** Whether all membership requirements are met. TASK-02 */
  readonly mayApply: boolean;
  readonly institute?: InstituteFacts | undefined;
  /** Whether requests of the organisation are answered in the portal. LOG-04 */
  readonly takesAnswers?: boolean | undefined;
}

const paymentLate: NotificationCode = "PAYMENT_OVERDUE";
const declarationLate: NotificationCode = "CPD_DECLARATION_OVERDUE_ONE";
const examsPublished: NotificationCode = "AFTER_EXAM_SUPPRESSION_PERIOD";

/** Urgency of each notification code; codes that are not listed require nothing. */
const urgencyOfNotification: ReadonlyMap<string, Urgency> = new Map<NotificationCode | "CPD_REVIEW", Urgency>([
  ["PAYMENT_OVERDUE", "overdue"],
  ["CPD_DECLARATION_OVERDUE_ONE", "overdue"],
  ["CPD_REVIEW", "due"],
  ["MEMBERSHIP_APPLICATION_ONHOLD", "due"],
  ["APPLIED_FOR_MEMBERSHIP", "with us"],
  ["MEMBERSHIP_APPLICATION_COMPLETE", "with us"],
  ["LTA_RS_SUBMITTED", "with us"],
  ["EXAM_SUPPRESSION_PERIOD", "with us"],
]);

const datedOn = (today: CalendarDate, due: CalendarDate) => ({ due, days: daysBetween(today, due) });

type Payment = ObligationOf<"payment">;

/** The state of the latest payment, if it does not count. */
const latestPaymentOf = ({
  transactions,
}: NonNullable<ObligationFacts["statement"]>): Pick<Payment, "failedOn" | "pendingSince" | "takenBack"> => {
  const latest = transactions.filter(({ type }) => type === "PAYMENT").toSorted(byDateLatestFirst)[0];
  if (latest?.status === "FAILED") return { failedOn: latest.date };
  if (latest?.status === "PENDING") return { pendingSince: latest.date };
  const reversal = latest && reversalOf(transactions, latest.reference);
  return reversal ? { takenBack: { paidOn: latest.date, on: reversal.date } } : {};
};

/** One obligation for everything that is due on a day. CORR-02 */
const paymentBy = (dueDate: CalendarDate, items: readonly OwedItem[], today: CalendarDate): Payment => {
  const [first] = items;
  const year = items.find((item) => item.year !== undefined)?.year;
  const subscriptions = subscriptionsToPay(items);
  return {
    kind: "payment",
    subject: year === undefined ? (first?.reference ?? "balance") : String(year),
    state: isLate({ dueDate }, today) ? "overdue" : "due",
    owed: items.reduce((sum, { open }) => sum + open, 0),
    ...(items.every((item) => item.year === year) && year !== undefined ? { year } : {}),
    ...(items.length === 1 && year === undefined ? { description: first?.description } : {}),
    ...datedOn(today, dueDate),
    ...(subscriptions.length > 0 ? { subscriptions } : {}),
  };
};

/** The balance as one obligation, for an API that does not say what it consists of. */
const balancePayment = ({ balance = 0, statement, notifications, today }: ObligationFacts): Payment | undefined => {
  if (balance <= 0) return undefined;
  const subscription = statement?.subscription?.status === "PAID" ? undefined : statement?.subscription;
  const hasPassed =
    subscription?.status === "OVERDUE" ||
    (subscription && isLate(subscription, today)) ||
    notifications.includes(paymentLate);
  return {
    kind: "payment",
    subject: subscription ? String(subscription.year) : "balance",
    state: hasPassed ? "overdue" : "due",
    owed: balance,
    ...(subscription?.amount === balance ? { year: subscription.year } : {}),
    ...(subscription ? datedOn(today, subscription.dueDate) : {}),
  };
};

/** The obligations to pay, by due date. The first says what became of the latest payment. FEES-03, CORR-02 */
const paymentsOf = (facts: ObligationFacts): readonly Payment[] => {
  const { statement, today } = facts;
  const owed = statement?.owed;
  const days = [...new Set(owed?.map(({ dueDate }) => dueDate))].toSorted();
  const [first, ...others] = owed
    ? days.map((day) =>
        paymentBy(
          day,
          owed.filter(({ dueDate }) => dueDate === day),
          today,
        ),
      )
    : [balancePayment(facts)];
  return first
    ? [{ ...first, ...(statement ? latestPaymentOf(statement) : {}) }, ...others.flatMap((each) => each ?? [])]
    : [];
};

/** The obligation to declare CPD. CPD-02 */
export const declarationObligation = ({ overview, status }: ToDeclare): ObligationOf<"declaration"> => {
  const state = status === "overdue" ? "overdue" : status === "notYetOpened" ? "coming" : "due";
  return {
    kind: "declaration",
    subject: String(overview.year),
    state,
    status,
    year: overview.year,
    due: overview.nextDueDate,
    days: overview.remainingDays,
  };
};

/** Overdue from the day after the due date. */
const stateUntil = (due: CalendarDate, today: CalendarDate): Urgency => (due < today ? "overdue" : "due");

const certificatesOf = ({ certificates = [] }: InstituteFacts, today: CalendarDate): readonly Obligation[] =>
  certificatesToRenew(certificates, today).map(({ number, jurisdiction, expiresOn }) => ({
    kind: "practisingCertificate",
    subject: number,
    state: stateUntil(expiresOn, today),
    jurisdiction,
    ...datedOn(today, expiresOn),
  }));

const examsOf = ({ exams = [] }: InstituteFacts, today: CalendarDate): readonly Obligation[] =>
  exams
    .filter(({ date }) => date >= today)
    .map(({ exam, date, ...held }) => ({
      kind: "exam",
      subject: exam,
      state: "coming",
      ...held,
      ...datedOn(today, date),
    }));

const codeOfApplication: Readonly<Record<ApplicationState, NotificationCode>> = {
  ALREADY_APPLIED: "APPLIED_FOR_MEMBERSHIP",
  MEMBERSHIP_APPLICATION_ONHOLD: "MEMBERSHIP_APPLICATION_ONHOLD",
  MEMBERSHIP_APPLICATION_COMPLETE: "MEMBERSHIP_APPLICATION_COMPLETE",
};

/** The notification for an application's state: on hold while information is requested. MEMB-02 */
const applicationCode = ({ request }: OpenSubmission, notifications: readonly string[]): NotificationCode =>
  request ? "MEMBERSHIP_APPLICATION_ONHOLD" : codeOfApplication[applicationStateOf(notifications) ?? "ALREADY_APPLIED"];

const submissionOf = (open: OpenSubmission, { notifications, today, takesAnswers }: ObligationFacts): Obligation => {
  const { reference, since, request } = open;
  const submitted = {
    kind: "submission",
    subject: reference,
    reference,
    since,
    ...(request ? { wanted: request.wanted, ...datedOn(today, request.by) } : {}),
    ...(request && takesAnswers ? { isAnsweredHere: true } : {}),
  } as const;
  const requestState = request && stateUntil(request.by, today);
  if (open.of === "waiver" || open.of === "declaration")
    return { ...submitted, of: open.of, year: open.year, state: requestState ?? "with us" };
  if (open.of === "retirement") return { ...submitted, of: "retirement", state: requestState ?? "with us" };
  const code = applicationCode(open, notifications);
  return { ...submitted, of: "application", code, state: requestState ?? urgencyOfNotification.get(code) ?? "with us" };
};

const contactOf = ({ unreachableAt, lacksContact = false }: InstituteFacts): readonly Obligation[] => {
  const contact = { kind: "contact", subject: "contact", state: "due" } as const;
  if (unreachableAt !== undefined) return [{ ...contact, address: unreachableAt }];
  return lacksContact ? [contact] : [];
};

const instituteObligations = (facts: ObligationFacts): readonly Obligation[] => {
  const { institute = {}, today } = facts;
  return [
    ...certificatesOf(institute, today),
    ...examsOf(institute, today),
    ...(institute.submissions ?? []).map((open) => submissionOf(open, facts)),
    ...contactOf(institute),
    ...(institute.lacksInsurance ? [{ kind: "insurance", subject: "insurance", state: "due" } as const] : []),
  ];
};

/** Notifications that duplicate or contradict another obligation. */
const repeated = (items: readonly Obligation[], notifications: readonly string[]): ((code: string) => boolean) => {
  const isPaying = items.some(({ kind }) => kind === "payment");
  const isDeclarationLate = items.some(({ kind, state }) => kind === "declaration" && state === "overdue");
  const hasApplication = items.some((item) => item.kind === "submission" && item.of === "application");
  const isSuppressed = examPeriodOf(notifications) === "suppressed";
  return (code) =>
    (isSuppressed && code === examsPublished) ||
    (isPaying && code === paymentLate) ||
    (isDeclarationLate && code === declarationLate) ||
    (hasApplication && applicationStateOf([code]) !== undefined);
};

/**
 * Returns all obligations, most urgent first: the one source of everything with a date or a request. Includes the
 * invitation to apply once all membership requirements are met; skips notifications that another obligation repeats
 * or contradicts. TASK-01, TASK-02, LAND-02, DATE-01
 */
export const obligationsOf = (facts: ObligationFacts): readonly Obligation[] => {
  const known: readonly Obligation[] = [
    ...paymentsOf(facts),
    ...(facts.declaration ? [declarationObligation(facts.declaration)] : []),
    ...instituteObligations(facts),
    ...(facts.mayApply ? [{ kind: "application", subject: "membership", state: "ready" } as const] : []),
  ];
  const isRepeated = repeated(known, facts.notifications);
  const sinceByCode = new Map(facts.institute?.notificationDates?.map(({ code, since }) => [code, since]));
  const notified = [...new Set(facts.notifications)]
    .filter((code) => !isRepeated(code))
    .map((code): Obligation => {
      const since = sinceByCode.get(code);
      return {
        kind: "notification",
        subject: code,
        code,
        state: urgencyOfNotification.get(code) ?? "optional",
        ...(since ? { since } : {}),
      };
    });
  return [...known, ...notified].toSorted(byUrgency);
};
