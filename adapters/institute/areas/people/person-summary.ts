import { hasLeft, type DepartureKind } from "../../../../domain/customer/departure.ts";
import { obligationWords } from "../../../../domain/customer/obligation-texts.ts";
import { costsStanding, datesOf, type Obligation } from "../../../../domain/customer/obligation.ts";
import { obligationsOf } from "../../../../domain/customer/obligations.ts";
import type { SuspensionDetails } from "../../../../domain/customer/profile.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { displayedStanding, type DisplayedStanding } from "../../../../domain/documents/displayed-standing.ts";
import type { Transaction } from "../../../../domain/fees/account.ts";
import { reversalOf } from "../../../../domain/fees/postings.ts";
import { balanceOf, totalsOf, type Totals } from "../../../../domain/fees/transactions.ts";
import type { DocumentCode } from "../../../../domain/institute/documents/document-code.ts";
import { dayOf, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { postalLines } from "../../../../domain/my-details/address.ts";
import { displayedPhone } from "../../../../domain/my-details/phone.ts";
import { submissionStateOf, type SubmissionState } from "../../../../domain/submissions/events.ts";
import { suspensionOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { departureOf, type RecordedDeparture } from "../../platform/customers/departures.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { latestMailsOf, type MailRow } from "../../platform/mail/mail-outbox.ts";
import { changesOnRecord } from "../../platform/storage/audit.ts";
import { obligationFactsOf } from "../customer/obligation-facts.store.ts";
import { profileFactsOf } from "../customer/profile-facts.store.ts";
import { describeSubmission } from "../descriptions.ts";
import { validityOn } from "../documents/verification.store.ts";
import { transactionsOf } from "../fees/fees.store.ts";
import { currentDocumentsOf } from "../issued-documents/issued.store.ts";
import { contactRecords } from "../my-details/contact/contact.store.ts";
import { personalRecordOf } from "../my-details/my-details.store.ts";
import { submissionTexts } from "../submissions/confirm-submission.ts";
import { submissionsOf } from "../submissions/submissions.store.ts";
import type { ActionContext } from "../use-case-context.ts";

/** An obligation in the words of the person's own list. */
export interface NamedObligation {
  readonly item: Obligation;
  readonly heading: string;
  readonly due: CalendarDate | undefined;
  readonly since: CalendarDate | undefined;
}

/** A posting, and the counter-posting that took it back. */
export interface PostingSummary extends Transaction {
  readonly takenBackBy: string | undefined;
}

/** A person's standing, obligations, submissions, mails and postings, the latest first. SENT-02, DESK-05 */
export interface PersonSummary {
  readonly person: CustomerRow;
  /** "+44 7700 900107"; undefined without one. */
  readonly telephone: string | undefined;
  /** The lines of the address for letters. */
  readonly address: readonly string[];
  readonly balance: Pence;
  readonly isErased: boolean;
  /** "resigned on 31 December 2026: moves abroad"; undefined while nothing is on record. */
  readonly departure: string | undefined;
  /** Number of the account that this one became part of. */
  readonly mergedInto: string | undefined;
  /** As the person sees it. */
  readonly standing: DisplayedStanding;
  readonly suspension: SuspensionDetails | undefined;
  /** The day of the suspension; undefined without one, and where it was imported before changes were recorded. */
  readonly suspendedOn: CalendarDate | undefined;
  readonly obligations: readonly NamedObligation[];
  readonly sent: readonly {
    readonly reference: string;
    readonly title: string;
    readonly submittedOn: CalendarDate;
    readonly state: SubmissionState;
  }[];
  readonly postings: readonly PostingSummary[];
  /** The number and totals of the earlier postings. */
  readonly earlierPostings: Totals & { readonly count: number };
  /** The totals of all postings. */
  readonly totals: Totals;
  readonly documents: readonly {
    readonly code: DocumentCode;
    readonly title: string;
    readonly subject: string;
    readonly issuedOn: CalendarDate;
    /** "valid", "withdrawn by suspension" */
    readonly validity: string;
  }[];
  readonly mails: readonly {
    readonly mailId: string;
    readonly subject: string;
    readonly recipient: string;
    readonly writtenOn: CalendarDate;
    /** "sent", "failed", "waiting", "waiting until 4 March 2026, 09:22" */
    readonly state: string;
  }[];
}

const departed: Readonly<Record<DepartureKind, string>> = {
  resigned: "resigned",
  deceased: "died",
  closed: "closed",
  merged: "merged",
};

const departureWords = ({ kind, on, reason, mergedInto }: RecordedDeparture, { rules, today }: Asking): string => {
  const departureWords = mergedInto === undefined ? departed[kind] : `part of ${mergedInto}, merged`;
  const planned = hasLeft({ kind, on }, today) ? "" : ", still to come";
  return `${departureWords} on ${displayDate(on, rules)}${planned}${reason === undefined ? "" : `: ${reason}`}`;
};

const suspendedOn = async ({ database, rules }: Asking, customerId: string): Promise<CalendarDate | undefined> => {
  const changes = await changesOnRecord(database, customerId);
  const change = changes.findLast(({ kind, column }) => ["standing", "people"].includes(kind) && column === "status");
  return change && dayOf(change.at, rules);
};

type Asking = Pick<ActionContext, "database" | "now" | "today" | "rules" | "mails">;

const named = async ({ database, today, rules, mails }: Asking, person: CustomerRow) => {
  const type = userTypeOf(person.customerType);
  const { obligations: texts } = await mails.library.document("page-framework", type);
  return obligationsOf(await obligationFactsOf(database, person, { today, rules })).map((item) => ({
    item,
    heading: obligationWords(item, texts)?.heading ?? item.subject,
    due: datesOf(item)?.due,
    since: item.kind === "notification" ? item.since : undefined,
  }));
};

const sentBy = async ({ database, rules, mails }: Asking, person: CustomerRow, latest: number) => {
  const texts = await submissionTexts(mails.library, userTypeOf(person.customerType));
  const sent = (await submissionsOf(database, person.customerId)).toReversed().slice(0, latest);
  return sent.map((one) => ({
    reference: one.reference,
    title: describeSubmission(one, rules, texts).title,
    submittedOn: one.submittedOn,
    state: submissionStateOf(one.kind, one.events),
  }));
};

const issuedTo = async ({ database, today }: Asking, person: CustomerRow, latest: number) => {
  const issued = (await currentDocumentsOf(database, person.customerId)).slice(0, latest);
  return Promise.all(
    issued.map(async (document) => {
      const validity = await validityOn(database, document, person, today);
      const { code, title, subject, issuedOn } = document;
      const words = validity.state === "withdrawn" ? `withdrawn by ${validity.because}` : validity.state;
      return { code, title, subject, issuedOn, validity: words };
    }),
  );
};

/** The state of a mail: "waiting until 4 March 2026, 09:22" while its decision can be undone. DESK-03 */
const mailState = (
  { sentAt, givenUpAt, heldFor, nextAttemptAt }: Pick<MailRow, "sentAt" | "givenUpAt" | "heldFor" | "nextAttemptAt">,
  { now, rules }: Asking,
): string => {
  if (sentAt !== null) return "sent";
  if (givenUpAt !== null) return "failed";
  return heldFor !== null && nextAttemptAt > now.getTime()
    ? `waiting until ${displayInstant(nextAttemptAt, rules)}`
    : "waiting";
};

/** Summarises a person, with the latest entries of each list; an erased person has no obligations. SENT-02, DESK-05 */
export const personSummary = async (asking: Asking, person: CustomerRow, latest: number): Promise<PersonSummary> => {
  const { database, today, rules } = asking;
  const erased = isErased(person);
  const { details } = await personalRecordOf(database, contactRecords, person.customerId);
  const { primaryPhoneNumber: phone, mailingAddress } = details;
  const transactions = await transactionsOf(database, person.customerId);
  const obligations = erased ? [] : await named(asking, person);
  const { inGoodStanding } = erased
    ? { inGoodStanding: undefined }
    : await profileFactsOf(database, person, { today, rules });
  const mails = await latestMailsOf(database, person.customerId, latest);
  const departure = await departureOf(database, person.customerId);
  const suspension = suspensionOf(person, today);
  return {
    person,
    telephone: phone?.number && displayedPhone({ countryCode: phone.countryCode ?? "", number: phone.number }),
    address: mailingAddress ? postalLines(mailingAddress) : [],
    balance: balanceOf(transactions),
    isErased: erased,
    departure: departure && departureWords(departure, asking),
    mergedInto: departure?.mergedInto,
    standing: displayedStanding(
      inGoodStanding,
      obligations.some(({ item }) => costsStanding(item)),
    ),
    suspension,
    suspendedOn: suspension && (await suspendedOn(asking, person.customerId)),
    obligations,
    sent: await sentBy(asking, person, latest),
    postings: transactions.slice(0, latest).map((each) => ({
      ...each,
      takenBackBy: reversalOf(transactions, each.reference)?.reference,
    })),
    earlierPostings: { count: Math.max(0, transactions.length - latest), ...totalsOf(transactions.slice(latest)) },
    totals: totalsOf(transactions),
    documents: await issuedTo(asking, person, latest),
    mails: mails.map(({ mailId, subject, recipient, writtenAt, sentAt, givenUpAt, heldFor, nextAttemptAt }) => ({
      mailId,
      subject,
      recipient,
      writtenOn: dayOf(new Date(writtenAt), rules),
      state: mailState({ sentAt, givenUpAt, heldFor, nextAttemptAt }, asking),
    })),
  };
};
