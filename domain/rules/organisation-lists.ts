import type { UserType } from "../customer/user-type.ts";

/** An entry of a list that people choose from. */
export interface Choice {
  readonly code: string;
  readonly label: string;
  /** The types of customer that it is offered to; all when absent. */
  readonly for?: readonly UserType[] | undefined;
}

/** The lists that an organisation decides for itself, in the order in which they are offered. */
export const choiceLists = [
  "regionalNetworks",
  "employmentNetworks",
  "jobTitles",
  "employmentCategories",
  "membershipEmploymentCategories",
  "businessCategories",
  "organisationSizes",
  "jobCategories",
  "professionalQualifications",
  "waiverReasons",
] as const;
export type ChoiceList = (typeof choiceLists)[number];

export type OrganisationLists = { readonly [List in ChoiceList]: readonly Choice[] } & {
  /** How people are addressed: Ms, Dr. */
  readonly titles: readonly string[];
};

/** The lists of an organisation that offers no choices, such as one whose API is served elsewhere. */
export const noLists: OrganisationLists = {
  ...(Object.fromEntries(choiceLists.map((list) => [list, []])) as unknown as Record<ChoiceList, readonly Choice[]>),
  titles: [],
};

/** The choices that a type of customer is offered. EMPL-01 */
export const choicesFor = (choices: readonly Choice[], type: UserType): readonly Choice[] =>
  choices.filter((choice) => choice.for?.includes(type) ?? true);

/** The label of a code; the code itself when the list no longer has it. */
export const labelOf = (choices: readonly Choice[], code: string): string =>
  choices.find((choice) => choice.code === code)?.label ?? code;

/** The codes of a list. */
export const codesOf = (choices: readonly Choice[]): readonly string[] => choices.map(({ code }) => code);
