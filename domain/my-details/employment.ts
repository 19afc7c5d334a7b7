import type { Problems } from "../kernel/field-rules.ts";
import { atMost, firstProblem, isBlank, messages, problemsIn } from "../kernel/field-rules.ts";

/** The employment category of someone who is not employed. MEMB-05 */
export const notEmployed = "NE";

/** The greatest lengths of what is typed. EMPL-03 */
export const employmentLimits = { companyName: 67, jobTitle: 40 } as const;

/** The keys by which content says which fields there are. EMPL-01 */
export const employmentFields = [
  "CompanyName",
  "JobTitle",
  "BusinessCategory",
  "EmploymentCategory",
  "OrganisationSize",
  "JobCategory",
] as const;
export type EmploymentField = (typeof employmentFields)[number];

/** What is on record of someone's employment; choices are held by their values. */
export interface Employment {
  readonly companyName?: string | undefined;
  readonly jobTitle?: string | undefined;
  readonly businessCategory?: string | undefined;
  readonly employmentCategory?: string | undefined;
  readonly organisationSize?: string | undefined;
  readonly jobCategory?: string | undefined;
  readonly businessAddressAvailable: "Y" | "N";
}

/** The fields content asks for, in its order; keys that are no field are passed over. EMPL-01 */
export const fieldsShown = (keys: readonly string[]): readonly EmploymentField[] => [
  ...new Set(keys.flatMap((key) => employmentFields.find((field) => field === key) ?? [])),
];

/** Whether company name and job title are disabled, with a warning. EMPL-02 */
export const isEmployerLocked = (employment: Pick<Employment, "businessAddressAvailable">): boolean =>
  employment.businessAddressAvailable === "N";

/** Whether a field is disabled. EMPL-02 */
export const isFieldDisabled = (field: EmploymentField, employment: Employment): boolean =>
  isEmployerLocked(employment) && (field === "CompanyName" || field === "JobTitle");

/** What is wrong with employment details. Job category is required where it is asked for. EMPL-03 */
export const employmentProblems = (
  employment: Employment,
  shown: readonly EmploymentField[],
): Problems<"companyName" | "jobTitle" | "jobCategory"> =>
  problemsIn({
    companyName: firstProblem(employment.companyName, atMost(employmentLimits.companyName)),
    jobTitle: firstProblem(employment.jobTitle, atMost(employmentLimits.jobTitle)),
    jobCategory: shown.includes("JobCategory") && isBlank(employment.jobCategory) ? messages.required : undefined,
  });

/** Employment details as they are saved. EMPL-04 */
export interface EmploymentSave {
  readonly companyName: string;
  readonly jobTitle: string;
  readonly businessCategory?: string;
  readonly employmentCategory?: string;
  readonly organisationSize?: string;
  readonly jobCategory?: string;
}

const choices = ["businessCategory", "employmentCategory", "organisationSize", "jobCategory"] as const;

/** What is saved: company name and job title always, empty if need be; of the choices those that were made. EMPL-04 */
export const employmentSaveOf = (employment: Employment): EmploymentSave => ({
  companyName: employment.companyName?.trim() ?? "",
  jobTitle: employment.jobTitle?.trim() ?? "",
  ...Object.fromEntries(
    choices.flatMap((choice) => {
      const chosen = employment[choice];
      return isBlank(chosen) ? [] : [[choice, chosen]];
    }),
  ),
});
