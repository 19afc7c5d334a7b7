import type { UserType } from "../customer/user-type.ts";
import { primaryLanguage } from "../shell/language.ts";

/** An entry of a list that people choose from. */
export interface Choice {
  readonly code: string;
  /** In the organisation's own language. */
  readonly label: string;
  /** In other languages, by BCP 47 tag with or without its region. LANG-04 */
  readonly labels?: Readonly<Record<string, string>> | undefined;
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

const labelIn = ({ labels = {} }: Choice, language: string): string | undefined =>
  labels[language] ?? labels[primaryLanguage(language)];

const inLanguage = (choice: Choice, language: string): Choice => ({
  ...choice,
  label: labelIn(choice, language) ?? choice.label,
});

/** The lists with their labels in a language, as far as they have them; the organisation's own without one. LANG-04 */
export const listsIn = (lists: OrganisationLists, language: string | undefined): OrganisationLists =>
  language === undefined
    ? lists
    : {
        ...lists,
        ...(Object.fromEntries(
          choiceLists.map((list) => [list, lists[list].map((choice) => inLanguage(choice, language))]),
        ) as unknown as Record<ChoiceList, readonly Choice[]>),
      };

/** The choices that a type of customer is offered. EMPL-01 */
export const choicesFor = (choices: readonly Choice[], type: UserType): readonly Choice[] =>
  choices.filter((choice) => choice.for?.includes(type) ?? true);

/** The label of a code; the code itself when the list no longer has it. */
export const labelOf = (choices: readonly Choice[], code: string): string =>
  choices.find((choice) => choice.code === code)?.label ?? code;

/** Words that were stored with a code, in a language: its label where the list has one in it. LANG-04 */
export const storedLabelIn = (
  choices: readonly Choice[],
  { code, label }: { readonly code: string | null; readonly label: string },
  language: string | undefined,
): string => {
  const choice = language === undefined ? undefined : choices.find((each) => each.code === code);
  return (choice && language !== undefined ? labelIn(choice, language) : undefined) ?? label;
};

/** The codes of a list. */
export const codesOf = (choices: readonly Choice[]): readonly string[] => choices.map(({ code }) => code);
