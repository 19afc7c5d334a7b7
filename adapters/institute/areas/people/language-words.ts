import { languageInEnglish } from "../../../../domain/shell/language.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { readerLanguage, type MailTexts } from "../../platform/mail/mails.ts";

/** The language that a person reads, for staff; undefined where one is offered. LANG-11 */
export const languageWords = (
  { languages = [] }: Pick<MailTexts, "languages">,
  person: Pick<CustomerRow, "language">,
): string | undefined => {
  if (languages.length < 2) return undefined;
  const read = readerLanguage({ languages }, person);
  return read === undefined ? "Not on record" : languageInEnglish(read);
};
