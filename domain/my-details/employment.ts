import { atMost, firstProblem, isBlank, messages, problemsIn, type Problems } from "../kernel/field-rules.ts";
import { meantBy } from "../kernel/typed-text.ts";

/** The employment category of someone who is not employed. MEMB-05 */
export const notEmployed = "NE";

/** The greatest lengths of what is typed. EMPL-03 */
export const employmentLimits = { companyName: 67, jobTitle: 40 } as const;

/** Each part of employment by the key that content asks for it by. EMPL-01 */
export const employmentParts = {
  CompanyName: "companyName",
  JobTitle: "jobTitle",
  BusinessCategory: "businessCategory",
  EmploymentCategory: "employmentCategory",
  OrganisationSize: "organisationSize",
  JobCategory: "jobCategory",
} as const;
export type EmploymentField = keyof typeof employmentParts;
export type EmploymentPart = (typeof employmentParts)[EmploymentField];

export const employmentFields = Object.keys(employmentParts) as readonly EmploymentField[];

/** What is on record of someone's employment; choices are held by their values. */
export type Employment = { readonly [Part in EmploymentPart]?: string | undefined } & {
  readonly businessAddressAvailable: "Y" | "N";
};

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

/** What is typed; the other parts are chosen. */
type Typed = "companyName" | "jobTitle";
type Chosen = Exclude<EmploymentPart, Typed>;

/** Employment details as they are saved. EMPL-04 */
export type EmploymentSave = { readonly [Part in Typed]: string } & { readonly [Part in Chosen]?: string };

const choices = Object.values(employmentParts).filter((part): part is Chosen => part !== "companyName" && part !== "jobTitle");

/** What is saved: company name and job title always, empty if need be; of the choices those that were made. EMPL-04 */
export const employmentSaveOf = (employment: Employment): EmploymentSave => ({
  companyName: meantBy(employment.companyName ?? ""),
  jobTitle: meantBy(employment.jobTitle ?? ""),
  ...Object.fromEntries(
    choices.flatMap((choice) => {
      const chosen = employment[choice];
      return isBlank(chosen) ? [] : [[choice, chosen]];
    }),
  ),
});
