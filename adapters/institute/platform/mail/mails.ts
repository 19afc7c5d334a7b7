import { userTypeOf, type UserType } from "../../../../domain/customer/user-type.ts";
import type { DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import type { MoneyStyle } from "../../../../domain/kernel/money.ts";
import type { RichText } from "../../../../domain/kernel/rich-text.ts";
import type { mailDocuments } from "../../texts/mail-shapes.ts";
import type { TextLibrary } from "../content/content-library.ts";
import type { LoadedDocument } from "../content/document-shapes.ts";
import { fillLine } from "../content/fill-line.ts";
import type { CustomerRow } from "../customers/customers.store.ts";
import type { MailContent, Paragraph } from "./letters.ts";
import { paragraphsOf, type Values } from "./paragraphs.ts";

/** What mails are written with: texts, the portal's address for links, and how days and amounts are displayed. */
export interface MailTexts {
  readonly library: TextLibrary;
  readonly portalUrl: string;
  readonly telephone: string;
  readonly rules: DateStyle & MoneyStyle;
}

/** Writes a mail for its reader. */
export type Mail = (reader: Pick<CustomerRow, "firstName" | "customerType">) => Promise<MailContent>;

/** Writes a text as paragraphs. */
export type ParagraphWriter = <Name extends string>(text: RichText<Name>, values: Values<Name>) => readonly Paragraph[];

/** The texts of a mail, those that all mails share, and the function that fills them. */
export interface Words<Name extends keyof typeof mailDocuments> {
  readonly texts: LoadedDocument<Name>;
  readonly frame: LoadedDocument<"mail-frame">;
  readonly say: ParagraphWriter;
}

/** The words of a mail in a reader's variant; without a type of user those for everyone, the staff among them. */
export const wordsOf = async <Name extends keyof typeof mailDocuments>(
  { library, portalUrl }: MailTexts,
  name: Name,
  type?: UserType,
): Promise<Words<Name>> => ({
  texts: await library.document(name, type),
  frame: await library.document("mail-frame", type),
  say: (text, values) => paragraphsOf(text, values, portalUrl),
});

/** Makes a mail from a content document, in the reader's variant. */
export const mailOf =
  <Name extends keyof typeof mailDocuments>(
    mails: MailTexts,
    name: Name,
    write: (words: Words<Name>) => Omit<MailContent, "greeting" | "why">,
  ): Mail =>
  async ({ firstName, customerType }) => {
    const words = await wordsOf(mails, name, userTypeOf(customerType));
    const { frame } = words;
    return { greeting: fillLine(frame.greeting, { name: firstName }), ...write(words), why: frame.why };
  };
