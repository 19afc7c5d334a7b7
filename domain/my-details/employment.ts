import { atMost, firstProblem, isBlank, oneOf, problemsIn, required, type FieldRule, type Problem, type Problems } from "../kernel/field-rules.ts";
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

/** What is typed; the other parts are chosen. */
type Typed = "companyName" | "jobTitle";
export type ChosenPart = Exclude<EmploymentPart, Typed>;

/** The values that each choice is made from; a choice whose values are not known is not held to them. */
export type OfferedEmployment = { readonly [Part in ChosenPart]?: readonly string[] | undefined };

const rulesFor = (field: EmploymentField, employment: Employment, offered: OfferedEmployment): readonly FieldRule[] => {
  const part = employmentParts[field];
  // What cannot be changed here cannot be put right here either.
  if (part === "companyName" || part === "jobTitle") return isEmployerLocked(employment) ? [] : [atMost(employmentLimits[part])];
  const values = offered[part];
  return [...(part === "jobCategory" ? [required] : []), ...(values ? [oneOf(values)] : [])];
};

/** What is wrong with those employment details that are asked for. Job category is required. EMPL-02, EMPL-03 */
export const employmentProblems = (
  employment: Employment,
  shown: readonly EmploymentField[],
  offered: OfferedEmployment,
): Problems<EmploymentPart> =>
  problemsIn(
    Object.fromEntries(
      shown.map((field) => [employmentParts[field], firstProblem(employment[employmentParts[field]], ...rulesFor(field, employment, offered))]),
    ) as Record<EmploymentPart, Problem | undefined>,
  );

/** Employment details as they are saved. EMPL-04 */
export type EmploymentSave = { readonly [Part in Typed]: string } & { readonly [Part in ChosenPart]?: string };

const choices = Object.values(employmentParts).filter((part): part is ChosenPart => part !== "companyName" && part !== "jobTitle");

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
