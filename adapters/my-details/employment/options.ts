import { notEmployed } from "../../../domain/my-details/employment.ts";
import type { AnswerOf } from "../../contract/call.ts";
import type { employmentLookups } from "./contract.ts";

const named = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const working = {
  FT: "Employed full time",
  PT: "Employed part time",
  SE: "Self-employed",
  CB: "On a career break",
};

/** What may be chosen of employment; the same for every customer type. EMPL-01, MEMB-05 */
export const employmentOptions: AnswerOf<typeof employmentLookups> = {
  jobTitles: named({
    ACCOUNTANT: "Accountant",
    AUDITOR: "Auditor",
    BUSINESS_PARTNER: "Finance business partner",
    CFO: "Chief financial officer",
    CONTROLLER: "Financial controller",
    FINANCE_MANAGER: "Finance manager",
    MANAGEMENT_ACCOUNTANT: "Management accountant",
    TAX_ADVISER: "Tax adviser",
  }),
  businessCategories: named({
    PRACTICE: "Public practice",
    INDUSTRY: "Industry and commerce",
    FINANCIAL: "Financial services",
    PUBLIC: "Public sector",
    CHARITY: "Charity and not for profit",
    EDUCATION: "Education",
  }),
  employmentCategories: named({ ...working, [notEmployed]: "Not employed", RT: "Retired" }),
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
