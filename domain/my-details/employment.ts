import {
  atMost,
  firstProblem,
  isBlank,
  oneOf,
  problemsIn,
  required,
  type FieldRule,
  type Problem,
  type Problems,
} from "../kernel/field-rules.ts";
import { normaliseInput } from "../kernel/typed-text.ts";

/** The employment category of customers who are not employed. MEMB-05 */
export const notEmployed = "NE";

/** Maximum lengths of typed fields. EMPL-03 */
export const employmentLimits = { companyName: 67, jobTitle: 40 } as const;

/** Maps content's field keys to the parts of employment. EMPL-01 */
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

/** Employment details on record; choices are stored by value. */
export type Employment = { readonly [Part in EmploymentPart]?: string | undefined } & {
  readonly businessAddressAvailable: "Y" | "N";
};

/** The fields that content lists, in its order; ignores unknown keys. EMPL-01 */
export const fieldsShown = (keys: readonly string[]): readonly EmploymentField[] => [
  ...new Set(keys.flatMap((key) => employmentFields.find((field) => field === key) ?? [])),
];

/** Whether company name and job title are locked, with a warning. EMPL-02 */
export const isEmployerLocked = (employment: Pick<Employment, "businessAddressAvailable">): boolean =>
  employment.businessAddressAvailable === "N";

/** Whether a field is locked. EMPL-02 */
export const isFieldDisabled = (field: EmploymentField, employment: Employment): boolean =>
  isEmployerLocked(employment) && (field === "CompanyName" || field === "JobTitle");

/** Typed parts; all others are choices. */
type TypedPart = "companyName" | "jobTitle";
export type ChosenPart = Exclude<EmploymentPart, TypedPart>;

/** Valid values of each choice; a choice with unknown values, or with none, is not validated. */
export type OfferedEmployment = { readonly [Part in ChosenPart]?: readonly string[] | undefined };

const rulesFor = (field: EmploymentField, employment: Employment, offered: OfferedEmployment): readonly FieldRule[] => {
  const part = employmentParts[field];
  // Skips locked fields, which the user cannot correct here.
  if (part === "companyName" || part === "jobTitle")
    return isEmployerLocked(employment) ? [] : [atMost(employmentLimits[part])];
  const values = offered[part];
  if (values?.length === 0) return [];
  return [...(part === "jobCategory" ? [required] : []), ...(values ? [oneOf(values)] : [])];
};

/** Validates the employment details that are shown. Job category is required where there are any. EMPL-02, EMPL-03 */
export const employmentProblems = (
  employment: Employment,
  shown: readonly EmploymentField[],
  offered: OfferedEmployment,
): Problems<EmploymentPart> =>
  problemsIn(
    Object.fromEntries(
      shown.map((field) => [
        employmentParts[field],
        firstProblem(employment[employmentParts[field]], ...rulesFor(field, employment, offered)),
      ]),
    ) as Record<EmploymentPart, Problem | undefined>,
  );

/** Payload of employment details. EMPL-04 */
export type EmploymentSave = { readonly [Part in TypedPart]: string } & { readonly [Part in ChosenPart]?: string };

const choices = Object.values(employmentParts).filter(
  (part): part is ChosenPart => part !== "companyName" && part !== "jobTitle",
);

/** Builds the payload: company name and job title always, even if empty; choices only when made. EMPL-04 */
export const employmentSaveOf = (employment: Employment): EmploymentSave => ({
  companyName: normaliseInput(employment.companyName ?? ""),
  jobTitle: normaliseInput(employment.jobTitle ?? ""),
  ...Object.fromEntries(
    choices.flatMap((choice) => {
      const chosen = employment[choice];
      return isBlank(chosen) ? [] : [[choice, chosen]];
    }),
  ),
});
