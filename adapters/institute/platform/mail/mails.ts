import { userTypeOf, type UserType } from "../../../../domain/customer/user-type.ts";
import { rulesIn } from "../../../../domain/institute/rules/rules-in.ts";
import type { DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import type { MoneyStyle } from "../../../../domain/kernel/money.ts";
import type { RichText } from "../../../../domain/kernel/rich-text.ts";
import { preferredLanguage } from "../../../../domain/shell/language.ts";
import type { mailDocuments } from "../../texts/mail-shapes.ts";
import type { TextLibrary } from "../content/content-library.ts";
import type { LoadedDocument } from "../content/document-shapes.ts";
import { fillLine } from "../content/fill-line.ts";
import type { CustomerRow } from "../customers/customers.store.ts";
import { paragraphsOf, type Values } from "./paragraphs.ts";
import type { MailContent, Paragraph } from "./render-mail.ts";

/** Dependencies of mails: texts, the portal's address for links, and how days and amounts are displayed. */
export interface MailTexts {
  readonly library: TextLibrary;
  readonly portalUrl: string;
  readonly telephone: string;
  readonly rules: DateStyle & MoneyStyle;
  /** The languages that the organisation offers, its own first. LANG-07 */
  readonly languages?: readonly string[] | undefined;
}

/** The properties of its reader that a mail depends on. */
export type MailReader = Pick<CustomerRow, "firstName" | "customerType" | "language">;

/** Writes a mail for its reader. */
export type Mail = (reader: MailReader) => Promise<MailContent>;

/** Writes a text as paragraphs. */
export type ParagraphWriter = <Name extends string>(text: RichText<Name>, values: Values<Name>) => readonly Paragraph[];

/** The texts of a mail, those that all mails share, and the function that fills them. */
export interface Words<Name extends keyof typeof mailDocuments> {
  readonly texts: LoadedDocument<Name>;
  readonly frame: LoadedDocument<"mail-frame">;
  readonly say: ParagraphWriter;
  /** How days and amounts are written in its language. */
  readonly rules: DateStyle & MoneyStyle;
}

/** The words of a mail in a reader's variant and language; without a type of user those for everyone, the staff among them. */
export const wordsOf = async <Name extends keyof typeof mailDocuments>(
  mails: MailTexts,
  name: Name,
  type?: UserType,
  language?: string,
): Promise<Words<Name>> => ({
  texts: await mails.library.document(name, type, language),
  frame: await mails.library.document("mail-frame", type, language),
  say: (text, values) => paragraphsOf(text, values, mails.portalUrl),
  rules: rulesIn(mails.rules, language, mails.languages?.[0]),
});

/** The language that a person reads, of those that the organisation offers; undefined for its own. LANG-07 */
export const readerLanguage = (
  { languages = [] }: Pick<MailTexts, "languages">,
  { language }: Pick<CustomerRow, "language">,
): string | undefined => (language === null ? undefined : preferredLanguage([language], languages));

/** Makes a mail from a content document, in the reader's variant and language. LANG-07 */
export const mailOf =
  <Name extends keyof typeof mailDocuments>(
    mails: MailTexts,
    name: Name,
    write: (words: Words<Name>) => Omit<MailContent, "greeting" | "language" | "labelled" | "why">,
  ): Mail =>
  async (reader) => {
    const language = readerLanguage(mails, reader);
    const words = await wordsOf(mails, name, userTypeOf(reader.customerType), language);
    const { frame } = words;
    return {
      language,
      labelled: frame.labelled,
      greeting: fillLine(frame.greeting, { name: reader.firstName }),
      ...write(words),
      why: frame.why,
    };
  };
