import type { UserType } from "../../../../../domain/customer/user-type.ts";
import { notEmployed } from "../../../../../domain/my-details/employment.ts";
import type { AnswerOf } from "../../../../contract/call.ts";
import type { employmentLookups } from "../../../../contract/my-details-employment.contract.ts";

type EmploymentOptions = AnswerOf<typeof employmentLookups>;

const named = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const working = {
  FT: "Employed full time",
  PT: "Employed part time",
  SE: "Self-employed",
  CB: "On a career break",
};

const trained = named({
  ACCOUNTANT: "Accountant",
  AUDITOR: "Auditor",
  BUSINESS_PARTNER: "Finance business partner",
  CFO: "Chief financial officer",
  CONTROLLER: "Financial controller",
  FINANCE_MANAGER: "Finance manager",
  MANAGEMENT_ACCOUNTANT: "Management accountant",
  TAX_ADVISER: "Tax adviser",
});

const inTraining = named({
  ACCOUNTS_ASSISTANT: "Accounts assistant",
  AUDIT_TRAINEE: "Audit trainee",
  BOOKKEEPER: "Bookkeeper",
  FINANCE_ASSISTANT: "Finance assistant",
  PAYROLL_ASSISTANT: "Payroll assistant",
  TAX_TRAINEE: "Tax trainee",
  TRAINEE_ACCOUNTANT: "Trainee accountant",
});

const ofMembers = {
  jobTitles: trained,
  employmentCategories: named({ ...working, [notEmployed]: "Not employed", RT: "Retired" }),
};
const ofThoseOnTheWay = {
  jobTitles: [...inTraining, ...trained],
  employmentCategories: named({ ...working, [notEmployed]: "Not employed" }),
};
const ofStudents = {
  jobTitles: inTraining,
  employmentCategories: named({ ...working, ST: "Full-time student", [notEmployed]: "Not employed" }),
};

const byType: Readonly<Record<UserType, Pick<EmploymentOptions, "jobTitles" | "employmentCategories">>> = {
  member: ofMembers,
  firm: ofMembers,
  affiliate: ofThoseOnTheWay,
  graduate: ofThoseOnTheWay,
  student: ofStudents,
};

/** Options for every customer type. EMPL-01, MEMB-05 */
export const commonOptions: Omit<EmploymentOptions, "jobTitles" | "employmentCategories"> = {
  businessCategories: named({
    PRACTICE: "Accountancy practice",
    INDUSTRY: "Industry and commerce",
    FINANCIAL: "Financial services",
    PUBLIC: "Public sector",
    CHARITY: "Charity and not for profit",
    EDUCATION: "Education",
  }),
  organisationSizes: named({
    SOLE: "Just me",
    SMALL: "2 to 49 people",
    MEDIUM: "50 to 249 people",
    LARGE: "250 people or more",
  }),
  jobCategories: named({
    AUDIT: "Audit and assurance",
    FINANCIAL: "Financial accounting",
    MANAGEMENT: "Management accounting",
    TAX: "Taxation",
    ADVISORY: "Advisory and consulting",
    OTHER: "Something else",
  }),
  membershipEmploymentCategories: named({ ...working, [notEmployed]: "Not employed" }),
  professionalQualifications: named({
    CTA: "Chartered tax adviser (CTA)",
    ATT: "Taxation technician (ATT)",
    CISA: "Certified information systems auditor (CISA)",
    CFA: "Chartered financial analyst (CFA)",
    MCT: "Corporate treasurer (MCT)",
    DIPIFR: "Diploma in international financial reporting (DipIFR)",
  }),
};

const optionsOf = (type: UserType): EmploymentOptions => ({ ...commonOptions, ...byType[type] });

const options: Readonly<Record<UserType, EmploymentOptions>> = {
  member: optionsOf("member"),
  affiliate: optionsOf("affiliate"),
  student: optionsOf("student"),
  graduate: optionsOf("graduate"),
  firm: optionsOf("firm"),
};

/** Options of employment for a customer type. EMPL-01 */
export const employmentOptionsFor = (type: UserType): EmploymentOptions => options[type];
