import type { DateStyle } from "../../kernel/calendar-date.ts";
import { listsIn, type OrganisationLists } from "../../rules/organisation-lists.ts";
import { localeIn } from "../../shell/language.ts";

/**
 * The rules in a language: dates and amounts in its locale, and its labels of lists. Unchanged without a language;
 * `own` is the organisation's. LANG-04, LANG-07
 */
export const rulesIn = <Rules extends DateStyle & { readonly lists?: OrganisationLists }>(
  rules: Rules,
  language: string | undefined,
  own: string | undefined,
): Rules =>
  language === undefined
    ? rules
    : {
        ...rules,
        locale: localeIn(language, own, rules.locale),
        ...(rules.lists ? { lists: listsIn(rules.lists, language) } : {}),
      };
