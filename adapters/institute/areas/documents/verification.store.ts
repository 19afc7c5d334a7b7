import { isSuspended } from "../../../../domain/customer/suspension.ts";
import {
  saysGoodStanding,
  validityOf,
  withStanding,
  type DocumentKind,
  type Validity,
} from "../../../../domain/documents/verification.ts";
import { reversalOf } from "../../../../domain/fees/postings.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { submissionStateOf } from "../../../../domain/submissions/events.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { hasCpdRecord } from "../cpd/duty.store.ts";
import { profileFactsOf } from "../customer/profile-facts.store.ts";
import { transactionsOf } from "../fees/fees.store.ts";
import { keyResourcesOf, practisingCertificatesOf } from "../issued-documents/documents.store.ts";
import { replacementOf, type IssuedRow } from "../issued-documents/issued.store.ts";
import { submissionOf } from "../submissions/submissions.store.ts";

type IsOnRecord = (database: Database, document: IssuedRow) => Promise<boolean>;

const isKeyResource: IsOnRecord = async (database, { customerId, kind, subject }) =>
  (await keyResourcesOf(database, customerId)).some(
    ({ key, certificateNumber }) => key === kind && certificateNumber === subject,
  );

/** Whether a document still agrees with the records, by its kind. VERI-02 */
const isOnRecord: Readonly<Record<DocumentKind, IsOnRecord>> = {
  membershipCertificate: isKeyResource,
  goodStanding: isKeyResource,
  equivalence: isKeyResource,
  certificates: isKeyResource,
  docket: isKeyResource,
  practisingCertificate: async (database, { customerId, subject }) =>
    (await practisingCertificatesOf(database, customerId)).some(
      ({ certificateNumber }) => certificateNumber === subject,
    ),
  receipt: async (database, { customerId, subject }) =>
    (await transactionsOf(database, customerId)).some(
      ({ reference, type, status }) => reference === subject && type === "PAYMENT" && status === "COMPLETED",
    ),
  membershipCredential: (database, document) => isKeyResource(database, { ...document, kind: "membershipCertificate" }),
  cpdRecord: (database, { customerId }) => hasCpdRecord(database, customerId),
  submission: async (database, { subject }) => {
    const submission = await submissionOf(database, subject);
    return submission !== undefined && submissionStateOf(submission.kind, submission.events) !== "taken back";
  },
};

/** Whether a document is the receipt of a payment that was taken back. CORR-01 */
const isTakenBack = async (database: Database, { customerId, kind, subject }: IssuedRow): Promise<boolean> =>
  kind === "receipt" && reversalOf(await transactionsOf(database, customerId), subject) !== undefined;

/** The validity of an issued document on a day, derived from the current records. VERI-02 */
export const validityOn = async (
  database: Database,
  document: IssuedRow,
  holder: CustomerRow,
  today: CalendarDate,
): Promise<Validity> =>
  validityOf(
    { kind: document.kind, isOfRetired: document.isOfRetired === 1, expiresOn: document.expiresOn ?? undefined },
    {
      isClosed: holder.isClosed === 1,
      isSuspended: isSuspended(holder),
      isRetired: holder.isRetired === 1,
      isOnRecord: await isOnRecord[document.kind](database, document),
      isTakenBack: await isTakenBack(database, document),
      isRenamed: document.name !== null && document.name !== fullNameOf(holder),
      replacedOn: await replacementOf(database, document),
      today,
    },
  );

/**
 * The validity that the holder and those who check a document read: of a letter of good standing also whether its
 * holder is in good standing today. VERI-02
 */
export const displayedValidityOn = async (
  database: Database,
  document: IssuedRow,
  holder: CustomerRow,
  onDay: RulesOnDay,
): Promise<Validity> => {
  const validity = await validityOn(database, document, holder, onDay.today);
  if (!saysGoodStanding(document.kind)) return validity;
  return withStanding(validity, (await profileFactsOf(database, holder, onDay)).inGoodStanding);
};
