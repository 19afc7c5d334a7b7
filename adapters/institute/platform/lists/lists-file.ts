import * as z from "zod/mini";

import { userTypes, type UserType } from "../../../../domain/customer/user-type.ts";
import { choiceLists, choicesFor, type Choice, type ChoiceList } from "../../../../domain/rules/organisation-lists.ts";

const words = z.string().check(z.regex(/^\S(?:[^\p{Cc}]*\S)?$/u, "has to be given, on one line"));

const choice = z.strictObject({
  code: z.string().check(z.regex(/^[\w.-]{1,40}$/, "has to be letters, digits, _, . or -, such as NORTH_EAST")),
  label: words,
  labels: z.optional(z.record(z.string(), words)),
  for: z.optional(z.array(z.enum(userTypes, `has to be one of ${userTypes.join(", ")}`)).check(z.minLength(1))),
});

const isWithoutTwins = (values: readonly string[]): boolean => new Set(values).size === values.length;

const choices = z
  .array(choice)
  .check(z.refine((entries) => isWithoutTwins(entries.map(({ code }) => code)), "names a code twice"));

/** Lists of questions that everybody has to answer, with the types of customer that are asked. */
const requiredOf: Partial<Record<ChoiceList, readonly UserType[]>> = {
  employmentCategories: ["member", "student", "affiliate", "graduate"],
  membershipEmploymentCategories: ["member"],
  waiverReasons: ["member"],
};

const choicesOf = (list: ChoiceList): typeof choices => {
  const asked = requiredOf[list];
  if (!asked) return choices;
  const offersAll = (entries: readonly Choice[]) => asked.every((type) => choicesFor(entries, type).length > 0);
  const message = `has to offer something to each ${asked.join(", ")}, because they have to choose`;
  return choices.check(
    z.minLength(1, "has to have an entry, because people have to choose"),
    z.refine(offersAll, message),
  );
};

/** Schema of the file with the lists that members choose from. All may be empty but those that have to be chosen from. */
export const listsFile = z.strictObject({
  ...(Object.fromEntries(choiceLists.map((list) => [list, choicesOf(list)])) as Record<ChoiceList, typeof choices>),
  titles: z.array(words).check(z.refine(isWithoutTwins, "names a title twice")),
});
