--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)




--
-- Name: activityCounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."activityCounts" (
    "customerId" text NOT NULL,
    kind text NOT NULL,
    day text NOT NULL,
    subject text NOT NULL,
    count integer NOT NULL,
    "latestAt" bigint NOT NULL
);


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
-- Name: calendarAddresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."calendarAddresses" (
    "customerId" text NOT NULL,
    token text NOT NULL
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
-- Name: cpdOverviews; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."cpdOverviews" (
    "customerId" text NOT NULL,
    year integer NOT NULL,
    "nextDueDate" text NOT NULL,
    "isRequired" integer DEFAULT 1 NOT NULL
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
-- Name: credentialKeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."credentialKeys" (
    "position" integer NOT NULL,
    "publicKey" text NOT NULL,
    "secretKey" text,
    "madeAt" bigint NOT NULL
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
    "latestSessionId" text,
    "membershipDate" text
);


--
-- Name: databaseProperties; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."databaseProperties" (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: emailAddresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."emailAddresses" (
    "customerId" text NOT NULL,
    address text NOT NULL
);


--
-- Name: emailChanges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."emailChanges" (
    "customerId" text NOT NULL,
    digest text NOT NULL,
    email text NOT NULL,
    "expiresAt" bigint NOT NULL
);


--
-- Name: examEntries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."examEntries" (
    "customerId" text NOT NULL,
    exam text NOT NULL,
    date text NOT NULL,
    "time" text NOT NULL,
    place text NOT NULL
);


--
-- Name: issuedDocuments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."issuedDocuments" (
    code text NOT NULL,
    "customerId" text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    name text,
    facts text NOT NULL,
    digest text NOT NULL,
    "isOfRetired" integer NOT NULL,
    "issuedOn" text NOT NULL,
    "issuedAt" bigint NOT NULL,
    "expiresOn" text
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
    "sentAt" bigint,
    "givenUpAt" bigint,
    "expiresAt" bigint,
    "customerId" text
);


--
-- Name: membershipCredentials; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."membershipCredentials" (
    code text NOT NULL,
    list integer NOT NULL,
    "position" integer NOT NULL
);


--
-- Name: notifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notifications (
    "customerId" text NOT NULL,
    "position" integer NOT NULL,
    code text NOT NULL,
    since text
);


--
-- Name: onceAnswers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."onceAnswers" (
    "customerId" text NOT NULL,
    call text NOT NULL,
    "idempotencyKey" text NOT NULL,
    digest text NOT NULL,
    answer text NOT NULL,
    "answeredAt" bigint DEFAULT 0 NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    "passkeyId" text NOT NULL,
    "customerId" text NOT NULL,
    "credentialId" text NOT NULL,
    "publicKey" text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    "addedAt" bigint NOT NULL,
    "lastUsedAt" bigint
);


--
-- Name: passwordLinkRequests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."passwordLinkRequests" (
    "requestId" text NOT NULL,
    email text NOT NULL,
    "requestedAt" bigint NOT NULL
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
-- Name: reminders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reminders (
    "customerId" text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    "dueDate" text NOT NULL,
    step integer NOT NULL,
    "sentAt" bigint NOT NULL
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
    "endedAt" bigint,
    device text
);


--
-- Name: submissionEvents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."submissionEvents" (
    reference text NOT NULL,
    "position" integer NOT NULL,
    type text NOT NULL,
    at bigint NOT NULL,
    by text NOT NULL,
    reason text,
    verdict text,
    until text,
    replaced text
);


--
-- Name: submissions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.submissions (
    reference text NOT NULL,
    "customerId" text NOT NULL,
    kind text NOT NULL,
    answers text NOT NULL,
    "submittedOn" text NOT NULL,
    "submittedAt" bigint NOT NULL
);


--
-- Name: subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscriptions (
    "customerId" text NOT NULL,
    year integer NOT NULL,
    amount integer NOT NULL,
    "dueDate" text NOT NULL
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
-- Name: usedChallenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."usedChallenges" (
    digest text NOT NULL,
    "expiresAt" bigint NOT NULL
);


--
-- Name: webhookMessages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."webhookMessages" (
    "messageId" text NOT NULL,
    "customerId" text NOT NULL,
    "position" integer NOT NULL,
    payload text NOT NULL,
    "writtenAt" bigint NOT NULL,
    attempts integer NOT NULL,
    "nextAttemptAt" bigint NOT NULL,
    "deliveredAt" bigint,
    "givenUpAt" bigint
);


--
-- Data for Name: activityCounts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: auditEntries; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: calendarAddresses; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: cpdAdjustments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."cpdAdjustments" VALUES ('W410010720251', '4100107', 2025, 'waiver', 'Parental leave', 10, 'PENDING', '2025-03-01', '2025-05-31', 'PARENTAL_LEAVE');
INSERT INTO public."cpdAdjustments" VALUES ('W410010720241', '4100107', 2024, 'waiver', 'Illness or injury', 8, 'AWARDED', '2024-09-01', '2024-11-12', 'ILLNESS');


--
-- Data for Name: cpdOverviews; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."cpdOverviews" VALUES ('4100303', 2027, '2028-01-01', 0);
INSERT INTO public."cpdOverviews" VALUES ('4100107', 2027, '2028-01-01', 1);
INSERT INTO public."cpdOverviews" VALUES ('4100135', 2027, '2028-01-01', 0);


--
-- Data for Name: cpdYears; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."cpdYears" VALUES ('4100107', 2025, 'COMPLETE', 6);
INSERT INTO public."cpdYears" VALUES ('4100107', 2024, 'COMPLETE', 0);
INSERT INTO public."cpdYears" VALUES ('4100107', 2023, 'COMPLETE', 0);
INSERT INTO public."cpdYears" VALUES ('4100135', 2026, 'COMPLETE', 0);
INSERT INTO public."cpdYears" VALUES ('4100135', 2025, 'COMPLETE', 0);
INSERT INTO public."cpdYears" VALUES ('4100107', 2026, 'COMPLETE', 0);


--
-- Data for Name: credentialKeys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: customers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.customers VALUES ('4100107', 'maya.member@example.org', 'scrypt$4$PxroKp6w_MFwFvmGNPF15w$lMvPK00--YxYu1tpg5EB5fMMKsEiB4ymuShK8klel5I', '["CN=portal,OU=groups,O=institute"]', 0, 'Maya', 'Member', 'M', 'MEMBER', 'member', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, NULL, NULL, 0, NULL, 0, NULL, NULL, '2009-10-28');
INSERT INTO public.customers VALUES ('4100303', 'ada.affiliate@example.org', 'scrypt$4$PxroKp6w_MFwFvmGNPF15w$lMvPK00--YxYu1tpg5EB5fMMKsEiB4ymuShK8klel5I', '["CN=portal,OU=groups,O=institute"]', 0, 'Ada', 'Affiliate', 'A', 'AFFILIATE', 'affiliate', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, 'ACCA_QUAL', 'ACCA qualification', 0, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.customers VALUES ('4100135', 'fiona.fellow@example.org', 'scrypt$4$PxroKp6w_MFwFvmGNPF15w$lMvPK00--YxYu1tpg5EB5fMMKsEiB4ymuShK8klel5I', '["CN=portal,OU=groups,O=institute"]', 0, 'Fiona', 'Fellow', 'F', 'MEMBER', 'member', 'Retired', 'British', 'Ireland', 0, 1, 1, 0, NULL, NULL, 0, NULL, 0, NULL, NULL, '2009-09-30');


--
-- Data for Name: databaseProperties; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."databaseProperties" VALUES ('environment', 'trial');


--
-- Data for Name: emailAddresses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."emailAddresses" VALUES ('4100107', 'maya.member@example.org');
INSERT INTO public."emailAddresses" VALUES ('4100303', 'ada.affiliate@example.org');
INSERT INTO public."emailAddresses" VALUES ('4100135', 'fiona.fellow@example.org');


--
-- Data for Name: emailChanges; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: examEntries; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: issuedDocuments; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: keyResources; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."keyResources" VALUES ('4100107', 'goodStanding', 1, NULL, 'GS4100107', 'GOOD_STANDING', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100107', 'membershipCertificate', 1, NULL, 'MC4100107', 'MEMBERSHIP', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100107', 'equivalence', 1, NULL, 'EQ4100107', 'EQUIVALENCE', '2007-10-28', '[]');
INSERT INTO public."keyResources" VALUES ('4100107', 'certificates', 1, NULL, 'PR4100107', 'PRACTISING_RECORD', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100303', 'goodStanding', 1, NULL, 'GS4100303', 'GOOD_STANDING', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100303', 'equivalence', 1, NULL, 'EQ4100303', 'EQUIVALENCE', '2025-04-15', '[]');
INSERT INTO public."keyResources" VALUES ('4100135', 'goodStanding', 1, NULL, 'GS4100135', 'GOOD_STANDING', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100135', 'membershipCertificate', 1, NULL, 'MC4100135', 'MEMBERSHIP', '2020-11-05', '[]');
INSERT INTO public."keyResources" VALUES ('4100135', 'equivalence', 1, NULL, 'EQ4100135', 'EQUIVALENCE', '2007-09-30', '[]');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-customers', '2026-11-25T18:58:04.300Z');
INSERT INTO public.kysely_migration VALUES ('0002-cpd', '2026-11-25T18:58:04.318Z');
INSERT INTO public.kysely_migration VALUES ('0003-identity', '2026-11-25T18:58:04.330Z');
INSERT INTO public.kysely_migration VALUES ('0004-qualifications', '2026-11-25T18:58:04.336Z');
INSERT INTO public.kysely_migration VALUES ('0005-waivers', '2026-11-25T18:58:04.340Z');
INSERT INTO public.kysely_migration VALUES ('0006-fees', '2026-11-25T18:58:04.350Z');
INSERT INTO public.kysely_migration VALUES ('0007-documents', '2026-11-25T18:58:04.364Z');
INSERT INTO public.kysely_migration VALUES ('0008-personal-records', '2026-11-25T18:58:04.382Z');
INSERT INTO public.kysely_migration VALUES ('0009-membership', '2026-11-25T18:58:04.396Z');
INSERT INTO public.kysely_migration VALUES ('0010-once', '2026-11-25T18:58:04.416Z');
INSERT INTO public.kysely_migration VALUES ('0011-account-records', '2026-11-25T18:58:04.417Z');
INSERT INTO public.kysely_migration VALUES ('0012-sign-ins-and-limits', '2026-11-25T18:58:04.431Z');
INSERT INTO public.kysely_migration VALUES ('0013-mail-and-ways-in', '2026-11-25T18:58:04.448Z');
INSERT INTO public.kysely_migration VALUES ('0014-email-changes', '2026-11-25T18:58:04.455Z');
INSERT INTO public.kysely_migration VALUES ('0015-calendar-addresses', '2026-11-25T18:58:04.461Z');
INSERT INTO public.kysely_migration VALUES ('0016-adjustments-by-customer', '2026-11-25T18:58:04.463Z');
INSERT INTO public.kysely_migration VALUES ('0017-database-properties', '2026-11-25T18:58:04.467Z');
INSERT INTO public.kysely_migration VALUES ('0018-password-link-requests', '2026-11-25T18:58:04.472Z');
INSERT INTO public.kysely_migration VALUES ('0019-application-requests', '2026-11-25T18:58:04.474Z');
INSERT INTO public.kysely_migration VALUES ('0019-mails-given-up', '2026-11-25T18:58:04.475Z');
INSERT INTO public.kysely_migration VALUES ('0020-submissions', '2026-11-25T18:58:04.492Z');
INSERT INTO public.kysely_migration VALUES ('0021-mails-of-customers', '2026-11-25T18:58:04.495Z');
INSERT INTO public.kysely_migration VALUES ('0022-derived-money', '2026-11-25T18:58:04.497Z');
INSERT INTO public.kysely_migration VALUES ('0023-webhook-messages', '2026-11-25T18:58:04.505Z');
INSERT INTO public.kysely_migration VALUES ('0024-answered-at', '2026-11-25T18:58:04.507Z');
INSERT INTO public.kysely_migration VALUES ('0025-derived-declarations', '2026-11-25T18:58:04.509Z');
INSERT INTO public.kysely_migration VALUES ('0026-reminders', '2026-11-25T18:58:04.514Z');
INSERT INTO public.kysely_migration VALUES ('0027-mails-by-expiry', '2026-11-25T18:58:04.516Z');
INSERT INTO public.kysely_migration VALUES ('0030-issued-documents', '2026-11-25T18:58:04.522Z');
INSERT INTO public.kysely_migration VALUES ('0031-membership-credentials', '2026-11-25T18:58:04.530Z');
INSERT INTO public.kysely_migration VALUES ('0035-exam-entries', '2026-11-25T18:58:04.534Z');
INSERT INTO public.kysely_migration VALUES ('0040-activity', '2026-11-25T18:58:04.539Z');
INSERT INTO public.kysely_migration VALUES ('0041-passkeys', '2026-11-25T18:58:04.553Z');
INSERT INTO public.kysely_migration VALUES ('0042-password-link-requests-by-email', '2026-11-25T18:58:04.554Z');
INSERT INTO public.kysely_migration VALUES ('0043-notification-dates', '2026-11-25T18:58:04.555Z');


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

INSERT INTO public.mails VALUES ('f9823d63-ff57-4697-ba24-5c821e498f3c', 'maya.member@example.org', 'We have received your CPD declaration for 2026', 'Dear Maya

We have received your CPD declaration for 2026. Its reference is CPD-2026-WPWDY43A.

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
          <p>We have received your CPD declaration for 2026. Its reference is CPD-2026-WPWDY43A.</p><p>Submitted on: 4 November 2026<br />CPD requirements met: Yes<br />Route: Unit route<br />Engagement partner: No<br />Confirmed as accurate: Yes</p><p>Keep your evidence for three years. We may ask for it if your record is chosen for review.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, NULL, NULL, NULL, '4100107');
INSERT INTO public.mails VALUES ('a9ea8bca-f389-4fc0-95b8-c88bc391971f', 'ada.affiliate@example.org', 'We have received your application for membership', 'Dear Ada

We have received your application for membership. Its reference is MEM-2026-HS6XGNZT.

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
          <p>We have received your application for membership. Its reference is MEM-2026-HS6XGNZT.</p><p>Submitted on: 4 November 2026<br />Employment category: Not employed<br />Professional qualifications: Chartered tax adviser (CTA)<br />Regional network: London<br />Listed in the directory of members: No</p><p>Our admissions team reviews most applications within 15 working days, and writes to you either way.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, NULL, NULL, NULL, '4100303');
INSERT INTO public.mails VALUES ('1c485c94-cbbd-4bd8-8650-55a86d630747', 'fiona.fellow@example.org', 'We have received your application to join the register of retired members', 'Dear Fiona

We have received your application to join the register of retired members. Its reference is RET-2026-RXNR7VMN.

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
          <p>We have received your application to join the register of retired members. Its reference is RET-2026-RXNR7VMN.</p><p>Joined on: 4 November 2026<br />Retirement is permanent: Yes<br />Retirement date: 4 November 2026<br />Holds a practising certificate or an insolvency licence: No<br />Declaration accepted: Yes</p><p>You are on the register of retired members. There is nothing else to do, but tell us before you go back to any paid work.</p>
          
        </body>
      </html> ', 1793793600000, 0, 1793793600000, NULL, NULL, NULL, '4100135');
INSERT INTO public.mails VALUES ('0a5c2f10-c50c-4797-8353-a745cd0b686c', 'maya.member@example.org', 'Choose a new password', 'Dear Maya

Somebody, probably you, asked to choose a new password for your account.

The link works once, for 30 minutes.

If it was not you, do nothing: your password stays as it is.

Choose a password:
http://localhost:4200/idp/choose-password/6jj14OnBxtXkpgi5sR5R5TkXd8kWaYLi
', '<!doctype html>
      <html>
        <head>
          <meta charset="utf-8" />
          <title>Choose a new password</title>
        </head>
        <body>
          <p>Dear Maya</p>
          <p>Somebody, probably you, asked to choose a new password for your account.</p><p>The link works once, for 30 minutes.</p><p>If it was not you, do nothing: your password stays as it is.</p>
          <p>Choose a password:<br /><a href="http://localhost:4200/idp/choose-password/6jj14OnBxtXkpgi5sR5R5TkXd8kWaYLi">http://localhost:4200/idp/choose-password/6jj14OnBxtXkpgi5sR5R5TkXd8kWaYLi</a></p>
        </body>
      </html> ', 1793793600000, 0, 1793793600000, NULL, NULL, 1793795400000, '4100107');


--
-- Data for Name: membershipCredentials; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: notifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notifications VALUES ('4100303', 0, 'APPLIED_FOR_MEMBERSHIP', '2026-11-04');


--
-- Data for Name: onceAnswers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."onceAnswers" VALUES ('4100107', 'POST /customers/{id}/cpds/submissions', 'key-of-that-release', 'OhCKQNZSq93n66i4rNq-nZS3CSQCaJzrnOl5dhVRx4I', '{"reference":"CPD-2026-WPWDY43A","year":2026,"status":"COMPLETE","submittedOn":"2026-11-04"}', 1793793600000);
INSERT INTO public."onceAnswers" VALUES ('4100303', 'POST /customers/{id}/membership/application', 'key-of-that-release', 'Q7_JsAUEDrGuL9_ZA6C3Q-TuuxJ4BGkIXWR-k9T6AfE', '{"reference":"MEM-2026-HS6XGNZT","submittedOn":"2026-11-04"}', 1793793600000);
INSERT INTO public."onceAnswers" VALUES ('4100135', 'POST /customers/{id}/membership/retirement', 'key-of-that-release', 'ZuxFJRyATP4fLxdEcOwGbFoecRqAhSa10RJoHTe40LI', '{"reference":"RET-2026-RXNR7VMN","retirementDate":"2026-11-04","registeredOn":"2026-11-04"}', 1793793600000);


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passwordLinkRequests; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passwordLinks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."passwordLinks" VALUES ('QZB7dKybUmXLbmzkDhw47g34IMVVfSQq21dfiWppxrU', '4100107', 1793795400000, NULL);


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
-- Data for Name: reminders; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secrets VALUES ('signing-key', '{"kty":"RSA","n":"tcODn1erroomhGGtLjYjUMY8lrfYHF1LudbFPjAL5DE8KmNUt3m0pCFaOP6CBiD_cNB9aNkH4GJRk4yV5OUzaM1kFUO_5hNmN3SOCGKD_w9LMiff6mUYon4MqcE-i_f58dntMWviqe_tQ3-Ls9yESSEuv5Jlbwax8U9vfPZOrWvkGligGV7kDFYkmXZQlc7UocjoduNZzUuZE1X0XWFN7XDMAs1wIuaPLldpskzvUWNStFCaN-z7moJ3g0AMl5eDjCaLrHDjQKUp6tq8XU67-u8LJyGBo0RY046XrIAxtFGB6g26fYJt4L1ycuvteQXe5qAZ5xKJbTMwdDENb6uiYw","e":"AQAB","d":"IrIlh98WWITqgU6b3jxbVWnh2utRB2kPsXO7xvko6_AyCe1YGIXU45eyPzrl2wGlgQVrSv5SsJRT-hRV8JGH1LOQLTb3hJWjZ2aKTjNv-toSgop2Baoyn6HsDONkaxd00KPG0S5E4Cd6ZO4N3tFzNvpskAkD78OZZ_S_1Vy2_AdPm9a82BsEMI7wGvK6VuB8FCQXR4tKJnVYqGxIN4Ow0Ksd-ZVgwVgBRIBMsV4u7gLZJl8irKufaXUlyA01KFm143TN_cE4r9z20AJ2UkjIpSqyYtpc0GFW_VZ-Aixb93VLJLqg_dtq1jh_y4vcnXsrquW0yHmSWJyqSDamZjNAsQ","p":"7DzxL02Syl4hpQzKkpgCXBYXmDKJOd5-6v28BxbzyXD4ISdiodz2dCGmj2gpIbGWpnDL21C1Kzcb4IOWUeK6g3zrWpr5otYXqItCIgrstEcZHOwoh9-8mztTFJ5tr-gzx_bGUlKqiNlLR3dN_qzewVBM94ogF99U2hxMZZsBL68","q":"xPf_6-3PiDvUy_aIWsq0YtdnkxFYVIeM5Hs-z0eTXlWsd9jvE2Jy2xHlv0jP7-rS3r42bjLYc6p63UmENxfuL059lkUXWZrvmBvq0aPjLXA8v78HjXR_HitLci3n-xGLPEMh9tRwAc7wYyJXVHlm-sG4b4xVY42kpwiuC8xyUY0","dp":"xfpwug7NxRDMK3Ej12TTHW9aSK-Zd0jynmcUi_B9UEV_fPFv5Gy0kjCdULOfPOCCe2wuO9dQbS4bC7XbZTaYzpcC-oTETuYTH6nNO5BiPNcUwbtcYDpt6r3162K2U-RKePtjyxwCVPud7f-a-qLPb7ynNBCqwrbkeoGauNAFV3s","dq":"uyyIkGSuoGFq-F_Qd6bFAGB91m3XKIyfQMg1ibgUvMJhYIpPtnYJe1BoqPvCTdUyieTryJCczF2m3_5qnAgrmdzWzyPc6pOnNz7gSFObIKTVtckMnkmkOsEdsuUY26dyTtPkxLBft_g0y5_oqSesyoGoiKgsxKvnWauP6TphMEk","qi":"CqFOX7aEt9BhNQSpak_TIoabA4PsgSnlGJCuYGca0tB5NYMXBPjMndXiL537JtcaO67A8no0leniYpl7k2Pwqy1Oj81ebT1MKlUipIGYIPDCMaEnpe8MbsJ8KJmQrq3GyRktnK5tO7yEOPcNB1xwhJnE5Sn27Vfz1rSD3cMcxVw","kid":"f16ef3ab-2ed9-45f1-b2c1-0e7ce4afc237","alg":"RS256","use":"sig"}');
INSERT INTO public.secrets VALUES ('audit-key', 'Sl4YGjlSIswtklOR4SI_2So3QvDkSLjNTMxB9y-pY28');
INSERT INTO public.secrets VALUES ('passkey-key', 'ILuHVoDvAYvMTpSFZyKXsyOUEIMbDmkSseT0ZwC365s');
INSERT INTO public.secrets VALUES ('hand-off-key', 'k0dTtB_8qD69WYlZ6TsXsyiWpDaX8TV7QDrrfue5pas');
INSERT INTO public.secrets VALUES ('cookie-key', 'JXysUvy0hdemKZwd5rqiRbbVBeZfWXcKh01K8ZUgueM');
INSERT INTO public.secrets VALUES ('device-key', 'qVAJO2B3K9-cQq2yYb1FS3RylErbIVWuteq1fTBvdhg');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: signIns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."signIns" VALUES ('44388a0a-85ee-42d6-9f68-358780ba2ca4', '4100107', 1793793600000, 1793793600000, NULL, NULL);
INSERT INTO public."signIns" VALUES ('346bebd9-eafb-4c3d-a6c3-6fb89d6251f2', '4100303', 1793793600000, 1793793600000, NULL, NULL);
INSERT INTO public."signIns" VALUES ('cc885f67-cbff-4af1-aac4-44b88d12d9e2', '4100135', 1793793600000, 1793793600000, NULL, NULL);


--
-- Data for Name: submissionEvents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."submissionEvents" VALUES ('W410010720251', 0, 'received', 1793750400000, 'registrar: A. Clerk', NULL, NULL, NULL, NULL);
INSERT INTO public."submissionEvents" VALUES ('W410010720241', 0, 'received', 1793750400000, 'registrar: A. Clerk', NULL, NULL, NULL, NULL);
INSERT INTO public."submissionEvents" VALUES ('W410010720241', 1, 'decided', 1793750400000, 'registrar: A. Clerk', 'Put on the record by the organisation.', 'grant', NULL, NULL);
INSERT INTO public."submissionEvents" VALUES ('CPD-2026-WPWDY43A', 0, 'received', 1793793600000, '4100107', NULL, NULL, NULL, '{"duty":{"isRequired":true,"year":2026,"nextDueDate":"2026-12-14"},"notifications":[]}');
INSERT INTO public."submissionEvents" VALUES ('MEM-2026-HS6XGNZT', 0, 'received', 1793793600000, '4100303', NULL, NULL, NULL, NULL);
INSERT INTO public."submissionEvents" VALUES ('RET-2026-RXNR7VMN', 0, 'received', 1793793600000, '4100135', NULL, NULL, NULL, '{"status":"Fellow","duty":{"isRequired":true,"year":2027,"nextDueDate":"2028-01-01"},"notifications":[]}');


--
-- Data for Name: submissions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.submissions VALUES ('W410010720251', '4100107', 'waiver', '{"year":2025,"startDate":"2025-03-01","endDate":"2025-05-31","reasonCode":"PARENTAL_LEAVE","reasonLabel":"Parental leave","adjustmentType":"waiver","units":10}', '2026-11-04', 1793750400000);
INSERT INTO public.submissions VALUES ('W410010720241', '4100107', 'waiver', '{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8}', '2026-11-04', 1793750400000);
INSERT INTO public.submissions VALUES ('CPD-2026-WPWDY43A', '4100107', 'declaration', '{"year":2026,"isRequirementsMet":true,"route":"UNIT_ROUTE","isEngagementPartner":false,"isConfirmed":true}', '2026-11-04', 1793793600000);
INSERT INTO public.submissions VALUES ('MEM-2026-HS6XGNZT', '4100303', 'application', '{"employmentCategory":"NE","professionalQualifications":["CTA"],"regionalNetwork":"LONDON","employmentNetworks":[],"optInMemberDirectory":false}', '2026-11-04', 1793793600000);
INSERT INTO public.submissions VALUES ('RET-2026-RXNR7VMN', '4100135', 'retirement', '{"retirementDate":"2026-11-04"}', '2026-11-04', 1793793600000);


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES ('4100107', 2026, 26850, '2026-12-14');
INSERT INTO public.subscriptions VALUES ('4100107', 2025, 26850, '2025-12-14');
INSERT INTO public.subscriptions VALUES ('4100107', 2024, 26850, '2024-12-14');
INSERT INTO public.subscriptions VALUES ('4100303', 2026, 13400, '2026-04-18');
INSERT INTO public.subscriptions VALUES ('4100303', 2025, 13400, '2025-04-18');
INSERT INTO public.subscriptions VALUES ('4100303', 2024, 13400, '2024-04-18');
INSERT INTO public.subscriptions VALUES ('4100135', 2026, 26850, '2026-04-18');
INSERT INTO public.subscriptions VALUES ('4100135', 2025, 26850, '2025-04-18');
INSERT INTO public.subscriptions VALUES ('4100135', 2024, 26850, '2024-04-18');


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
-- Data for Name: usedChallenges; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: webhookMessages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."webhookMessages" VALUES ('msg_5c9b7a55-cde6-49e8-9f60-5ea2c7e8f4c2', '4100107', 1, '{"type":"submission.received","timestamp":"2026-11-04T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720251","kind":"waiver","answers":{"year":2025,"startDate":"2025-03-01","endDate":"2025-05-31","reasonCode":"PARENTAL_LEAVE","reasonLabel":"Parental leave","adjustmentType":"waiver","units":10},"position":0,"by":"registrar: A. Clerk"}}', 1793750400000, 0, 1793750400000, NULL, NULL);
INSERT INTO public."webhookMessages" VALUES ('msg_fd3abaa4-b630-4ade-b180-3e320c7c79ac', '4100107', 2, '{"type":"submission.received","timestamp":"2026-11-04T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720241","kind":"waiver","answers":{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8},"position":0,"by":"registrar: A. Clerk"}}', 1793750400000, 0, 1793750400000, NULL, NULL);
INSERT INTO public."webhookMessages" VALUES ('msg_6ab6c60c-4a5f-46aa-b7c5-55f95424b2d3', '4100107', 3, '{"type":"submission.decided","timestamp":"2026-11-04T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720241","kind":"waiver","answers":{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8},"position":1,"by":"registrar: A. Clerk","reason":"Put on the record by the organisation.","verdict":"grant"}}', 1793750400000, 0, 1793750400000, NULL, NULL);
INSERT INTO public."webhookMessages" VALUES ('msg_0d11e462-5d21-49b3-a1eb-e23dfc25e4b6', '4100107', 4, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100107","reference":"CPD-2026-WPWDY43A","kind":"declaration","answers":{"year":2026,"isRequirementsMet":true,"route":"UNIT_ROUTE","isEngagementPartner":false,"isConfirmed":true},"position":0,"by":"4100107"}}', 1793793600000, 0, 1793793600000, NULL, NULL);
INSERT INTO public."webhookMessages" VALUES ('msg_d877d94a-f77e-4967-b1d1-6ee4310699ee', '4100303', 1, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100303","reference":"MEM-2026-HS6XGNZT","kind":"application","answers":{"employmentCategory":"NE","professionalQualifications":["CTA"],"regionalNetwork":"LONDON","employmentNetworks":[],"optInMemberDirectory":false},"position":0,"by":"4100303"}}', 1793793600000, 0, 1793793600000, NULL, NULL);
INSERT INTO public."webhookMessages" VALUES ('msg_9b38cada-1ec4-4bb9-86fb-8a42cbdf10c6', '4100135', 1, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100135","reference":"RET-2026-RXNR7VMN","kind":"retirement","answers":{"retirementDate":"2026-11-04"},"position":0,"by":"4100135"}}', 1793793600000, 0, 1793793600000, NULL, NULL);


--
-- Name: activityCounts activityCountsByDay; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."activityCounts"
    ADD CONSTRAINT "activityCountsByDay" PRIMARY KEY ("customerId", kind, day, subject);


--
-- Name: auditEntries auditEntries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."auditEntries"
    ADD CONSTRAINT "auditEntries_pkey" PRIMARY KEY ("entryId");


--
-- Name: calendarAddresses calendarAddresses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."calendarAddresses"
    ADD CONSTRAINT "calendarAddresses_pkey" PRIMARY KEY ("customerId");


--
-- Name: calendarAddresses calendarAddresses_token_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."calendarAddresses"
    ADD CONSTRAINT "calendarAddresses_token_key" UNIQUE (token);


--
-- Name: cpdAdjustments cpdAdjustments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdAdjustments"
    ADD CONSTRAINT "cpdAdjustments_pkey" PRIMARY KEY ("adjustmentId");


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
-- Name: credentialKeys credentialKeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."credentialKeys"
    ADD CONSTRAINT "credentialKeys_pkey" PRIMARY KEY ("position");


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
-- Name: databaseProperties databaseProperties_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."databaseProperties"
    ADD CONSTRAINT "databaseProperties_pkey" PRIMARY KEY (name);


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
-- Name: emailChanges emailChanges_digest_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."emailChanges"
    ADD CONSTRAINT "emailChanges_digest_key" UNIQUE (digest);


--
-- Name: emailChanges emailChanges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."emailChanges"
    ADD CONSTRAINT "emailChanges_pkey" PRIMARY KEY ("customerId");


--
-- Name: examEntries examEntriesKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."examEntries"
    ADD CONSTRAINT "examEntriesKey" PRIMARY KEY ("customerId", exam);


--
-- Name: issuedDocuments issuedDocumentsInOrder; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."issuedDocuments"
    ADD CONSTRAINT "issuedDocumentsInOrder" UNIQUE ("customerId", kind, subject, "position");


--
-- Name: issuedDocuments issuedDocuments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."issuedDocuments"
    ADD CONSTRAINT "issuedDocuments_pkey" PRIMARY KEY (code);


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
-- Name: membershipCredentials membershipCredentialsByPosition; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."membershipCredentials"
    ADD CONSTRAINT "membershipCredentialsByPosition" UNIQUE (list, "position");


--
-- Name: membershipCredentials membershipCredentials_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."membershipCredentials"
    ADD CONSTRAINT "membershipCredentials_pkey" PRIMARY KEY (code);


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
-- Name: passkeys passkeys_credentialId_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT "passkeys_credentialId_key" UNIQUE ("credentialId");


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY ("passkeyId");


--
-- Name: passwordLinkRequests passwordLinkRequests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."passwordLinkRequests"
    ADD CONSTRAINT "passwordLinkRequests_pkey" PRIMARY KEY ("requestId");


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
-- Name: reminders remindersOnce; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT "remindersOnce" PRIMARY KEY ("customerId", kind, subject, "dueDate", step);


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
-- Name: submissionEvents submissionEventsKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."submissionEvents"
    ADD CONSTRAINT "submissionEventsKey" PRIMARY KEY (reference, "position");


--
-- Name: submissions submissions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (reference);


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
-- Name: usedChallenges usedChallenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."usedChallenges"
    ADD CONSTRAINT "usedChallenges_pkey" PRIMARY KEY (digest);


--
-- Name: webhookMessages webhookMessagesInOrder; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."webhookMessages"
    ADD CONSTRAINT "webhookMessagesInOrder" UNIQUE ("customerId", "position");


--
-- Name: webhookMessages webhookMessages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."webhookMessages"
    ADD CONSTRAINT "webhookMessages_pkey" PRIMARY KEY ("messageId");


--
-- Name: activityCountsByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "activityCountsByTime" ON public."activityCounts" USING btree ("latestAt");


--
-- Name: auditEntriesByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "auditEntriesByCustomer" ON public."auditEntries" USING btree ("customerId");


--
-- Name: cpdAdjustmentsByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "cpdAdjustmentsByCustomer" ON public."cpdAdjustments" USING btree ("customerId");


--
-- Name: limitsByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "limitsByTime" ON public.limits USING btree ("fullAgainAt");


--
-- Name: mailsByAttempt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "mailsByAttempt" ON public.mails USING btree ("sentAt", "nextAttemptAt");


--
-- Name: mailsByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "mailsByCustomer" ON public.mails USING btree ("customerId");


--
-- Name: mailsByExpiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "mailsByExpiry" ON public.mails USING btree ("expiresAt");


--
-- Name: passkeysByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "passkeysByCustomer" ON public.passkeys USING btree ("customerId");


--
-- Name: passwordLinkRequestsByEmail; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "passwordLinkRequestsByEmail" ON public."passwordLinkRequests" USING btree (email);


--
-- Name: passwordLinkRequestsByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "passwordLinkRequestsByTime" ON public."passwordLinkRequests" USING btree ("requestedAt");


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
-- Name: submissionsByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "submissionsByCustomer" ON public.submissions USING btree ("customerId", kind);


--
-- Name: submissionsByKind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "submissionsByKind" ON public.submissions USING btree (kind, "submittedAt");


--
-- Name: transactionsByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "transactionsByCustomer" ON public.transactions USING btree ("customerId");


--
-- Name: usedChallengesByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "usedChallengesByTime" ON public."usedChallenges" USING btree ("expiresAt");


--
-- Name: webhookMessagesByAttempt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "webhookMessagesByAttempt" ON public."webhookMessages" USING btree ("deliveredAt", "nextAttemptAt");


--
-- Name: activityCounts activityCounts_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."activityCounts"
    ADD CONSTRAINT "activityCounts_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


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
-- Name: calendarAddresses calendarAddresses_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."calendarAddresses"
    ADD CONSTRAINT "calendarAddresses_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


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
-- Name: emailChanges emailChanges_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."emailChanges"
    ADD CONSTRAINT "emailChanges_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: examEntries examEntries_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."examEntries"
    ADD CONSTRAINT "examEntries_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: issuedDocuments issuedDocuments_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."issuedDocuments"
    ADD CONSTRAINT "issuedDocuments_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: keyResources keyResources_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."keyResources"
    ADD CONSTRAINT "keyResources_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: membershipCredentials membershipCredentials_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."membershipCredentials"
    ADD CONSTRAINT "membershipCredentials_code_fkey" FOREIGN KEY (code) REFERENCES public."issuedDocuments"(code);


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
-- Name: passkeys passkeys_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT "passkeys_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


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
-- Name: reminders reminders_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT "reminders_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


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
-- Name: submissionEvents submissionEvents_reference_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."submissionEvents"
    ADD CONSTRAINT "submissionEvents_reference_fkey" FOREIGN KEY (reference) REFERENCES public.submissions(reference);


--
-- Name: submissions submissions_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT "submissions_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


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
-- Name: webhookMessages webhookMessages_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."webhookMessages"
    ADD CONSTRAINT "webhookMessages_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- PostgreSQL database dump complete
--


