CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "customers" ("customerId" text primary key, "email" text not null unique, "passwordHash" text not null, "groups" text not null, "isClosed" integer not null, "firstName" text not null, "surname" text not null, "initials" text not null, "customerType" text not null, "portalExperience" text, "status" text not null, "nationality" text, "countryOfResidence" text, "onlineCountry" integer not null, "isRetired" integer not null, "isFellow" integer not null, "eligibleForMembership" integer not null, "pathway" text, "pathwayDescription" text, "perSupervisor" integer not null, "suspensionCode" text, "isSuspensionGracePeriod" integer not null, "suspensionGraceEnds" text, "balance" integer not null, "latestSessionId" text, "membershipDate" text);
CREATE TABLE "notifications" ("customerId" text not null references "customers" ("customerId"), "position" integer not null, "code" text not null, constraint "notificationsKey" primary key ("customerId", "code"));
CREATE TABLE "sessions" ("sessionId" text primary key, "customerId" text not null references "customers" ("customerId"), "openedAt" bigint not null);
CREATE TABLE "cpdOverviews" ("customerId" text primary key references "customers" ("customerId"), "code" text not null, "year" integer not null, "nextDueDate" text not null);
CREATE TABLE "cpdYears" ("customerId" text not null references "customers" ("customerId"), "year" integer not null, "status" text not null, "broughtForwardUnits" integer not null, constraint "cpdYearsKey" primary key ("customerId", "year"));
CREATE TABLE "cpdAdjustments" ("adjustmentId" text primary key, "customerId" text not null, "year" integer not null, "type" text not null, "reason" text not null, "units" integer not null, "status" text not null, "startDate" text, "endDate" text, "reasonCode" text, constraint "adjustmentOfYear" foreign key ("customerId", "year") references "cpdYears" ("customerId", "year"));
CREATE TABLE "secrets" ("name" text primary key, "value" text not null);
CREATE TABLE "providerRecords" ("kind" text not null, "recordId" text not null, "payload" text not null, "grantId" text, "userCode" text, "uid" text, "expiresAt" bigint, "consumedAt" bigint, constraint "providerRecordsKey" primary key ("kind", "recordId"));
CREATE TABLE "qualifications" ("customerId" text primary key references "customers" ("customerId"), "examsTotal" integer not null, "examsCompleted" integer not null, "hasConditionalExemptions" integer not null, "moduleStatus" text, "policyType" text not null, "unitOfMeasurement" text not null, "experienceRequired" integer not null, "experienceClaimed" integer not null, "experienceAchieved" integer not null, "objectivesRequired" integer not null, "objectivesAchieved" integer not null);
CREATE TABLE "subscriptions" ("customerId" text not null references "customers" ("customerId"), "year" integer not null, "amount" integer not null, "dueDate" text not null, "status" text not null, constraint "subscriptionsKey" primary key ("customerId", "year"));
CREATE TABLE "transactions" ("reference" text primary key, "customerId" text not null references "customers" ("customerId"), "date" text not null, "description" text not null, "amount" integer not null, "type" text not null, "status" text not null, "receiptAvailable" integer not null);
CREATE TABLE "keyResources" ("customerId" text not null references "customers" ("customerId"), "key" text not null, "eligible" integer not null, "warning" text, "certificateNumber" text not null, "certificateType" text not null, "issuedOn" text not null, "particulars" text not null, constraint "keyResourcesKey" primary key ("customerId", "key"));
CREATE TABLE "practisingCertificates" ("certificateNumber" text primary key, "customerId" text not null references "customers" ("customerId"), "certificateType" text not null, "certificateName" text not null, "jurisdictionDescription" text not null, "issuedOn" text not null, "expiresOn" text not null);
CREATE TABLE "personalRecords" ("customerId" text not null references "customers" ("customerId"), "kind" text not null, "details" text not null, "version" integer not null, constraint "personalRecordsKey" primary key ("customerId", "kind"));
CREATE TABLE "emailAddresses" ("customerId" text primary key references "customers" ("customerId"), "address" text not null unique);
CREATE TABLE "auditEntries" ("entryId" text primary key, "customerId" text not null references "customers" ("customerId"), "changedBy" text not null, "changedAt" bigint not null, "kind" text not null, "field" text not null, "oldHash" text, "newHash" text);
CREATE TABLE "membershipApplications" ("reference" text primary key, "customerId" text not null unique references "customers" ("customerId"), "application" text not null, "submittedOn" text not null, "submittedAt" bigint not null);
CREATE TABLE "retirements" ("reference" text primary key, "customerId" text not null unique references "customers" ("customerId"), "retirementDate" text not null, "registeredOn" text not null, "registeredAt" bigint not null);
CREATE TABLE "onceAnswers" ("customerId" text not null references "customers" ("customerId"), "call" text not null, "idempotencyKey" text not null, "digest" text not null, "answer" text not null, constraint "onceAnswersKey" primary key ("customerId", "call", "idempotencyKey"));
CREATE TABLE "cpdDeclarations" ("reference" text primary key, "customerId" text not null references "customers" ("customerId"), "year" integer not null, "isRequirementsMet" integer not null, "route" text not null, "isEngagementPartner" integer not null, "status" text not null, "submittedOn" text not null, "submittedAt" bigint not null, constraint "oneDeclarationEachYear" unique ("customerId", "year"));
CREATE TABLE "limits" ("limitKey" text primary key, "fullAgainAt" bigint not null);
CREATE TABLE "signIns" ("signInId" text primary key, "customerId" text not null references "customers" ("customerId"), "startedAt" bigint not null, "lastUsedAt" bigint not null, "endedAt" bigint);
CREATE TABLE "mails" ("mailId" text primary key, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "writtenAt" bigint not null, "attempts" integer not null, "nextAttemptAt" bigint not null, "sentAt" bigint);
CREATE TABLE "passwordLinks" ("digest" text primary key, "customerId" text not null references "customers" ("customerId"), "expiresAt" bigint not null, "usedAt" bigint);
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
insert into "kysely_migration" values ('0001-customers', '2026-11-22T08:46:36.518Z');
insert into "kysely_migration" values ('0002-cpd', '2026-11-22T08:46:36.529Z');
insert into "kysely_migration" values ('0003-identity', '2026-11-22T08:46:36.534Z');
insert into "kysely_migration" values ('0004-qualifications', '2026-11-22T08:46:36.535Z');
insert into "kysely_migration" values ('0005-waivers', '2026-11-22T08:46:36.545Z');
insert into "kysely_migration" values ('0006-fees', '2026-11-22T08:46:36.546Z');
insert into "kysely_migration" values ('0007-documents', '2026-11-22T08:46:36.547Z');
insert into "kysely_migration" values ('0008-personal-records', '2026-11-22T08:46:36.555Z');
insert into "kysely_migration" values ('0009-membership', '2026-11-22T08:46:36.561Z');
insert into "kysely_migration" values ('0010-once', '2026-11-22T08:46:36.584Z');
insert into "kysely_migration" values ('0011-account-records', '2026-11-22T08:46:36.589Z');
insert into "kysely_migration" values ('0012-sign-ins-and-limits', '2026-11-22T08:46:36.592Z');
insert into "kysely_migration" values ('0013-mail-and-ways-in', '2026-11-22T08:46:36.595Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "customers" values ('4100107', 'maya.member@example.org', 'scrypt$4$dApJ0Gdsx5KNsMEJJmLlAQ$6CR_XxGs1HBFZNxJg3_lOBiYEx3Gx-WmvN9g9D41aHY', '["CN=portal,OU=groups,O=institute"]', 0, 'Maya', 'Member', 'M', 'MEMBER', 'member', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, null, null, 0, null, 0, null, 26850, null, '2009-10-28');
insert into "customers" values ('4100303', 'ada.affiliate@example.org', 'scrypt$4$dApJ0Gdsx5KNsMEJJmLlAQ$6CR_XxGs1HBFZNxJg3_lOBiYEx3Gx-WmvN9g9D41aHY', '["CN=portal,OU=groups,O=institute"]', 0, 'Ada', 'Affiliate', 'A', 'AFFILIATE', 'affiliate', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, 'ACCA_QUAL', 'ACCA qualification', 0, null, 0, null, 0, null, null);
insert into "customers" values ('4100135', 'fiona.fellow@example.org', 'scrypt$4$dApJ0Gdsx5KNsMEJJmLlAQ$6CR_XxGs1HBFZNxJg3_lOBiYEx3Gx-WmvN9g9D41aHY', '["CN=portal,OU=groups,O=institute"]', 0, 'Fiona', 'Fellow', 'F', 'MEMBER', 'member', 'Retired', 'British', 'Ireland', 0, 1, 1, 0, null, null, 0, null, 0, null, 0, null, '2009-09-30');
insert into "notifications" values ('4100303', 0, 'APPLIED_FOR_MEMBERSHIP');
insert into "cpdOverviews" values ('4100107', 'UPTODATE', 2027, '2027-12-14');
insert into "cpdOverviews" values ('4100303', 'NOT_REQUIRED', 2026, '2027-01-01');
insert into "cpdOverviews" values ('4100135', 'NOT_REQUIRED', 2026, '2027-01-01');
insert into "cpdYears" values ('4100107', 2025, 'COMPLETE', 6);
insert into "cpdYears" values ('4100107', 2024, 'COMPLETE', 0);
insert into "cpdYears" values ('4100107', 2023, 'COMPLETE', 0);
insert into "cpdYears" values ('4100135', 2025, 'COMPLETE', 0);
insert into "cpdYears" values ('4100135', 2024, 'COMPLETE', 0);
insert into "cpdYears" values ('4100107', 2026, 'COMPLETE', 0);
insert into "cpdAdjustments" values ('W410010720251', '4100107', 2025, 'waiver', 'Parental leave', 10, 'PENDING', '2025-03-01', '2025-05-31', 'PARENTAL_LEAVE');
insert into "cpdAdjustments" values ('W410010720241', '4100107', 2024, 'waiver', 'Illness or injury', 8, 'AWARDED', '2024-09-01', '2024-11-12', 'ILLNESS');
insert into "secrets" values ('signing-key', '{"kty":"RSA","n":"u2JdnlQHh_XM2F5Z9zk8lAZHV-sozxJQr_gmyBL5kXBwX-bPXT0QrDl9yEwMbIQlN2i9qumZsOPgkz6oH6JkTQb6GxmILYk8RK_JHp1KrnTmSiXWO5Fk6C-feJ5ZyztBn5Df4P_Vv3lUg7yV-7qEYMONworaU8KuvJCXVpVNjkRuEeSFO5bUjtIb3-JrvOjguNkSnVPEd6sbAo-jyNFqHuqg-p5ZZy2r6DAch681rvPkc8lNxPW48pwEVEWFpdqQehfivWyIHpZ9b89S-za3TxeAjRJLlAY1e1dhcB4lTBxeaaVlx3e2gQK3UI4GfP8l9Mp3uXxQHsUQZTgc9xpP5w","e":"AQAB","d":"A-4mcomAQu_7GCRNrl7LKeIPB9JzeUYA3tmaNQlMDMRKYLVebuE2z7X0MNa15__5jw9cv90rqRP06oG4IWzuV6NCBn5JmeyBkOgMlHgBUGY8fxxxQUllnKBRfJEts8XBaALJsolxk66_mnSPj_qzuufYufATPKO3tu-XDQZ13JPPmJM89SdK2Cz3iB1R6Iuu2x_k1Hi2xh7oFxdzEy-XGVdfwNwjhsSq9bZ3tvYk6jgBG99zhvVQvU99DvIRhZ0TE90FETR1JEzdreeLlWatxNWDG1CXjtJ_UtEd1d80viUA22C5Zy9MvsdR6vMJDP-3M9efeOMc87cG7coJ4wlHYQ","p":"-PpSvWiH0v0fouaTpr86HndO_-HlOJc-3GIt879UGdYYlDjBoAGhgH4yM5DoD_DKe5TEsAVIMvDBsb4QgWNdNH94pn-0nDJDgcyv3DchKM3iPsLQdtMJGie7H7fcpGaIdKVwDdcXDHQG0KcvCkVpJ5-rUIcJKmI27Kr0mdlwiTc","q":"wKtSnzB3HMi_FFEW-AttsApsPyMjcpRP0q83msMnl40Uve-VqLosm07oc1T3EgI6OLvAmlH6FeNqqUq4fJcUJ_5UHuK8z5X71AyHJMt8GpIHV5yl8CC9r1NhIrtzj55fBZf2UyaqNAl4eZbBlBrWWzwfw9aZ1wcqTxSOlp6VBtE","dp":"ngdcjuYTF8Mb2myZmQPVItM9bEJ4GEQ_XOhgHE77VW7DqQihNSrz1DfFK1-1O7DtBCV39fVUTyjq-CMYHNfxp8mkzaFPBLkOigteL9s6C8kp6gYDBPiL1XMUXVx5CkweHlOHXPGBqqDWVodW3yERTloVBYbANYujKvKTUDdoK18","dq":"pPAFgxHSZmnUamgg6aee9x11HXfPWL9utkYZq_t1YV_9abw4uoDmvu4GQPVzrY8KmJbigzm6hhJxtQuqc75CGxq2mNoyGOOk-hrfdrhcPcLVVkNcKv1cZUNT3I_slf5WCkvVK8nl2zZgVHaisU9oQiJubxDAEjyoE5rdlkOcAIE","qi":"dl-0NqHvEPrqMyCrcT6QNWA8oclvbCoI_4YqYcMkNJMVcoX7Q_ISdKNl4ZKh6jEIusEBvkruHYl7Rq7zwcPcq0fdSH6xVlBL7Q6QAuLDGkpk1DAVyQsgBeHFOUabOSd6gr7BvVfWehMXgiwIrseHamNB7xyVy7v8EfifpshrigI","kid":"0e812dd4-01d4-4582-a90c-a08a758fcd3e","alg":"RS256","use":"sig"}');
insert into "secrets" values ('hand-off-key', 'khxClYulGqkvpIqnkLoP9xl6CH-EHIjK5SSjIYHpzK0');
insert into "secrets" values ('audit-key', 'zpv7iS-EarOqOANbm1Nf5y2BuqDOTG-I4V6OUztAr1k');
insert into "secrets" values ('cookie-key', 'l4mwJBhgBBHR83YfK8TEMb0arAMzFA7t85qVVF2K5Zo');
insert into "secrets" values ('device-key', 'EStaHRXxuRUUq7AYhl4Nf72d7cE7feLxwHZqzacLO28');
insert into "qualifications" values ('4100303', 13, 13, 0, 'COMPLETED', 'PER', 'months', 36, 36, 36, 9, 9);
insert into "subscriptions" values ('4100107', 2026, 26850, '2026-12-14', 'DUE');
insert into "subscriptions" values ('4100107', 2025, 26850, '2025-12-14', 'PAID');
insert into "subscriptions" values ('4100107', 2024, 26850, '2024-12-14', 'PAID');
insert into "subscriptions" values ('4100303', 2026, 13400, '2026-04-18', 'PAID');
insert into "subscriptions" values ('4100303', 2025, 13400, '2025-04-18', 'PAID');
insert into "subscriptions" values ('4100303', 2024, 13400, '2024-04-18', 'PAID');
insert into "subscriptions" values ('4100135', 2026, 26850, '2026-04-18', 'PAID');
insert into "subscriptions" values ('4100135', 2025, 26850, '2025-04-18', 'PAID');
insert into "subscriptions" values ('4100135', 2024, 26850, '2024-04-18', 'PAID');
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
insert into "keyResources" values ('4100107', 'equivalence', 1, null, 'EQ4100107', 'EQUIVALENCE', '2020-11-05', '[]');
insert into "keyResources" values ('4100107', 'certificates', 1, null, 'PR4100107', 'PRACTISING_RECORD', '2020-11-05', '[]');
insert into "keyResources" values ('4100303', 'goodStanding', 1, null, 'GS4100303', 'GOOD_STANDING', '2020-11-05', '[]');
insert into "keyResources" values ('4100303', 'equivalence', 1, null, 'EQ4100303', 'EQUIVALENCE', '2020-11-05', '[]');
insert into "keyResources" values ('4100135', 'goodStanding', 1, null, 'GS4100135', 'GOOD_STANDING', '2020-11-05', '[]');
insert into "keyResources" values ('4100135', 'membershipCertificate', 1, null, 'MC4100135', 'MEMBERSHIP', '2020-11-05', '[]');
insert into "keyResources" values ('4100135', 'equivalence', 1, null, 'EQ4100135', 'EQUIVALENCE', '2020-11-05', '[]');
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
insert into "membershipApplications" values ('MEM-2026-GBBHRY26', '4100303', '{"employmentCategory":"NE","professionalQualifications":["CTA"],"regionalNetwork":"LONDON","employmentNetworks":[],"optInMemberDirectory":false}', '2026-11-04', 1793793600000);
insert into "retirements" values ('RET-2026-ASPRN2KN', '4100135', '2026-11-04', '2026-11-04', 1793793600000);
insert into "onceAnswers" values ('4100107', 'POST /customers/{id}/cpds/submissions', 'key-of-that-release', 'OhCKQNZSq93n66i4rNq-nZS3CSQCaJzrnOl5dhVRx4I', '{"reference":"CPD-2026-BPUYXEYP","year":2026,"status":"COMPLETE","submittedOn":"2026-11-04"}');
insert into "onceAnswers" values ('4100303', 'POST /customers/{id}/membership/application', 'key-of-that-release', 'Q7_JsAUEDrGuL9_ZA6C3Q-TuuxJ4BGkIXWR-k9T6AfE', '{"reference":"MEM-2026-GBBHRY26","submittedOn":"2026-11-04"}');
insert into "onceAnswers" values ('4100135', 'POST /customers/{id}/membership/retirement', 'key-of-that-release', 'ZuxFJRyATP4fLxdEcOwGbFoecRqAhSa10RJoHTe40LI', '{"reference":"RET-2026-ASPRN2KN","retirementDate":"2026-11-04","registeredOn":"2026-11-04"}');
insert into "cpdDeclarations" values ('CPD-2026-BPUYXEYP', '4100107', 2026, 1, 'UNIT_ROUTE', 0, 'COMPLETE', '2026-11-04', 1793793600000);
insert into "limits" values ('password-link-address:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1793793660000);
insert into "limits" values ('password-link-email:UqXRe-aSverKxPnOysdW4pP_FQUv0ORgcDG7wKu1b_w', 1793794200000);
insert into "signIns" values ('b5bb3f6a-bf43-4cf8-9902-cfcdd6494bb2', '4100107', 1793793600000, 1793793600000, null);
insert into "signIns" values ('21fa6e88-08d9-4f9b-b83e-d5512788cb9d', '4100303', 1793793600000, 1793793600000, null);
insert into "signIns" values ('2f202848-1b15-4ba3-8c88-75acd94fe4c8', '4100135', 1793793600000, 1793793600000, null);
insert into "mails" values ('12806184-5311-4ab5-a753-c37c295756d2', 'maya.member@example.org', 'We have received your CPD declaration for 2026', 'Dear Maya

We have received your CPD declaration for 2026. Its reference is CPD-2026-BPUYXEYP.

There is nothing else to do. If we review it, we write to you.
', '<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>We have received your CPD declaration for 2026</title>
        </head>
        <body>
          <p>Dear Maya</p>
          <p>We have received your CPD declaration for 2026. Its reference is CPD-2026-BPUYXEYP.</p><p>There is nothing else to do. If we review it, we write to you.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, null);
insert into "mails" values ('81275386-c7f5-4838-87d7-d181d34d658c', 'ada.affiliate@example.org', 'We have received your application for membership', 'Dear Ada

We have received your application for membership. Its reference is MEM-2026-GBBHRY26.

We look at it and write to you again with the decision.
', '<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>We have received your application for membership</title>
        </head>
        <body>
          <p>Dear Ada</p>
          <p>We have received your application for membership. Its reference is MEM-2026-GBBHRY26.</p><p>We look at it and write to you again with the decision.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, null);
insert into "mails" values ('5699bce5-4557-45a9-b969-b54b0a195d9f', 'fiona.fellow@example.org', 'We have received your retirement', 'Dear Fiona

We have received your retirement. Its reference is RET-2026-ASPRN2KN.

You are on the register of retired members. There is nothing else to do.
', '<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>We have received your retirement</title>
        </head>
        <body>
          <p>Dear Fiona</p>
          <p>We have received your retirement. Its reference is RET-2026-ASPRN2KN.</p><p>You are on the register of retired members. There is nothing else to do.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, null);
insert into "mails" values ('52035c75-b37b-4860-90ad-09704d012649', 'maya.member@example.org', 'Choose a new password', 'Dear Maya

Somebody, probably you, asked to choose a new password for your account.

The link works once, for 30 minutes.

If it was not you, do nothing: your password stays as it is.

Choose a password:
http://localhost:4200/idp/choose-password/u9kKcTmZRXEkshdeG2dZgbhc03l4B5K4
', '<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Choose a new password</title>
        </head>
        <body>
          <p>Dear Maya</p>
          <p>Somebody, probably you, asked to choose a new password for your account.</p><p>The link works once, for 30 minutes.</p><p>If it was not you, do nothing: your password stays as it is.</p>
          <p>Choose a password:<br /><a href="http://localhost:4200/idp/choose-password/u9kKcTmZRXEkshdeG2dZgbhc03l4B5K4">http://localhost:4200/idp/choose-password/u9kKcTmZRXEkshdeG2dZgbhc03l4B5K4</a></p>
        </body>
      </html> ', 1793793600000, 0, 1793793600000, null);
insert into "passwordLinks" values ('SLhg6_eL5aF2NTuONp7PgoeYM4dRU21LSs_OAr-il9M', '4100107', 1793795400000, null);
