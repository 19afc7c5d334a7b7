--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)




--
-- Name: auditEntries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."auditEntries" (
    "entryId" text NOT NULL,
    "customerId" text NOT NULL,
    "changedBy" text NOT NULL,
    "changedAt" bigint NOT NULL,
    kind text NOT NULL,
    field text NOT NULL,
    "oldHash" text,
    "newHash" text
);


--
-- Name: cpdAdjustments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."cpdAdjustments" (
    "adjustmentId" text NOT NULL,
    "customerId" text NOT NULL,
    year integer NOT NULL,
    type text NOT NULL,
    reason text NOT NULL,
    units integer NOT NULL,
    status text NOT NULL,
    "startDate" text,
    "endDate" text,
    "reasonCode" text
);


--
-- Name: cpdDeclarations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."cpdDeclarations" (
    reference text NOT NULL,
    "customerId" text NOT NULL,
    year integer NOT NULL,
    "isRequirementsMet" integer NOT NULL,
    route text NOT NULL,
    "isEngagementPartner" integer NOT NULL,
    status text NOT NULL,
    "submittedOn" text NOT NULL,
    "submittedAt" bigint NOT NULL
);


--
-- Name: cpdOverviews; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."cpdOverviews" (
    "customerId" text NOT NULL,
    code text NOT NULL,
    year integer NOT NULL,
    "nextDueDate" text NOT NULL
);


--
-- Name: cpdYears; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."cpdYears" (
    "customerId" text NOT NULL,
    year integer NOT NULL,
    status text NOT NULL,
    "broughtForwardUnits" integer NOT NULL
);


--
-- Name: customers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.customers (
    "customerId" text NOT NULL,
    email text NOT NULL,
    "passwordHash" text NOT NULL,
    groups text NOT NULL,
    "isClosed" integer NOT NULL,
    "firstName" text NOT NULL,
    surname text NOT NULL,
    initials text NOT NULL,
    "customerType" text NOT NULL,
    "portalExperience" text,
    status text NOT NULL,
    nationality text,
    "countryOfResidence" text,
    "onlineCountry" integer NOT NULL,
    "isRetired" integer NOT NULL,
    "isFellow" integer NOT NULL,
    "eligibleForMembership" integer NOT NULL,
    pathway text,
    "pathwayDescription" text,
    "perSupervisor" integer NOT NULL,
    "suspensionCode" text,
    "isSuspensionGracePeriod" integer NOT NULL,
    "suspensionGraceEnds" text,
    balance integer NOT NULL,
    "latestSessionId" text,
    "membershipDate" text
);


--
-- Name: emailAddresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."emailAddresses" (
    "customerId" text NOT NULL,
    address text NOT NULL
);


--
-- Name: keyResources; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."keyResources" (
    "customerId" text NOT NULL,
    key text NOT NULL,
    eligible integer NOT NULL,
    warning text,
    "certificateNumber" text NOT NULL,
    "certificateType" text NOT NULL,
    "issuedOn" text NOT NULL,
    particulars text NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.limits (
    "limitKey" text NOT NULL,
    "fullAgainAt" bigint NOT NULL
);


--
-- Name: mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mails (
    "mailId" text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    "writtenAt" bigint NOT NULL,
    attempts integer NOT NULL,
    "nextAttemptAt" bigint NOT NULL,
    "sentAt" bigint
);


--
-- Name: membershipApplications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."membershipApplications" (
    reference text NOT NULL,
    "customerId" text NOT NULL,
    application text NOT NULL,
    "submittedOn" text NOT NULL,
    "submittedAt" bigint NOT NULL
);


--
-- Name: notifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notifications (
    "customerId" text NOT NULL,
    "position" integer NOT NULL,
    code text NOT NULL
);


--
-- Name: onceAnswers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."onceAnswers" (
    "customerId" text NOT NULL,
    call text NOT NULL,
    "idempotencyKey" text NOT NULL,
    digest text NOT NULL,
    answer text NOT NULL
);


--
-- Name: passwordLinks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."passwordLinks" (
    digest text NOT NULL,
    "customerId" text NOT NULL,
    "expiresAt" bigint NOT NULL,
    "usedAt" bigint
);


--
-- Name: personalRecords; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."personalRecords" (
    "customerId" text NOT NULL,
    kind text NOT NULL,
    details text NOT NULL,
    version integer NOT NULL
);


--
-- Name: practisingCertificates; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."practisingCertificates" (
    "certificateNumber" text NOT NULL,
    "customerId" text NOT NULL,
    "certificateType" text NOT NULL,
    "certificateName" text NOT NULL,
    "jurisdictionDescription" text NOT NULL,
    "issuedOn" text NOT NULL,
    "expiresOn" text NOT NULL
);


--
-- Name: providerRecords; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."providerRecords" (
    kind text NOT NULL,
    "recordId" text NOT NULL,
    payload text NOT NULL,
    "grantId" text,
    "userCode" text,
    uid text,
    "expiresAt" bigint,
    "consumedAt" bigint
);


--
-- Name: qualifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.qualifications (
    "customerId" text NOT NULL,
    "examsTotal" integer NOT NULL,
    "examsCompleted" integer NOT NULL,
    "hasConditionalExemptions" integer NOT NULL,
    "moduleStatus" text,
    "policyType" text NOT NULL,
    "unitOfMeasurement" text NOT NULL,
    "experienceRequired" integer NOT NULL,
    "experienceClaimed" integer NOT NULL,
    "experienceAchieved" integer NOT NULL,
    "objectivesRequired" integer NOT NULL,
    "objectivesAchieved" integer NOT NULL
);


--
-- Name: retirements; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.retirements (
    reference text NOT NULL,
    "customerId" text NOT NULL,
    "retirementDate" text NOT NULL,
    "registeredOn" text NOT NULL,
    "registeredAt" bigint NOT NULL
);


--
-- Name: secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    "sessionId" text NOT NULL,
    "customerId" text NOT NULL,
    "openedAt" bigint NOT NULL
);


--
-- Name: signIns; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."signIns" (
    "signInId" text NOT NULL,
    "customerId" text NOT NULL,
    "startedAt" bigint NOT NULL,
    "lastUsedAt" bigint NOT NULL,
    "endedAt" bigint
);


--
-- Name: subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscriptions (
    "customerId" text NOT NULL,
    year integer NOT NULL,
    amount integer NOT NULL,
    "dueDate" text NOT NULL,
    status text NOT NULL
);


--
-- Name: transactions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transactions (
    reference text NOT NULL,
    "customerId" text NOT NULL,
    date text NOT NULL,
    description text NOT NULL,
    amount integer NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    "receiptAvailable" integer NOT NULL
);


--
-- Data for Name: auditEntries; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: cpdAdjustments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."cpdAdjustments" VALUES ('W410010720251', '4100107', 2025, 'waiver', 'Parental leave', 10, 'PENDING', '2025-03-01', '2025-05-31', 'PARENTAL_LEAVE');
INSERT INTO public."cpdAdjustments" VALUES ('W410010720241', '4100107', 2024, 'waiver', 'Illness or injury', 8, 'AWARDED', '2024-09-01', '2024-11-12', 'ILLNESS');


--
-- Data for Name: cpdDeclarations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."cpdDeclarations" VALUES ('CPD-2026-WY6GTVZA', '4100107', 2026, 1, 'UNIT_ROUTE', 0, 'COMPLETE', '2026-11-04', 1793793600000);


--
-- Data for Name: cpdOverviews; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."cpdOverviews" VALUES ('4100303', 'NOT_REQUIRED', 2026, '2027-01-01');
INSERT INTO public."cpdOverviews" VALUES ('4100107', 'UPTODATE', 2027, '2027-12-14');
INSERT INTO public."cpdOverviews" VALUES ('4100135', 'NOT_REQUIRED', 2026, '2027-01-01');


--
-- Data for Name: cpdYears; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."cpdYears" VALUES ('4100107', 2025, 'COMPLETE', 6);
INSERT INTO public."cpdYears" VALUES ('4100107', 2024, 'COMPLETE', 0);
INSERT INTO public."cpdYears" VALUES ('4100107', 2023, 'COMPLETE', 0);
INSERT INTO public."cpdYears" VALUES ('4100135', 2025, 'COMPLETE', 0);
INSERT INTO public."cpdYears" VALUES ('4100135', 2024, 'COMPLETE', 0);
INSERT INTO public."cpdYears" VALUES ('4100107', 2026, 'COMPLETE', 0);


--
-- Data for Name: customers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.customers VALUES ('4100107', 'maya.member@example.org', 'scrypt$4$uoBxSLX6KfHcnF60HpaWmg$70zur-xV6hKmvxq1vZUnVTsL69McoXouGgdzo8IPk9o', '["CN=portal,OU=groups,O=institute"]', 0, 'Maya', 'Member', 'M', 'MEMBER', 'member', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, NULL, NULL, 0, NULL, 0, NULL, 26850, NULL, '2009-10-28');
INSERT INTO public.customers VALUES ('4100303', 'ada.affiliate@example.org', 'scrypt$4$uoBxSLX6KfHcnF60HpaWmg$70zur-xV6hKmvxq1vZUnVTsL69McoXouGgdzo8IPk9o', '["CN=portal,OU=groups,O=institute"]', 0, 'Ada', 'Affiliate', 'A', 'AFFILIATE', 'affiliate', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, 'ACCA_QUAL', 'ACCA qualification', 0, NULL, 0, NULL, 0, NULL, NULL);
INSERT INTO public.customers VALUES ('4100135', 'fiona.fellow@example.org', 'scrypt$4$uoBxSLX6KfHcnF60HpaWmg$70zur-xV6hKmvxq1vZUnVTsL69McoXouGgdzo8IPk9o', '["CN=portal,OU=groups,O=institute"]', 0, 'Fiona', 'Fellow', 'F', 'MEMBER', 'member', 'Retired', 'British', 'Ireland', 0, 1, 1, 0, NULL, NULL, 0, NULL, 0, NULL, 0, NULL, '2009-09-30');


--
-- Data for Name: emailAddresses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."emailAddresses" VALUES ('4100107', 'maya.member@example.org');
INSERT INTO public."emailAddresses" VALUES ('4100303', 'ada.affiliate@example.org');
INSERT INTO public."emailAddresses" VALUES ('4100135', 'fiona.fellow@example.org');


--
-- Data for Name: keyResources; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."keyResources" VALUES ('4100107', 'goodStanding', 1, NULL, 'GS4100107', 'GOOD_STANDING', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100107', 'membershipCertificate', 1, NULL, 'MC4100107', 'MEMBERSHIP', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100107', 'equivalence', 1, NULL, 'EQ4100107', 'EQUIVALENCE', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100107', 'certificates', 1, NULL, 'PR4100107', 'PRACTISING_RECORD', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100303', 'goodStanding', 1, NULL, 'GS4100303', 'GOOD_STANDING', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100303', 'equivalence', 1, NULL, 'EQ4100303', 'EQUIVALENCE', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100135', 'goodStanding', 1, NULL, 'GS4100135', 'GOOD_STANDING', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100135', 'membershipCertificate', 1, NULL, 'MC4100135', 'MEMBERSHIP', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100135', 'equivalence', 1, NULL, 'EQ4100135', 'EQUIVALENCE', '2020-11-05', '[]');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-customers', '2026-11-22T08:46:37.915Z');
INSERT INTO public.kysely_migration VALUES ('0002-cpd', '2026-11-22T08:46:37.940Z');
INSERT INTO public.kysely_migration VALUES ('0003-identity', '2026-11-22T08:46:37.977Z');
INSERT INTO public.kysely_migration VALUES ('0004-qualifications', '2026-11-22T08:46:37.984Z');
INSERT INTO public.kysely_migration VALUES ('0005-waivers', '2026-11-22T08:46:37.993Z');
INSERT INTO public.kysely_migration VALUES ('0006-fees', '2026-11-22T08:46:38.013Z');
INSERT INTO public.kysely_migration VALUES ('0007-documents', '2026-11-22T08:46:38.044Z');
INSERT INTO public.kysely_migration VALUES ('0008-personal-records', '2026-11-22T08:46:38.089Z');
INSERT INTO public.kysely_migration VALUES ('0009-membership', '2026-11-22T08:46:38.118Z');
INSERT INTO public.kysely_migration VALUES ('0010-once', '2026-11-22T08:46:38.175Z');
INSERT INTO public.kysely_migration VALUES ('0011-account-records', '2026-11-22T08:46:38.180Z');
INSERT INTO public.kysely_migration VALUES ('0012-sign-ins-and-limits', '2026-11-22T08:46:38.203Z');
INSERT INTO public.kysely_migration VALUES ('0013-mail-and-ways-in', '2026-11-22T08:46:38.237Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.limits VALUES ('password-link-address:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1793793660000);
INSERT INTO public.limits VALUES ('password-link-email:UqXRe-aSverKxPnOysdW4pP_FQUv0ORgcDG7wKu1b_w', 1793794200000);


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES ('97934f2a-ca96-4ea4-8939-106e437096d3', 'maya.member@example.org', 'We have received your CPD declaration for 2026', 'Dear Maya

We have received your CPD declaration for 2026. Its reference is CPD-2026-WY6GTVZA.

There is nothing else to do. If we review it, we write to you.
', '<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>We have received your CPD declaration for 2026</title>
        </head>
        <body>
          <p>Dear Maya</p>
          <p>We have received your CPD declaration for 2026. Its reference is CPD-2026-WY6GTVZA.</p><p>There is nothing else to do. If we review it, we write to you.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, NULL);
INSERT INTO public.mails VALUES ('8d4bb5f5-a9f3-44fb-809a-511960edc2f7', 'ada.affiliate@example.org', 'We have received your application for membership', 'Dear Ada

We have received your application for membership. Its reference is MEM-2026-AK555WYU.

We look at it and write to you again with the decision.
', '<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>We have received your application for membership</title>
        </head>
        <body>
          <p>Dear Ada</p>
          <p>We have received your application for membership. Its reference is MEM-2026-AK555WYU.</p><p>We look at it and write to you again with the decision.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, NULL);
INSERT INTO public.mails VALUES ('b8adc260-3dcb-4414-823e-fe9730b2b1d2', 'fiona.fellow@example.org', 'We have received your retirement', 'Dear Fiona

We have received your retirement. Its reference is RET-2026-CNR9VSU8.

You are on the register of retired members. There is nothing else to do.
', '<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>We have received your retirement</title>
        </head>
        <body>
          <p>Dear Fiona</p>
          <p>We have received your retirement. Its reference is RET-2026-CNR9VSU8.</p><p>You are on the register of retired members. There is nothing else to do.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, NULL);
INSERT INTO public.mails VALUES ('12b6741b-186c-4dbd-a667-15c03f67abae', 'maya.member@example.org', 'Choose a new password', 'Dear Maya

Somebody, probably you, asked to choose a new password for your account.

The link works once, for 30 minutes.

If it was not you, do nothing: your password stays as it is.

Choose a password:
http://localhost:4200/idp/choose-password/MBu6BEsewiIXgsHZ8s78dORIiatKeo8A
', '<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Choose a new password</title>
        </head>
        <body>
          <p>Dear Maya</p>
          <p>Somebody, probably you, asked to choose a new password for your account.</p><p>The link works once, for 30 minutes.</p><p>If it was not you, do nothing: your password stays as it is.</p>
          <p>Choose a password:<br /><a href="http://localhost:4200/idp/choose-password/MBu6BEsewiIXgsHZ8s78dORIiatKeo8A">http://localhost:4200/idp/choose-password/MBu6BEsewiIXgsHZ8s78dORIiatKeo8A</a></p>
        </body>
      </html> ', 1793793600000, 0, 1793793600000, NULL);


--
-- Data for Name: membershipApplications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."membershipApplications" VALUES ('MEM-2026-AK555WYU', '4100303', '{"employmentCategory":"NE","professionalQualifications":["CTA"],"regionalNetwork":"LONDON","employmentNetworks":[],"optInMemberDirectory":false}', '2026-11-04', 1793793600000);


--
-- Data for Name: notifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notifications VALUES ('4100303', 0, 'APPLIED_FOR_MEMBERSHIP');


--
-- Data for Name: onceAnswers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."onceAnswers" VALUES ('4100107', 'POST /customers/{id}/cpds/submissions', 'key-of-that-release', 'OhCKQNZSq93n66i4rNq-nZS3CSQCaJzrnOl5dhVRx4I', '{"reference":"CPD-2026-WY6GTVZA","year":2026,"status":"COMPLETE","submittedOn":"2026-11-04"}');
INSERT INTO public."onceAnswers" VALUES ('4100303', 'POST /customers/{id}/membership/application', 'key-of-that-release', 'Q7_JsAUEDrGuL9_ZA6C3Q-TuuxJ4BGkIXWR-k9T6AfE', '{"reference":"MEM-2026-AK555WYU","submittedOn":"2026-11-04"}');
INSERT INTO public."onceAnswers" VALUES ('4100135', 'POST /customers/{id}/membership/retirement', 'key-of-that-release', 'ZuxFJRyATP4fLxdEcOwGbFoecRqAhSa10RJoHTe40LI', '{"reference":"RET-2026-CNR9VSU8","retirementDate":"2026-11-04","registeredOn":"2026-11-04"}');


--
-- Data for Name: passwordLinks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."passwordLinks" VALUES ('wIJhfcbNonNPr7tKRDvNg_CkBbSXvLtkdUfYbinilv8', '4100107', 1793795400000, NULL);


--
-- Data for Name: personalRecords; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."personalRecords" VALUES ('4100107', 'contact', '{"email":{"address":"maya.member@example.org","contactId":"E4100107"},"primaryPhoneNumber":{"number":"7700900107","countryCode":"44","lineType":"MOBILE","contactId":"P4100107"},"mailingAddress":{"country":"United Kingdom","addressLine1":"2 Countinghouse Close","city":"Glasgow","postcode":"G2 3BX","purpose":["HOME"],"isPrimary":true,"contactId":"A4100107"},"secondaryAddress":{"country":"United Kingdom","addressLine1":"7 Countinghouse Close","city":"Glasgow","postcode":"G2 3BX","addressee":"Quill and Ledger LLP","purpose":["BUSINESS"],"contactId":"B4100107"},"readOnly":{}}', 1);
INSERT INTO public."personalRecords" VALUES ('4100107', 'account', '{"learningRecordNumber":"1041001071","title":"Ms","birthDate":"1982-10-28","qualification":"ACCA","registrationDate":"2004-10-27","graduationDate":"2007-10-28","membershipDate":"2009-10-28","memberQualifications":[]}', 1);
INSERT INTO public."personalRecords" VALUES ('4100107', 'employment', '{"companyName":"Quill and Ledger LLP","jobTitle":"Financial controller","businessCategory":"PRACTICE","employmentCategory":"FT","organisationSize":"MEDIUM","jobCategory":"FINANCIAL"}', 1);
INSERT INTO public."personalRecords" VALUES ('4100107', 'consents', '{"importantUpdatesByEmail":true,"accountCorrespondenceByEmail":true,"importantUpdatesBySms":true,"accaEventsAndSurveys":true,"thirdPartyMarketing":false,"abMagazine":true,"directoryOfMembers":true}', 1);
INSERT INTO public."personalRecords" VALUES ('4100107', 'networks', '{"regional":["SCOTLAND"],"employment":["SMALL_PRACTICE"]}', 1);
INSERT INTO public."personalRecords" VALUES ('4100303', 'contact', '{"email":{"address":"ada.affiliate@example.org","contactId":"E4100303"},"primaryPhoneNumber":{"number":"7700900303","countryCode":"44","lineType":"MOBILE","contactId":"P4100303"},"mailingAddress":{"country":"United Kingdom","addressLine1":"12 Ledger Lane","city":"Glasgow","postcode":"G1 1AA","purpose":["HOME"],"isPrimary":true,"contactId":"A4100303"},"secondaryAddress":{"country":"United Kingdom","addressLine1":"24 Ledger Lane","city":"Glasgow","postcode":"G1 1AA","addressee":"Quill and Ledger LLP","purpose":["BUSINESS"],"contactId":"B4100303"},"readOnly":{}}', 1);
INSERT INTO public."personalRecords" VALUES ('4100303', 'account', '{"learningRecordNumber":"1041003031","title":"Ms","birthDate":"2002-04-15","qualification":"ACCA","registrationDate":"2023-04-15","graduationDate":"2025-04-15","memberQualifications":[]}', 1);
INSERT INTO public."personalRecords" VALUES ('4100303', 'employment', '{"companyName":"Quill and Ledger LLP","jobTitle":"Accounts assistant","businessCategory":"PRACTICE","employmentCategory":"FT","organisationSize":"MEDIUM","jobCategory":"FINANCIAL"}', 1);
INSERT INTO public."personalRecords" VALUES ('4100303', 'consents', '{"importantUpdatesByEmail":true,"accountCorrespondenceByEmail":true,"importantUpdatesBySms":true,"accaEventsAndSurveys":true,"thirdPartyMarketing":false,"abMagazine":true,"affiliateList":true}', 1);
INSERT INTO public."personalRecords" VALUES ('4100303', 'networks', '{"regional":[],"employment":[]}', 1);
INSERT INTO public."personalRecords" VALUES ('4100135', 'contact', '{"email":{"address":"fiona.fellow@example.org","contactId":"E4100135"},"primaryPhoneNumber":{"number":"7700900135","countryCode":"353","lineType":"MOBILE","contactId":"P4100135"},"mailingAddress":{"country":"Ireland","addressLine1":"38 Ledger Quay","city":"Dublin","province":"Leinster","postcode":"D02 X285","purpose":["HOME"],"isPrimary":true,"contactId":"A4100135"},"secondaryAddress":{"country":"Ireland","addressLine1":"1 Tally Street","city":"Dublin","province":"Leinster","postcode":"D04 Y7K2","addressee":"Quill and Ledger LLP","purpose":["BUSINESS"],"contactId":"B4100135"},"readOnly":{}}', 1);
INSERT INTO public."personalRecords" VALUES ('4100135', 'account', '{"learningRecordNumber":"1041001351","title":"Ms","birthDate":"1982-09-30","qualification":"ACCA","registrationDate":"2004-09-29","graduationDate":"2007-09-30","membershipDate":"2009-09-30","fellowDate":"2014-09-30","honours":"First","memberQualifications":[]}', 1);
INSERT INTO public."personalRecords" VALUES ('4100135', 'employment', '{"companyName":"Quill and Ledger LLP","jobTitle":"Financial controller","businessCategory":"PRACTICE","employmentCategory":"FT","organisationSize":"MEDIUM","jobCategory":"FINANCIAL"}', 1);
INSERT INTO public."personalRecords" VALUES ('4100135', 'consents', '{"importantUpdatesByEmail":true,"accountCorrespondenceByEmail":true,"importantUpdatesBySms":true,"accaEventsAndSurveys":true,"thirdPartyMarketing":false,"abMagazine":true,"directoryOfMembers":true}', 1);
INSERT INTO public."personalRecords" VALUES ('4100135', 'networks', '{"regional":["DUBLIN"],"employment":["CORPORATE"]}', 1);


--
-- Data for Name: practisingCertificates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."practisingCertificates" VALUES ('PC41001071', '4100107', 'PRACTISING', 'Practising certificate', 'United Kingdom', '2026-01-01', '2026-12-31');
INSERT INTO public."practisingCertificates" VALUES ('PC41001072', '4100107', 'PRACTISING', 'Practising certificate', 'Ireland', '2026-01-01', '2026-12-31');


--
-- Data for Name: providerRecords; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: qualifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.qualifications VALUES ('4100303', 13, 13, 0, 'COMPLETED', 'PER', 'months', 36, 36, 36, 9, 9);


--
-- Data for Name: retirements; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.retirements VALUES ('RET-2026-CNR9VSU8', '4100135', '2026-11-04', '2026-11-04', 1793793600000);


--
-- Data for Name: secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secrets VALUES ('signing-key', '{"kty":"RSA","n":"2ReYLSa3quKOcD548RT1QIebawQXuJjCHMmH_pANaXQIQHJTf_TuGYnmHoPjQFr7Z0_3gUD2l4W91foNmFsyR_-kSHGMde1t9NdYBQnb45UE4DwkH9KLihKqoTPIh1isNgA85eu5BpqfyfTNCgjDgSUqBBW1ieanfnO7W6pjmwihM8IGYnYrrA0kqw2zLJQGum2x72XxFso4IbjzGntP4BU7zWw2Z_LjiRXqOa2vLnjQxVlXRC0A9iBKqhWdqFVhE3jSxTc162gxeL2ytDD2z7_cpkP0S7iCT2zbLg6fYXnGwh7n2TJkFElmwiCLsKHv_9zBV2QWNRdOeIj-nkbPZw","e":"AQAB","d":"JpFNhL_7I03KlmBS5imeBI_S6ak5eZ8R5UFcerom19Q4XxKwiOv_nOPl0QgHSHihb1JCm2DqLjMhbbFV1vpkrWvaSNB7brv2q-fSCFsfCIiB7EBi_pBOIAJ-89KaTolPVuyl5QcCwQyZVKy7_ItgCEKM-1rL_KrQmOOApqFXvsPutn2QTrla477zwGr3sgoaxkZ92o2yr6MLtWYW_u-rxkpazJvTq0CY1_ohuObiXAtYMWVTJiMkMIizO5ymX8QbGVVq5SyD7-3NYC1z5hr5lCBIFF4HrvvoFerzYphLFGLVnDAHD-CsBSIvL3XJG80yzAqfhz9FP6MVoHS2RO3KOQ","p":"_kxGBERNn16zEHsK4th-NoOOsqH_o1TZzDmjpWlasopfxniClEtmUQHbIIggu4U8JHkCyBWIsqU4hvAmQzh5vFjW-aOMW0F5oWBy9Kf_Tc2UkpMyYjY8GTRqD-w4koomV7pI6OEUQkBWAy5CWjqqtTWkS3elfL21EfNAwbdqtmU","q":"2ouSHDBIkf6j5tz-FYA364Owfa9t-NtL7Pw0x-XLcQfqEoVWVUkcodGiwE3eO9NT17UH8TEvnH0Un8UbcD1GubIGFX7-wYAYcTmVsimBjC5BzMwzXT9s0ebP16VnBUjTuwpwO4ZWpGTMtL27kotlklEVF5KYTvPvdMCvUjctu9s","dp":"6vV8Z-rYMZ1lI6AcQda4XxQU3_YQZlA64JiNHIOIepihv5aPSAeWpNhrJ9a_L6P-GtD4gfhrkmxYG01-fPOMfzsyffvf7l1DzZh4_pbOrIt7cCazEc18n-ku6kFfT_53SO1k-k8k0cXx8wRl6Ep2efHzOIt3CxeZWtmABry6y4U","dq":"Bz4w7XY8MXp6_B--2_-P2uJWaxPxVRoPfh8tsKJRB8H3Y_2_SrxNkp9cAXuTLfBnCvMY_ElhBpKuqEzkB-g_-8-GnBfFYaxZIweBipINlRPDYoIyAZkkhiBcKw10SJyNR9mktpRRMsmUbzkKimTMTPka9dkJ6zPyb7AjH1pszZk","qi":"I1ledOT4YB8_UPEaWC7yzBNDUIubyAeG2XxBLu77yNKLcSz1pOQ2TQORUOmt-dswfA9qJSielxfuKVdaoP7BMy21CWuSU9HALcPXkg65M-HHi429kXa1OSCdbMxJiZf_aFDf7BECVk-K1UUzSMbnCRlTZg8miUFRknEsztDqJNM","kid":"a1a7b8a2-f2fa-4cee-9f05-a12d43b5bd60","alg":"RS256","use":"sig"}');
INSERT INTO public.secrets VALUES ('hand-off-key', 'h3XJgr-Jojw69L4K3tEgm69lcozMLHTXGCzQhas7Cqg');
INSERT INTO public.secrets VALUES ('audit-key', 'G0FPRE38XT3uOU9PEAJb1h2gbmSnPt8AcD_84VklapM');
INSERT INTO public.secrets VALUES ('cookie-key', 'sPerI-Cw_I5Z-XhyEB0tKYdhpYbXhe2uVcUoqo7u5Ac');
INSERT INTO public.secrets VALUES ('device-key', 'zOJtQUYEnrxkEsKlhAGONGhQ5sJ6Ttaf4lcxzGmOihg');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: signIns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."signIns" VALUES ('d1fd5e47-163c-4014-818b-fa91a5488797', '4100107', 1793793600000, 1793793600000, NULL);
INSERT INTO public."signIns" VALUES ('a0c377c9-f540-45d6-a431-e7d0101511d1', '4100303', 1793793600000, 1793793600000, NULL);
INSERT INTO public."signIns" VALUES ('157d454c-0346-4bd0-a1d9-adc8156d1ae7', '4100135', 1793793600000, 1793793600000, NULL);


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES ('4100107', 2026, 26850, '2026-12-14', 'DUE');
INSERT INTO public.subscriptions VALUES ('4100107', 2025, 26850, '2025-12-14', 'PAID');
INSERT INTO public.subscriptions VALUES ('4100107', 2024, 26850, '2024-12-14', 'PAID');
INSERT INTO public.subscriptions VALUES ('4100303', 2026, 13400, '2026-04-18', 'PAID');
INSERT INTO public.subscriptions VALUES ('4100303', 2025, 13400, '2025-04-18', 'PAID');
INSERT INTO public.subscriptions VALUES ('4100303', 2024, 13400, '2024-04-18', 'PAID');
INSERT INTO public.subscriptions VALUES ('4100135', 2026, 26850, '2026-04-18', 'PAID');
INSERT INTO public.subscriptions VALUES ('4100135', 2025, 26850, '2025-04-18', 'PAID');
INSERT INTO public.subscriptions VALUES ('4100135', 2024, 26850, '2024-04-18', 'PAID');


--
-- Data for Name: transactions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.transactions VALUES ('INV-4100107-01', '4100107', '2024-10-15', 'Annual subscription 2024', 26850, 'CHARGE', 'COMPLETED', 0);
INSERT INTO public.transactions VALUES ('PAY-4100107-02', '4100107', '2024-12-02', 'Payment by card: annual subscription 2024', 26850, 'PAYMENT', 'COMPLETED', 1);
INSERT INTO public.transactions VALUES ('INV-4100107-03', '4100107', '2025-10-15', 'Annual subscription 2025', 26850, 'CHARGE', 'COMPLETED', 0);
INSERT INTO public.transactions VALUES ('PAY-4100107-04', '4100107', '2025-12-02', 'Payment by card: annual subscription 2025', 26850, 'PAYMENT', 'COMPLETED', 1);
INSERT INTO public.transactions VALUES ('INV-4100107-05', '4100107', '2026-07-03', 'Practising certificate, United Kingdom', 41200, 'CHARGE', 'COMPLETED', 0);
INSERT INTO public.transactions VALUES ('INV-4100107-06', '4100107', '2026-07-11', 'Practising certificate, Ireland', 18600, 'CHARGE', 'COMPLETED', 0);
INSERT INTO public.transactions VALUES ('PAY-4100107-07', '4100107', '2026-07-17', 'Payment by card: practising certificate, United Kingdom', 41200, 'PAYMENT', 'COMPLETED', 1);
INSERT INTO public.transactions VALUES ('PAY-4100107-08', '4100107', '2026-07-25', 'Payment by card: practising certificate, Ireland', 18600, 'PAYMENT', 'COMPLETED', 1);
INSERT INTO public.transactions VALUES ('INV-4100107-09', '4100107', '2026-10-15', 'Annual subscription 2026', 26850, 'CHARGE', 'COMPLETED', 0);
INSERT INTO public.transactions VALUES ('PAY-4100107-10', '4100107', '2026-11-01', 'Payment by card: annual subscription', 26850, 'PAYMENT', 'FAILED', 0);
INSERT INTO public.transactions VALUES ('INV-4100303-01', '4100303', '2024-02-18', 'Annual subscription 2024', 13400, 'CHARGE', 'COMPLETED', 0);
INSERT INTO public.transactions VALUES ('PAY-4100303-02', '4100303', '2024-04-06', 'Payment by card: annual subscription 2024', 13400, 'PAYMENT', 'COMPLETED', 1);
INSERT INTO public.transactions VALUES ('INV-4100303-03', '4100303', '2025-02-17', 'Annual subscription 2025', 13400, 'CHARGE', 'COMPLETED', 0);
INSERT INTO public.transactions VALUES ('PAY-4100303-04', '4100303', '2025-04-06', 'Payment by card: annual subscription 2025', 13400, 'PAYMENT', 'COMPLETED', 1);
INSERT INTO public.transactions VALUES ('INV-4100303-05', '4100303', '2026-02-17', 'Annual subscription 2026', 13400, 'CHARGE', 'COMPLETED', 0);
INSERT INTO public.transactions VALUES ('PAY-4100303-06', '4100303', '2026-04-06', 'Payment by card: annual subscription 2026', 13400, 'PAYMENT', 'COMPLETED', 1);
INSERT INTO public.transactions VALUES ('INV-4100135-01', '4100135', '2024-02-18', 'Annual subscription 2024', 26850, 'CHARGE', 'COMPLETED', 0);
INSERT INTO public.transactions VALUES ('PAY-4100135-02', '4100135', '2024-04-06', 'Payment by card: annual subscription 2024', 26850, 'PAYMENT', 'COMPLETED', 1);
INSERT INTO public.transactions VALUES ('INV-4100135-03', '4100135', '2025-02-17', 'Annual subscription 2025', 26850, 'CHARGE', 'COMPLETED', 0);
INSERT INTO public.transactions VALUES ('PAY-4100135-04', '4100135', '2025-04-06', 'Payment by card: annual subscription 2025', 26850, 'PAYMENT', 'COMPLETED', 1);
INSERT INTO public.transactions VALUES ('INV-4100135-05', '4100135', '2026-02-17', 'Annual subscription 2026', 26850, 'CHARGE', 'COMPLETED', 0);
INSERT INTO public.transactions VALUES ('PAY-4100135-06', '4100135', '2026-04-06', 'Payment by card: annual subscription 2026', 26850, 'PAYMENT', 'COMPLETED', 1);


--
-- Name: auditEntries auditEntries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."auditEntries"
    ADD CONSTRAINT "auditEntries_pkey" PRIMARY KEY ("entryId");


--
-- Name: cpdAdjustments cpdAdjustments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdAdjustments"
    ADD CONSTRAINT "cpdAdjustments_pkey" PRIMARY KEY ("adjustmentId");


--
-- Name: cpdDeclarations cpdDeclarationsOfToday_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdDeclarations"
    ADD CONSTRAINT "cpdDeclarationsOfToday_pkey" PRIMARY KEY (reference);


--
-- Name: cpdOverviews cpdOverviews_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdOverviews"
    ADD CONSTRAINT "cpdOverviews_pkey" PRIMARY KEY ("customerId");


--
-- Name: cpdYears cpdYearsKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdYears"
    ADD CONSTRAINT "cpdYearsKey" PRIMARY KEY ("customerId", year);


--
-- Name: customers customers_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_email_key UNIQUE (email);


--
-- Name: customers customers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY ("customerId");


--
-- Name: emailAddresses emailAddresses_address_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."emailAddresses"
    ADD CONSTRAINT "emailAddresses_address_key" UNIQUE (address);


--
-- Name: emailAddresses emailAddresses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."emailAddresses"
    ADD CONSTRAINT "emailAddresses_pkey" PRIMARY KEY ("customerId");


--
-- Name: keyResources keyResourcesKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."keyResources"
    ADD CONSTRAINT "keyResourcesKey" PRIMARY KEY ("customerId", key);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: limits limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY ("limitKey");


--
-- Name: mails mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY ("mailId");


--
-- Name: membershipApplications membershipApplications_customerId_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."membershipApplications"
    ADD CONSTRAINT "membershipApplications_customerId_key" UNIQUE ("customerId");


--
-- Name: membershipApplications membershipApplications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."membershipApplications"
    ADD CONSTRAINT "membershipApplications_pkey" PRIMARY KEY (reference);


--
-- Name: notifications notificationsKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT "notificationsKey" PRIMARY KEY ("customerId", code);


--
-- Name: onceAnswers onceAnswersKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."onceAnswers"
    ADD CONSTRAINT "onceAnswersKey" PRIMARY KEY ("customerId", call, "idempotencyKey");


--
-- Name: cpdDeclarations oneDeclarationEachYear; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdDeclarations"
    ADD CONSTRAINT "oneDeclarationEachYear" UNIQUE ("customerId", year);


--
-- Name: passwordLinks passwordLinks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."passwordLinks"
    ADD CONSTRAINT "passwordLinks_pkey" PRIMARY KEY (digest);


--
-- Name: personalRecords personalRecordsKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."personalRecords"
    ADD CONSTRAINT "personalRecordsKey" PRIMARY KEY ("customerId", kind);


--
-- Name: practisingCertificates practisingCertificates_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."practisingCertificates"
    ADD CONSTRAINT "practisingCertificates_pkey" PRIMARY KEY ("certificateNumber");


--
-- Name: providerRecords providerRecordsKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."providerRecords"
    ADD CONSTRAINT "providerRecordsKey" PRIMARY KEY (kind, "recordId");


--
-- Name: qualifications qualifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.qualifications
    ADD CONSTRAINT qualifications_pkey PRIMARY KEY ("customerId");


--
-- Name: retirements retirements_customerId_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.retirements
    ADD CONSTRAINT "retirements_customerId_key" UNIQUE ("customerId");


--
-- Name: retirements retirements_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.retirements
    ADD CONSTRAINT retirements_pkey PRIMARY KEY (reference);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY ("sessionId");


--
-- Name: signIns signIns_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."signIns"
    ADD CONSTRAINT "signIns_pkey" PRIMARY KEY ("signInId");


--
-- Name: subscriptions subscriptionsKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT "subscriptionsKey" PRIMARY KEY ("customerId", year);


--
-- Name: transactions transactions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transactions
    ADD CONSTRAINT transactions_pkey PRIMARY KEY (reference);


--
-- Name: auditEntriesByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "auditEntriesByCustomer" ON public."auditEntries" USING btree ("customerId");


--
-- Name: limitsByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "limitsByTime" ON public.limits USING btree ("fullAgainAt");


--
-- Name: mailsByAttempt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "mailsByAttempt" ON public.mails USING btree ("sentAt", "nextAttemptAt");


--
-- Name: passwordLinksByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "passwordLinksByCustomer" ON public."passwordLinks" USING btree ("customerId");


--
-- Name: practisingCertificatesByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "practisingCertificatesByCustomer" ON public."practisingCertificates" USING btree ("customerId");


--
-- Name: providerRecordsByexpiresAt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "providerRecordsByexpiresAt" ON public."providerRecords" USING btree ("expiresAt");


--
-- Name: providerRecordsBygrantId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "providerRecordsBygrantId" ON public."providerRecords" USING btree ("grantId");


--
-- Name: providerRecordsByuid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "providerRecordsByuid" ON public."providerRecords" USING btree (uid);


--
-- Name: sessionsByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "sessionsByCustomer" ON public.sessions USING btree ("customerId");


--
-- Name: signInsBycustomerId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "signInsBycustomerId" ON public."signIns" USING btree ("customerId");


--
-- Name: signInsBylastUsedAt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "signInsBylastUsedAt" ON public."signIns" USING btree ("lastUsedAt");


--
-- Name: transactionsByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "transactionsByCustomer" ON public.transactions USING btree ("customerId");


--
-- Name: cpdAdjustments adjustmentOfYear; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdAdjustments"
    ADD CONSTRAINT "adjustmentOfYear" FOREIGN KEY ("customerId", year) REFERENCES public."cpdYears"("customerId", year);


--
-- Name: auditEntries auditEntries_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."auditEntries"
    ADD CONSTRAINT "auditEntries_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: cpdDeclarations cpdDeclarationsOfToday_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdDeclarations"
    ADD CONSTRAINT "cpdDeclarationsOfToday_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: cpdOverviews cpdOverviews_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdOverviews"
    ADD CONSTRAINT "cpdOverviews_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: cpdYears cpdYears_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdYears"
    ADD CONSTRAINT "cpdYears_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: emailAddresses emailAddresses_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."emailAddresses"
    ADD CONSTRAINT "emailAddresses_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: keyResources keyResources_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."keyResources"
    ADD CONSTRAINT "keyResources_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: membershipApplications membershipApplications_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."membershipApplications"
    ADD CONSTRAINT "membershipApplications_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: notifications notifications_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT "notifications_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: onceAnswers onceAnswers_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."onceAnswers"
    ADD CONSTRAINT "onceAnswers_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: passwordLinks passwordLinks_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."passwordLinks"
    ADD CONSTRAINT "passwordLinks_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: personalRecords personalRecords_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."personalRecords"
    ADD CONSTRAINT "personalRecords_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: practisingCertificates practisingCertificates_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."practisingCertificates"
    ADD CONSTRAINT "practisingCertificates_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: qualifications qualifications_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.qualifications
    ADD CONSTRAINT "qualifications_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: retirements retirements_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.retirements
    ADD CONSTRAINT "retirements_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: sessions sessions_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT "sessions_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: signIns signIns_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."signIns"
    ADD CONSTRAINT "signIns_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: subscriptions subscriptions_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT "subscriptions_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: transactions transactions_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transactions
    ADD CONSTRAINT "transactions_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- PostgreSQL database dump complete
--


