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
    "newHash" text,
    record text,
    "oldValue" text,
    "newValue" text,
    "importNumber" integer
);


--
-- Name: bankColumns; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."bankColumns" (
    heading text NOT NULL,
    columns text NOT NULL,
    "dayOrder" text
);


--
-- Name: bankLines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."bankLines" (
    "bankLine" text NOT NULL,
    day text NOT NULL,
    amount bigint NOT NULL,
    open bigint NOT NULL,
    words text NOT NULL,
    payer text NOT NULL,
    file text NOT NULL,
    "fileLine" integer NOT NULL,
    "addedBy" text NOT NULL,
    "addedAt" bigint NOT NULL,
    "asideReason" text,
    "asideBy" text,
    "asideAt" bigint,
    format text,
    account text,
    "sameAs" text
);


--
-- Name: calendarAddresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."calendarAddresses" (
    "customerId" text NOT NULL,
    token text NOT NULL
);


--
-- Name: cpdActivities; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."cpdActivities" (
    "activityId" text NOT NULL,
    "customerId" text NOT NULL,
    date text NOT NULL,
    title text NOT NULL,
    units double precision NOT NULL,
    "isVerifiable" integer NOT NULL,
    learnt text,
    "loggedAt" bigint NOT NULL
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
-- Name: cpdReviewMembers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."cpdReviewMembers" (
    year integer NOT NULL,
    number integer NOT NULL,
    "customerId" text NOT NULL,
    reference text NOT NULL,
    route text NOT NULL,
    "isResting" integer NOT NULL,
    place integer,
    "endedAs" text
);


--
-- Name: cpdReviews; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."cpdReviews" (
    year integer NOT NULL,
    number integer NOT NULL,
    seed text NOT NULL,
    rules text NOT NULL,
    population integer NOT NULL,
    digest text NOT NULL,
    reason text,
    "drawnBy" text NOT NULL,
    "drawnAt" bigint NOT NULL
);


--
-- Name: cpdYears; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."cpdYears" (
    "customerId" text NOT NULL,
    year integer NOT NULL,
    status text NOT NULL,
    "broughtForwardUnits" double precision NOT NULL
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
    "membershipDate" text,
    "foldedName" text DEFAULT ''::text NOT NULL,
    "surnameWord" text DEFAULT ''::text NOT NULL
);


--
-- Name: databaseProperties; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."databaseProperties" (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: departures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.departures (
    "customerId" text NOT NULL,
    kind text NOT NULL,
    "leftOn" text NOT NULL,
    reason text,
    "mergedInto" text,
    "creditNotes" text
);


--
-- Name: deskFiles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."deskFiles" (
    "fileId" text NOT NULL,
    "staffId" text NOT NULL,
    name text NOT NULL,
    answers text NOT NULL,
    content text NOT NULL,
    "givenAt" bigint NOT NULL
);


--
-- Name: deskJobs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."deskJobs" (
    "jobId" text NOT NULL,
    "staffId" text NOT NULL,
    heading text NOT NULL,
    entry text NOT NULL,
    address text NOT NULL,
    progress text NOT NULL,
    outcome text,
    "startedAt" bigint NOT NULL,
    "seenAt" bigint NOT NULL
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
-- Name: evidence; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.evidence (
    "fileId" text NOT NULL,
    "customerId" text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    size integer NOT NULL,
    "receivedAt" bigint NOT NULL,
    "receivedOn" text NOT NULL,
    "idempotencyKey" text NOT NULL,
    "aboutKind" text,
    "aboutReference" text,
    "aboutEvent" integer
);


--
-- Name: examEntries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."examEntries" (
    "customerId" text NOT NULL,
    exam text NOT NULL,
    date text NOT NULL,
    "time" text NOT NULL,
    place text NOT NULL,
    "timeZone" text
);


--
-- Name: imports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.imports (
    number integer NOT NULL,
    "importedAt" bigint NOT NULL,
    "importedBy" text NOT NULL,
    undoes integer
);


--
-- Name: imports_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.imports_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: imports_number_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.imports_number_seq OWNED BY public.imports.number;


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
    "customerId" text,
    "heldFor" text
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
-- Name: onlinePayments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."onlinePayments" (
    reference text NOT NULL,
    "customerId" text NOT NULL,
    amount bigint NOT NULL,
    items text NOT NULL,
    state text NOT NULL,
    "providerId" text,
    address text,
    "startedAt" bigint NOT NULL,
    "changedAt" bigint NOT NULL
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
-- Name: refusingAddresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."refusingAddresses" (
    "customerId" text NOT NULL,
    address text NOT NULL,
    times integer NOT NULL,
    "latestAt" bigint NOT NULL
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
-- Name: sentForms; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."sentForms" (
    digest text NOT NULL,
    location text NOT NULL,
    "sentAt" bigint NOT NULL
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
-- Name: staff; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff (
    "staffId" text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    "addedAt" bigint NOT NULL,
    "removedAt" bigint
);


--
-- Name: staffLinks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."staffLinks" (
    digest text NOT NULL,
    "staffId" text NOT NULL,
    "expiresAt" bigint NOT NULL
);


--
-- Name: staffPasskeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."staffPasskeys" (
    "credentialId" text NOT NULL,
    "staffId" text NOT NULL,
    "publicKey" text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    "addedAt" bigint NOT NULL,
    "lastUsedAt" bigint
);


--
-- Name: staffRecords; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."staffRecords" (
    "recordId" text NOT NULL,
    "staffId" text NOT NULL,
    at bigint NOT NULL,
    action text NOT NULL,
    "customerId" text,
    reference text,
    "isChange" integer DEFAULT 0 NOT NULL
);


--
-- Name: staffSessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."staffSessions" (
    digest text NOT NULL,
    "staffId" text NOT NULL,
    "startedAt" bigint NOT NULL,
    "lastUsedAt" bigint NOT NULL
);


--
-- Name: standingLinks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."standingLinks" (
    "customerId" text NOT NULL,
    code text NOT NULL
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
    amount bigint NOT NULL,
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
    amount bigint NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    "receiptAvailable" integer NOT NULL,
    purpose text,
    "dueDate" text,
    settles text,
    reverses text,
    reason text,
    effects text,
    "postedBy" text,
    "postedAt" bigint,
    "bankLine" text
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
    "givenUpAt" bigint,
    "heldFor" text
);


--
-- Name: imports number; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports ALTER COLUMN number SET DEFAULT nextval('public.imports_number_seq'::regclass);


--
-- Data for Name: activityCounts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: auditEntries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."auditEntries" VALUES ('e86ed708-e0a6-400f-a6e6-0bb508aaf8bc', '4100107', '4100107', 1793793600000, 'cpd-years', '', NULL, 'MQRfNBEZH2jtUTI4Yoi8b2vGY1iwRO4mGEfGGTdjmmI', '2026', NULL, '{"year":2026,"status":"COMPLETE","broughtForwardUnits":0}', NULL);
INSERT INTO public."auditEntries" VALUES ('8403f369-30a9-4c6d-bb5d-25c5922b3245', '4100107', '4100107', 1793793600000, 'cpd', 'year', 'WcpGxjGVqnbxKfEMEqKzUSzc5ZV9ye9a_fdDNhg95Pk', 'HP0ly46Fjs2l6xdGxxq7GleKxJYuABIjEzVRnu2abVs', '', '2026', '2027', NULL);
INSERT INTO public."auditEntries" VALUES ('02829cd3-0a26-4ad0-9cb1-1da754a923b0', '4100107', '4100107', 1793793600000, 'cpd', 'nextDueDate', 'wqyclCJM1FgDeSVWmW6FOAuiBFINmyhPbZU6XjjGn3k', 'QP4lNZITdyu9JGdnxq6E38RZxrdo6Sg5xW9sOddkIIM', '', '"2026-12-14"', '"2028-01-01"', NULL);
INSERT INTO public."auditEntries" VALUES ('ced67339-92d6-4782-b14f-f19792c575f0', '4100303', '4100303', 1793793600000, 'notifications', '', NULL, 'Pv2UYRifxVKwU2XUUI-L3C0xBJmRiSArHKZplInEsqA', 'APPLIED_FOR_MEMBERSHIP', NULL, '{"code":"APPLIED_FOR_MEMBERSHIP","since":"2026-11-04"}', NULL);
INSERT INTO public."auditEntries" VALUES ('c3d39713-3031-4b4a-93bc-a020815482c1', '4100303', '4100303', 1793793600000, 'standing', 'eligibleForMembership', 'jfObOpywRlGv8LEqhrKzcNHwtrEYD-TGJlkCZElHNkc', 'tqp7YG2QwV5ICVtgtGtf-xtoSwv6J5oLMoshpSCU0JU', NULL, 'true', 'false', NULL);
INSERT INTO public."auditEntries" VALUES ('ff73d9b2-b1a5-42d6-aaaa-e2b5fa28569c', '4100135', '4100135', 1793793600000, 'standing', 'status', 'K5Q4iGZ9nBiBh_jO4CBRaRwwvQm_7c6QrtwkLo4q_Ds', '7T8Nx1wjCf1bvwmZ5v162I67Yw03DYbsLvlRUQsTaFE', NULL, '"Fellow"', '"Retired"', NULL);
INSERT INTO public."auditEntries" VALUES ('d547b419-0df1-4091-8967-b9afe02cb792', '4100135', '4100135', 1793793600000, 'standing', 'isRetired', 'F-0_CWdOykcs4ynwdLAh8D0ef8N3T_O0mLCre2CFN7Y', 'N7pkwfbCC7Lf5c1BuPVR93ZWAueJQnkHHWsZfqi7ptk', NULL, 'false', 'true', NULL);
INSERT INTO public."auditEntries" VALUES ('5f7a99e0-8cfa-450a-b010-cad6fc7348fa', '4100135', '4100135', 1793793600000, 'cpd', 'isRequired', '9yO1JK_scYRtyjEjc3D6bkcYI_0oXaybwL98HLhEiCs', 'dLf95TySJMtJW297dkU0QUi7LGNP1sLom5PEzjyRRBA', '', 'true', 'false', NULL);


--
-- Data for Name: bankColumns; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: bankLines; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: calendarAddresses; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: cpdActivities; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."cpdActivities" VALUES ('A4100107-1', '4100107', '2026-10-31', 'Tax update webinar', 2.5, 1, 'Which of our clients the new reporting of digital sales concerns, and from when.', 1793404800000);
INSERT INTO public."cpdActivities" VALUES ('A4100107-2', '4100107', '2026-10-24', 'Ethics in practice: case studies', 3.5, 1, NULL, 1792796400000);
INSERT INTO public."cpdActivities" VALUES ('A4100107-3', '4100107', '2026-10-16', 'Reading: the new standard on leases', 6, 0, NULL, 1792105200000);
INSERT INTO public."cpdActivities" VALUES ('A4100107-4', '4100107', '2026-10-05', 'Annual tax conference', 9, 1, 'Transfer pricing documentation; I have changed our checklist since.', 1791154800000);
INSERT INTO public."cpdActivities" VALUES ('A4100107-5', '4100107', '2026-09-27', 'Mentoring a trainee', 6, 0, NULL, 1790463600000);


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
-- Data for Name: cpdReviewMembers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: cpdReviews; Type: TABLE DATA; Schema: public; Owner: -
--



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

INSERT INTO public.customers VALUES ('4100107', 'maya.member@example.org', 'scrypt$4$TlA65C9ZL23TPHBx2CLjpA$DRd4rdbz-cCrv8bEWzSCjV2Tue5OHjXVoncVKX_PnsI', '["CN=portal,OU=groups,O=institute"]', 0, 'Maya', 'Member', 'M', 'MEMBER', 'member', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, NULL, NULL, 0, NULL, 0, NULL, NULL, '2009-10-28', 'maya member', 'member');
INSERT INTO public.customers VALUES ('4100303', 'ada.affiliate@example.org', 'scrypt$4$TlA65C9ZL23TPHBx2CLjpA$DRd4rdbz-cCrv8bEWzSCjV2Tue5OHjXVoncVKX_PnsI', '["CN=portal,OU=groups,O=institute"]', 0, 'Ada', 'Affiliate', 'A', 'AFFILIATE', 'affiliate', 'Active', 'British', 'United Kingdom', 0, 0, 0, 0, 'ACCA_QUAL', 'ACCA qualification', 0, NULL, 0, NULL, NULL, NULL, 'ada affiliate', 'affiliate');
INSERT INTO public.customers VALUES ('4100135', 'fiona.fellow@example.org', 'scrypt$4$TlA65C9ZL23TPHBx2CLjpA$DRd4rdbz-cCrv8bEWzSCjV2Tue5OHjXVoncVKX_PnsI', '["CN=portal,OU=groups,O=institute"]', 0, 'Fiona', 'Fellow', 'F', 'MEMBER', 'member', 'Retired', 'British', 'Ireland', 0, 1, 1, 0, NULL, NULL, 0, NULL, 0, NULL, NULL, '2009-09-30', 'fiona fellow', 'fellow');


--
-- Data for Name: databaseProperties; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."databaseProperties" VALUES ('environment', 'trial');
INSERT INTO public."databaseProperties" VALUES ('rules', '{"timeZone":"Europe/London","currency":"GBP","locale":"en-GB","cpd":{"year":{"starts":"01-01","ends":"12-31"},"declaration":{"opens":"10-01","due":"01-01"},"units":{"required":40,"verifiable":21,"broughtForward":21},"isWaiverProRata":true,"isPartYearProRata":true,"routes":["UNIT_ROUTE","APPROVED_EMPLOYER","IFAC_BODY","PART_TIME","NOT_SPECIFIED"]},"fees":{"due":"01-01","isProRata":false,"amounts":{}},"reminders":{"declaration":{"before":[],"after":[]},"subscription":{"before":[],"after":[]},"practisingCertificate":{"before":[],"after":[]},"answer":{"before":[],"after":[]}},"graceDays":30,"departures":{"resigned":"later subscriptions","deceased":"everything","closed":"nothing"},"promisedDays":{"waiver":10,"application":15,"reducedSubscription":10,"payment":2,"message":2},"evidenceYears":3,"review":{"sample":{"UNIT_ROUTE":"5%","APPROVED_EMPLOYER":"5%","IFAC_BODY":"5%","PART_TIME":"5%","NOT_SPECIFIED":"5%","NOT_MET_REQUIREMENTS":"100%"},"restYears":3},"retention":{"mails":90,"links":7,"answersUnderKey":30,"webhookMessages":30,"refusedApplications":2190,"activity":365,"changedValues":730}}');


--
-- Data for Name: departures; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: deskFiles; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: deskJobs; Type: TABLE DATA; Schema: public; Owner: -
--



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
-- Data for Name: evidence; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: examEntries; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
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

INSERT INTO public.kysely_migration VALUES ('0001-customers', '2026-11-28T12:17:45.917Z');
INSERT INTO public.kysely_migration VALUES ('0002-cpd', '2026-11-28T12:17:45.921Z');
INSERT INTO public.kysely_migration VALUES ('0003-identity', '2026-11-28T12:17:45.924Z');
INSERT INTO public.kysely_migration VALUES ('0004-qualifications', '2026-11-28T12:17:45.926Z');
INSERT INTO public.kysely_migration VALUES ('0005-waivers', '2026-11-28T12:17:45.927Z');
INSERT INTO public.kysely_migration VALUES ('0006-fees', '2026-11-28T12:17:45.931Z');
INSERT INTO public.kysely_migration VALUES ('0007-documents', '2026-11-28T12:17:45.934Z');
INSERT INTO public.kysely_migration VALUES ('0008-personal-records', '2026-11-28T12:17:45.939Z');
INSERT INTO public.kysely_migration VALUES ('0009-membership', '2026-11-28T12:17:45.942Z');
INSERT INTO public.kysely_migration VALUES ('0010-once', '2026-11-28T12:17:45.951Z');
INSERT INTO public.kysely_migration VALUES ('0011-account-records', '2026-11-28T12:17:45.952Z');
INSERT INTO public.kysely_migration VALUES ('0012-sign-ins-and-limits', '2026-11-28T12:17:45.956Z');
INSERT INTO public.kysely_migration VALUES ('0013-mail-and-ways-in', '2026-11-28T12:17:45.959Z');
INSERT INTO public.kysely_migration VALUES ('0014-email-changes', '2026-11-28T12:17:45.961Z');
INSERT INTO public.kysely_migration VALUES ('0015-calendar-addresses', '2026-11-28T12:17:45.962Z');
INSERT INTO public.kysely_migration VALUES ('0016-adjustments-by-customer', '2026-11-28T12:17:45.963Z');
INSERT INTO public.kysely_migration VALUES ('0017-database-properties', '2026-11-28T12:17:45.964Z');
INSERT INTO public.kysely_migration VALUES ('0018-password-link-requests', '2026-11-28T12:17:45.965Z');
INSERT INTO public.kysely_migration VALUES ('0019-application-requests', '2026-11-28T12:17:45.966Z');
INSERT INTO public.kysely_migration VALUES ('0019-mails-given-up', '2026-11-28T12:17:45.967Z');
INSERT INTO public.kysely_migration VALUES ('0020-submissions', '2026-11-28T12:17:45.973Z');
INSERT INTO public.kysely_migration VALUES ('0021-mails-of-customers', '2026-11-28T12:17:45.975Z');
INSERT INTO public.kysely_migration VALUES ('0022-derived-money', '2026-11-28T12:17:45.977Z');
INSERT INTO public.kysely_migration VALUES ('0023-webhook-messages', '2026-11-28T12:17:45.979Z');
INSERT INTO public.kysely_migration VALUES ('0024-answered-at', '2026-11-28T12:17:45.981Z');
INSERT INTO public.kysely_migration VALUES ('0025-derived-declarations', '2026-11-28T12:17:45.982Z');
INSERT INTO public.kysely_migration VALUES ('0026-reminders', '2026-11-28T12:17:45.983Z');
INSERT INTO public.kysely_migration VALUES ('0027-mails-by-expiry', '2026-11-28T12:17:45.984Z');
INSERT INTO public.kysely_migration VALUES ('0030-issued-documents', '2026-11-28T12:17:45.986Z');
INSERT INTO public.kysely_migration VALUES ('0031-membership-credentials', '2026-11-28T12:17:45.988Z');
INSERT INTO public.kysely_migration VALUES ('0035-exam-entries', '2026-11-28T12:17:45.990Z');
INSERT INTO public.kysely_migration VALUES ('0040-activity', '2026-11-28T12:17:45.992Z');
INSERT INTO public.kysely_migration VALUES ('0041-passkeys', '2026-11-28T12:17:45.995Z');
INSERT INTO public.kysely_migration VALUES ('0042-password-link-requests-by-email', '2026-11-28T12:17:45.996Z');
INSERT INTO public.kysely_migration VALUES ('0043-notification-dates', '2026-11-28T12:17:45.997Z');
INSERT INTO public.kysely_migration VALUES ('0044-rows-by-time', '2026-11-28T12:17:45.998Z');
INSERT INTO public.kysely_migration VALUES ('0045-waiting-mails', '2026-11-28T12:17:45.999Z');
INSERT INTO public.kysely_migration VALUES ('0046-folded-names', '2026-11-28T12:17:46.000Z');
INSERT INTO public.kysely_migration VALUES ('0047-exam-time-zones', '2026-11-28T12:17:46.001Z');
INSERT INTO public.kysely_migration VALUES ('0048-credential-keys', '2026-11-28T12:17:46.002Z');
INSERT INTO public.kysely_migration VALUES ('0050-postings', '2026-11-28T12:17:46.008Z');
INSERT INTO public.kysely_migration VALUES ('0051-recorded-values', '2026-11-28T12:17:46.010Z');
INSERT INTO public.kysely_migration VALUES ('0052-imports', '2026-11-28T12:17:46.013Z');
INSERT INTO public.kysely_migration VALUES ('0053-bank-columns', '2026-11-28T12:17:46.014Z');
INSERT INTO public.kysely_migration VALUES ('0054-bank-lines', '2026-11-28T12:17:46.017Z');
INSERT INTO public.kysely_migration VALUES ('0055-staff', '2026-11-28T12:17:46.025Z');
INSERT INTO public.kysely_migration VALUES ('0056-staff-changes', '2026-11-28T12:17:46.026Z');
INSERT INTO public.kysely_migration VALUES ('0058-departures', '2026-11-28T12:17:46.028Z');
INSERT INTO public.kysely_migration VALUES ('0059-held-messages', '2026-11-28T12:17:46.030Z');
INSERT INTO public.kysely_migration VALUES ('0060-online-payments', '2026-11-28T12:17:46.032Z');
INSERT INTO public.kysely_migration VALUES ('0064-standing-links', '2026-11-28T12:17:46.034Z');
INSERT INTO public.kysely_migration VALUES ('0065-refusing-addresses', '2026-11-28T12:17:46.036Z');
INSERT INTO public.kysely_migration VALUES ('0067-desk-files', '2026-11-28T12:17:46.037Z');
INSERT INTO public.kysely_migration VALUES ('0070-possible-payers', '2026-11-28T12:17:46.040Z');
INSERT INTO public.kysely_migration VALUES ('0071-cpd-activities', '2026-11-28T12:17:46.043Z');
INSERT INTO public.kysely_migration VALUES ('0075-evidence', '2026-11-28T12:17:46.046Z');
INSERT INTO public.kysely_migration VALUES ('0080-requests', '2026-11-28T12:17:46.047Z');
INSERT INTO public.kysely_migration VALUES ('0085-cpd-reviews', '2026-11-28T12:17:46.051Z');
INSERT INTO public.kysely_migration VALUES ('0086-indexes-of-lists', '2026-11-28T12:17:46.054Z');
INSERT INTO public.kysely_migration VALUES ('0087-indexes-of-links', '2026-11-28T12:17:46.056Z');
INSERT INTO public.kysely_migration VALUES ('0090-formats-of-bank-lines', '2026-11-28T12:17:46.057Z');
INSERT INTO public.kysely_migration VALUES ('0091-desk-jobs', '2026-11-28T12:17:46.059Z');


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

INSERT INTO public.mails VALUES ('a7654d2b-90ee-4412-a291-eeaff8aa7b2a', 'maya.member@example.org', 'We have received your CPD declaration for 2026', 'Dear Maya

Its reference is CPD-2026-M258MKRH.

Submitted on: 4 November 2026
CPD requirements met: Yes
Route: Unit route
Engagement partner: No
Confirmed as accurate: Yes

Keep your evidence for three years. We may ask for it if your record is chosen for review.

You get this mail because you have an account with us.
', '<h1 class="heading">We have received your CPD declaration for 2026</h1>
<p class="text">Dear Maya</p>
<p class="text">Its reference is CPD-2026-M258MKRH.</p><table class="facts" width="100%" cellpadding="0" cellspacing="0"><tr><th class="label hair" scope="row">Submitted on</th><td class="value hair">4 November 2026</td></tr><tr><th class="label hair" scope="row">CPD requirements met</th><td class="value hair">Yes</td></tr><tr><th class="label hair" scope="row">Route</th><td class="value hair">Unit route</td></tr><tr><th class="label hair" scope="row">Engagement partner</th><td class="value hair">No</td></tr><tr><th class="label hair" scope="row">Confirmed as accurate</th><td class="value hair">Yes</td></tr></table><p class="text">Keep your evidence for three years. We may ask for it if your record is chosen for review.</p>

<p class="why">You get this mail because you have an account with us.</p>', 1793793600000, 0, 1793793600000, NULL, NULL, NULL, '4100107', NULL);
INSERT INTO public.mails VALUES ('59eb25d3-fbe0-4687-ba09-8a0a20d3cafe', 'ada.affiliate@example.org', 'We have received your application for membership', 'Dear Ada

Its reference is MEM-2026-FVG74YP8.

Submitted on: 4 November 2026
Employment category: Not employed
Professional qualifications: Chartered tax adviser (CTA)
Regional network: London
Listed in the directory of members: No

Our admissions team reviews most applications within 15 working days, and writes to you either way.

You get this mail because you have an account with us.
', '<h1 class="heading">We have received your application for membership</h1>
<p class="text">Dear Ada</p>
<p class="text">Its reference is MEM-2026-FVG74YP8.</p><table class="facts" width="100%" cellpadding="0" cellspacing="0"><tr><th class="label hair" scope="row">Submitted on</th><td class="value hair">4 November 2026</td></tr><tr><th class="label hair" scope="row">Employment category</th><td class="value hair">Not employed</td></tr><tr><th class="label hair" scope="row">Professional qualifications</th><td class="value hair">Chartered tax adviser (CTA)</td></tr><tr><th class="label hair" scope="row">Regional network</th><td class="value hair">London</td></tr><tr><th class="label hair" scope="row">Listed in the directory of members</th><td class="value hair">No</td></tr></table><p class="text">Our admissions team reviews most applications within 15 working days, and writes to you either way.</p>

<p class="why">You get this mail because you have an account with us.</p>', 1793793600000, 0, 1793793600000, NULL, NULL, NULL, '4100303', NULL);
INSERT INTO public.mails VALUES ('28248e64-aafd-4e97-9f46-35797b22cff7', 'fiona.fellow@example.org', 'You have joined the register of retired members', 'Dear Fiona

The reference of your entry is RET-2026-JG82EMG7.

Joined on: 4 November 2026
Retirement is permanent: Yes
Retirement date: 4 November 2026
Holds a practising certificate or an insolvency licence: No
Declaration accepted: Yes

There is nothing else to do, but tell us before you go back to any paid work.

You get this mail because you have an account with us.
', '<h1 class="heading">You have joined the register of retired members</h1>
<p class="text">Dear Fiona</p>
<p class="text">The reference of your entry is RET-2026-JG82EMG7.</p><table class="facts" width="100%" cellpadding="0" cellspacing="0"><tr><th class="label hair" scope="row">Joined on</th><td class="value hair">4 November 2026</td></tr><tr><th class="label hair" scope="row">Retirement is permanent</th><td class="value hair">Yes</td></tr><tr><th class="label hair" scope="row">Retirement date</th><td class="value hair">4 November 2026</td></tr><tr><th class="label hair" scope="row">Holds a practising certificate or an insolvency licence</th><td class="value hair">No</td></tr><tr><th class="label hair" scope="row">Declaration accepted</th><td class="value hair">Yes</td></tr></table><p class="text">There is nothing else to do, but tell us before you go back to any paid work.</p>

<p class="why">You get this mail because you have an account with us.</p>', 1793793600000, 0, 1793793600000, NULL, NULL, NULL, '4100135', NULL);
INSERT INTO public.mails VALUES ('84d6c570-65ff-4bfe-b69d-6f08b6eff95b', 'maya.member@example.org', 'Choose a new password', 'Dear Maya

Somebody, probably you, asked to choose a new password for your account.

The link works once, for 30 minutes.

If it was not you, do nothing: your password stays as it is.

Choose a password:
http://localhost:4200/idp/choose-password/CgPlMZoAmtpsJwJU-hHDVtmcWVdjdCWE

You get this mail because you have an account with us.
', '<h1 class="heading">Choose a new password</h1>
<p class="text">Dear Maya</p>
<p class="text">Somebody, probably you, asked to choose a new password for your account.</p><p class="text">The link works once, for 30 minutes.</p><p class="text">If it was not you, do nothing: your password stays as it is.</p>
<p class="act"><a class="button" href="http://localhost:4200/idp/choose-password/CgPlMZoAmtpsJwJU-hHDVtmcWVdjdCWE">Choose a password</a></p>
<p class="why">You get this mail because you have an account with us.</p>', 1793793600000, 0, 1793793600000, NULL, NULL, 1793795400000, '4100107', NULL);


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

INSERT INTO public."onceAnswers" VALUES ('4100107', 'POST /customers/{id}/cpds/submissions', 'key-of-that-release', 'OhCKQNZSq93n66i4rNq-nZS3CSQCaJzrnOl5dhVRx4I', '{"reference":"CPD-2026-M258MKRH","year":2026,"status":"COMPLETE","submittedOn":"2026-11-04"}', 1793793600000);
INSERT INTO public."onceAnswers" VALUES ('4100303', 'POST /customers/{id}/membership/application', 'key-of-that-release', 'Q7_JsAUEDrGuL9_ZA6C3Q-TuuxJ4BGkIXWR-k9T6AfE', '{"reference":"MEM-2026-FVG74YP8","submittedOn":"2026-11-04"}', 1793793600000);
INSERT INTO public."onceAnswers" VALUES ('4100135', 'POST /customers/{id}/membership/retirement', 'key-of-that-release', 'ZuxFJRyATP4fLxdEcOwGbFoecRqAhSa10RJoHTe40LI', '{"reference":"RET-2026-JG82EMG7","retirementDate":"2026-11-04","registeredOn":"2026-11-04"}', 1793793600000);


--
-- Data for Name: onlinePayments; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passwordLinkRequests; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passwordLinks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."passwordLinks" VALUES ('NVtA-nGf7ZplZCmCuuTdHNxFNB3hu8kkwaEPfm0QfE4', '4100107', 1793795400000, NULL);


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
INSERT INTO public."personalRecords" VALUES ('4100135', 'contact', '{"email":{"address":"fiona.fellow@example.org","contactId":"E4100135"},"primaryPhoneNumber":{"number":"850123456","countryCode":"353","lineType":"MOBILE","contactId":"P4100135"},"mailingAddress":{"country":"Ireland","addressLine1":"38 Ledger Quay","city":"Dublin","province":"Leinster","postcode":"D02 X285","purpose":["HOME"],"isPrimary":true,"contactId":"A4100135"},"secondaryAddress":{"country":"Ireland","addressLine1":"1 Tally Street","city":"Dublin","province":"Leinster","postcode":"D04 Y7K2","addressee":"Quill and Ledger LLP","purpose":["BUSINESS"],"contactId":"B4100135"},"readOnly":{}}', 1);
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
-- Data for Name: refusingAddresses; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reminders; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secrets VALUES ('audit-key', 'Co0SqE8UNGP6e_gf_HqBmi73qd3iUJ2Pc3F-JAfxDcg');
INSERT INTO public.secrets VALUES ('signing-key', '{"kty":"RSA","n":"0M-a1m5kYI2Mmln3bVNDzCYXxXLCxqR0noFbSJ0j1sKxZwC3ftjchL5bhFrejaF7IvKtI2ley2koZTdh9jngGufM3sbMx4ZFusYoRs8Jf9plLvNHeUGAqfNWikPKU9QD2VDhEEHP7Zp9_2DmYGXrMtpHkLfVW2UnowKcnci5KvY0XkrvolxCEgYosaflwfA5QEjAJfXl1lU7zh8p1aFnloWOovZK3fAUxZdE3wM2AKKOQV60osK2kJUz4NLccvysQBgIKxOct9dmBHjK2K-Gxj2sn_M9jwiwIoJw_-0cjj0OOc_QLh_FFT__ciPsu8Mi73rA2un42X3jq9W28tEDrQ","e":"AQAB","d":"D1J8kSmOkgsw-w6I-mu2uN8-tU1jf4IH0K27TgvB2nt02xMRY-xz2gXB32dvl0L3LyxRihysSQ7RWQQEWzYJ_M9vmBVMZ4Ox0C_EOtXsY4ZaEGTnpL0qvM3PVtv8l8Qh-CtYKII7yLqibj_lB8PSy2t6_uKOdGNq0ipZ5bYZ6E4At6o9dFAUwDI5LKnbCQ8bf2oBusnaXVytbRJoe2PyHiMZELNxM3rmkLoVleewkWz8ywM_EFVGrKCqzzhP5tr9aji7k6tcnK3LIIZlfs_GHa9D2pYoxSZGh82qtvLYbWDROFjF1LnyMUyFrOTwrZiKxjGbWYBlI-fuL_B51Z_5vQ","p":"8lx2E7mJfsZkOurmDqxSAHHkgG_VqUfiYouGmYly1RYAYaMIjIvfxRjaQGDpyM3VkYukTsuiMhPgtNz1Xl91o7d8EI9nQOdKZjaU20q_0EiifsoAAKhLnxQj7R_HGtSTgMjEl-2ymMc-mW8sjWpXY1zXioWEeaMlWuttsyR_R_M","q":"3I_OuxaTW73R31srrzeSzN_FqJelNKqbXuO-HfZ0A9Tv5fGU9IQ0S2-XeKYQI4RgzhPKJp8N1QjZyiIzq8uCHxfn8TLcGBl1iJjyyW2b-vpP4NCSpz7WbD2u7GS5LWsF_L5_vQrwSqKAkyGmNsdf6SmIx4yButFbq4UfQbYODd8","dp":"XGwmGx-F73J4hn9NfAr6unC0UsZTFFr1Wd8bVTG1OM1LF_C0MeSlUORJVoOeo5Ta_MXjwqilEbPC3TXl3DdLBUPTa_1Dwtxw4smtunKm8ya_0Nn3ZkjHjcKAcMzNgM3P8iydy9I5aUmR9bEPrF4BNUMSbyC7hCdS93kQPGCOqUE","dq":"jvpaVUWJOQuQJW6AnxEzhMP66hOD8OQ33AdekyXUhzdeXH2Cxg99pvksA_YCuEN0TaLehLLO0K7wH-yT-mXucCGbJeyGaMj4PBiKKrF3T_c8GMychPZjIb_KyUtyD1M1imYjgHS62GcHWlmR2ijcr9VQ6arX3jchacrePEa8TZk","qi":"VRao2PnWWbTkSnD2N-Sy4pAEDAAH3ZUMeDrY6j7rtwOYq4M5z0Jfua3HTVYgCP157k7dBFi0DJizdgnA9dH-mSqVO75pocnOzIY2XMESK_Xvka_n18z-uuuPLEE4xDurVKOj5lfkjcTYu9q6KWKs9Yw28A61b5HFC9bsQxinpKw","kid":"670ae1ee-650f-4d39-93eb-728770294935","alg":"RS256","use":"sig"}');
INSERT INTO public.secrets VALUES ('passkey-key', 'pAYv0Af3jBIXUqHYYBfEFoJHxJITgFOMV9rukFH8KVU');
INSERT INTO public.secrets VALUES ('passkey-challenge-key', '9fT6AVqgMF2qEZt4lbU0niFFy1wG7DyIbU_Ce5fgXl4');
INSERT INTO public.secrets VALUES ('cookie-key', 'oZDauDtyZfHqmTqptHhzgdC7QxgumfOvt1-l0qka4No');
INSERT INTO public.secrets VALUES ('hand-off-key', 'RPo3-KiLVDJnOOH9BL2IlOno2BvaTkFbtydGGoD909M');
INSERT INTO public.secrets VALUES ('device-key', 'L2je9kdepnttlL5EUYkKWk7MnPpylLBrshuFhknCWKg');
INSERT INTO public.secrets VALUES ('desk-passkey-key', 'zW_x25eRkwWlYguPKkz7ofr0M_jEGj8mcXM1Y5fvfbU');
INSERT INTO public.secrets VALUES ('desk-passkey-challenge-key', 'cCR4Nu4yKI898_Tln6LjUNwGPHElqU6vHorILrrVWJw');
INSERT INTO public.secrets VALUES ('desk-device-key', 'uC0VaqmOndAHAqP4iJXWxcoIz0aYcNLWpANySP9eD0w');
INSERT INTO public.secrets VALUES ('desk-key', 'cVR0ufQfWKaIo8QNZdqeRBIsrPmGoBCQRIy6OhMJEtA');


--
-- Data for Name: sentForms; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: signIns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."signIns" VALUES ('33770d70-cf6d-46d3-a638-164668b3a840', '4100107', 1793793600000, 1793793600000, NULL, NULL);
INSERT INTO public."signIns" VALUES ('3fabe74c-b947-4631-8752-652f44ab9859', '4100303', 1793793600000, 1793793600000, NULL, NULL);
INSERT INTO public."signIns" VALUES ('c5d5db9d-a636-4b14-9deb-d3ace19c01e0', '4100135', 1793793600000, 1793793600000, NULL, NULL);


--
-- Data for Name: staff; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: staffLinks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: staffPasskeys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: staffRecords; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: staffSessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: standingLinks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: submissionEvents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."submissionEvents" VALUES ('W410010720251', 0, 'received', 1793750400000, 'registrar: A. Clerk', NULL, NULL, NULL, NULL);
INSERT INTO public."submissionEvents" VALUES ('W410010720241', 0, 'received', 1731456000000, 'registrar: A. Clerk', NULL, NULL, NULL, NULL);
INSERT INTO public."submissionEvents" VALUES ('W410010720241', 1, 'decided', 1731456000000, 'registrar: A. Clerk', 'Put on the record by the organisation.', 'grant', NULL, NULL);
INSERT INTO public."submissionEvents" VALUES ('CPD-2026-M258MKRH', 0, 'received', 1793793600000, '4100107', NULL, NULL, NULL, '{"duty":{"isRequired":true,"year":2026,"nextDueDate":"2026-12-14"},"notifications":[],"broughtForward":null}');
INSERT INTO public."submissionEvents" VALUES ('MEM-2026-FVG74YP8', 0, 'received', 1793793600000, '4100303', NULL, NULL, NULL, NULL);
INSERT INTO public."submissionEvents" VALUES ('RET-2026-JG82EMG7', 0, 'received', 1793793600000, '4100135', NULL, NULL, NULL, '{"status":"Fellow","duty":{"isRequired":true,"year":2027,"nextDueDate":"2028-01-01"},"notifications":[]}');


--
-- Data for Name: submissions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.submissions VALUES ('W410010720251', '4100107', 'waiver', '{"year":2025,"startDate":"2025-03-01","endDate":"2025-05-31","reasonCode":"PARENTAL_LEAVE","reasonLabel":"Parental leave","adjustmentType":"waiver","units":10}', '2026-11-04', 1793750400000);
INSERT INTO public.submissions VALUES ('W410010720241', '4100107', 'waiver', '{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8}', '2024-11-13', 1731456000000);
INSERT INTO public.submissions VALUES ('CPD-2026-M258MKRH', '4100107', 'declaration', '{"year":2026,"isRequirementsMet":true,"route":"UNIT_ROUTE","isEngagementPartner":false,"isConfirmed":true}', '2026-11-04', 1793793600000);
INSERT INTO public.submissions VALUES ('MEM-2026-FVG74YP8', '4100303', 'application', '{"employmentCategory":"NE","professionalQualifications":["CTA"],"regionalNetwork":"LONDON","employmentNetworks":[],"optInMemberDirectory":false}', '2026-11-04', 1793793600000);
INSERT INTO public.submissions VALUES ('RET-2026-JG82EMG7', '4100135', 'retirement', '{"retirementDate":"2026-11-04"}', '2026-11-04', 1793793600000);


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

INSERT INTO public.transactions VALUES ('INV-4100107-01', '4100107', '2024-10-15', 'Annual subscription 2024', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2024', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('PAY-4100107-02', '4100107', '2024-12-02', 'Payment by card: annual subscription 2024', 26850, 'PAYMENT', 'COMPLETED', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('INV-4100107-03', '4100107', '2025-10-15', 'Annual subscription 2025', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2025', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('PAY-4100107-04', '4100107', '2025-12-02', 'Payment by card: annual subscription 2025', 26850, 'PAYMENT', 'COMPLETED', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('INV-4100107-05', '4100107', '2026-07-03', 'Practising certificate, United Kingdom', 41200, 'CHARGE', 'COMPLETED', 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('INV-4100107-06', '4100107', '2026-07-11', 'Practising certificate, Ireland', 18600, 'CHARGE', 'COMPLETED', 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('PAY-4100107-07', '4100107', '2026-07-17', 'Payment by card: practising certificate, United Kingdom', 41200, 'PAYMENT', 'COMPLETED', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('PAY-4100107-08', '4100107', '2026-07-25', 'Payment by card: practising certificate, Ireland', 18600, 'PAYMENT', 'COMPLETED', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('INV-4100107-09', '4100107', '2026-10-15', 'Annual subscription 2026', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2026', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('PAY-4100107-10', '4100107', '2026-11-01', 'Payment by card: annual subscription', 26850, 'PAYMENT', 'FAILED', 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('INV-4100303-01', '4100303', '2024-02-18', 'Annual subscription 2024', 13400, 'CHARGE', 'COMPLETED', 0, 'subscription 2024', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('PAY-4100303-02', '4100303', '2024-04-06', 'Payment by card: annual subscription 2024', 13400, 'PAYMENT', 'COMPLETED', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('INV-4100303-03', '4100303', '2025-02-17', 'Annual subscription 2025', 13400, 'CHARGE', 'COMPLETED', 0, 'subscription 2025', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('PAY-4100303-04', '4100303', '2025-04-06', 'Payment by card: annual subscription 2025', 13400, 'PAYMENT', 'COMPLETED', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('INV-4100303-05', '4100303', '2026-02-17', 'Annual subscription 2026', 13400, 'CHARGE', 'COMPLETED', 0, 'subscription 2026', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('PAY-4100303-06', '4100303', '2026-04-06', 'Payment by card: annual subscription 2026', 13400, 'PAYMENT', 'COMPLETED', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('INV-4100135-01', '4100135', '2024-02-18', 'Annual subscription 2024', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2024', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('PAY-4100135-02', '4100135', '2024-04-06', 'Payment by card: annual subscription 2024', 26850, 'PAYMENT', 'COMPLETED', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('INV-4100135-03', '4100135', '2025-02-17', 'Annual subscription 2025', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2025', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('PAY-4100135-04', '4100135', '2025-04-06', 'Payment by card: annual subscription 2025', 26850, 'PAYMENT', 'COMPLETED', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('INV-4100135-05', '4100135', '2026-02-17', 'Annual subscription 2026', 26850, 'CHARGE', 'COMPLETED', 0, 'subscription 2026', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.transactions VALUES ('PAY-4100135-06', '4100135', '2026-04-06', 'Payment by card: annual subscription 2026', 26850, 'PAYMENT', 'COMPLETED', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: usedChallenges; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: webhookMessages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."webhookMessages" VALUES ('msg_43b75e07-9835-4567-89df-1b4e6f387132', '4100107', 1, '{"type":"submission.received","timestamp":"2026-11-04T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720251","kind":"waiver","answers":{"year":2025,"startDate":"2025-03-01","endDate":"2025-05-31","reasonCode":"PARENTAL_LEAVE","reasonLabel":"Parental leave","adjustmentType":"waiver","units":10},"position":0,"by":"registrar: A. Clerk"}}', 1793750400000, 0, 1793750400000, NULL, NULL, NULL);
INSERT INTO public."webhookMessages" VALUES ('msg_3f732477-6031-48cc-8a00-aed1b6a15634', '4100107', 2, '{"type":"submission.received","timestamp":"2024-11-13T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720241","kind":"waiver","answers":{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8},"position":0,"by":"registrar: A. Clerk"}}', 1731456000000, 0, 1731456000000, NULL, NULL, NULL);
INSERT INTO public."webhookMessages" VALUES ('msg_0315c844-6715-4843-ad73-658ded718753', '4100107', 3, '{"type":"submission.decided","timestamp":"2024-11-13T00:00:00.000Z","data":{"customerId":"4100107","reference":"W410010720241","kind":"waiver","answers":{"year":2024,"startDate":"2024-09-01","endDate":"2024-11-12","reasonCode":"ILLNESS","reasonLabel":"Illness or injury","adjustmentType":"waiver","units":8},"position":1,"by":"registrar: A. Clerk","reason":"Put on the record by the organisation.","verdict":"grant"}}', 1731456000000, 0, 1731456600000, NULL, NULL, 'W410010720241');
INSERT INTO public."webhookMessages" VALUES ('msg_2efd0d3b-8b0e-44a5-b175-2616f7de0b38', '4100107', 4, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100107","reference":"CPD-2026-M258MKRH","kind":"declaration","answers":{"year":2026,"isRequirementsMet":true,"route":"UNIT_ROUTE","isEngagementPartner":false,"isConfirmed":true},"position":0,"by":"4100107"}}', 1793793600000, 0, 1793793600000, NULL, NULL, NULL);
INSERT INTO public."webhookMessages" VALUES ('msg_62f2f270-6c1e-40ee-9a5c-e6a394075fd0', '4100303', 1, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100303","reference":"MEM-2026-FVG74YP8","kind":"application","answers":{"employmentCategory":"NE","professionalQualifications":["CTA"],"regionalNetwork":"LONDON","employmentNetworks":[],"optInMemberDirectory":false},"position":0,"by":"4100303"}}', 1793793600000, 0, 1793793600000, NULL, NULL, NULL);
INSERT INTO public."webhookMessages" VALUES ('msg_760b1716-fde0-4a14-9883-d3dca7fecc5b', '4100135', 1, '{"type":"submission.received","timestamp":"2026-11-04T12:00:00.000Z","data":{"customerId":"4100135","reference":"RET-2026-JG82EMG7","kind":"retirement","answers":{"retirementDate":"2026-11-04"},"position":0,"by":"4100135"}}', 1793793600000, 0, 1793793600000, NULL, NULL, NULL);


--
-- Name: imports_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.imports_number_seq', 1, false);


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
-- Name: bankColumns bankColumns_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."bankColumns"
    ADD CONSTRAINT "bankColumns_pkey" PRIMARY KEY (heading);


--
-- Name: bankLines bankLines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."bankLines"
    ADD CONSTRAINT "bankLines_pkey" PRIMARY KEY ("bankLine");


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
-- Name: cpdActivities cpdActivities_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdActivities"
    ADD CONSTRAINT "cpdActivities_pkey" PRIMARY KEY ("activityId");


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
-- Name: cpdReviewMembers cpdReviewMembersByReview; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdReviewMembers"
    ADD CONSTRAINT "cpdReviewMembersByReview" PRIMARY KEY (year, number, "customerId");


--
-- Name: cpdReviews cpdReviewsByYear; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdReviews"
    ADD CONSTRAINT "cpdReviewsByYear" PRIMARY KEY (year, number);


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
-- Name: departures departures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.departures
    ADD CONSTRAINT departures_pkey PRIMARY KEY ("customerId");


--
-- Name: deskFiles deskFiles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."deskFiles"
    ADD CONSTRAINT "deskFiles_pkey" PRIMARY KEY ("fileId");


--
-- Name: deskJobs deskJobs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."deskJobs"
    ADD CONSTRAINT "deskJobs_pkey" PRIMARY KEY ("jobId");


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
-- Name: evidence evidence_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.evidence
    ADD CONSTRAINT evidence_pkey PRIMARY KEY ("fileId");


--
-- Name: examEntries examEntriesKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."examEntries"
    ADD CONSTRAINT "examEntriesKey" PRIMARY KEY ("customerId", exam);


--
-- Name: imports imports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (number);


--
-- Name: imports imports_undoes_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_undoes_key UNIQUE (undoes);


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
-- Name: onlinePayments onlinePayments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."onlinePayments"
    ADD CONSTRAINT "onlinePayments_pkey" PRIMARY KEY (reference);


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
-- Name: refusingAddresses refusingAddressesKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."refusingAddresses"
    ADD CONSTRAINT "refusingAddressesKey" PRIMARY KEY ("customerId", address);


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
-- Name: sentForms sentForms_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."sentForms"
    ADD CONSTRAINT "sentForms_pkey" PRIMARY KEY (digest);


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
-- Name: staffLinks staffLinks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."staffLinks"
    ADD CONSTRAINT "staffLinks_pkey" PRIMARY KEY (digest);


--
-- Name: staffPasskeys staffPasskeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."staffPasskeys"
    ADD CONSTRAINT "staffPasskeys_pkey" PRIMARY KEY ("credentialId");


--
-- Name: staffRecords staffRecords_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."staffRecords"
    ADD CONSTRAINT "staffRecords_pkey" PRIMARY KEY ("recordId");


--
-- Name: staffSessions staffSessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."staffSessions"
    ADD CONSTRAINT "staffSessions_pkey" PRIMARY KEY (digest);


--
-- Name: staff staff_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_email_key UNIQUE (email);


--
-- Name: staff staff_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY ("staffId");


--
-- Name: standingLinks standingLinks_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."standingLinks"
    ADD CONSTRAINT "standingLinks_code_key" UNIQUE (code);


--
-- Name: standingLinks standingLinks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."standingLinks"
    ADD CONSTRAINT "standingLinks_pkey" PRIMARY KEY ("customerId");


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
-- Name: auditEntriesByImport; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "auditEntriesByImport" ON public."auditEntries" USING btree ("importNumber") WHERE ("importNumber" IS NOT NULL);


--
-- Name: auditEntriesWithValues; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "auditEntriesWithValues" ON public."auditEntries" USING btree ("changedAt") WHERE (("oldValue" IS NOT NULL) OR ("newValue" IS NOT NULL));


--
-- Name: bankLinesByDay; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "bankLinesByDay" ON public."bankLines" USING btree (day, amount);


--
-- Name: bankLinesByOpen; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "bankLinesByOpen" ON public."bankLines" USING btree (open);


--
-- Name: chargesByAmount; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "chargesByAmount" ON public.transactions USING btree (amount, type);


--
-- Name: cpdActivitiesByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "cpdActivitiesByCustomer" ON public."cpdActivities" USING btree ("customerId", date);


--
-- Name: cpdAdjustmentsByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "cpdAdjustmentsByCustomer" ON public."cpdAdjustments" USING btree ("customerId");


--
-- Name: cpdOverviewsByDueDate; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "cpdOverviewsByDueDate" ON public."cpdOverviews" USING btree ("nextDueDate", "isRequired", year, "customerId");


--
-- Name: cpdReviewMembersByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "cpdReviewMembersByCustomer" ON public."cpdReviewMembers" USING btree ("customerId");


--
-- Name: cpdReviewMembersByReference; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "cpdReviewMembersByReference" ON public."cpdReviewMembers" USING btree (reference);


--
-- Name: customersByCompactId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "customersByCompactId" ON public.customers USING btree (replace(replace(replace(replace(replace(upper("customerId"), '-'::text, ''::text), '/'::text, ''::text), '.'::text, ''::text), ' '::text, ''::text), '_'::text, ''::text));


--
-- Name: customersByGraceEnd; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "customersByGraceEnd" ON public.customers USING btree ("suspensionGraceEnds", "isClosed") WHERE ("suspensionGraceEnds" IS NOT NULL);


--
-- Name: customersBySurnameWord; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "customersBySurnameWord" ON public.customers USING btree ("surnameWord");


--
-- Name: customersClosed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "customersClosed" ON public.customers USING btree ("customerId") WHERE ("isClosed" = 1);


--
-- Name: departuresByDay; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "departuresByDay" ON public.departures USING btree ("leftOn");


--
-- Name: departuresByMerger; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "departuresByMerger" ON public.departures USING btree ("mergedInto");


--
-- Name: deskFilesByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "deskFilesByTime" ON public."deskFiles" USING btree ("givenAt");


--
-- Name: deskJobsByStaff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "deskJobsByStaff" ON public."deskJobs" USING btree ("staffId", "startedAt");


--
-- Name: deskJobsByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "deskJobsByTime" ON public."deskJobs" USING btree ("startedAt");


--
-- Name: emailChangesByExpiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "emailChangesByExpiry" ON public."emailChanges" USING btree ("expiresAt");


--
-- Name: evidenceBySubject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "evidenceBySubject" ON public.evidence USING btree ("aboutReference", "aboutKind");


--
-- Name: evidenceByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "evidenceByTime" ON public.evidence USING btree ("receivedAt");


--
-- Name: evidenceOfCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX "evidenceOfCustomer" ON public.evidence USING btree ("customerId", "idempotencyKey");


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
-- Name: mailsByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "mailsByTime" ON public.mails USING btree ("writtenAt");


--
-- Name: mailsHeldFor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "mailsHeldFor" ON public.mails USING btree ("heldFor");


--
-- Name: onceAnswersByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "onceAnswersByTime" ON public."onceAnswers" USING btree ("answeredAt");


--
-- Name: onlinePaymentsByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "onlinePaymentsByCustomer" ON public."onlinePayments" USING btree ("customerId");


--
-- Name: onlinePaymentsByProviderId; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX "onlinePaymentsByProviderId" ON public."onlinePayments" USING btree ("providerId");


--
-- Name: onlinePaymentsByState; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "onlinePaymentsByState" ON public."onlinePayments" USING btree (state);


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
-- Name: passwordLinksByExpiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "passwordLinksByExpiry" ON public."passwordLinks" USING btree ("expiresAt");


--
-- Name: passwordLinksByUse; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "passwordLinksByUse" ON public."passwordLinks" USING btree ("usedAt");


--
-- Name: practisingCertificatesByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "practisingCertificatesByCustomer" ON public."practisingCertificates" USING btree ("customerId");


--
-- Name: practisingCertificatesByExpiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "practisingCertificatesByExpiry" ON public."practisingCertificates" USING btree ("expiresOn", "customerId");


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
-- Name: sentFormsByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "sentFormsByTime" ON public."sentForms" USING btree ("sentAt");


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
-- Name: staffPasskeysByStaff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "staffPasskeysByStaff" ON public."staffPasskeys" USING btree ("staffId");


--
-- Name: staffRecordsByat; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "staffRecordsByat" ON public."staffRecords" USING btree (at);


--
-- Name: staffRecordsBycustomerId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "staffRecordsBycustomerId" ON public."staffRecords" USING btree ("customerId");


--
-- Name: staffSessionsByStaff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "staffSessionsByStaff" ON public."staffSessions" USING btree ("staffId");


--
-- Name: submissionEventsAsked; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "submissionEventsAsked" ON public."submissionEvents" USING btree (until, reference) WHERE (type = 'asked'::text);


--
-- Name: submissionsByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "submissionsByCustomer" ON public.submissions USING btree ("customerId", kind);


--
-- Name: submissionsByKind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "submissionsByKind" ON public.submissions USING btree (kind, "submittedAt");


--
-- Name: submissionsByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "submissionsByTime" ON public.submissions USING btree ("submittedAt");


--
-- Name: subscriptionsByDueDate; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "subscriptionsByDueDate" ON public.subscriptions USING btree ("dueDate", year);


--
-- Name: transactionsByBankLine; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "transactionsByBankLine" ON public.transactions USING btree ("bankLine");


--
-- Name: transactionsByCompactReference; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "transactionsByCompactReference" ON public.transactions USING btree (replace(replace(replace(replace(replace(upper(reference), '-'::text, ''::text), '/'::text, ''::text), '.'::text, ''::text), ' '::text, ''::text), '_'::text, ''::text));


--
-- Name: transactionsByCustomer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "transactionsByCustomer" ON public.transactions USING btree ("customerId", type, status, amount);


--
-- Name: transactionsByReversed; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX "transactionsByReversed" ON public.transactions USING btree (reverses);


--
-- Name: usedChallengesByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "usedChallengesByTime" ON public."usedChallenges" USING btree ("expiresAt");


--
-- Name: waitingMailsByExpiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "waitingMailsByExpiry" ON public.mails USING btree ("sentAt", "expiresAt");


--
-- Name: webhookMessagesByAttempt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "webhookMessagesByAttempt" ON public."webhookMessages" USING btree ("deliveredAt", "nextAttemptAt");


--
-- Name: webhookMessagesByTime; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "webhookMessagesByTime" ON public."webhookMessages" USING btree ("writtenAt");


--
-- Name: webhookMessagesHeldFor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "webhookMessagesHeldFor" ON public."webhookMessages" USING btree ("heldFor");


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
-- Name: calendarAddresses calendarAddresses_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."calendarAddresses"
    ADD CONSTRAINT "calendarAddresses_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: cpdActivities cpdActivities_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdActivities"
    ADD CONSTRAINT "cpdActivities_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: cpdOverviews cpdOverviews_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdOverviews"
    ADD CONSTRAINT "cpdOverviews_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: cpdReviewMembers cpdReviewMembers_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdReviewMembers"
    ADD CONSTRAINT "cpdReviewMembers_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: cpdYears cpdYears_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."cpdYears"
    ADD CONSTRAINT "cpdYears_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: departures departures_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.departures
    ADD CONSTRAINT "departures_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


--
-- Name: deskFiles deskFiles_staffId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."deskFiles"
    ADD CONSTRAINT "deskFiles_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES public.staff("staffId");


--
-- Name: deskJobs deskJobs_staffId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."deskJobs"
    ADD CONSTRAINT "deskJobs_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES public.staff("staffId");


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
-- Name: evidence evidence_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.evidence
    ADD CONSTRAINT "evidence_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


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
-- Name: onlinePayments onlinePayments_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."onlinePayments"
    ADD CONSTRAINT "onlinePayments_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


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
-- Name: refusingAddresses refusingAddresses_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."refusingAddresses"
    ADD CONSTRAINT "refusingAddresses_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


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
-- Name: staffLinks staffLinks_staffId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."staffLinks"
    ADD CONSTRAINT "staffLinks_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES public.staff("staffId");


--
-- Name: staffPasskeys staffPasskeys_staffId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."staffPasskeys"
    ADD CONSTRAINT "staffPasskeys_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES public.staff("staffId");


--
-- Name: staffRecords staffRecords_staffId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."staffRecords"
    ADD CONSTRAINT "staffRecords_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES public.staff("staffId");


--
-- Name: staffSessions staffSessions_staffId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."staffSessions"
    ADD CONSTRAINT "staffSessions_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES public.staff("staffId");


--
-- Name: standingLinks standingLinks_customerId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."standingLinks"
    ADD CONSTRAINT "standingLinks_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES public.customers("customerId");


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


