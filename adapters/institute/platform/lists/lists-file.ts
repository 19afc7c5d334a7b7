import * as z from "zod/mini";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import { choiceLists, type ChoiceList } from "../../../../domain/rules/organisation-lists.ts";

const words = z.string().check(z.regex(/^\S(?:[^\p{Cc}]*\S)?$/u, "has to be given, on one line"));

const choice = z.strictObject({
  code: z.string().check(z.regex(/^[\w.-]{1,40}$/, "has to be letters, digits, _, . or -, such as NORTH_EAST")),
  label: words,
  for: z.optional(z.array(z.enum(userTypes, `has to be one of ${userTypes.join(", ")}`)).check(z.minLength(1))),
});

const isWithoutTwins = (values: readonly string[]): boolean => new Set(values).size === values.length;

const choices = z
  .array(choice)
  .check(z.refine((entries) => isWithoutTwins(entries.map(({ code }) => code)), "names a code twice"));

/** Schema of the file with the lists that members choose from. */
export const listsFile = z.strictObject({
  ...(Object.fromEntries(choiceLists.map((list) => [list, choices])) as Record<ChoiceList, typeof choices>),
  titles: z.array(words).check(z.refine(isWithoutTwins, "names a title twice")),
});
