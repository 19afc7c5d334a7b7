import { idempotentAnswersTable } from "../platform/api/idempotency.ts";
import { activityCountsTable } from "../platform/customers/activity-counts.store.ts";
import { customersTable, notificationsTable, sessionsTable } from "../platform/customers/customers.store.ts";
import { departuresTable } from "../platform/customers/departures.store.ts";
import { emailAddressesTable } from "../platform/customers/email-addresses.store.ts";
import { limitsTable } from "../platform/limits.ts";
import { mailsTable } from "../platform/mail/mail-outbox.ts";
import { refusingAddressesTable } from "../platform/mail/refusing-addresses.store.ts";
import { auditEntriesTable } from "../platform/storage/audit.ts";
import { required, withheld, nullable } from "../platform/storage/columns.ts";
import { heldColumnsOf, type PersonRows, type Table } from "../platform/storage/define-table.ts";
import { importsTable } from "../platform/storage/imports.store.ts";
import { databasePropertiesTable } from "../platform/storage/properties.ts";
import { secretsTable } from "../platform/storage/secrets.ts";
import { webhookMessagesTable } from "../platform/webhooks/webhook-outbox.ts";
import { emailChangesTable } from "../provider/credentials/email-changes.ts";
import { passwordLinkRequestsTable } from "../provider/credentials/link-requests.ts";
import { usedChallengesTable } from "../provider/credentials/passkey-challenges.ts";
import { passkeysTable } from "../provider/credentials/passkeys.store.ts";
import { passwordLinksTable } from "../provider/credentials/passwords.ts";
import { providerRecordsTable } from "../provider/provider-records.ts";
import { signInsTable } from "../provider/sign-ins.ts";
import { staffLinksTable } from "../provider/staff/links.store.ts";
import { staffPasskeysTable } from "../provider/staff/passkeys.store.ts";
import { staffRecordsTable } from "../provider/staff/records.store.ts";
import { staffSessionsTable } from "../provider/staff/sessions.store.ts";
import { staffTable } from "../provider/staff/staff.store.ts";
import { calendarAddressesTable } from "./calendar/calendar.store.ts";
import { cpdOverviewsTable } from "./cpd/duty.store.ts";
import { cpdAdjustmentsTable } from "./cpd/history.store.ts";
import { cpdActivitiesTable } from "./cpd/log/log.store.ts";
import { cpdReviewMembersTable, cpdReviewsTable } from "./cpd/reviews/reviews.store.ts";
import { cpdYearsTable } from "./cpd/years.store.ts";
import { credentialKeysTable } from "./documents/credential-keys.store.ts";
import { membershipCredentialsTable } from "./documents/credential-status.store.ts";
import { standingLinksTable } from "./documents/standing-links.store.ts";
import { evidenceTable } from "./evidence/evidence.store.ts";
import { bankColumnsTable } from "./fees/bank-files/bank-columns.store.ts";
import { bankLinesTable } from "./fees/bank-files/bank-lines.store.ts";
import { subscriptionsTable, transactionsTable } from "./fees/fees.table.ts";
import { onlinePaymentsTable } from "./fees/online-payments/online-payments.store.ts";
import { keyResourcesTable, practisingCertificatesTable } from "./issued-documents/documents.store.ts";
import { issuedDocumentsTable } from "./issued-documents/issued.store.ts";
import { personalRecordsTable } from "./my-details/my-details.store.ts";
import { examEntriesTable } from "./qualifications/exam-entries.store.ts";
import { qualificationsTable } from "./qualifications/qualifications.store.ts";
import { remindersTable } from "./reminders/reminders.store.ts";
import { submissionEventsTable, submissionsTable } from "./submissions/submissions.table.ts";

const internal = withheld.internal(required.text());
const nobody = withheld.nobody(required.text());

/** Tables of the desk, which areas cannot import. They hold nothing that a person receives. */
const deskTables: readonly Table[] = [
  {
    name: "deskFiles",
    columns: {
      fileId: internal,
      staffId: internal,
      name: internal,
      answers: internal,
      content: internal,
      givenAt: internal,
    },
  },
  {
    name: "deskJobs",
    columns: {
      jobId: internal,
      staffId: internal,
      heading: internal,
      entry: internal,
      address: internal,
      progress: internal,
      outcome: withheld.internal(nullable.text()),
      startedAt: withheld.internal(required.instant()),
      seenAt: withheld.internal(required.instant()),
    },
  },
  { name: "sentForms", columns: { digest: nobody, location: nobody, sentAt: nobody } },
];

/** All tables in the order in which a person reads them, by the groups of their document. DATA-01 */
export const tableGroups = [
  ["you", [customersTable, departuresTable, emailAddressesTable, personalRecordsTable, notificationsTable]],
  ["qualification", [qualificationsTable, examEntriesTable]],
  ["cpd", [cpdOverviewsTable, cpdYearsTable, cpdAdjustmentsTable, cpdActivitiesTable, cpdReviewMembersTable]],
  ["money", [subscriptionsTable, transactionsTable, onlinePaymentsTable, bankLinesTable]],
  ["sent", [submissionsTable, submissionEventsTable]],
  ["sent", [evidenceTable]],
  ["documents", [keyResourcesTable, practisingCertificatesTable, issuedDocumentsTable, membershipCredentialsTable]],
  ["messages", [mailsTable, remindersTable]],
  [
    "security",
    [
      signInsTable,
      passkeysTable,
      activityCountsTable,
      sessionsTable,
      passwordLinksTable,
      passwordLinkRequestsTable,
      emailChangesTable,
      calendarAddressesTable,
      refusingAddressesTable,
      standingLinksTable,
    ],
  ],
  [
    "records",
    [
      idempotentAnswersTable,
      webhookMessagesTable,
      auditEntriesTable,
      importsTable,
      providerRecordsTable,
      staffTable,
      staffLinksTable,
      staffPasskeysTable,
      staffSessionsTable,
      staffRecordsTable,
      ...deskTables,
      usedChallengesTable,
      limitsTable,
      secretsTable,
      credentialKeysTable,
      cpdReviewsTable,
      bankColumnsTable,
      databasePropertiesTable,
    ],
  ],
] as const satisfies readonly (readonly [group: string, tables: readonly Table[]])[];

export const tables: readonly Table[] = tableGroups.flatMap(([, group]): readonly Table[] => group);

/** The tables with at least one column that the person receives. DATA-01 */
export const heldTables = tables.filter((table) => heldColumnsOf(table).length > 0);

/** Tables with rows of people, apart from those that are erased separately; referring tables come before their targets. */
export const personTables = tables
  .toReversed()
  .flatMap(({ name, ofPerson }): (readonly [string, PersonRows])[] =>
    ofPerson === undefined || ofPerson === "by its owner" ? [] : [[name, ofPerson]],
  );
