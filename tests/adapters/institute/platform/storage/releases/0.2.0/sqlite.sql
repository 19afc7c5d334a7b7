CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "customers" ("customerId" text primary key, "email" text not null unique, "passwordHash" text not null, "groups" text not null, "isClosed" integer not null, "firstName" text not null, "surname" text not null, "initials" text not null, "customerType" text not null, "portalExperience" text, "status" text not null, "nationality" text, "countryOfResidence" text, "onlineCountry" integer not null, "isRetired" integer not null, "isFellow" integer not null, "eligibleForMembership" integer not null, "pathway" text, "pathwayDescription" text, "perSupervisor" integer not null, "suspensionCode" text, "isSuspensionGracePeriod" integer not null, "suspensionGraceEnds" text, "latestSessionId" text, "membershipDate" text);
CREATE TABLE "notifications" ("customerId" text not null references "customers" ("customerId"), "position" integer not null, "code" text not null, "since" text, constraint "notificationsKey" primary key ("customerId", "code"));
CREATE TABLE "sessions" ("sessionId" text primary key, "customerId" text not null references "customers" ("customerId"), "openedAt" bigint not null);
CREATE TABLE "cpdOverviews" ("customerId" text primary key references "customers" ("customerId"), "year" integer not null, "nextDueDate" text not null, "isRequired" integer default 1 not null);
CREATE TABLE "cpdYears" ("customerId" text not null references "customers" ("customerId"), "year" integer not null, "status" text not null, "broughtForwardUnits" integer not null, constraint "cpdYearsKey" primary key ("customerId", "year"));
CREATE TABLE "cpdAdjustments" ("adjustmentId" text primary key, "customerId" text not null, "year" integer not null, "type" text not null, "reason" text not null, "units" integer not null, "status" text not null, "startDate" text, "endDate" text, "reasonCode" text, constraint "adjustmentOfYear" foreign key ("customerId", "year") references "cpdYears" ("customerId", "year"));
CREATE TABLE "secrets" ("name" text primary key, "value" text not null);
CREATE TABLE "providerRecords" ("kind" text not null, "recordId" text not null, "payload" text not null, "grantId" text, "userCode" text, "uid" text, "expiresAt" bigint, "consumedAt" bigint, constraint "providerRecordsKey" primary key ("kind", "recordId"));
CREATE TABLE "qualifications" ("customerId" text primary key references "customers" ("customerId"), "examsTotal" integer not null, "examsCompleted" integer not null, "hasConditionalExemptions" integer not null, "moduleStatus" text, "policyType" text not null, "unitOfMeasurement" text not null, "experienceRequired" integer not null, "experienceClaimed" integer not null, "experienceAchieved" integer not null, "objectivesRequired" integer not null, "objectivesAchieved" integer not null);
CREATE TABLE "subscriptions" ("customerId" text not null references "customers" ("customerId"), "year" integer not null, "amount" integer not null, "dueDate" text not null, constraint "subscriptionsKey" primary key ("customerId", "year"));
CREATE TABLE "transactions" ("reference" text primary key, "customerId" text not null references "customers" ("customerId"), "date" text not null, "description" text not null, "amount" integer not null, "type" text not null, "status" text not null, "receiptAvailable" integer not null);
CREATE TABLE "keyResources" ("customerId" text not null references "customers" ("customerId"), "key" text not null, "eligible" integer not null, "warning" text, "certificateNumber" text not null, "certificateType" text not null, "issuedOn" text not null, "particulars" text not null, constraint "keyResourcesKey" primary key ("customerId", "key"));
CREATE TABLE "practisingCertificates" ("certificateNumber" text primary key, "customerId" text not null references "customers" ("customerId"), "certificateType" text not null, "certificateName" text not null, "jurisdictionDescription" text not null, "issuedOn" text not null, "expiresOn" text not null);
CREATE TABLE "personalRecords" ("customerId" text not null references "customers" ("customerId"), "kind" text not null, "details" text not null, "version" integer not null, constraint "personalRecordsKey" primary key ("customerId", "kind"));
CREATE TABLE "emailAddresses" ("customerId" text primary key references "customers" ("customerId"), "address" text not null unique);
CREATE TABLE "auditEntries" ("entryId" text primary key, "customerId" text not null references "customers" ("customerId"), "changedBy" text not null, "changedAt" bigint not null, "kind" text not null, "field" text not null, "oldHash" text, "newHash" text);
CREATE TABLE "onceAnswers" ("customerId" text not null references "customers" ("customerId"), "call" text not null, "idempotencyKey" text not null, "digest" text not null, "answer" text not null, "answeredAt" bigint default 0 not null, constraint "onceAnswersKey" primary key ("customerId", "call", "idempotencyKey"));
CREATE TABLE "limits" ("limitKey" text primary key, "fullAgainAt" bigint not null);
CREATE TABLE "signIns" ("signInId" text primary key, "customerId" text not null references "customers" ("customerId"), "startedAt" bigint not null, "lastUsedAt" bigint not null, "endedAt" bigint, "device" text);
CREATE TABLE "mails" ("mailId" text primary key, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "writtenAt" bigint not null, "attempts" integer not null, "nextAttemptAt" bigint not null, "sentAt" bigint, "givenUpAt" bigint, "expiresAt" bigint, "customerId" text);
CREATE TABLE "passwordLinks" ("digest" text primary key, "customerId" text not null references "customers" ("customerId"), "expiresAt" bigint not null, "usedAt" bigint);
CREATE TABLE "emailChanges" ("customerId" text primary key references "customers" ("customerId"), "digest" text not null unique, "email" text not null, "expiresAt" bigint not null);
CREATE TABLE "calendarAddresses" ("customerId" text primary key references "customers" ("customerId"), "token" text not null unique);
CREATE TABLE "databaseProperties" ("name" text primary key, "value" text not null);
CREATE TABLE "passwordLinkRequests" ("requestId" text primary key, "email" text not null, "requestedAt" bigint not null);
CREATE TABLE "submissions" ("reference" text primary key, "customerId" text not null references "customers" ("customerId"), "kind" text not null, "answers" text not null, "submittedOn" text not null, "submittedAt" bigint not null);
CREATE TABLE "submissionEvents" ("reference" text not null references "submissions" ("reference"), "position" integer not null, "type" text not null, "at" bigint not null, "by" text not null, "reason" text, "verdict" text, "until" text, "replaced" text, constraint "submissionEventsKey" primary key ("reference", "position"));
CREATE TABLE "webhookMessages" ("messageId" text primary key, "customerId" text not null references "customers" ("customerId"), "position" integer not null, "payload" text not null, "writtenAt" bigint not null, "attempts" integer not null, "nextAttemptAt" bigint not null, "deliveredAt" bigint, "givenUpAt" bigint, constraint "webhookMessagesInOrder" unique ("customerId", "position"));
CREATE TABLE "reminders" ("customerId" text not null references "customers" ("customerId"), "kind" text not null, "subject" text not null, "dueDate" text not null, "step" integer not null, "sentAt" bigint not null, constraint "remindersOnce" primary key ("customerId", "kind", "subject", "dueDate", "step"));
CREATE TABLE "issuedDocuments" ("code" text primary key, "customerId" text not null references "customers" ("customerId"), "kind" text not null, "subject" text not null, "position" integer not null, "title" text not null, "name" text, "facts" text not null, "digest" text not null, "isOfRetired" integer not null, "issuedOn" text not null, "issuedAt" bigint not null, "expiresOn" text, constraint "issuedDocumentsInOrder" unique ("customerId", "kind", "subject", "position"));
CREATE TABLE "credentialKeys" ("position" integer primary key, "publicKey" text not null, "secretKey" text, "madeAt" bigint not null);
CREATE TABLE "membershipCredentials" ("code" text primary key references "issuedDocuments" ("code"), "list" integer not null, "position" integer not null, constraint "membershipCredentialsByPosition" unique ("list", "position"));
CREATE TABLE "examEntries" ("customerId" text not null references "customers" ("customerId"), "exam" text not null, "date" text not null, "time" text not null, "place" text not null, constraint "examEntriesKey" primary key ("customerId", "exam"));
CREATE TABLE "activityCounts" ("customerId" text not null references "customers" ("customerId"), "kind" text not null, "day" text not null, "subject" text not null, "count" integer not null, "latestAt" bigint not null, constraint "activityCountsByDay" primary key ("customerId", "kind", "day", "subject"));
CREATE TABLE "passkeys" ("passkeyId" text primary key, "customerId" text not null references "customers" ("customerId"), "credentialId" text not null unique, "publicKey" text not null, "counter" bigint not null, "transports" text not null, "name" text not null, "addedAt" bigint not null, "lastUsedAt" bigint);
CREATE TABLE "usedChallenges" ("digest" text primary key, "expiresAt" bigint not null);
CREATE INDEX "sessionsByCustomer" on "sessions" ("customerId");
CREATE INDEX "providerRecordsBygrantId" on "providerRecords" ("grantId");
CREATE INDEX "providerRecordsByuid" on "providerRecords" ("uid");
CREATE INDEX "providerRecordsByexpiresAt" on "providerRecords" ("expiresAt");
CREATE INDEX "transactionsByCustomer" on "transactions" ("customerId");
CREATE INDEX "practisingCertificatesByCustomer" on "practisingCertificates" ("customerId");
CREATE INDEX "auditEntriesByCustomer" on "auditEntries" ("customerId");
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
CREATE INDEX "mailsByExpiry" on "mails" ("expiresAt");
CREATE INDEX "activityCountsByTime" on "activityCounts" ("latestAt");
CREATE INDEX "passkeysByCustomer" on "passkeys" ("customerId");
CREATE INDEX "usedChallengesByTime" on "usedChallenges" ("expiresAt");
CREATE INDEX "passwordLinkRequestsByEmail" on "passwordLinkRequests" ("email");
insert into "kysely_migration" values ('0001-customers', '2026-11-25T18:58:03.308Z');
insert into "kysely_migration" values ('0002-cpd', '2026-11-25T18:58:03.310Z');
insert into "kysely_migration" values ('0003-identity', '2026-11-25T18:58:03.312Z');
insert into "kysely_migration" values ('0004-qualifications', '2026-11-25T18:58:03.313Z');
insert into "kysely_migration" values ('0005-waivers', '2026-11-25T18:58:03.315Z');
insert into "kysely_migration" values ('0006-fees', '2026-11-25T18:58:03.317Z');
insert into "kysely_migration" values ('0007-documents', '2026-11-25T18:58:03.318Z');
insert into "kysely_migration" values ('0008-personal-records', '2026-11-25T18:58:03.319Z');
insert into "kysely_migration" values ('0009-membership', '2026-11-25T18:58:03.321Z');
insert into "kysely_migration" values ('0010-once', '2026-11-25T18:58:03.331Z');
insert into "kysely_migration" values ('0011-account-records', '2026-11-25T18:58:03.332Z');
insert into "kysely_migration" values ('0012-sign-ins-and-limits', '2026-11-25T18:58:03.333Z');
insert into "kysely_migration" values ('0013-mail-and-ways-in', '2026-11-25T18:58:03.334Z');
insert into "kysely_migration" values ('0014-email-changes', '2026-11-25T18:58:03.335Z');
insert into "kysely_migration" values ('0015-calendar-addresses', '2026-11-25T18:58:03.336Z');
insert into "kysely_migration" values ('0016-adjustments-by-customer', '2026-11-25T18:58:03.337Z');
insert into "kysely_migration" values ('0017-database-properties', '2026-11-25T18:58:03.338Z');
insert into "kysely_migration" values ('0018-password-link-requests', '2026-11-25T18:58:03.339Z');
insert into "kysely_migration" values ('0019-application-requests', '2026-11-25T18:58:03.340Z');
insert into "kysely_migration" values ('0019-mails-given-up', '2026-11-25T18:58:03.341Z');
insert into "kysely_migration" values ('0020-submissions', '2026-11-25T18:58:03.342Z');
insert into "kysely_migration" values ('0021-mails-of-customers', '2026-11-25T18:58:03.344Z');
insert into "kysely_migration" values ('0022-derived-money', '2026-11-25T18:58:03.347Z');
insert into "kysely_migration" values ('0023-webhook-messages', '2026-11-25T18:58:03.348Z');
insert into "kysely_migration" values ('0024-answered-at', '2026-11-25T18:58:03.349Z');
insert into "kysely_migration" values ('0025-derived-declarations', '2026-11-25T18:58:03.351Z');
insert into "kysely_migration" values ('0026-reminders', '2026-11-25T18:58:03.352Z');
insert into "kysely_migration" values ('0027-mails-by-expiry', '2026-11-25T18:58:03.353Z');
insert into "kysely_migration" values ('0030-issued-documents', '2026-11-25T18:58:03.354Z');
insert into "kysely_migration" values ('0031-membership-credentials', '2026-11-25T18:58:03.355Z');
insert into "kysely_migration" values ('0035-exam-entries', '2026-11-25T18:58:03.356Z');
insert into "kysely_migration" values ('0040-activity', '2026-11-25T18:58:03.357Z');
insert into "kysely_migration" values ('0041-passkeys', '2026-11-25T18:58:03.358Z');
insert into "kysely_migration" values ('0042-password-link-requests-by-email', '2026-11-25T18:58:03.359Z');
insert into "kysely_migration" values ('0043-notification-dates', '2026-11-25T18:58:03.360Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "customers" values ('4100107', 'maya.member@example.org', 'scrypt$4$gv43A8NE2JzdQrACpSC0GA$-dxfYkBpb4zajTy3iA0HvD8OOLSjITyQB2Moz5Mi8Lg', '["CN=portal,OU=groups,O=institute"]', 0, 'Maya', 'Member', 'M', 'MEMBER', 'member', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, null, null, 0, null, 0, null, null, '2009-10-28');
insert into "customers" values ('4100303', 'ada.affiliate@example.org', 'scrypt$4$gv43A8NE2JzdQrACpSC0GA$-dxfYkBpb4zajTy3iA0HvD8OOLSjITyQB2Moz5Mi8Lg', '["CN=portal,OU=groups,O=institute"]', 0, 'Ada', 'Affiliate', 'A', 'AFFILIATE', 'affiliate', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, 'ACCA_QUAL', 'ACCA qualification', 0, null, 0, null, null, null);
insert into "customers" values ('4100135', 'fiona.fellow@example.org', 'scrypt$4$gv43A8NE2JzdQrACpSC0GA$-dxfYkBpb4zajTy3iA0HvD8OOLSjITyQB2Moz5Mi8Lg', '["CN=portal,OU=groups,O=institute"]', 0, 'Fiona', 'Fellow', 'F', 'MEMBER', 'member', 'Retired', 'British', 'Ireland', 0, 1, 1, 0, null, null, 0, null, 0, null, null, '2009-09-30');
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
insert into "secrets" values ('signing-key', '{"kty":"RSA","n":"pgUF8S7JRs_o8bqgrc0-8AG8ndy37YV9fZKUwnBcFZONk3eQi3XXHSww7tTzaactinLuJhB2EIxZOBqOAcB2obZ4PO6psnnE-mp5g3mN4UUs0XhaEkPpYjIcxphBzuWH3mQe-Plr3NDI1uNpBBmm_-tt65TLt1qi4sBDGrlPoKlTQ4U2gOVLYOM_7EG2mL0tAk7_ajTJEbvO6R95aOpTe1QrB7cpStiN5nT25HQwtfQcUwJ8yMPuLucW4FC_jyCnqXxWL68-vJOfhgV1WqYVCHQXAnog49I-7_b0hW6dRPwCttOnEu5tbiLIay5n88C-NC_RDL8Pf2aRsx9hSbt86Q","e":"AQAB","d":"DmT2mi4CjRV3Psg96LvYNmKMKkrKFrnBgur742zvCv7fYlcWTQUzWMftWTPVBAbW879Zxyqbtf0ZOjxRLjU0A_roa24NABi_O7ASJ5RZORwwkdvjwVwqhtVN-ekXIZt0n5NiPReRItTmaP1QLGcV--_7eJbO3--nmk3ts4o4LXeE6HJNMFkZQwnzlOvojBIaoxkDXo2pikBSD48l0BoWAaikvrWMSQaaVTrmiCmVifyCTyuIcic9hbEoCZmGgVd6L-wFxOCGCZV-iaIT1lsuWIPz_YI3lumFD3UtwisGpPFmDhHCzMV5fFYhj4PR2ntsyZFScknFusemjwmM8Ox7xQ","p":"6PurF7IFD1_PM2Tb8kiyZ5SRs5ghO50wNvvoDMDHY25JumsO-dcHTGCtrwtaY4n1V9v5Vn39qfLzYpYSCFOr1g6yJgkCu_spKRb7ubmbLO10h2RF322Xh5j74wMtIFWTo_5Mx2ZIBGrHJJNhmVIl7dXP5q7VCWKHoIz-HsCLhj0","q":"tmvLZ5KSRBW_ci865pZcwe2RwRyrtqMf6j478lyQudd3bSkpqq3choRQolg2HoLX1wejm2ue5NmD6yFHMTIQSz1orKiMGWrygTIQwE5ncmKvnW2mj5mF6-IjKq11rbqAtbI9MjWTMek7xRuTZMFgdW4sA6iuKNLMbsIhfHO-6B0","dp":"XNsxLZh9-8qrwkgIgWAH-tBz4ahYVnInrUJpEewji7WBHRNePKU--2nszz8vH0z0w7eggKBmYT27UyeMuFTgv8fLqO0ecd2AYigO287l0dox_2QvlQUQx7JpcejqK2DwHwRThYV2XoxQInu7AmiDRW9aFQ7JSZxDgfGvtoH3GeE","dq":"swcrgqRIQ-WME8Xianba5b__saQvqXiCU-Nr9bl-l8SsgkdJiyZCLQoiEJG920fSCEiI-nkuYa5PVy07rz5Q22aTGg_4HuHkyYKXCgRoZcwQSdJZCslCs3MlzDacLTnCI4-fm20U3oDlldYwW0ulHNpY--ZJterbkz-WmYsGqsk","qi":"GudvCoOcgIjBO3jCwP4za3GQZTf2n2Hg2VJyhTt3slOH0YT4k9afzD7opCvA3hdb06BV6gFNWc5dXgQhdRoKjvLOW_7SVi_0o4M8NKmj3l8tQd1XdB7RJsqjd_aQG9yQPiOq-Rf18i8cyZ7tw7ezzn3iG-JDHIN6k7anUy5w-jM","kid":"39c80381-cfb6-487a-83ae-212537e5f3a7","alg":"RS256","use":"sig"}');
insert into "secrets" values ('audit-key', 'pK8HS8ZbNZwy7wt2kE0UelYtD8dwERNnk7k4ThCl_jU');
insert into "secrets" values ('passkey-key', 'YYHmf6yX4j7PAXloiSnHO2Vg4iLJJjIMatpp50xXPbc');
insert into "secrets" values ('hand-off-key', 'A2fMwwNkZ8p8nCpqSKqlEmuEBHrMn_F_vTL0qWVoPH0');
insert into "secrets" values ('cookie-key', 's5yLxD331j76wtayps0L_7Yo75O863IBfflZKytmNc8');
insert into "secrets" values ('device-key', 'G1QteudRqa6HZOzN6poTbEN-l7hNsJm00ZUndT0qOBo');
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
insert into "transactions" values ('INV-4100107-01', '4100107', '2024-10-15', 'Annual subscription 2024', 26850, 'CHARGE', 'COMPLETED', 0);
insert into "transactions" values ('PAY-4100107-02', '4100107', '2024-12-02', 'Payment by card: annual subscription 2024', 26850, 'PAYMENT', 'COMPLETED', 1);
insert into "transactions" values ('INV-4100107-03', '4100107', '2025-10-15', 'Annual subscription 2025', 26850, 'CHARGE', 'COMPLETED', 0);
insert into "transactions" values ('PAY-4100107-04', '4100107', '2025-12-02', 'Payment by card: annual subscription 2025', 26850, 'PAYMENT', 'COMPLETED', 1);
insert into "transactions" values ('INV-4100107-05', '4100107', '2026-07-03', 'Practising certificate, United Kingdom', 41200, 'CHARGE', 'COMPLETED', 0);
insert into "transactions" values ('INV-4100107-06', '4100107', '2026-07-11', 'Practising certificate, Ireland', 18600, 'CHARGE', 'COMPLETED', 0);
insert into "transactions" values ('PAY-4100107-07', '4100107', '2026-07-17', 'Payment by card: practising certificate, United Kingdom', 41200, 'PAYMENT', 'COMPLETED', 1);
insert into "transactions" values ('PAY-4100107-08', '4100107', '2026-07-25', 'Payment by card: practising certificate, Ireland', 18600, 'PAYMENT', 'COMPLETED', 1);
insert into "transactions" values ('INV-4100107-09', '4100107', '2026-10-15', 'Annual subscription 2026', 26850, 'CHARGE', 'COMPLETED', 0);
insert into "transactions" values ('PAY-4100107-10', '4100107', '2026-11-01', 'Payment by card: annual subscription', 26850, 'PAYMENT', 'FAILED', 0);
insert into "transactions" values ('INV-4100303-01', '4100303', '2024-02-18', 'Annual subscription 2024', 13400, 'CHARGE', 'COMPLETED', 0);
insert into "transactions" values ('PAY-4100303-02', '4100303', '2024-04-06', 'Payment by card: annual subscription 2024', 13400, 'PAYMENT', 'COMPLETED', 1);
insert into "transactions" values ('INV-4100303-03', '4100303', '2025-02-17', 'Annual subscription 2025', 13400, 'CHARGE', 'COMPLETED', 0);
insert into "transactions" values ('PAY-4100303-04', '4100303', '2025-04-06', 'Payment by card: annual subscription 2025', 13400, 'PAYMENT', 'COMPLETED', 1);
insert into "transactions" values ('INV-4100303-05', '4100303', '2026-02-17', 'Annual subscription 2026', 13400, 'CHARGE', 'COMPLETED', 0);
insert into "transactions" values ('PAY-4100303-06', '4100303', '2026-04-06', 'Payment by card: annual subscription 2026', 13400, 'PAYMENT', 'COMPLETED', 1);
insert into "transactions" values ('INV-4100135-01', '4100135', '2024-02-18', 'Annual subscription 2024', 26850, 'CHARGE', 'COMPLETED', 0);
insert into "transactions" values ('PAY-4100135-02', '4100135', '2024-04-06', 'Payment by card: annual subscription 2024', 26850, 'PAYMENT', 'COMPLETED', 1);
insert into "transactions" values ('INV-4100135-03', '4100135', '2025-02-17', 'Annual subscription 2025', 26850, 'CHARGE', 'COMPLETED', 0);
insert into "transactions" values ('PAY-4100135-04', '4100135', '2025-04-06', 'Payment by card: annual subscription 2025', 26850, 'PAYMENT', 'COMPLETED', 1);
insert into "transactions" values ('INV-4100135-05', '4100135', '2026-02-17', 'Annual subscription 2026', 26850, 'CHARGE', 'COMPLETED', 0);
insert into "transactions" values ('PAY-4100135-06', '4100135', '2026-04-06', 'Payment by card: annual subscription 2026', 26850, 'PAYMENT', 'COMPLETED', 1);
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
insert into "personalRecords" values ('4100135', 'contact', '{"email":{"address":"fiona.fellow@example.org","contactId":"E4100135"},"primaryPhoneNumber":{"number":"7700900135","countryCode":"353","lineType":"MOBILE","contactId":"P4100135"},"mailingAddress":{"country":"Ireland","addressLine1":"38 Ledger Quay","city":"Dublin","province":"Leinster","postcode":"D02 X285","purpose":["HOME"],"isPrimary":true,"contactId":"A4100135"},"secondaryAddress":{"country":"Ireland","addressLine1":"1 Tally Street","city":"Dublin","province":"Leinster","postcode":"D04 Y7K2","addressee":"Quill and Ledger LLP","purpose":["BUSINESS"],"contactId":"B4100135"},"readOnly":{}}', 1);
insert into "personalRecords" values ('4100135', 'account', '{"learningRecordNumber":"1041001351","title":"Ms","birthDate":"1982-09-30","qualification":"ACCA","registrationDate":"2004-09-29","graduationDate":"2007-09-30","membershipDate":"2009-09-30","fellowDate":"2014-09-30","honours":"First","memberQualifications":[]}', 1);
insert into "personalRecords" values ('4100135', 'employment', '{"companyName":"Quill and Ledger LLP","jobTitle":"Financial controller","businessCategory":"PRACTICE","employmentCategory":"FT","organisationSize":"MEDIUM","jobCategory":"FINANCIAL"}', 1);
insert into "personalRecords" values ('4100135', 'consents', '{"importantUpdatesByEmail":true,"accountCorrespondenceByEmail":true,"importantUpdatesBySms":true,"accaEventsAndSurveys":true,"thirdPartyMarketing":false,"abMagazine":true,"directoryOfMembers":true}', 1);
insert into "personalRecords" values ('4100135', 'networks', '{"regional":["DUBLIN"],"employment":["CORPORATE"]}', 1);
insert into "emailAddresses" values ('4100107', 'maya.member@example.org');
insert into "emailAddresses" values ('4100303', 'ada.affiliate@example.org');
insert into "emailAddresses" values ('4100135', 'fiona.fellow@example.org');
insert into "onceAnswers" values ('4100107', 'POST /customers/{id}/cpds/submissions', 'key-of-that-release', 'OhCKQNZSq93n66i4rNq-nZS3CSQCaJzrnOl5dhVRx4I', '{"reference":"CPD-2026-5FRYKATT","year":2026,"status":"COMPLETE","submittedOn":"2026-11-04"}', 1793793600000);
insert into "onceAnswers" values ('4100303', 'POST /customers/{id}/membership/application', 'key-of-that-release', 'Q7_JsAUEDrGuL9_ZA6C3Q-TuuxJ4BGkIXWR-k9T6AfE', '{"reference":"MEM-2026-55NCWYPE","submittedOn":"2026-11-04"}', 1793793600000);
insert into "onceAnswers" values ('4100135', 'POST /customers/{id}/membership/retirement', 'key-of-that-release', 'ZuxFJRyATP4fLxdEcOwGbFoecRqAhSa10RJoHTe40LI', '{"reference":"RET-2026-UGCMECEA","retirementDate":"2026-11-04","registeredOn":"2026-11-04"}', 1793793600000);
insert into "limits" values ('password-link-address:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1793793660000);
insert into "limits" values ('password-link-email:UqXRe-aSverKxPnOysdW4pP_FQUv0ORgcDG7wKu1b_w', 1793794200000);
insert into "signIns" values ('da9d4d2e-a6e8-4cd2-b82d-9984ce60e49b', '4100107', 1793793600000, 1793793600000, null, null);
insert into "signIns" values ('1d96349d-cd9c-4436-973c-007b9e4d94e0', '4100303', 1793793600000, 1793793600000, null, null);
insert into "signIns" values ('fc8e8faf-e238-49f8-a909-2577e5471e97', '4100135', 1793793600000, 1793793600000, null, null);
insert into "mails" values ('5e672646-8ce0-48a8-9b30-b1de2904a233', 'maya.member@example.org', 'We have received your CPD declaration for 2026', 'Dear Maya

We have received your CPD declaration for 2026. Its reference is CPD-2026-5FRYKATT.

Submitted on: 4 November 2026
CPD requirements met: Yes
Route: Unit route
Engagement partner: No
Confirmed as accurate: Yes

Keep your evidence for three years. We may ask for it if your record is chosen for review.
', '<!doctype html>
      <html>
        <head>
          <meta charset="utf-8" />
          <title>We have received your CPD declaration for 2026</title>
        </head>
        <body>
          <p>Dear Maya</p>
          <p>We have received your CPD declaration for 2026. Its reference is CPD-2026-5FRYKATT.</p><p>Submitted on: 4 November 2026<br />CPD requirements met: Yes<br />Route: Unit route<br />Engagement partner: No<br />Confirmed as accurate: Yes</p><p>Keep your evidence for three years. We may ask for it if your record is chosen for review.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, null, null, null, '4100107');
insert into "mails" values ('07101671-156d-4d4f-aeda-71f378253eb4', 'ada.affiliate@example.org', 'We have received your application for membership', 'Dear Ada

We have received your application for membership. Its reference is MEM-2026-55NCWYPE.

Submitted on: 4 November 2026
Employment category: Not employed
Professional qualifications: Chartered tax adviser (CTA)
Regional network: London
Listed in the directory of members: No

Our admissions team reviews most applications within 15 working days, and writes to you either way.
', '<!doctype html>
      <html>
        <head>
          <meta charset="utf-8" />
          <title>We have received your application for membership</title>
        </head>
        <body>
          <p>Dear Ada</p>
          <p>We have received your application for membership. Its reference is MEM-2026-55NCWYPE.</p><p>Submitted on: 4 November 2026<br />Employment category: Not employed<br />Professional qualifications: Chartered tax adviser (CTA)<br />Regional network: London<br />Listed in the directory of members: No</p><p>Our admissions team reviews most applications within 15 working days, and writes to you either way.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, null, null, null, '4100303');
insert into "mails" values ('bd1ba1d1-3140-49a9-a69e-3739bc62bc47', 'fiona.fellow@example.org', 'We have received your application to join the register of retired members', 'Dear Fiona

We have received your application to join the register of retired members. Its reference is RET-2026-UGCMECEA.

Joined on: 4 November 2026
Retirement is permanent: Yes
Retirement date: 4 November 2026
Holds a practising certificate or an insolvency licence: No
Declaration accepted: Yes

You are on the register of retired members. There is nothing else to do, but tell us before you go back to any paid work.
', '<!doctype html>
      <html>
        <head>
          <meta charset="utf-8" />
          <title>We have received your application to join the register of retired members</title>
        </head>
        <body>
          <p>Dear Fiona</p>
          <p>We have received your application to join the register of retired members. Its reference is RET-2026-UGCMECEA.</p><p>Joined on: 4 November 2026<br />Retirement is permanent: Yes<br />Retirement date: 4 November 2026<br />Holds a practising certificate or an insolvency licence: No<br />Declaration accepted: Yes</p><p>You are on the register of retired members. There is nothing else to do, but tell us before you go back to any paid work.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, null, null, null, '4100135');
insert into "mails" values ('3c8e800a-e493-47fa-968e-7f064841d8a4', 'maya.member@example.org', 'Choose a new password', 'Dear Maya

Somebody, probably you, asked to choose a new password for your account.

The link works once, for 30 minutes.

If it was not you, do nothing: your password stays as it is.

Choose a password:
http://localhost:4200/idp/choose-password/Ws29onXndNnzvyUO0rH442Go7BWHqvHX
', '<!doctype html>
      <html>
        <head>
          <meta charset="utf-8" />
          <title>Choose a new password</title>
        </head>
        <body>
          <p>Dear Maya</p>
          <p>Somebody, probably you, asked to choose a new password for your account.</p><p>The link works once, for 30 minutes.</p><p>If it was not you, do nothing: your password stays as it is.</p>
          <p>Choose a password:<br /><a href="http://localhost:4200/idp/choose-password/Ws29onXndNnzvyUO0rH442Go7BWHqvHX">http://localhost:4200/idp/choose-password/Ws29onXndNnzvyUO0rH442Go7BWHqvHX</a></p>
        </body>
      </html> ', 1793793600000, 0, 1793793600000, null, null, 1793795400000, '4100107');
insert into "passwordLinks" values ('REZFHCSyif_EVamTFbQ3Y6srKQqtCKy1JU8zKhHwYhc', '4100107', 1793795400000, null);
insert into "databaseProperties" values ('environment', 'trial');
insert into "submissions" values ('W410010720251', '4100107', 'waiver', '{"year":2025,"startDate":"2025-03-01","endDate":"2025-05-31","reasonCode":"PARENTAL_LEAVE","reasonLabel":"Parental leave","adjustmentType":"waiver","units":10}', '2026-11-04', 1793750400000);
insert into "submissions" values ('W410010720241', '4100107', 'waiver', '{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8}', '2026-11-04', 1793750400000);
insert into "submissions" values ('CPD-2026-5FRYKATT', '4100107', 'declaration', '{"year":2026,"isRequirementsMet":true,"route":"UNIT_ROUTE","isEngagementPartner":false,"isConfirmed":true}', '2026-11-04', 1793793600000);
insert into "submissions" values ('MEM-2026-55NCWYPE', '4100303', 'application', '{"employmentCategory":"NE","professionalQualifications":["CTA"],"regionalNetwork":"LONDON","employmentNetworks":[],"optInMemberDirectory":false}', '2026-11-04', 1793793600000);
insert into "submissions" values ('RET-2026-UGCMECEA', '4100135', 'retirement', '{"retirementDate":"2026-11-04"}', '2026-11-04', 1793793600000);
insert into "submissionEvents" values ('W410010720251', 0, 'received', 1793750400000, 'registrar: A. Clerk', null, null, null, null);
insert into "submissionEvents" values ('W410010720241', 0, 'received', 1793750400000, 'registrar: A. Clerk', null, null, null, null);
insert into "submissionEvents" values ('W410010720241', 1, 'decided', 1793750400000, 'registrar: A. Clerk', 'Put on the record by the organisation.', 'grant', null, null);
insert into "submissionEvents" values ('CPD-2026-5FRYKATT', 0, 'received', 1793793600000, '4100107', null, null, null, '{"duty":{"isRequired":true,"year":2026,"nextDueDate":"2026-12-14"},"notifications":[]}');
insert into "submissionEvents" values ('MEM-2026-55NCWYPE', 0, 'received', 1793793600000, '4100303', null, null, null, null);
insert into "submissionEvents" values ('RET-2026-UGCMECEA', 0, 'received', 1793793600000, '4100135', null, null, null, '{"status":"Fellow","duty":{"isRequired":true,"year":2027,"nextDueDate":"2028-01-01"},"notifications":[]}');
insert into "webhookMessages" values ('msg_181c187e-44d3-4f6e-aea6-4fc2b08f51f4', '4100107', 1, '{"type":"submission.received","timestamp":"2026-11-04T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720251","kind":"waiver","answers":{"year":2025,"startDate":"2025-03-01","endDate":"2025-05-31","reasonCode":"PARENTAL_LEAVE","reasonLabel":"Parental leave","adjustmentType":"waiver","units":10},"position":0,"by":"registrar: A. Clerk"}}', 1793750400000, 0, 1793750400000, null, null);
insert into "webhookMessages" values ('msg_17a52c59-5d85-4e4f-993f-b6e8de896f4e', '4100107', 2, '{"type":"submission.received","timestamp":"2026-11-04T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720241","kind":"waiver","answers":{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8},"position":0,"by":"registrar: A. Clerk"}}', 1793750400000, 0, 1793750400000, null, null);
insert into "webhookMessages" values ('msg_bdd4f67e-24e9-4b86-9b5d-b8d59c336d1d', '4100107', 3, '{"type":"submission.decided","timestamp":"2026-11-04T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720241","kind":"waiver","answers":{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8},"position":1,"by":"registrar: A. Clerk","reason":"Put on the record by the organisation.","verdict":"grant"}}', 1793750400000, 0, 1793750400000, null, null);
insert into "webhookMessages" values ('msg_e7ee3860-6183-40a5-940a-fe48aa5c9a55', '4100107', 4, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100107","reference":"CPD-2026-5FRYKATT","kind":"declaration","answers":{"year":2026,"isRequirementsMet":true,"route":"UNIT_ROUTE","isEngagementPartner":false,"isConfirmed":true},"position":0,"by":"4100107"}}', 1793793600000, 0, 1793793600000, null, null);
insert into "webhookMessages" values ('msg_21f8209f-1964-4f02-8d6a-580f05d58aa6', '4100303', 1, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100303","reference":"MEM-2026-55NCWYPE","kind":"application","answers":{"employmentCategory":"NE","professionalQualifications":["CTA"],"regionalNetwork":"LONDON","employmentNetworks":[],"optInMemberDirectory":false},"position":0,"by":"4100303"}}', 1793793600000, 0, 1793793600000, null, null);
insert into "webhookMessages" values ('msg_b33d3645-487e-41bf-a90c-c14f85272a4b', '4100135', 1, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100135","reference":"RET-2026-UGCMECEA","kind":"retirement","answers":{"retirementDate":"2026-11-04"},"position":0,"by":"4100135"}}', 1793793600000, 0, 1793793600000, null, null);
