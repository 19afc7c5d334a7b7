import { china } from "../../../domain/customer/countries.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";
import type { PolicyType } from "../../../domain/qualifications/practical-experience.ts";
import { madeUpPeople } from "../platform/storage/claim-database.ts";
import {
  trialPassword,
  type Traits,
  type SeededPerson,
  type SeededCpd,
  type SeededDocuments,
  type SeededTransaction,
} from "./person.ts";

type Row = readonly [name: string, type: UserType, traits?: Traits];

const ordinaryHistory = [{ yearsBefore: 1 }, { yearsBefore: 2 }] as const;
const due = (dueInDays: number): SeededCpd => ({ code: "DUE", dueInDays, history: ordinaryHistory });
const fellow = { status: "Fellow", isFellow: true } as const;
const unpaidFees = (graceDaysLeft: number) => ({ code: "UNPAID_FEES", graceDaysLeft }) as const;
const suspended = (graceDaysLeft: number) =>
  ({
    status: "SUSPENDED",
    suspension: unpaidFees(graceDaysLeft),
    balance: 268_50,
    documents: { goodStandingWarning: "fees", certificatesWarning: "fees" },
  }) as const;

const mayasRecord: SeededCpd = {
  code: "DUE",
  dueInDays: 40,
  history: [
    {
      yearsBefore: 1,
      broughtForwardUnits: 6,
      waivers: [
        { reasonCode: "PARENTAL_LEAVE", reason: "Parental leave", from: "03-01", to: "05-31", status: "PENDING" },
      ],
    },
    {
      yearsBefore: 2,
      waivers: [{ reasonCode: "ILLNESS", reason: "Illness or injury", from: "09-01", to: "11-12", status: "AWARDED" }],
    },
    { yearsBefore: 3 },
  ],
  log: [
    {
      daysBefore: 4,
      title: "Tax update webinar",
      units: 2.5,
      isVerifiable: true,
      learnt: "Which of our clients the new reporting of digital sales concerns, and from when.",
    },
    { daysBefore: 11, title: "Ethics in practice: case studies", units: 3.5, isVerifiable: true },
    { daysBefore: 19, title: "Reading: the new standard on leases", units: 6, isVerifiable: false },
    {
      daysBefore: 30,
      title: "Annual tax conference",
      units: 9,
      isVerifiable: true,
      learnt: "Transfer pricing documentation; I have changed our checklist since.",
    },
    { daysBefore: 38, title: "Mentoring a trainee", units: 6, isVerifiable: false },
  ],
};

const stellasProgress = {
  exams: [7, 13],
  hasConditionalExemptions: true,
  experience: { policyType: "PER", claimed: 20, achieved: 12, required: 36, objectives: [4, 9] },
} as const;
const underWay = (policyType: PolicyType, exams: readonly [number, number]) =>
  ({ exams, experience: { policyType, claimed: 6, achieved: 4, required: 12, objectives: [2, 5] } }) as const;
const incomplete = {
  experience: { policyType: "PER", claimed: 30, achieved: 24, required: 36, objectives: [7, 9] },
} as const;
const technician = {
  exams: [9, 9],
  experience: { policyType: "FIA", claimed: 12, achieved: 12, required: 12, objectives: [10, 10] },
} as const;

const paid = (daysAgo: number, description: string, amount: number): readonly SeededTransaction[] => [
  { daysAgo: daysAgo + 14, description, amount, type: "CHARGE", status: "COMPLETED" },
  {
    daysAgo,
    description: `Payment by card: ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
    amount,
    type: "PAYMENT",
    status: "COMPLETED",
  },
];
const mayasTransactions: readonly SeededTransaction[] = [
  {
    daysAgo: 3,
    description: "Payment by card: annual subscription",
    amount: 268_50,
    type: "PAYMENT",
    status: "FAILED",
  },
  ...paid(110, "Practising certificate, United Kingdom", 412_00),
  ...paid(102, "Practising certificate, Ireland", 186_00),
];
const enteredForExams: SeededDocuments = {
  entries: [
    { name: "Audit and Assurance", time: "10:00 to 13:15", place: "Hall 2, 1 Counting House Yard, London EC9 9ZZ" },
    { name: "Taxation", time: "14:00 to 17:15", place: "Hall 1, 1 Counting House Yard, London EC9 9ZZ" },
  ],
};

/** One row per person. Add new people at the end, because numbers follow the order. */
const rows: readonly Row[] = [
  [
    "Maya Member",
    "member",
    {
      cpd: mayasRecord,
      balance: 268_50,
      transactions: mayasTransactions,
      documents: { practisingIn: ["United Kingdom", "Ireland"] },
    },
  ],
  [
    "Owen Overdue",
    "member",
    {
      title: "Mr",
      cpd: { code: "OVERDUE", dueInDays: -30, history: ordinaryHistory },
      balance: 268_50,
      notifications: ["PAYMENT_OVERDUE", "CPD_DECLARATION_OVERDUE_ONE"],
      documents: { goodStandingWarning: "fees" },
    },
  ],
  [
    "Priya Practice",
    "member",
    {
      memberQualifications: [{ code: "CTA", codeDescription: "Chartered tax adviser (CTA)" }],
      documents: {
        goodStandingWarning: "practice",
        certificatesWarning: "insurance",
        practisingIn: ["United Kingdom"],
      },
    },
  ],
  ["Ready Reddy", "member", { title: "Mr", cpd: due(0) }],
  ["Fiona Fellow", "member", { ...fellow, countryOfResidence: "Ireland" }],
  [
    "Felix Nonstandard",
    "member",
    { title: "Mr", ...fellow, retirementCriteria: "NON-STANDARD", readOnlyContact: ["mailingAddress"] },
  ],
  ["Chen Fellow", "member", { title: "Mr", ...fellow, countryOfResidence: china, nationality: "Chinese" }],
  [
    "Rita Retired",
    "member",
    { status: "Retired", isRetired: true, cpd: { code: "NOT_REQUIRED", history: ordinaryHistory } },
  ],
  ["Irina Russian", "member", { nationality: "Russian", notifications: ["LTA_REDUCED_SUBS"] }],
  ["Sam Submitted", "member", { title: "Mr", notifications: ["LTA_RS_SUBMITTED"] }],
  ["Mei Malaysia", "member", { countryOfResidence: "Malaysia" }],
  ["Noel Nomail", "member", { title: "Mr", isUnreachable: true, hasNoBusinessAddress: true }],
  ["Grace Grace", "member", suspended(14)],
  ["Sven Singapore", "member", { title: "Mr", ...suspended(9), countryOfResidence: "Singapore" }],
  ["Suki Singapore", "student", { ...suspended(21), balance: 268_00, countryOfResidence: "Singapore" }],
  [
    "Petra Post",
    "member",
    {
      documents: { goodStandingWarning: "cpd" },
      status: "SUSPENDED",
      suspension: { code: "CPD_NON_COMPLIANCE" },
      cpd: { code: "OVERDUE", dueInDays: -120, history: ordinaryHistory },
    },
  ],
  [
    "Paolo Post",
    "student",
    {
      title: "Mr",
      documents: { goodStandingWarning: "fees" },
      status: "SUSPENDED",
      suspension: { code: "UNPAID_FEES" },
      balance: 134_00,
      countryOfResidence: "Singapore",
    },
  ],
  [
    "Stella Student",
    "student",
    {
      qualifications: stellasProgress,
      transactions: paid(48, "Exam entry, Audit and Assurance", 148_00),
      documents: enteredForExams,
    },
  ],
  ["Marco Malta", "student", { title: "Mr", countryOfResidence: "Malta" }],
  ["Lin Student", "student", { countryOfResidence: china }],
  ["Tom Trail", "student", { title: "Mr", pathway: "TRAIL_L7", qualifications: underWay("TRAIL_L7", [1, 4]) }],
  ["Tess Trail", "student", { pathway: "TRAIL_L4", qualifications: underWay("TRAIL_L4", [0, 3]) }],
  ["Fay Foundation", "student", { pathway: "FIA", qualifications: underWay("FIA", [3, 9]) }],
  ["Percy Fper", "student", { title: "Mr", qualifications: underWay("FPER", [2, 9]) }],
  ["Nina Nodata", "student", { qualifications: underWay("NO_DATA", [5, 13]) }],
  ["Oxana Online", "student", { onlineCountry: true, oxfordBrookes: { eligible: true, status: "", blocked: false } }],
  ["Eve Exams", "student", { documents: enteredForExams, notifications: ["EXAM_SUPPRESSION_PERIOD"] }],
  ["Asif After", "student", { title: "Mr", nationality: "Chinese", notifications: ["AFTER_EXAM_SUPPRESSION_PERIOD"] }],
  ["Ada Affiliate", "affiliate", { eligibleForMembership: true }],
  [
    "Aidan Affiliate",
    "affiliate",
    { title: "Mr", eligibleForMembership: true, countryOfResidence: "Ireland", qualifications: incomplete },
  ],
  ["Amir Applied", "affiliate", { title: "Mr", notifications: ["APPLIED_FOR_MEMBERSHIP"] }],
  [
    "Olga Onhold",
    "affiliate",
    {
      notifications: ["MEMBERSHIP_APPLICATION_ONHOLD"],
      applicationRequest: {
        wanted: "A letter from your employer that confirms the dates and the duties of your present work.",
        dueInDays: 14,
      },
    },
  ],
  ["Carla Complete", "affiliate", { notifications: ["MEMBERSHIP_APPLICATION_COMPLETE"], daysSinceApplied: 25 }],
  ["Greta Graduate", "graduate", { pathway: "FIA", qualifications: technician }],
  ["Frank Firm", "firm", { title: "Mr", documents: { practisingIn: ["United Kingdom"] }, groups: ["firms", "portal"] }],
  ["Flora Firm", "firm", { groups: ["firms"] }],
  ["Larry Legacy", "member", { title: "Mr", portalExperience: "LEGACY" }],
  ["Uma Unsupported", "member", { portalExperience: "unsupported" }],
  ["Olive Older", "member", { groups: ["members"] }],
  ["Clara Closed", "member", { isClosed: true }],
  ["Barry Barbados", "member", { title: "Mr", countryOfResidence: "Barbados" }],
  ["Elise Quebec", "member", { language: "fr", countryOfResidence: "Canada", cpd: due(40) }],
  ["Luc Suspendu", "member", { title: "Mr", language: "fr", ...suspended(14) }],
];

const personOf = ([name, type, traits = {}]: Row, index: number): SeededPerson => {
  const [firstName = "", surname = ""] = name.split(" ");
  return {
    customerId: String(madeUpPeople.firstId + (index + 1) * 7),
    firstName,
    surname,
    name,
    email: `${firstName}.${surname}@${madeUpPeople.domain}`.toLowerCase(),
    password: trialPassword,
    type,
    traits,
  };
};

/** The embedded institute's people. Each represents one state that the rules distinguish. */
export const everyone: readonly SeededPerson[] = rows.map(personOf);

/** The seeded person with a first name ("Maya") or a full name. */
export const personNamed = (name: string): SeededPerson => {
  const found = everyone.find((person) => person.firstName === name || person.name === name);
  if (!found) throw new RangeError(`There is no seeded person called ${name}`);
  return found;
};
