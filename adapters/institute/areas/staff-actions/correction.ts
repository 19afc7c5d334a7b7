import { typedName } from "../../../../domain/institute/customer/name.ts";
import { languageInEnglish } from "../../../../domain/shell/language.ts";
import { changeLanguage } from "../../platform/customers/change-language.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { readerLanguage } from "../../platform/mail/mails.ts";
import { correctName } from "../people/correct-name.ts";
import type { ActionContext } from "../use-case-context.ts";
import { textIn, type ActionValues, type PersonAction } from "./staff-action.ts";

/** The language that a person reads: theirs where it is offered, else the organisation's; empty where one is. LANG-11 */
const languageOf = ({ mails }: Pick<ActionContext, "mails">, person: CustomerRow): string =>
  readerLanguage(mails, person) ?? mails.languages?.[0] ?? "";

const isNameGiven = ({ firstName = "", surname = "" }: ActionValues, person: CustomerRow): boolean =>
  fullNameOf(typedName({ firstName, surname })) !== fullNameOf(person);

const isLanguageGiven = ({ language = "" }: ActionValues, context: ActionContext, person: CustomerRow): boolean =>
  language !== "" && language !== languageOf(context, person);

/** Corrects a person's name, and the language that they read. LIFE-03, LANG-11 */
export const correctionAction: PersonAction = {
  path: "name",
  heading: "Correct the name or language",
  lede: "Documents with the earlier name are marked “replaced” when anyone checks them.",
  inputs: [
    {
      name: "firstName",
      label: "First name",
      kind: "line",
      value: (_, { firstName }) => firstName,
      hint: "For people with one name only, that name.",
      help: "first name, or the only name of people with one name",
    },
    {
      name: "surname",
      label: "Surname",
      kind: "line",
      value: (_, { surname }) => surname,
      isOptional: true,
      help: 'surname; "" for people with one name',
    },
    {
      name: "initials",
      label: "Initials",
      kind: "line",
      isOptional: true,
      hint: "Leave empty for the first letter of the first name.",
      help: "by default the first letter of the first name",
    },
    {
      name: "language",
      label: "Language of emails and portal",
      kind: "choice",
      options: ({ mails: { languages = [] } }) =>
        languages.length < 2 ? [] : languages.map((tag) => [tag, languageInEnglish(tag)] as const),
      value: languageOf,
      help: "the language that they read, of those that the organisation offers",
    },
  ],
  use: async ({ context, about: person, given }) => {
    const isOtherLanguage = isLanguageGiven(given, context, person);
    if (isOtherLanguage) await changeLanguage(context, context.database, person, given["language"] ?? "");
    if (isOtherLanguage && !isNameGiven(given, person)) return {};
    const { firstName = "", surname = "" } = given;
    const initials = textIn(given, "initials");
    const name = { firstName, surname, ...(initials === undefined ? {} : { initials }) };
    const { replaced, isMailed } = await correctName(context, person.customerId, name);
    return {
      lines: [
        ...replaced.map(({ title, subject }) => `marked “replaced” until downloaded again: ${title} ${subject}`),
        ...(isMailed ? ["the person gets an email"] : []),
      ],
    };
  },
  words: (given, context, person) => {
    const { firstName = "", surname = "", language = "" } = given;
    const isOtherLanguage = isLanguageGiven(given, context, person);
    return [
      ...(isOtherLanguage && !isNameGiven(given, person) ? [] : [`is called ${`${firstName} ${surname}`.trim()} now`]),
      ...(isOtherLanguage ? [`reads ${languageInEnglish(language)}`] : []),
    ].join(" and ");
  },
  button: "Record the correction",
  done: "The correction is recorded.",
  recorded: () => "corrected the name or language",
  commands: [
    {
      name: "correct",
      help: "correct a person's name or language; documents with the earlier name are then marked “replaced”",
    },
  ],
};
