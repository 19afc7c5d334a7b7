-- Days are yyyy-MM-dd text, instants are milliseconds, booleans are 1 and 0, JSON is text.
-- 0092-schema.ts replaces {counter}, {money} and {units} by the types of each database.

create table "customers" (
  "customerId" text primary key,
  "email" text not null unique,
  "passwordHash" text not null,
  "groups" text not null,
  "isClosed" integer not null,
  "firstName" text not null,
  "surname" text not null,
  "initials" text not null,
  "customerType" text not null,
  "portalExperience" text,
  "status" text not null,
  "nationality" text,
  "countryOfResidence" text,
  "onlineCountry" integer not null,
  "isRetired" integer not null,
  "isFellow" integer not null,
  "eligibleForMembership" integer not null,
  "pathway" text,
  "pathwayDescription" text,
  "perSupervisor" integer not null,
  "suspensionCode" text,
  "isSuspensionGracePeriod" integer not null,
  "suspensionGraceEnds" text,
  "latestSessionId" text,
  "membershipDate" text,
  "foldedName" text default '' not null,
  "surnameWord" text default '' not null
);
create index "customersBySurnameWord" on "customers" ("surnameWord");
create index "customersByCompactId" on "customers" (replace(replace(replace(replace(replace(upper("customerId"), '-', ''), '/', ''), '.', ''), ' ', ''), '_', ''));
create index "customersByGraceEnd" on "customers" ("suspensionGraceEnds", "isClosed") where "suspensionGraceEnds" is not null;
create index "customersClosed" on "customers" ("customerId") where "isClosed" = 1;

create table "notifications" (
  "customerId" text not null references "customers" ("customerId"),
  "position" integer not null,
  "code" text not null,
  "since" text,
  constraint "notificationsKey" primary key ("customerId", "code")
);

create table "sessions" (
  "sessionId" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "openedAt" bigint not null
);
create index "sessionsByCustomer" on "sessions" ("customerId");

create table "cpdOverviews" (
  "customerId" text primary key references "customers" ("customerId"),
  "year" integer not null,
  "nextDueDate" text not null,
  "isRequired" integer default 1 not null
);
create index "cpdOverviewsByDueDate" on "cpdOverviews" ("nextDueDate", "isRequired", "year", "customerId");

create table "cpdYears" (
  "customerId" text not null references "customers" ("customerId"),
  "year" integer not null,
  "status" text not null,
  "broughtForwardUnits" {units} not null,
  constraint "cpdYearsKey" primary key ("customerId", "year")
);

create table "cpdAdjustments" (
  "adjustmentId" text primary key,
  "customerId" text not null,
  "year" integer not null,
  "type" text not null,
  "reason" text not null,
  "units" integer not null,
  "status" text not null,
  "startDate" text,
  "endDate" text,
  "reasonCode" text,
  constraint "adjustmentOfYear" foreign key ("customerId", "year") references "cpdYears" ("customerId", "year")
);
create index "cpdAdjustmentsByCustomer" on "cpdAdjustments" ("customerId");

create table "secrets" (
  "name" text primary key,
  "value" text not null
);

create table "providerRecords" (
  "kind" text not null,
  "recordId" text not null,
  "payload" text not null,
  "grantId" text,
  "userCode" text,
  "uid" text,
  "expiresAt" bigint,
  "consumedAt" bigint,
  constraint "providerRecordsKey" primary key ("kind", "recordId")
);
create index "providerRecordsBygrantId" on "providerRecords" ("grantId");
create index "providerRecordsByuid" on "providerRecords" ("uid");
create index "providerRecordsByexpiresAt" on "providerRecords" ("expiresAt");

create table "qualifications" (
  "customerId" text primary key references "customers" ("customerId"),
  "examsTotal" integer not null,
  "examsCompleted" integer not null,
  "hasConditionalExemptions" integer not null,
  "moduleStatus" text,
  "policyType" text not null,
  "unitOfMeasurement" text not null,
  "experienceRequired" integer not null,
  "experienceClaimed" integer not null,
  "experienceAchieved" integer not null,
  "objectivesRequired" integer not null,
  "objectivesAchieved" integer not null
);

create table "subscriptions" (
  "customerId" text not null references "customers" ("customerId"),
  "year" integer not null,
  "amount" {money} not null,
  "dueDate" text not null,
  constraint "subscriptionsKey" primary key ("customerId", "year")
);
create index "subscriptionsByDueDate" on "subscriptions" ("dueDate", "year");

create table "transactions" (
  "reference" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "date" text not null,
  "description" text not null,
  "amount" {money} not null,
  "type" text not null,
  "status" text not null,
  "receiptAvailable" integer not null,
  "purpose" text,
  "dueDate" text,
  "settles" text,
  "reverses" text,
  "reason" text,
  "effects" text,
  "postedBy" text,
  "postedAt" bigint,
  "bankLine" text
);
create unique index "transactionsByReversed" on "transactions" ("reverses");
create index "transactionsByBankLine" on "transactions" ("bankLine");
create index "transactionsByCompactReference" on "transactions" (replace(replace(replace(replace(replace(upper("reference"), '-', ''), '/', ''), '.', ''), ' ', ''), '_', ''));
create index "chargesByAmount" on "transactions" ("amount", "type");
create index "transactionsByCustomer" on "transactions" ("customerId", "type", "status", "amount");

create table "keyResources" (
  "customerId" text not null references "customers" ("customerId"),
  "key" text not null,
  "eligible" integer not null,
  "warning" text,
  "certificateNumber" text not null,
  "certificateType" text not null,
  "issuedOn" text not null,
  "particulars" text not null,
  constraint "keyResourcesKey" primary key ("customerId", "key")
);

create table "practisingCertificates" (
  "certificateNumber" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "certificateType" text not null,
  "certificateName" text not null,
  "jurisdictionDescription" text not null,
  "issuedOn" text not null,
  "expiresOn" text not null
);
create index "practisingCertificatesByCustomer" on "practisingCertificates" ("customerId");
create index "practisingCertificatesByExpiry" on "practisingCertificates" ("expiresOn", "customerId");

create table "personalRecords" (
  "customerId" text not null references "customers" ("customerId"),
  "kind" text not null,
  "details" text not null,
  "version" integer not null,
  constraint "personalRecordsKey" primary key ("customerId", "kind")
);

create table "emailAddresses" (
  "customerId" text primary key references "customers" ("customerId"),
  "address" text not null unique
);

create table "onceAnswers" (
  "customerId" text not null references "customers" ("customerId"),
  "call" text not null,
  "idempotencyKey" text not null,
  "digest" text not null,
  "answer" text not null,
  "answeredAt" bigint default 0 not null,
  constraint "onceAnswersKey" primary key ("customerId", "call", "idempotencyKey")
);
create index "onceAnswersByTime" on "onceAnswers" ("answeredAt");

create table "limits" (
  "limitKey" text primary key,
  "fullAgainAt" bigint not null
);
create index "limitsByTime" on "limits" ("fullAgainAt");

create table "signIns" (
  "signInId" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "startedAt" bigint not null,
  "lastUsedAt" bigint not null,
  "endedAt" bigint,
  "device" text
);
create index "signInsBycustomerId" on "signIns" ("customerId");
create index "signInsBylastUsedAt" on "signIns" ("lastUsedAt");

create table "mails" (
  "mailId" text primary key,
  "recipient" text not null,
  "subject" text not null,
  "text" text not null,
  "html" text not null,
  "writtenAt" bigint not null,
  "attempts" integer not null,
  "nextAttemptAt" bigint not null,
  "sentAt" bigint,
  "givenUpAt" bigint,
  "expiresAt" bigint,
  "customerId" text,
  "heldFor" text
);
create index "mailsByAttempt" on "mails" ("sentAt", "nextAttemptAt");
create index "mailsByCustomer" on "mails" ("customerId");
create index "mailsByTime" on "mails" ("writtenAt");
create index "waitingMailsByExpiry" on "mails" ("sentAt", "expiresAt");
create index "mailsHeldFor" on "mails" ("heldFor");

create table "passwordLinks" (
  "digest" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "expiresAt" bigint not null,
  "usedAt" bigint
);
create index "passwordLinksByCustomer" on "passwordLinks" ("customerId");
create index "passwordLinksByExpiry" on "passwordLinks" ("expiresAt");
create index "passwordLinksByUse" on "passwordLinks" ("usedAt");

create table "emailChanges" (
  "customerId" text primary key references "customers" ("customerId"),
  "digest" text not null unique,
  "email" text not null,
  "expiresAt" bigint not null
);
create index "emailChangesByExpiry" on "emailChanges" ("expiresAt");

create table "calendarAddresses" (
  "customerId" text primary key references "customers" ("customerId"),
  "token" text not null unique
);

create table "databaseProperties" (
  "name" text primary key,
  "value" text not null
);

create table "passwordLinkRequests" (
  "requestId" text primary key,
  "email" text not null,
  "requestedAt" bigint not null
);
create index "passwordLinkRequestsByTime" on "passwordLinkRequests" ("requestedAt");
create index "passwordLinkRequestsByEmail" on "passwordLinkRequests" ("email");

create table "submissions" (
  "reference" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "kind" text not null,
  "answers" text not null,
  "submittedOn" text not null,
  "submittedAt" bigint not null
);
create index "submissionsByCustomer" on "submissions" ("customerId", "kind");
create index "submissionsByKind" on "submissions" ("kind", "submittedAt");
create index "submissionsByTime" on "submissions" ("submittedAt");

create table "submissionEvents" (
  "reference" text not null references "submissions" ("reference"),
  "position" integer not null,
  "type" text not null,
  "at" bigint not null,
  "by" text not null,
  "reason" text,
  "verdict" text,
  "until" text,
  "replaced" text,
  constraint "submissionEventsKey" primary key ("reference", "position")
);
create index "submissionEventsAsked" on "submissionEvents" ("until", "reference") where "type" = 'asked';

create table "webhookMessages" (
  "messageId" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "position" integer not null,
  "payload" text not null,
  "writtenAt" bigint not null,
  "attempts" integer not null,
  "nextAttemptAt" bigint not null,
  "deliveredAt" bigint,
  "givenUpAt" bigint,
  "heldFor" text,
  constraint "webhookMessagesInOrder" unique ("customerId", "position")
);
create index "webhookMessagesByAttempt" on "webhookMessages" ("deliveredAt", "nextAttemptAt");
create index "webhookMessagesByTime" on "webhookMessages" ("writtenAt");
create index "webhookMessagesHeldFor" on "webhookMessages" ("heldFor");

create table "reminders" (
  "customerId" text not null references "customers" ("customerId"),
  "kind" text not null,
  "subject" text not null,
  "dueDate" text not null,
  "step" integer not null,
  "sentAt" bigint not null,
  constraint "remindersOnce" primary key ("customerId", "kind", "subject", "dueDate", "step")
);

create table "issuedDocuments" (
  "code" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "kind" text not null,
  "subject" text not null,
  "position" integer not null,
  "title" text not null,
  "name" text,
  "facts" text not null,
  "digest" text not null,
  "isOfRetired" integer not null,
  "issuedOn" text not null,
  "issuedAt" bigint not null,
  "expiresOn" text,
  constraint "issuedDocumentsInOrder" unique ("customerId", "kind", "subject", "position")
);

create table "credentialKeys" (
  "position" integer primary key,
  "publicKey" text not null,
  "secretKey" text,
  "madeAt" bigint not null
);

create table "membershipCredentials" (
  "code" text primary key references "issuedDocuments" ("code"),
  "list" integer not null,
  "position" integer not null,
  constraint "membershipCredentialsByPosition" unique ("list", "position")
);

create table "examEntries" (
  "customerId" text not null references "customers" ("customerId"),
  "exam" text not null,
  "date" text not null,
  "time" text not null,
  "place" text not null,
  "timeZone" text,
  constraint "examEntriesKey" primary key ("customerId", "exam")
);

create table "activityCounts" (
  "customerId" text not null references "customers" ("customerId"),
  "kind" text not null,
  "day" text not null,
  "subject" text not null,
  "count" integer not null,
  "latestAt" bigint not null,
  constraint "activityCountsByDay" primary key ("customerId", "kind", "day", "subject")
);
create index "activityCountsByTime" on "activityCounts" ("latestAt");

create table "passkeys" (
  "passkeyId" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "credentialId" text not null unique,
  "publicKey" text not null,
  "counter" bigint not null,
  "transports" text not null,
  "name" text not null,
  "addedAt" bigint not null,
  "lastUsedAt" bigint
);
create index "passkeysByCustomer" on "passkeys" ("customerId");

create table "usedChallenges" (
  "digest" text primary key,
  "expiresAt" bigint not null
);
create index "usedChallengesByTime" on "usedChallenges" ("expiresAt");

create table "imports" (
  "number" {counter} primary key,
  "importedAt" bigint not null,
  "importedBy" text not null,
  "undoes" integer unique
);

create table "auditEntries" (
  "entryId" text primary key,
  "customerId" text not null,
  "changedBy" text not null,
  "changedAt" bigint not null,
  "kind" text not null,
  "field" text not null,
  "oldHash" text,
  "newHash" text,
  "record" text,
  "oldValue" text,
  "newValue" text,
  "importNumber" integer
);
create index "auditEntriesByCustomer" on "auditEntries" ("customerId");
create index "auditEntriesByImport" on "auditEntries" ("importNumber") where "importNumber" is not null;
create index "auditEntriesWithValues" on "auditEntries" ("changedAt") where "oldValue" is not null or "newValue" is not null;

create table "bankColumns" (
  "heading" text primary key,
  "columns" text not null,
  "dayOrder" text
);

create table "bankLines" (
  "bankLine" text primary key,
  "day" text not null,
  "amount" {money} not null,
  "open" {money} not null,
  "words" text not null,
  "payer" text not null,
  "file" text not null,
  "fileLine" integer not null,
  "addedBy" text not null,
  "addedAt" bigint not null,
  "asideReason" text,
  "asideBy" text,
  "asideAt" bigint,
  "format" text,
  "account" text,
  "sameAs" text
);
create index "bankLinesByOpen" on "bankLines" ("open");
create index "bankLinesByDay" on "bankLines" ("day", "amount");

create table "staff" (
  "staffId" text primary key,
  "email" text not null unique,
  "name" text not null,
  "role" text not null,
  "addedAt" bigint not null,
  "removedAt" bigint
);

create table "staffLinks" (
  "digest" text primary key,
  "staffId" text not null references "staff" ("staffId"),
  "expiresAt" bigint not null
);

create table "staffPasskeys" (
  "credentialId" text primary key,
  "staffId" text not null references "staff" ("staffId"),
  "publicKey" text not null,
  "counter" bigint not null,
  "transports" text not null,
  "addedAt" bigint not null,
  "lastUsedAt" bigint
);
create index "staffPasskeysByStaff" on "staffPasskeys" ("staffId");

create table "staffSessions" (
  "digest" text primary key,
  "staffId" text not null references "staff" ("staffId"),
  "startedAt" bigint not null,
  "lastUsedAt" bigint not null
);
create index "staffSessionsByStaff" on "staffSessions" ("staffId");

create table "sentForms" (
  "digest" text primary key,
  "location" text not null,
  "sentAt" bigint not null
);
create index "sentFormsByTime" on "sentForms" ("sentAt");

create table "staffRecords" (
  "recordId" text primary key,
  "staffId" text not null references "staff" ("staffId"),
  "at" bigint not null,
  "action" text not null,
  "customerId" text,
  "reference" text,
  "isChange" integer default 0 not null
);
create index "staffRecordsByat" on "staffRecords" ("at");
create index "staffRecordsBycustomerId" on "staffRecords" ("customerId");

create table "departures" (
  "customerId" text primary key references "customers" ("customerId"),
  "kind" text not null,
  "leftOn" text not null,
  "reason" text,
  "mergedInto" text,
  "creditNotes" text
);
create index "departuresByDay" on "departures" ("leftOn");
create index "departuresByMerger" on "departures" ("mergedInto");

create table "onlinePayments" (
  "reference" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "amount" {money} not null,
  "items" text not null,
  "state" text not null,
  "providerId" text,
  "address" text,
  "startedAt" bigint not null,
  "changedAt" bigint not null
);
create index "onlinePaymentsByCustomer" on "onlinePayments" ("customerId");
create index "onlinePaymentsByState" on "onlinePayments" ("state");
create unique index "onlinePaymentsByProviderId" on "onlinePayments" ("providerId");

create table "standingLinks" (
  "customerId" text primary key references "customers" ("customerId"),
  "code" text not null unique
);

create table "refusingAddresses" (
  "customerId" text not null references "customers" ("customerId"),
  "address" text not null,
  "times" integer not null,
  "latestAt" bigint not null,
  constraint "refusingAddressesKey" primary key ("customerId", "address")
);

create table "deskFiles" (
  "fileId" text primary key,
  "staffId" text not null references "staff" ("staffId"),
  "name" text not null,
  "answers" text not null,
  "content" text not null,
  "givenAt" bigint not null
);
create index "deskFilesByTime" on "deskFiles" ("givenAt");

create table "deskJobs" (
  "jobId" text primary key,
  "staffId" text not null references "staff" ("staffId"),
  "heading" text not null,
  "entry" text not null,
  "address" text not null,
  "progress" text not null,
  "outcome" text,
  "startedAt" bigint not null,
  "seenAt" bigint not null
);
create index "deskJobsByStaff" on "deskJobs" ("staffId", "startedAt");
create index "deskJobsByTime" on "deskJobs" ("startedAt");

create table "cpdActivities" (
  "activityId" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "date" text not null,
  "title" text not null,
  "units" double precision not null,
  "isVerifiable" integer not null,
  "learnt" text,
  "loggedAt" bigint not null
);
create index "cpdActivitiesByCustomer" on "cpdActivities" ("customerId", "date");

create table "evidence" (
  "fileId" text primary key,
  "customerId" text not null references "customers" ("customerId"),
  "name" text not null,
  "type" text not null,
  "size" integer not null,
  "receivedAt" bigint not null,
  "receivedOn" text not null,
  "idempotencyKey" text not null,
  "aboutKind" text,
  "aboutReference" text,
  "aboutEvent" integer
);
create unique index "evidenceOfCustomer" on "evidence" ("customerId", "idempotencyKey");
create index "evidenceBySubject" on "evidence" ("aboutReference", "aboutKind");
create index "evidenceByTime" on "evidence" ("receivedAt");

create table "cpdReviews" (
  "year" integer not null,
  "number" integer not null,
  "seed" text not null,
  "rules" text not null,
  "population" integer not null,
  "digest" text not null,
  "reason" text,
  "drawnBy" text not null,
  "drawnAt" bigint not null,
  constraint "cpdReviewsByYear" primary key ("year", "number")
);

create table "cpdReviewMembers" (
  "year" integer not null,
  "number" integer not null,
  "customerId" text not null references "customers" ("customerId"),
  "reference" text not null,
  "route" text not null,
  "isResting" integer not null,
  "place" integer,
  "endedAs" text,
  constraint "cpdReviewMembersByReview" primary key ("year", "number", "customerId")
);
create index "cpdReviewMembersByCustomer" on "cpdReviewMembers" ("customerId");
create index "cpdReviewMembersByReference" on "cpdReviewMembers" ("reference");
