import {
  suspensionTextIn,
  suspensionValues,
  type GracePeriod,
  type SuspensionFacts,
} from "../../../../domain/customer/suspension-text.ts";
import { userTypeOf, type UserType } from "../../../../domain/customer/user-type.ts";
import type { BalanceState } from "../../../../domain/fees/account.ts";
import type { DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import type { RichText } from "../../../../domain/kernel/rich-text.ts";
import type { Correction, mailDocuments } from "../../texts/mail-shapes.ts";
import type { TextLibrary } from "../content/content-library.ts";
import type { LoadedDocument } from "../content/document-shapes.ts";
import { fillLine } from "../content/fill-line.ts";
import type { CustomerRow } from "../customers/customers.store.ts";
import type { MailContent, Paragraph } from "./letters.ts";
import { paragraphsOf, type Values } from "./paragraphs.ts";

/** The library of texts for mails, and the portal's address for links. */
export interface MailTexts {
  readonly library: TextLibrary;
  readonly portalUrl: string;
  readonly telephone: string;
  readonly rules: DateStyle;
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

/** What somebody owes, with the amount in words. */
export interface BalanceInWords {
  readonly state: BalanceState;
  readonly amount: string;
}

/** What somebody owes, in a sentence. */
export const balanceWords = (
  { state, amount }: BalanceInWords,
  texts: LoadedDocument<"mail-departure">["balance"],
): string => {
  if (state === "settled") return texts.settled;
  return fillLine(state === "owed" ? texts.owed : texts.inFavour, { amount });
};

/** What was put right on an account, with amounts in words. */
interface AccountCorrection {
  readonly kind: Correction;
  readonly amount: string;
  readonly reference: string;
  /** The posting that was put right: description, day and reference. */
  readonly corrected: string;
  readonly reason: string;
  readonly balance: BalanceInWords;
}

/** The mail about a posting that was taken back, or a credit that was paid out. CORR-01 */
export const accountCorrected = (
  mails: MailTexts,
  { kind, amount, reference, corrected, reason, balance }: AccountCorrection,
): Mail =>
  mailOf(mails, "mail-account-corrected", ({ texts, say }) => {
    const { subject, body } = texts[kind];
    return {
      subject,
      paragraphs: say(body, { amount, reference, corrected, reason, balance: balanceWords(balance, texts.balance) }),
      link: { text: texts.link, href: `${mails.portalUrl}/#/fees-and-transactions` },
    };
  });

/** Who is suspended, why, and until when they can put it right. */
interface SuspensionDetails extends Omit<SuspensionFacts, "phase"> {
  readonly grace: GracePeriod | undefined;
}

/** The mail to somebody who is suspended, in the words of the page that they see. SUSP-04 */
export const suspended =
  (mails: MailTexts, { grace, ...facts }: SuspensionDetails): Mail =>
  async (reader) => {
    const page = await mails.library.document("suspension", facts.userType);
    const phase = grace ? "grace" : "after";
    const values = suspensionValues(grace, page.endDateUnknown, mails.telephone, mails.rules);
    return mailOf(mails, "mail-suspension", ({ texts: { subject, body, link }, say }) => ({
      subject,
      paragraphs: say(body, { why: say(suspensionTextIn(page.texts, { ...facts, phase }), values) }),
      link: { text: link, href: `${mails.portalUrl}/` },
    }))(reader);
  };

/** What a departure comes to, with days and amounts in words. */
interface DepartureDetails {
  readonly kind: "resigned" | "closed";
  readonly date: string;
  /** The credited sum; absent when nothing was credited. */
  readonly credited: string | undefined;
  readonly balance: BalanceInWords;
}

/** The mail to somebody who has left. LIFE-01 */
export const departed = (mails: MailTexts, { kind, date, credited, balance }: DepartureDetails): Mail =>
  mailOf(mails, "mail-departure", ({ texts, say }) => ({
    subject: texts[kind].subject,
    paragraphs: say(texts[kind].body, {
      date,
      credited: credited === undefined ? [] : say(texts.credited, { amount: credited }),
      balance: balanceWords(balance, texts.balance),
    }),
  }));

/** The mail to somebody who has returned. LIFE-01 */
export const readmitted = (mails: MailTexts, date: string): Mail =>
  mailOf(mails, "mail-readmission", ({ texts: { subject, body, link }, say }) => ({
    subject,
    paragraphs: say(body, { date }),
    link: { text: link, href: `${mails.portalUrl}/` },
  }));

/** The mail about a corrected name. LIFE-03 */
export const nameCorrected = (mails: MailTexts, name: string): Mail =>
  mailOf(mails, "mail-name-corrected", ({ texts: { subject, body, link }, say }) => ({
    subject,
    paragraphs: say(body, { name }),
    link: { text: link, href: `${mails.portalUrl}/#/documents-and-downloads` },
  }));

/** The mail about two accounts that have become one. LIFE-02 */
export const accountsMerged = (
  mails: MailTexts,
  values: { readonly kept: string; readonly merged: string; readonly email: string },
): Mail =>
  mailOf(mails, "mail-merged", ({ texts: { subject, body, link }, say }) => ({
    subject,
    paragraphs: say(body, values),
    link: { text: link, href: `${mails.portalUrl}/` },
  }));
