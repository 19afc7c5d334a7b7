CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "customers" ("customerId" text primary key, "email" text not null unique, "passwordHash" text not null, "groups" text not null, "isClosed" integer not null, "firstName" text not null, "surname" text not null, "initials" text not null, "customerType" text not null, "portalExperience" text, "status" text not null, "nationality" text, "countryOfResidence" text, "onlineCountry" integer not null, "isRetired" integer not null, "isFellow" integer not null, "eligibleForMembership" integer not null, "pathway" text, "pathwayDescription" text, "perSupervisor" integer not null, "suspensionCode" text, "isSuspensionGracePeriod" integer not null, "suspensionGraceEnds" text, "latestSessionId" text, "membershipDate" text, "foldedName" text default '' not null, "surnameWord" text default '' not null);
CREATE TABLE "notifications" ("customerId" text not null references "customers" ("customerId"), "position" integer not null, "code" text not null, "since" text, constraint "notificationsKey" primary key ("customerId", "code"));
CREATE TABLE "sessions" ("sessionId" text primary key, "customerId" text not null references "customers" ("customerId"), "openedAt" bigint not null);
CREATE TABLE "cpdOverviews" ("customerId" text primary key references "customers" ("customerId"), "year" integer not null, "nextDueDate" text not null, "isRequired" integer default 1 not null);
CREATE TABLE "cpdYears" ("customerId" text not null references "customers" ("customerId"), "year" integer not null, "status" text not null, "broughtForwardUnits" integer not null, constraint "cpdYearsKey" primary key ("customerId", "year"));
CREATE TABLE "cpdAdjustments" ("adjustmentId" text primary key, "customerId" text not null, "year" integer not null, "type" text not null, "reason" text not null, "units" integer not null, "status" text not null, "startDate" text, "endDate" text, "reasonCode" text, constraint "adjustmentOfYear" foreign key ("customerId", "year") references "cpdYears" ("customerId", "year"));
CREATE TABLE "secrets" ("name" text primary key, "value" text not null);
CREATE TABLE "providerRecords" ("kind" text not null, "recordId" text not null, "payload" text not null, "grantId" text, "userCode" text, "uid" text, "expiresAt" bigint, "consumedAt" bigint, constraint "providerRecordsKey" primary key ("kind", "recordId"));
CREATE TABLE "qualifications" ("customerId" text primary key references "customers" ("customerId"), "examsTotal" integer not null, "examsCompleted" integer not null, "hasConditionalExemptions" integer not null, "moduleStatus" text, "policyType" text not null, "unitOfMeasurement" text not null, "experienceRequired" integer not null, "experienceClaimed" integer not null, "experienceAchieved" integer not null, "objectivesRequired" integer not null, "objectivesAchieved" integer not null);
CREATE TABLE "subscriptions" ("customerId" text not null references "customers" ("customerId"), "year" integer not null, "amount" integer not null, "dueDate" text not null, constraint "subscriptionsKey" primary key ("customerId", "year"));
CREATE TABLE "transactions" ("reference" text primary key, "customerId" text not null references "customers" ("customerId"), "date" text not null, "description" text not null, "amount" integer not null, "type" text not null, "status" text not null, "receiptAvailable" integer not null, "purpose" text, "dueDate" text, "settles" text, "reverses" text, "reason" text, "effects" text, "postedBy" text, "postedAt" bigint, "bankLine" text);
CREATE TABLE "keyResources" ("customerId" text not null references "customers" ("customerId"), "key" text not null, "eligible" integer not null, "warning" text, "certificateNumber" text not null, "certificateType" text not null, "issuedOn" text not null, "particulars" text not null, constraint "keyResourcesKey" primary key ("customerId", "key"));
CREATE TABLE "practisingCertificates" ("certificateNumber" text primary key, "customerId" text not null references "customers" ("customerId"), "certificateType" text not null, "certificateName" text not null, "jurisdictionDescription" text not null, "issuedOn" text not null, "expiresOn" text not null);
CREATE TABLE "personalRecords" ("customerId" text not null references "customers" ("customerId"), "kind" text not null, "details" text not null, "version" integer not null, constraint "personalRecordsKey" primary key ("customerId", "kind"));
CREATE TABLE "emailAddresses" ("customerId" text primary key references "customers" ("customerId"), "address" text not null unique);
CREATE TABLE "onceAnswers" ("customerId" text not null references "customers" ("customerId"), "call" text not null, "idempotencyKey" text not null, "digest" text not null, "answer" text not null, "answeredAt" bigint default 0 not null, constraint "onceAnswersKey" primary key ("customerId", "call", "idempotencyKey"));
CREATE TABLE "limits" ("limitKey" text primary key, "fullAgainAt" bigint not null);
CREATE TABLE "signIns" ("signInId" text primary key, "customerId" text not null references "customers" ("customerId"), "startedAt" bigint not null, "lastUsedAt" bigint not null, "endedAt" bigint, "device" text);
CREATE TABLE "mails" ("mailId" text primary key, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "writtenAt" bigint not null, "attempts" integer not null, "nextAttemptAt" bigint not null, "sentAt" bigint, "givenUpAt" bigint, "expiresAt" bigint, "customerId" text, "heldFor" text);
CREATE TABLE "passwordLinks" ("digest" text primary key, "customerId" text not null references "customers" ("customerId"), "expiresAt" bigint not null, "usedAt" bigint);
CREATE TABLE "emailChanges" ("customerId" text primary key references "customers" ("customerId"), "digest" text not null unique, "email" text not null, "expiresAt" bigint not null);
CREATE TABLE "calendarAddresses" ("customerId" text primary key references "customers" ("customerId"), "token" text not null unique);
CREATE TABLE "databaseProperties" ("name" text primary key, "value" text not null);
CREATE TABLE "passwordLinkRequests" ("requestId" text primary key, "email" text not null, "requestedAt" bigint not null);
CREATE TABLE "submissions" ("reference" text primary key, "customerId" text not null references "customers" ("customerId"), "kind" text not null, "answers" text not null, "submittedOn" text not null, "submittedAt" bigint not null);
CREATE TABLE "submissionEvents" ("reference" text not null references "submissions" ("reference"), "position" integer not null, "type" text not null, "at" bigint not null, "by" text not null, "reason" text, "verdict" text, "until" text, "replaced" text, constraint "submissionEventsKey" primary key ("reference", "position"));
CREATE TABLE "webhookMessages" ("messageId" text primary key, "customerId" text not null references "customers" ("customerId"), "position" integer not null, "payload" text not null, "writtenAt" bigint not null, "attempts" integer not null, "nextAttemptAt" bigint not null, "deliveredAt" bigint, "givenUpAt" bigint, "heldFor" text, constraint "webhookMessagesInOrder" unique ("customerId", "position"));
CREATE TABLE "reminders" ("customerId" text not null references "customers" ("customerId"), "kind" text not null, "subject" text not null, "dueDate" text not null, "step" integer not null, "sentAt" bigint not null, constraint "remindersOnce" primary key ("customerId", "kind", "subject", "dueDate", "step"));
CREATE TABLE "issuedDocuments" ("code" text primary key, "customerId" text not null references "customers" ("customerId"), "kind" text not null, "subject" text not null, "position" integer not null, "title" text not null, "name" text, "facts" text not null, "digest" text not null, "isOfRetired" integer not null, "issuedOn" text not null, "issuedAt" bigint not null, "expiresOn" text, constraint "issuedDocumentsInOrder" unique ("customerId", "kind", "subject", "position"));
CREATE TABLE "credentialKeys" ("position" integer primary key, "publicKey" text not null, "secretKey" text, "madeAt" bigint not null);
CREATE TABLE "membershipCredentials" ("code" text primary key references "issuedDocuments" ("code"), "list" integer not null, "position" integer not null, constraint "membershipCredentialsByPosition" unique ("list", "position"));
CREATE TABLE "examEntries" ("customerId" text not null references "customers" ("customerId"), "exam" text not null, "date" text not null, "time" text not null, "place" text not null, "timeZone" text, constraint "examEntriesKey" primary key ("customerId", "exam"));
CREATE TABLE "activityCounts" ("customerId" text not null references "customers" ("customerId"), "kind" text not null, "day" text not null, "subject" text not null, "count" integer not null, "latestAt" bigint not null, constraint "activityCountsByDay" primary key ("customerId", "kind", "day", "subject"));
CREATE TABLE "passkeys" ("passkeyId" text primary key, "customerId" text not null references "customers" ("customerId"), "credentialId" text not null unique, "publicKey" text not null, "counter" bigint not null, "transports" text not null, "name" text not null, "addedAt" bigint not null, "lastUsedAt" bigint);
CREATE TABLE "usedChallenges" ("digest" text primary key, "expiresAt" bigint not null);
CREATE TABLE "imports" ("number" integer primary key, "importedAt" bigint not null, "importedBy" text not null, "undoes" integer unique);
CREATE TABLE "auditEntries" ("entryId" text primary key, "customerId" text not null, "changedBy" text not null, "changedAt" bigint not null, "kind" text not null, "record" text, "field" text not null, "oldHash" text, "newHash" text, "oldValue" text, "newValue" text, "importNumber" integer);
CREATE TABLE "bankColumns" ("heading" text primary key, "columns" text not null, "dayOrder" text);
CREATE TABLE "bankLines" ("bankLine" text primary key, "day" text not null, "amount" integer not null, "open" integer not null, "words" text not null, "payer" text not null, "file" text not null, "fileLine" integer not null, "addedBy" text not null, "addedAt" bigint not null, "asideReason" text, "asideBy" text, "asideAt" bigint, "format" text, "account" text, "sameAs" text);
CREATE TABLE "staff" ("staffId" text primary key, "email" text not null unique, "name" text not null, "role" text not null, "addedAt" bigint not null, "removedAt" bigint);
CREATE TABLE "staffLinks" ("digest" text primary key, "staffId" text not null references "staff" ("staffId"), "expiresAt" bigint not null);
CREATE TABLE "staffPasskeys" ("credentialId" text primary key, "staffId" text not null references "staff" ("staffId"), "publicKey" text not null, "counter" bigint not null, "transports" text not null, "addedAt" bigint not null, "lastUsedAt" bigint);
CREATE TABLE "staffSessions" ("digest" text primary key, "staffId" text not null references "staff" ("staffId"), "startedAt" bigint not null, "lastUsedAt" bigint not null);
CREATE TABLE "sentForms" ("digest" text primary key, "location" text not null, "sentAt" bigint not null);
CREATE TABLE "staffRecords" ("recordId" text primary key, "staffId" text not null references "staff" ("staffId"), "at" bigint not null, "action" text not null, "customerId" text, "reference" text, "isChange" integer default 0 not null);
CREATE TABLE "departures" ("customerId" text primary key references "customers" ("customerId"), "kind" text not null, "leftOn" text not null, "reason" text, "mergedInto" text, "creditNotes" text);
CREATE TABLE "onlinePayments" ("reference" text primary key, "customerId" text not null references "customers" ("customerId"), "amount" integer not null, "items" text not null, "state" text not null, "providerId" text, "address" text, "startedAt" bigint not null, "changedAt" bigint not null);
CREATE TABLE "standingLinks" ("customerId" text primary key references "customers" ("customerId"), "code" text not null unique);
CREATE TABLE "refusingAddresses" ("customerId" text not null references "customers" ("customerId"), "address" text not null, "times" integer not null, "latestAt" bigint not null, constraint "refusingAddressesKey" primary key ("customerId", "address"));
CREATE TABLE "deskFiles" ("fileId" text primary key, "staffId" text not null references "staff" ("staffId"), "name" text not null, "answers" text not null, "content" text not null, "givenAt" bigint not null);
CREATE TABLE "cpdActivities" ("activityId" text primary key, "customerId" text not null references "customers" ("customerId"), "date" text not null, "title" text not null, "units" double precision not null, "isVerifiable" integer not null, "learnt" text, "loggedAt" bigint not null);
CREATE TABLE "evidence" ("fileId" text primary key, "customerId" text not null references "customers" ("customerId"), "name" text not null, "type" text not null, "size" integer not null, "receivedAt" bigint not null, "receivedOn" text not null, "idempotencyKey" text not null, "aboutKind" text, "aboutReference" text, "aboutEvent" integer);
CREATE TABLE "cpdReviews" ("year" integer not null, "number" integer not null, "seed" text not null, "rules" text not null, "population" integer not null, "digest" text not null, "reason" text, "drawnBy" text not null, "drawnAt" bigint not null, constraint "cpdReviewsByYear" primary key ("year", "number"));
CREATE TABLE "cpdReviewMembers" ("year" integer not null, "number" integer not null, "customerId" text not null references "customers" ("customerId"), "reference" text not null, "route" text not null, "isResting" integer not null, "place" integer, "endedAs" text, constraint "cpdReviewMembersByReview" primary key ("year", "number", "customerId"));
CREATE TABLE "deskJobs" ("jobId" text primary key, "staffId" text not null references "staff" ("staffId"), "heading" text not null, "entry" text not null, "address" text not null, "progress" text not null, "outcome" text, "startedAt" bigint not null, "seenAt" bigint not null);
CREATE INDEX "sessionsByCustomer" on "sessions" ("customerId");
CREATE INDEX "providerRecordsBygrantId" on "providerRecords" ("grantId");
CREATE INDEX "providerRecordsByuid" on "providerRecords" ("uid");
CREATE INDEX "providerRecordsByexpiresAt" on "providerRecords" ("expiresAt");
CREATE INDEX "practisingCertificatesByCustomer" on "practisingCertificates" ("customerId");
CREATE INDEX "limitsByTime" on "limits" ("fullAgainAt");
CREATE INDEX "signInsBycustomerId" on "signIns" ("customerId");
CREATE INDEX "signInsBylastUsedAt" on "signIns" ("lastUsedAt");
CREATE INDEX "mailsByAttempt" on "mails" ("sentAt", "nextAttemptAt");
CREATE INDEX "passwordLinksByCustomer" on "passwordLinks" ("customerId");
CREATE INDEX "cpdAdjustmentsByCustomer" on "cpdAdjustments" ("customerId");
CREATE INDEX "passwordLinkRequestsByTime" on "passwordLinkRequests" ("requestedAt");
CREATE INDEX "submissionsByCustomer" on "submissions" ("customerId", "kind");
CREATE INDEX "submissionsByKind" on "submissions" ("kind", "submittedAt");
CREATE INDEX "mailsByCustomer" on "mails" ("customerId");
CREATE INDEX "webhookMessagesByAttempt" on "webhookMessages" ("deliveredAt", "nextAttemptAt");
CREATE INDEX "activityCountsByTime" on "activityCounts" ("latestAt");
CREATE INDEX "passkeysByCustomer" on "passkeys" ("customerId");
CREATE INDEX "usedChallengesByTime" on "usedChallenges" ("expiresAt");
CREATE INDEX "passwordLinkRequestsByEmail" on "passwordLinkRequests" ("email");
CREATE INDEX "mailsByTime" on "mails" ("writtenAt");
CREATE INDEX "onceAnswersByTime" on "onceAnswers" ("answeredAt");
CREATE INDEX "webhookMessagesByTime" on "webhookMessages" ("writtenAt");
CREATE INDEX "submissionsByTime" on "submissions" ("submittedAt");
CREATE INDEX "waitingMailsByExpiry" on "mails" ("sentAt", "expiresAt");
CREATE UNIQUE INDEX "transactionsByReversed" on "transactions" ("reverses");
CREATE INDEX "auditEntriesByCustomer" on "auditEntries" ("customerId");
CREATE INDEX "auditEntriesByImport" on "auditEntries" ("importNumber") where "importNumber" is not null;
CREATE INDEX "auditEntriesWithValues" on "auditEntries" ("changedAt") where "oldValue" is not null or "newValue" is not null;
CREATE INDEX "bankLinesByOpen" on "bankLines" ("open");
CREATE INDEX "transactionsByBankLine" on "transactions" ("bankLine");
CREATE INDEX "staffPasskeysByStaff" on "staffPasskeys" ("staffId");
CREATE INDEX "staffSessionsByStaff" on "staffSessions" ("staffId");
CREATE INDEX "sentFormsByTime" on "sentForms" ("sentAt");
CREATE INDEX "staffRecordsByat" on "staffRecords" ("at");
CREATE INDEX "staffRecordsBycustomerId" on "staffRecords" ("customerId");
CREATE INDEX "departuresByDay" on "departures" ("leftOn");
CREATE INDEX "departuresByMerger" on "departures" ("mergedInto");
CREATE INDEX "mailsHeldFor" on "mails" ("heldFor");
CREATE INDEX "webhookMessagesHeldFor" on "webhookMessages" ("heldFor");
CREATE INDEX "onlinePaymentsByCustomer" on "onlinePayments" ("customerId");
CREATE INDEX "onlinePaymentsByState" on "onlinePayments" ("state");
CREATE UNIQUE INDEX "onlinePaymentsByProviderId" on "onlinePayments" ("providerId");
CREATE INDEX "deskFilesByTime" on "deskFiles" ("givenAt");
CREATE INDEX "customersBySurnameWord" on "customers" ("surnameWord");
CREATE INDEX "customersByCompactId" on "customers" (replace(replace(replace(replace(replace(upper("customerId"), '-', ''), '/', ''), '.', ''), ' ', ''), '_', ''));
CREATE INDEX "transactionsByCompactReference" on "transactions" (replace(replace(replace(replace(replace(upper("reference"), '-', ''), '/', ''), '.', ''), ' ', ''), '_', ''));
CREATE INDEX "chargesByAmount" on "transactions" ("amount", "type");
CREATE INDEX "cpdActivitiesByCustomer" on "cpdActivities" ("customerId", "date");
CREATE UNIQUE INDEX "evidenceOfCustomer" on "evidence" ("customerId", "idempotencyKey");
CREATE INDEX "evidenceBySubject" on "evidence" ("aboutReference", "aboutKind");
CREATE INDEX "evidenceByTime" on "evidence" ("receivedAt");
CREATE INDEX "submissionEventsAsked" on "submissionEvents" ("until", "reference") where "type" = 'asked';
CREATE INDEX "cpdReviewMembersByCustomer" on "cpdReviewMembers" ("customerId");
CREATE INDEX "cpdReviewMembersByReference" on "cpdReviewMembers" ("reference");
CREATE INDEX "transactionsByCustomer" on "transactions" ("customerId", "type", "status", "amount");
CREATE INDEX "cpdOverviewsByDueDate" on "cpdOverviews" ("nextDueDate", "isRequired", "year", "customerId");
CREATE INDEX "subscriptionsByDueDate" on "subscriptions" ("dueDate", "year");
CREATE INDEX "practisingCertificatesByExpiry" on "practisingCertificates" ("expiresOn", "customerId");
CREATE INDEX "customersByGraceEnd" on "customers" ("suspensionGraceEnds", "isClosed") where "suspensionGraceEnds" is not null;
CREATE INDEX "customersClosed" on "customers" ("customerId") where "isClosed" = 1;
CREATE INDEX "passwordLinksByExpiry" on "passwordLinks" ("expiresAt");
CREATE INDEX "passwordLinksByUse" on "passwordLinks" ("usedAt");
CREATE INDEX "emailChangesByExpiry" on "emailChanges" ("expiresAt");
CREATE INDEX "bankLinesByDay" on "bankLines" ("day", "amount");
CREATE INDEX "deskJobsByStaff" on "deskJobs" ("staffId", "startedAt");
CREATE INDEX "deskJobsByTime" on "deskJobs" ("startedAt");
insert into "kysely_migration" values ('0001-customers', '2026-11-28T12:17:45.325Z');
insert into "kysely_migration" values ('0002-cpd', '2026-11-28T12:17:45.326Z');
insert into "kysely_migration" values ('0003-identity', '2026-11-28T12:17:45.327Z');
insert into "kysely_migration" values ('0004-qualifications', '2026-11-28T12:17:45.328Z');
insert into "kysely_migration" values ('0005-waivers', '2026-11-28T12:17:45.329Z');
insert into "kysely_migration" values ('0006-fees', '2026-11-28T12:17:45.330Z');
insert into "kysely_migration" values ('0007-documents', '2026-11-28T12:17:45.331Z');
insert into "kysely_migration" values ('0008-personal-records', '2026-11-28T12:17:45.332Z');
insert into "kysely_migration" values ('0009-membership', '2026-11-28T12:17:45.333Z');
insert into "kysely_migration" values ('0010-once', '2026-11-28T12:17:45.337Z');
insert into "kysely_migration" values ('0011-account-records', '2026-11-28T12:17:45.338Z');
insert into "kysely_migration" values ('0012-sign-ins-and-limits', '2026-11-28T12:17:45.339Z');
insert into "kysely_migration" values ('0013-mail-and-ways-in', '2026-11-28T12:17:45.340Z');
insert into "kysely_migration" values ('0014-email-changes', '2026-11-28T12:17:45.341Z');
insert into "kysely_migration" values ('0015-calendar-addresses', '2026-11-28T12:17:45.342Z');
insert into "kysely_migration" values ('0016-adjustments-by-customer', '2026-11-28T12:17:45.343Z');
insert into "kysely_migration" values ('0017-database-properties', '2026-11-28T12:17:45.344Z');
insert into "kysely_migration" values ('0018-password-link-requests', '2026-11-28T12:17:45.345Z');
insert into "kysely_migration" values ('0019-application-requests', '2026-11-28T12:17:45.346Z');
insert into "kysely_migration" values ('0019-mails-given-up', '2026-11-28T12:17:45.347Z');
insert into "kysely_migration" values ('0020-submissions', '2026-11-28T12:17:45.348Z');
insert into "kysely_migration" values ('0021-mails-of-customers', '2026-11-28T12:17:45.349Z');
insert into "kysely_migration" values ('0022-derived-money', '2026-11-28T12:17:45.350Z');
insert into "kysely_migration" values ('0023-webhook-messages', '2026-11-28T12:17:45.351Z');
insert into "kysely_migration" values ('0024-answered-at', '2026-11-28T12:17:45.352Z');
insert into "kysely_migration" values ('0025-derived-declarations', '2026-11-28T12:17:45.353Z');
insert into "kysely_migration" values ('0026-reminders', '2026-11-28T12:17:45.354Z');
insert into "kysely_migration" values ('0027-mails-by-expiry', '2026-11-28T12:17:45.355Z');
insert into "kysely_migration" values ('0030-issued-documents', '2026-11-28T12:17:45.356Z');
insert into "kysely_migration" values ('0031-membership-credentials', '2026-11-28T12:17:45.357Z');
insert into "kysely_migration" values ('0035-exam-entries', '2026-11-28T12:17:45.358Z');
insert into "kysely_migration" values ('0040-activity', '2026-11-28T12:17:45.359Z');
insert into "kysely_migration" values ('0041-passkeys', '2026-11-28T12:17:45.360Z');
insert into "kysely_migration" values ('0042-password-link-requests-by-email', '2026-11-28T12:17:45.361Z');
insert into "kysely_migration" values ('0043-notification-dates', '2026-11-28T12:17:45.362Z');
insert into "kysely_migration" values ('0044-rows-by-time', '2026-11-28T12:17:45.363Z');
insert into "kysely_migration" values ('0045-waiting-mails', '2026-11-28T12:17:45.364Z');
insert into "kysely_migration" values ('0046-folded-names', '2026-11-28T12:17:45.365Z');
insert into "kysely_migration" values ('0047-exam-time-zones', '2026-11-28T12:17:45.366Z');
insert into "kysely_migration" values ('0048-credential-keys', '2026-11-28T12:17:45.367Z');
insert into "kysely_migration" values ('0050-postings', '2026-11-28T12:17:45.368Z');
insert into "kysely_migration" values ('0051-recorded-values', '2026-11-28T12:17:45.369Z');
insert into "kysely_migration" values ('0052-imports', '2026-11-28T12:17:45.370Z');
insert into "kysely_migration" values ('0053-bank-columns', '2026-11-28T12:17:45.371Z');
insert into "kysely_migration" values ('0054-bank-lines', '2026-11-28T12:17:45.372Z');
insert into "kysely_migration" values ('0055-staff', '2026-11-28T12:17:45.373Z');
insert into "kysely_migration" values ('0056-staff-changes', '2026-11-28T12:17:45.374Z');
insert into "kysely_migration" values ('0058-departures', '2026-11-28T12:17:45.375Z');
insert into "kysely_migration" values ('0059-held-messages', '2026-11-28T12:17:45.376Z');
insert into "kysely_migration" values ('0060-online-payments', '2026-11-28T12:17:45.377Z');
insert into "kysely_migration" values ('0064-standing-links', '2026-11-28T12:17:45.378Z');
insert into "kysely_migration" values ('0065-refusing-addresses', '2026-11-28T12:17:45.379Z');
insert into "kysely_migration" values ('0067-desk-files', '2026-11-28T12:17:45.380Z');
insert into "kysely_migration" values ('0070-possible-payers', '2026-11-28T12:17:45.381Z');
insert into "kysely_migration" values ('0071-cpd-activities', '2026-11-28T12:17:45.382Z');
insert into "kysely_migration" values ('0075-evidence', '2026-11-28T12:17:45.383Z');
insert into "kysely_migration" values ('0080-requests', '2026-11-28T12:17:45.384Z');
insert into "kysely_migration" values ('0085-cpd-reviews', '2026-11-28T12:17:45.385Z');
insert into "kysely_migration" values ('0086-indexes-of-lists', '2026-11-28T12:17:45.386Z');
insert into "kysely_migration" values ('0087-indexes-of-links', '2026-11-28T12:17:45.387Z');
insert into "kysely_migration" values ('0090-formats-of-bank-lines', '2026-11-28T12:17:45.388Z');
insert into "kysely_migration" values ('0091-desk-jobs', '2026-11-28T12:17:45.389Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "customers" values ('4100107', 'maya.member@example.org', 'scrypt$4$G8QaEGc1ROdP4DIsbVMT6Q$fL0YT8w_MiIfFu7vOKIdAr8iT_ogVk4VeVV12-cTxKs', '["CN=portal,OU=groups,O=institute"]', 0, 'Maya', 'Member', 'M', 'MEMBER', 'member', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, null, null, 0, null, 0, null, null, '2009-10-28', 'maya member', 'member');
insert into "customers" values ('4100303', 'ada.affiliate@example.org', 'scrypt$4$G8QaEGc1ROdP4DIsbVMT6Q$fL0YT8w_MiIfFu7vOKIdAr8iT_ogVk4VeVV12-cTxKs', '["CN=portal,OU=groups,O=institute"]', 0, 'Ada', 'Affiliate', 'A', 'AFFILIATE', 'affiliate', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, 'ACCA_QUAL', 'ACCA qualification', 0, null, 0, null, null, null, 'ada affiliate', 'affiliate');
insert into "customers" values ('4100135', 'fiona.fellow@example.org', 'scrypt$4$G8QaEGc1ROdP4DIsbVMT6Q$fL0YT8w_MiIfFu7vOKIdAr8iT_ogVk4VeVV12-cTxKs', '["CN=portal,OU=groups,O=institute"]', 0, 'Fiona', 'Fellow', 'F', 'MEMBER', 'member', 'Retired', 'British', 'Ireland', 0, 1, 1, 0, null, null, 0, null, 0, null, null, '2009-09-30', 'fiona fellow', 'fellow');
insert into "notifications" values ('4100303', 0, 'APPLIED_FOR_MEMBERSHIP', '2026-11-04');
insert into "cpdOverviews" values ('4100107', 2027, '2028-01-01', 1);
insert into "cpdOverviews" values ('4100303', 2027, '2028-01-01', 0);
insert into "cpdOverviews" values ('4100135', 2027, '2028-01-01', 0);
insert into "cpdYears" values ('4100107', 2025, 'COMPLETE', 6);
insert into "cpdYears" values ('4100107', 2024, 'COMPLETE', 0);
insert into "cpdYears" values ('4100107', 2023, 'COMPLETE', 0);
insert into "cpdYears" values ('4100135', 2026, 'COMPLETE', 0);
insert into "cpdYears" values ('4100135', 2025, 'COMPLETE', 0);
insert into "cpdYears" values ('4100107', 2026, 'COMPLETE', 0);
insert into "cpdAdjustments" values ('W410010720251', '4100107', 2025, 'waiver', 'Parental leave', 10, 'PENDING', '2025-03-01', '2025-05-31', 'PARENTAL_LEAVE');
insert into "cpdAdjustments" values ('W410010720241', '4100107', 2024, 'waiver', 'Illness or injury', 8, 'AWARDED', '2024-09-01', '2024-11-12', 'ILLNESS');
insert into "secrets" values ('audit-key', 'uI-lry387qvqjAjy-dpoMQhhHu_R3zrqjPeO0GxXPCo');
insert into "secrets" values ('signing-key', '{"kty":"RSA","n":"oh9gqFKFuxbIUhKuppLujbKFTxKl4JDR4pDg6ZU8J3kFopax-MZCaWDZ64eZ4dNXGi--mvTX6BHe4a_4y071MpzVQAf-9OzraY0KNr_uvA2IUKIPspsRKVWpZOP0NjVdGS5I_UtatKqM8_367pa1xsdjBAjU5sXb3F4EFBcH45KCJWrjVZcJkNeAW2Ckd4di3hjO6rNUBhQlaJfTzBOzl9iubWi5ktEQ0ul_2kGH6toplnFxOBA_llHJCXSMSKu2vmQt4PDHI1WGB5VBXMQHNkNNjF3HAkuRzSD_SyNt8U72YNIqeOjEq8NjtN_WZ4YpBKbw2fTLAFZqDqg3ApqhFw","e":"AQAB","d":"CIIsEPlvwk9iSQho-R4J_g7J90nrwbroAQOIgknOQ-YSmSNeiMdi8ePe3AEcXuE4F4w87SX_dNMHRwH0xTrKHJNlj7w7scADZOE9kX0GOwFcz5qJx15jCq_PuZdLGFM5pRosQ3rickvnJOEF--KV_K43MJ2ECu6EaO7YOPOyest-vbA2o1RtHEaXarO5YX5Ff9HTZ-RgZamEMr7VdcGOkOfdDJSlkb0C1pTJGUS5uo06s7RLebfTQvEvzE8TXkGtfasespbp_swqk0UIfdlHP1Lieveh-JBfWgEKSLvtuQWiLFvvBFquYi0dRKhSGo0zpdIwmLUTTRu7TWvUPzSPAQ","p":"zRTLk063wv2jR2sP3RfrMaj-WBNwLF_ehNn4uavmykCezr2i_qyESsyV9BvVo0bH2lzFori0d4MqF4XSRiaGEO7n6Q6VCrr6AtldJd_gixSWNgvoI9PceivfkeC-5zWsZj7lbPO3c-8ppyig6Soo3TOyD8ILg82JWMqxPDo6bBc","q":"ymAUQRA1Ug8wOeJsiOk4AsG2rL-vNHK_exmBIQDzdxgnAl_4LpvTyGZLO814IxEKEO7LnKD6beu_n4oxbP9_Kvnm5iHEJ3VoZe8-ahgXUV0_P6FZUlYd0lhlsLdy0ekMM3frhX2fkJuXW-GJCfqdoCSgmBX2mbCVlkJt3jyJkwE","dp":"dC3ushHrKozT3ha50u_E7sok5LKGXq0k-zAcptrKkROQo-BsoUgMXe-Ol87Y9XmYqIzb7bYjjn0A8HiASftzAc7GFJKNPpn0Hn8TNOyiYUgVXKLcLMfN5GxMaHDg1Uzj0Lya7mEXMZdwimEK32xh4AZ0PlcYfN-IioOxakQ2aps","dq":"uZxddz8yaEzd4nk1Km0cngqlTNOSEfycen7t3CNPKY_RV3BF5BmvqEGKBxNweFkMbnNV9BYBGgf6_Ix2wI2lSPljOPcHPVmFothG2m-2Ez3-4JFPpyCswVuqCOZ4POYN9raqIQkS7EKIFBFK6wgcweBWGqcqQdOfnuzWb9n-JAE","qi":"isuDITjhuBO0wEzo3X4WKvIIetUiVPWOP3F0cZOZMWjTiYRcuWUP6hfcvjp2yJPd670rMtzwdho1W9apFaa52AuoVEuQRBGWXNqVVEdd9ntmP6AmX-_luKAuOCAEQjFmuO2IRV8JJhHvQJ1ZkIil7dAg3PqWNbjAWa0lOLezmqI","kid":"2b549feb-971b-4604-829d-2ffcff2cf848","alg":"RS256","use":"sig"}');
insert into "secrets" values ('passkey-key', '-xUceT3RC-EuxkBEs_RsXY1VGnBf30e7RGBjvWoJ1aA');
insert into "secrets" values ('passkey-challenge-key', 'p8yE7MBB3IcQTo4q6UoDrwwitz-5SpAPRiWuqfx-lGg');
insert into "secrets" values ('cookie-key', 'CHSWN3EYLsFTfn8V1wp2KBiLExjqEFgcj3DW0glNmwM');
insert into "secrets" values ('hand-off-key', 'Fa7JFUn7Acv_875wGqhNDNO8XaJDkf8BCLOAKqqK16c');
insert into "secrets" values ('device-key', 'aFYCuGNAzL7HklyLIrhz_q7c0NPqo1daF0MI1lZ3Dfg');
insert into "secrets" values ('desk-passkey-key', 'V1E8fB5tYctm3E-YWFes2K2JOHwmvUC9uao062fNOD4');
insert into "secrets" values ('desk-passkey-challenge-key', 'B1KOKzYWllvi-7WZacdjbYMTF13SNbkzdtQmjJH9t9Y');
insert into "secrets" values ('desk-device-key', 'rEjSHezqTcMGWQBGPOb2yu5Wltiej3BjTa7_5re6wQc');
insert into "secrets" values ('desk-key', 'FSjNjthDGfvV6SECg6Db6yDuTkHTTK_Ws54bifGojC8');
insert into "qualifications" values ('4100303', 13, 13, 0, 'COMPLETED', 'PER', 'months', 36, 36, 36, 9, 9);
insert into "subscriptions" values ('4100107', 2026, 26850, '2026-12-14');
insert into "subscriptions" values ('4100107', 2025, 26850, '2025-12-14');
insert into "subscriptions" values ('4100107', 2024, 26850, '2024-12-14');
insert into "subscriptions" values ('4100303', 2026, 13400, '2026-04-18');
insert into "subscriptions" values ('4100303', 2025, 13400, '2025-04-18');
insert into "subscriptions" values ('4100303', 2024, 13400, '2024-04-18');
insert into "subscriptions" values ('4100135', 2026, 26850, '2026-04-18');
insert into "subscriptions" values ('4100135', 2025, 26850, '2025-04-18');
insert into "subscriptions" values ('4100135', 2024, 26850, '2024-04-18');
insert into "transactions" values ('INV-4100107-01', '4100107', '2024-10-15', 'Annual subscription 2024', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2024', null, null, null, null, null, null, null, null);
insert into "transactions" values ('PAY-4100107-02', '4100107', '2024-12-02', 'Payment by card: annual subscription 2024', 26850, 'PAYMENT', 'COMPLETED', 1, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('INV-4100107-03', '4100107', '2025-10-15', 'Annual subscription 2025', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2025', null, null, null, null, null, null, null, null);
insert into "transactions" values ('PAY-4100107-04', '4100107', '2025-12-02', 'Payment by card: annual subscription 2025', 26850, 'PAYMENT', 'COMPLETED', 1, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('INV-4100107-05', '4100107', '2026-07-03', 'Practising certificate, United Kingdom', 41200, 'CHARGE', 'COMPLETED', 0, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('INV-4100107-06', '4100107', '2026-07-11', 'Practising certificate, Ireland', 18600, 'CHARGE', 'COMPLETED', 0, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('PAY-4100107-07', '4100107', '2026-07-17', 'Payment by card: practising certificate, United Kingdom', 41200, 'PAYMENT', 'COMPLETED', 1, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('PAY-4100107-08', '4100107', '2026-07-25', 'Payment by card: practising certificate, Ireland', 18600, 'PAYMENT', 'COMPLETED', 1, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('INV-4100107-09', '4100107', '2026-10-15', 'Annual subscription 2026', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2026', null, null, null, null, null, null, null, null);
insert into "transactions" values ('PAY-4100107-10', '4100107', '2026-11-01', 'Payment by card: annual subscription', 26850, 'PAYMENT', 'FAILED', 0, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('INV-4100303-01', '4100303', '2024-02-18', 'Annual subscription 2024', 13400, 'CHARGE', 'COMPLETED', 0, 'subscription 2024', null, null, null, null, null, null, null, null);
insert into "transactions" values ('PAY-4100303-02', '4100303', '2024-04-06', 'Payment by card: annual subscription 2024', 13400, 'PAYMENT', 'COMPLETED', 1, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('INV-4100303-03', '4100303', '2025-02-17', 'Annual subscription 2025', 13400, 'CHARGE', 'COMPLETED', 0, 'subscription 2025', null, null, null, null, null, null, null, null);
insert into "transactions" values ('PAY-4100303-04', '4100303', '2025-04-06', 'Payment by card: annual subscription 2025', 13400, 'PAYMENT', 'COMPLETED', 1, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('INV-4100303-05', '4100303', '2026-02-17', 'Annual subscription 2026', 13400, 'CHARGE', 'COMPLETED', 0, 'subscription 2026', null, null, null, null, null, null, null, null);
insert into "transactions" values ('PAY-4100303-06', '4100303', '2026-04-06', 'Payment by card: annual subscription 2026', 13400, 'PAYMENT', 'COMPLETED', 1, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('INV-4100135-01', '4100135', '2024-02-18', 'Annual subscription 2024', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2024', null, null, null, null, null, null, null, null);
insert into "transactions" values ('PAY-4100135-02', '4100135', '2024-04-06', 'Payment by card: annual subscription 2024', 26850, 'PAYMENT', 'COMPLETED', 1, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('INV-4100135-03', '4100135', '2025-02-17', 'Annual subscription 2025', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2025', null, null, null, null, null, null, null, null);
insert into "transactions" values ('PAY-4100135-04', '4100135', '2025-04-06', 'Payment by card: annual subscription 2025', 26850, 'PAYMENT', 'COMPLETED', 1, null, null, null, null, null, null, null, null, null);
insert into "transactions" values ('INV-4100135-05', '4100135', '2026-02-17', 'Annual subscription 2026', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2026', null, null, null, null, null, null, null, null);
insert into "transactions" values ('PAY-4100135-06', '4100135', '2026-04-06', 'Payment by card: annual subscription 2026', 26850, 'PAYMENT', 'COMPLETED', 1, null, null, null, null, null, null, null, null, null);
insert into "keyResources" values ('4100107', 'goodStanding', 1, null, 'GS4100107', 'GOOD_STANDING', '2020-11-05', '[]');
insert into "keyResources" values ('4100107', 'membershipCertificate', 1, null, 'MC4100107', 'MEMBERSHIP', '2020-11-05', '[]');
insert into "keyResources" values ('4100107', 'equivalence', 1, null, 'EQ4100107', 'EQUIVALENCE', '2007-10-28', '[]');
insert into "keyResources" values ('4100107', 'certificates', 1, null, 'PR4100107', 'PRACTISING_RECORD', '2020-11-05', '[]');
insert into "keyResources" values ('4100303', 'goodStanding', 1, null, 'GS4100303', 'GOOD_STANDING', '2020-11-05', '[]');
insert into "keyResources" values ('4100303', 'equivalence', 1, null, 'EQ4100303', 'EQUIVALENCE', '2025-04-15', '[]');
insert into "keyResources" values ('4100135', 'goodStanding', 1, null, 'GS4100135', 'GOOD_STANDING', '2020-11-05', '[]');
insert into "keyResources" values ('4100135', 'membershipCertificate', 1, null, 'MC4100135', 'MEMBERSHIP', '2020-11-05', '[]');
insert into "keyResources" values ('4100135', 'equivalence', 1, null, 'EQ4100135', 'EQUIVALENCE', '2007-09-30', '[]');
insert into "practisingCertificates" values ('PC41001071', '4100107', 'PRACTISING', 'Practising certificate', 'United Kingdom', '2026-01-01', '2026-12-31');
insert into "practisingCertificates" values ('PC41001072', '4100107', 'PRACTISING', 'Practising certificate', 'Ireland', '2026-01-01', '2026-12-31');
insert into "personalRecords" values ('4100107', 'contact', '{"email":{"address":"maya.member@example.org","contactId":"E4100107"},"primaryPhoneNumber":{"number":"7700900107","countryCode":"44","lineType":"MOBILE","contactId":"P4100107"},"mailingAddress":{"country":"United Kingdom","addressLine1":"2 Countinghouse Close","city":"Glasgow","postcode":"G2 3BX","purpose":["HOME"],"isPrimary":true,"contactId":"A4100107"},"secondaryAddress":{"country":"United Kingdom","addressLine1":"7 Countinghouse Close","city":"Glasgow","postcode":"G2 3BX","addressee":"Quill and Ledger LLP","purpose":["BUSINESS"],"contactId":"B4100107"},"readOnly":{}}', 1);
insert into "personalRecords" values ('4100107', 'account', '{"learningRecordNumber":"1041001071","title":"Ms","birthDate":"1982-10-28","qualification":"ACCA","registrationDate":"2004-10-27","graduationDate":"2007-10-28","membershipDate":"2009-10-28","memberQualifications":[]}', 1);
insert into "personalRecords" values ('4100107', 'employment', '{"companyName":"Quill and Ledger LLP","jobTitle":"Financial controller","businessCategory":"PRACTICE","employmentCategory":"FT","organisationSize":"MEDIUM","jobCategory":"FINANCIAL"}', 1);
insert into "personalRecords" values ('4100107', 'consents', '{"importantUpdatesByEmail":true,"accountCorrespondenceByEmail":true,"importantUpdatesBySms":true,"accaEventsAndSurveys":true,"thirdPartyMarketing":false,"abMagazine":true,"directoryOfMembers":true}', 1);
insert into "personalRecords" values ('4100107', 'networks', '{"regional":["SCOTLAND"],"employment":["SMALL_PRACTICE"]}', 1);
insert into "personalRecords" values ('4100303', 'contact', '{"email":{"address":"ada.affiliate@example.org","contactId":"E4100303"},"primaryPhoneNumber":{"number":"7700900303","countryCode":"44","lineType":"MOBILE","contactId":"P4100303"},"mailingAddress":{"country":"United Kingdom","addressLine1":"12 Ledger Lane","city":"Glasgow","postcode":"G1 1AA","purpose":["HOME"],"isPrimary":true,"contactId":"A4100303"},"secondaryAddress":{"country":"United Kingdom","addressLine1":"24 Ledger Lane","city":"Glasgow","postcode":"G1 1AA","addressee":"Quill and Ledger LLP","purpose":["BUSINESS"],"contactId":"B4100303"},"readOnly":{}}', 1);
insert into "personalRecords" values ('4100303', 'account', '{"learningRecordNumber":"1041003031","title":"Ms","birthDate":"2002-04-15","qualification":"ACCA","registrationDate":"2023-04-15","graduationDate":"2025-04-15","memberQualifications":[]}', 1);
insert into "personalRecords" values ('4100303', 'employment', '{"companyName":"Quill and Ledger LLP","jobTitle":"Accounts assistant","businessCategory":"PRACTICE","employmentCategory":"FT","organisationSize":"MEDIUM","jobCategory":"FINANCIAL"}', 1);
insert into "personalRecords" values ('4100303', 'consents', '{"importantUpdatesByEmail":true,"accountCorrespondenceByEmail":true,"importantUpdatesBySms":true,"accaEventsAndSurveys":true,"thirdPartyMarketing":false,"abMagazine":true,"affiliateList":true}', 1);
insert into "personalRecords" values ('4100303', 'networks', '{"regional":[],"employment":[]}', 1);
insert into "personalRecords" values ('4100135', 'contact', '{"email":{"address":"fiona.fellow@example.org","contactId":"E4100135"},"primaryPhoneNumber":{"number":"850123456","countryCode":"353","lineType":"MOBILE","contactId":"P4100135"},"mailingAddress":{"country":"Ireland","addressLine1":"38 Ledger Quay","city":"Dublin","province":"Leinster","postcode":"D02 X285","purpose":["HOME"],"isPrimary":true,"contactId":"A4100135"},"secondaryAddress":{"country":"Ireland","addressLine1":"1 Tally Street","city":"Dublin","province":"Leinster","postcode":"D04 Y7K2","addressee":"Quill and Ledger LLP","purpose":["BUSINESS"],"contactId":"B4100135"},"readOnly":{}}', 1);
insert into "personalRecords" values ('4100135', 'account', '{"learningRecordNumber":"1041001351","title":"Ms","birthDate":"1982-09-30","qualification":"ACCA","registrationDate":"2004-09-29","graduationDate":"2007-09-30","membershipDate":"2009-09-30","fellowDate":"2014-09-30","honours":"First","memberQualifications":[]}', 1);
insert into "personalRecords" values ('4100135', 'employment', '{"companyName":"Quill and Ledger LLP","jobTitle":"Financial controller","businessCategory":"PRACTICE","employmentCategory":"FT","organisationSize":"MEDIUM","jobCategory":"FINANCIAL"}', 1);
insert into "personalRecords" values ('4100135', 'consents', '{"importantUpdatesByEmail":true,"accountCorrespondenceByEmail":true,"importantUpdatesBySms":true,"accaEventsAndSurveys":true,"thirdPartyMarketing":false,"abMagazine":true,"directoryOfMembers":true}', 1);
insert into "personalRecords" values ('4100135', 'networks', '{"regional":["DUBLIN"],"employment":["CORPORATE"]}', 1);
insert into "emailAddresses" values ('4100107', 'maya.member@example.org');
insert into "emailAddresses" values ('4100303', 'ada.affiliate@example.org');
insert into "emailAddresses" values ('4100135', 'fiona.fellow@example.org');
insert into "onceAnswers" values ('4100107', 'POST /customers/{id}/cpds/submissions', 'key-of-that-release', 'OhCKQNZSq93n66i4rNq-nZS3CSQCaJzrnOl5dhVRx4I', '{"reference":"CPD-2026-NARNH4BR","year":2026,"status":"COMPLETE","submittedOn":"2026-11-04"}', 1793793600000);
insert into "onceAnswers" values ('4100303', 'POST /customers/{id}/membership/application', 'key-of-that-release', 'Q7_JsAUEDrGuL9_ZA6C3Q-TuuxJ4BGkIXWR-k9T6AfE', '{"reference":"MEM-2026-6JN84EW4","submittedOn":"2026-11-04"}', 1793793600000);
insert into "onceAnswers" values ('4100135', 'POST /customers/{id}/membership/retirement', 'key-of-that-release', 'ZuxFJRyATP4fLxdEcOwGbFoecRqAhSa10RJoHTe40LI', '{"reference":"RET-2026-J7ZHPEFS","retirementDate":"2026-11-04","registeredOn":"2026-11-04"}', 1793793600000);
insert into "limits" values ('password-link-address:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1793793660000);
insert into "limits" values ('password-link-email:UqXRe-aSverKxPnOysdW4pP_FQUv0ORgcDG7wKu1b_w', 1793794200000);
insert into "signIns" values ('ad3fcdd1-ac4a-4825-a7cd-2c811002a256', '4100107', 1793793600000, 1793793600000, null, null);
insert into "signIns" values ('81a5aba5-2331-4ec4-bf51-0ea34031f1b4', '4100303', 1793793600000, 1793793600000, null, null);
insert into "signIns" values ('aacdee48-ccce-4a1f-8843-8c5285409e96', '4100135', 1793793600000, 1793793600000, null, null);
insert into "mails" values ('c015a8c6-d40e-49af-9b19-0f6527a94c76', 'maya.member@example.org', 'We have received your CPD declaration for 2026', 'Dear Maya

Its reference is CPD-2026-NARNH4BR.

Submitted on: 4 November 2026
CPD requirements met: Yes
Route: Unit route
Engagement partner: No
Confirmed as accurate: Yes

Keep your evidence for three years. We may ask for it if your record is chosen for review.

You get this mail because you have an account with us.
', '<h1 class="heading">We have received your CPD declaration for 2026</h1>
<p class="text">Dear Maya</p>
<p class="text">Its reference is CPD-2026-NARNH4BR.</p><table class="facts" width="100%" cellpadding="0" cellspacing="0"><tr><th class="label hair" scope="row">Submitted on</th><td class="value hair">4 November 2026</td></tr><tr><th class="label hair" scope="row">CPD requirements met</th><td class="value hair">Yes</td></tr><tr><th class="label hair" scope="row">Route</th><td class="value hair">Unit route</td></tr><tr><th class="label hair" scope="row">Engagement partner</th><td class="value hair">No</td></tr><tr><th class="label hair" scope="row">Confirmed as accurate</th><td class="value hair">Yes</td></tr></table><p class="text">Keep your evidence for three years. We may ask for it if your record is chosen for review.</p>

<p class="why">You get this mail because you have an account with us.</p>', 1793793600000, 0, 1793793600000, null, null, null, '4100107', null);
insert into "mails" values ('3bc5ed9c-c32a-4bb2-9351-f66301130638', 'ada.affiliate@example.org', 'We have received your application for membership', 'Dear Ada

Its reference is MEM-2026-6JN84EW4.

Submitted on: 4 November 2026
Employment category: Not employed
Professional qualifications: Chartered tax adviser (CTA)
Regional network: London
Listed in the directory of members: No

Our admissions team reviews most applications within 15 working days, and writes to you either way.

You get this mail because you have an account with us.
', '<h1 class="heading">We have received your application for membership</h1>
<p class="text">Dear Ada</p>
<p class="text">Its reference is MEM-2026-6JN84EW4.</p><table class="facts" width="100%" cellpadding="0" cellspacing="0"><tr><th class="label hair" scope="row">Submitted on</th><td class="value hair">4 November 2026</td></tr><tr><th class="label hair" scope="row">Employment category</th><td class="value hair">Not employed</td></tr><tr><th class="label hair" scope="row">Professional qualifications</th><td class="value hair">Chartered tax adviser (CTA)</td></tr><tr><th class="label hair" scope="row">Regional network</th><td class="value hair">London</td></tr><tr><th class="label hair" scope="row">Listed in the directory of members</th><td class="value hair">No</td></tr></table><p class="text">Our admissions team reviews most applications within 15 working days, and writes to you either way.</p>

<p class="why">You get this mail because you have an account with us.</p>', 1793793600000, 0, 1793793600000, null, null, null, '4100303', null);
insert into "mails" values ('74044540-5631-4542-b43a-79e15eb05e03', 'fiona.fellow@example.org', 'You have joined the register of retired members', 'Dear Fiona

The reference of your entry is RET-2026-J7ZHPEFS.

Joined on: 4 November 2026
Retirement is permanent: Yes
Retirement date: 4 November 2026
Holds a practising certificate or an insolvency licence: No
Declaration accepted: Yes

There is nothing else to do, but tell us before you go back to any paid work.

You get this mail because you have an account with us.
', '<h1 class="heading">You have joined the register of retired members</h1>
<p class="text">Dear Fiona</p>
<p class="text">The reference of your entry is RET-2026-J7ZHPEFS.</p><table class="facts" width="100%" cellpadding="0" cellspacing="0"><tr><th class="label hair" scope="row">Joined on</th><td class="value hair">4 November 2026</td></tr><tr><th class="label hair" scope="row">Retirement is permanent</th><td class="value hair">Yes</td></tr><tr><th class="label hair" scope="row">Retirement date</th><td class="value hair">4 November 2026</td></tr><tr><th class="label hair" scope="row">Holds a practising certificate or an insolvency licence</th><td class="value hair">No</td></tr><tr><th class="label hair" scope="row">Declaration accepted</th><td class="value hair">Yes</td></tr></table><p class="text">There is nothing else to do, but tell us before you go back to any paid work.</p>

<p class="why">You get this mail because you have an account with us.</p>', 1793793600000, 0, 1793793600000, null, null, null, '4100135', null);
insert into "mails" values ('f1d64e6f-e056-4da5-a27a-6bcbd60dbc7c', 'maya.member@example.org', 'Choose a new password', 'Dear Maya

Somebody, probably you, asked to choose a new password for your account.

The link works once, for 30 minutes.

If it was not you, do nothing: your password stays as it is.

Choose a password:
http://localhost:4200/idp/choose-password/JAOEemNSPS0Syq6Sd52eqecpEpURFx0r

You get this mail because you have an account with us.
', '<h1 class="heading">Choose a new password</h1>
<p class="text">Dear Maya</p>
<p class="text">Somebody, probably you, asked to choose a new password for your account.</p><p class="text">The link works once, for 30 minutes.</p><p class="text">If it was not you, do nothing: your password stays as it is.</p>
<p class="act"><a class="button" href="http://localhost:4200/idp/choose-password/JAOEemNSPS0Syq6Sd52eqecpEpURFx0r">Choose a password</a></p>
<p class="why">You get this mail because you have an account with us.</p>', 1793793600000, 0, 1793793600000, null, null, 1793795400000, '4100107', null);
insert into "passwordLinks" values ('2dwtWJu2tSUk5tTGhbnxkPsD65945g_PJjCfwHsY5Do', '4100107', 1793795400000, null);
insert into "databaseProperties" values ('environment', 'trial');
insert into "databaseProperties" values ('rules', '{"timeZone":"Europe/London","currency":"GBP","locale":"en-GB","cpd":{"year":{"starts":"01-01","ends":"12-31"},"declaration":{"opens":"10-01","due":"01-01"},"units":{"required":40,"verifiable":21,"broughtForward":21},"isWaiverProRata":true,"isPartYearProRata":true,"routes":["UNIT_ROUTE","APPROVED_EMPLOYER","IFAC_BODY","PART_TIME","NOT_SPECIFIED"]},"fees":{"due":"01-01","isProRata":false,"amounts":{}},"reminders":{"declaration":{"before":[],"after":[]},"subscription":{"before":[],"after":[]},"practisingCertificate":{"before":[],"after":[]},"answer":{"before":[],"after":[]}},"graceDays":30,"departures":{"resigned":"later subscriptions","deceased":"everything","closed":"nothing"},"promisedDays":{"waiver":10,"application":15,"reducedSubscription":10,"payment":2,"message":2},"evidenceYears":3,"review":{"sample":{"UNIT_ROUTE":"5%","APPROVED_EMPLOYER":"5%","IFAC_BODY":"5%","PART_TIME":"5%","NOT_SPECIFIED":"5%","NOT_MET_REQUIREMENTS":"100%"},"restYears":3},"retention":{"mails":90,"links":7,"answersUnderKey":30,"webhookMessages":30,"refusedApplications":2190,"activity":365,"changedValues":730}}');
insert into "submissions" values ('W410010720251', '4100107', 'waiver', '{"year":2025,"startDate":"2025-03-01","endDate":"2025-05-31","reasonCode":"PARENTAL_LEAVE","reasonLabel":"Parental leave","adjustmentType":"waiver","units":10}', '2026-11-04', 1793750400000);
insert into "submissions" values ('W410010720241', '4100107', 'waiver', '{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8}', '2024-11-13', 1731456000000);
insert into "submissions" values ('CPD-2026-NARNH4BR', '4100107', 'declaration', '{"year":2026,"isRequirementsMet":true,"route":"UNIT_ROUTE","isEngagementPartner":false,"isConfirmed":true}', '2026-11-04', 1793793600000);
insert into "submissions" values ('MEM-2026-6JN84EW4', '4100303', 'application', '{"employmentCategory":"NE","professionalQualifications":["CTA"],"regionalNetwork":"LONDON","employmentNetworks":[],"optInMemberDirectory":false}', '2026-11-04', 1793793600000);
insert into "submissions" values ('RET-2026-J7ZHPEFS', '4100135', 'retirement', '{"retirementDate":"2026-11-04"}', '2026-11-04', 1793793600000);
insert into "submissionEvents" values ('W410010720251', 0, 'received', 1793750400000, 'registrar: A. Clerk', null, null, null, null);
insert into "submissionEvents" values ('W410010720241', 0, 'received', 1731456000000, 'registrar: A. Clerk', null, null, null, null);
insert into "submissionEvents" values ('W410010720241', 1, 'decided', 1731456000000, 'registrar: A. Clerk', 'Put on the record by the organisation.', 'grant', null, null);
insert into "submissionEvents" values ('CPD-2026-NARNH4BR', 0, 'received', 1793793600000, '4100107', null, null, null, '{"duty":{"isRequired":true,"year":2026,"nextDueDate":"2026-12-14"},"notifications":[],"broughtForward":null}');
insert into "submissionEvents" values ('MEM-2026-6JN84EW4', 0, 'received', 1793793600000, '4100303', null, null, null, null);
insert into "submissionEvents" values ('RET-2026-J7ZHPEFS', 0, 'received', 1793793600000, '4100135', null, null, null, '{"status":"Fellow","duty":{"isRequired":true,"year":2027,"nextDueDate":"2028-01-01"},"notifications":[]}');
insert into "webhookMessages" values ('msg_7ebb8752-bac6-477c-b70d-4506f1cc5660', '4100107', 1, '{"type":"submission.received","timestamp":"2026-11-04T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720251","kind":"waiver","answers":{"year":2025,"startDate":"2025-03-01","endDate":"2025-05-31","reasonCode":"PARENTAL_LEAVE","reasonLabel":"Parental leave","adjustmentType":"waiver","units":10},"position":0,"by":"registrar: A. Clerk"}}', 1793750400000, 0, 1793750400000, null, null, null);
insert into "webhookMessages" values ('msg_bd2c93f2-ab35-45c6-b5a3-c2824ff5e368', '4100107', 2, '{"type":"submission.received","timestamp":"2024-11-13T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720241","kind":"waiver","answers":{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8},"position":0,"by":"registrar: A. Clerk"}}', 1731456000000, 0, 1731456000000, null, null, null);
insert into "webhookMessages" values ('msg_84a8f4b7-f7dd-485a-85bc-4fd3fd4f4af7', '4100107', 3, '{"type":"submission.decided","timestamp":"2024-11-13T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720241","kind":"waiver","answers":{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8},"position":1,"by":"registrar: A. Clerk","reason":"Put on the record by the organisation.","verdict":"grant"}}', 1731456000000, 0, 1731456600000, null, null, 'W410010720241');
insert into "webhookMessages" values ('msg_4ac4294f-d964-48dc-a020-bc3120fd66e6', '4100107', 4, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100107","reference":"CPD-2026-NARNH4BR","kind":"declaration","answers":{"year":2026,"isRequirementsMet":true,"route":"UNIT_ROUTE","isEngagementPartner":false,"isConfirmed":true},"position":0,"by":"4100107"}}', 1793793600000, 0, 1793793600000, null, null, null);
insert into "webhookMessages" values ('msg_d99256ff-3bbf-4a52-8a9b-b4e9d3831e5b', '4100303', 1, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100303","reference":"MEM-2026-6JN84EW4","kind":"application","answers":{"employmentCategory":"NE","professionalQualifications":["CTA"],"regionalNetwork":"LONDON","employmentNetworks":[],"optInMemberDirectory":false},"position":0,"by":"4100303"}}', 1793793600000, 0, 1793793600000, null, null, null);
insert into "webhookMessages" values ('msg_eb47ee29-4ecc-446b-9adb-f31676ebb379', '4100135', 1, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100135","reference":"RET-2026-J7ZHPEFS","kind":"retirement","answers":{"retirementDate":"2026-11-04"},"position":0,"by":"4100135"}}', 1793793600000, 0, 1793793600000, null, null, null);
insert into "auditEntries" values ('e9c26f89-b9fb-4b9a-8e9d-2e6692d0cba9', '4100107', '4100107', 1793793600000, 'cpd-years', '2026', '', null, '6BZ94lbb_Q4UW09nlhK3iNTKqiKI0sZS9CzMv1r0hgE', null, '{"year":2026,"status":"COMPLETE","broughtForwardUnits":0}', null);
insert into "auditEntries" values ('7afda7ab-8136-4989-ac99-90a52b70e672', '4100107', '4100107', 1793793600000, 'cpd', '', 'year', 'llnTrQxEEMjbOD3-2DjX-LWqTkXndxbKMMoNHbWv1Uw', '7rXMdfmIfWkKjRB45NyzBfhpYiC4FmUdYTvu0C-hDdo', '2026', '2027', null);
insert into "auditEntries" values ('072ff510-a603-433c-9f60-85846e15ba9a', '4100107', '4100107', 1793793600000, 'cpd', '', 'nextDueDate', 'NKZgOe2QbLGc0yA_u2KEgDzLKN6IQDm2VYFJMivYwKQ', 'Hd7zUg-tRQE_c2Qx1me7wT131m5ESQx-0cu3a1e3re0', '"2026-12-14"', '"2028-01-01"', null);
insert into "auditEntries" values ('9bd8e84b-3e58-46de-be76-9b2a8e9b1574', '4100303', '4100303', 1793793600000, 'notifications', 'APPLIED_FOR_MEMBERSHIP', '', null, 'ELzJ5U2GR4BxSU40G4ykN-bLD3LP1Ut6Hvwb1A6mDCM', null, '{"code":"APPLIED_FOR_MEMBERSHIP","since":"2026-11-04"}', null);
insert into "auditEntries" values ('4b494823-cf56-43c5-a5be-20696c7f58f7', '4100303', '4100303', 1793793600000, 'standing', null, 'eligibleForMembership', 'oLFQFrG7s59jv51LI2pNZvNVtMo-UjK9iFsXCnjxtIM', 'dNDws6sU0m1VYdQEHlLnxHC0jZfF61hVm7NtLBs2jP0', 'true', 'false', null);
insert into "auditEntries" values ('9fd4dc32-747f-4026-8f03-59a6b86e8d52', '4100135', '4100135', 1793793600000, 'standing', null, 'status', 'geHqoy-XKaYVND87NQWHq4n0lKodfArWDBTQEaaFXiM', 'nvBQfvxXgMWJom4oGR3L4xO7CzRbipPr09-vVwzM7Hs', '"Fellow"', '"Retired"', null);
insert into "auditEntries" values ('5026e281-3bc4-4df4-b9cf-6a5d279813f2', '4100135', '4100135', 1793793600000, 'standing', null, 'isRetired', '5Pgx0fmLbFxrmd_dMK9T5KcHwO7kz48U2tf_9im-dzo', 'Zbsaq18m3jDVDpzR0cjGRPgy7opuF7T7usWqjCbbupg', 'false', 'true', null);
insert into "auditEntries" values ('9de2a201-d6ee-4036-9464-084127666597', '4100135', '4100135', 1793793600000, 'cpd', '', 'isRequired', 'KjnGL9LqMWnmqScF7pOlR0j7hqKsqHyGZ-MX2_y8hsU', 'gRuBtGBMBQXLECMl1af9Z5Xntn4mR1fjpWGZfJ5KBis', 'true', 'false', null);
insert into "cpdActivities" values ('A4100107-1', '4100107', '2026-10-31', 'Tax update webinar', 2.5, 1, 'Which of our clients the new reporting of digital sales concerns, and from when.', 1793404800000);
insert into "cpdActivities" values ('A4100107-2', '4100107', '2026-10-24', 'Ethics in practice: case studies', 3.5, 1, null, 1792796400000);
insert into "cpdActivities" values ('A4100107-3', '4100107', '2026-10-16', 'Reading: the new standard on leases', 6, 0, null, 1792105200000);
insert into "cpdActivities" values ('A4100107-4', '4100107', '2026-10-05', 'Annual tax conference', 9, 1, 'Transfer pricing documentation; I have changed our checklist since.', 1791154800000);
insert into "cpdActivities" values ('A4100107-5', '4100107', '2026-09-27', 'Mentoring a trainee', 6, 0, null, 1790463600000);
