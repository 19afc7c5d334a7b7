import { userTypeOf } from "../../domain/customer/user-type.ts";
import { displayDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import type { RichText } from "../../domain/kernel/rich-text.ts";
import type { SubmissionRequest } from "../../domain/submissions/request.ts";
import type { CustomerRow } from "../customer/customer.store.ts";
import type { ContentLibrary } from "../institute/content/content-library.ts";
import type { LoadedDocument } from "../institute/content/document-shapes.ts";
import { fillLine } from "../institute/content/fill-line.ts";
import type { Fact } from "../institute/paper/layouts.ts";
import type { Letter } from "./letters.ts";
import type { mailDocuments, NextAfterDecision, NextAfterSubmission, SubmissionNames } from "./mail-shapes.ts";
import { paragraphsOf, type Values } from "./paragraphs.ts";

/** Where mails take their words from, and the portal that their links lead to. */
export interface MailTexts {
  readonly library: ContentLibrary;
  readonly portalUrl: string;
  readonly rules: DateStyle;
}

/** A mail, worded for its reader. */
export type Mail = (reader: Pick<CustomerRow, "firstName" | "customerType">) => Promise<Letter>;

/** Writes a text as paragraphs. */
type Say = <Name extends string>(text: RichText<Name>, values: Values<Name>) => readonly string[];

/** Says what happens next, from the texts of a mail. */
export type Next<Texts> = (texts: Texts, say: Say) => readonly string[];

/** Names what a mail is about, from the names that the organisation uses. */
export type What = (names: SubmissionNames) => string;

/** What a mail is written from: its own texts, those of all mails, and how to fill them. */
export interface Words<Name extends keyof typeof mailDocuments> {
  readonly texts: LoadedDocument<Name>;
  readonly frame: LoadedDocument<"mail-frame">;
  readonly say: Say;
}

/** Makes a mail from a document of texts, in the variant of its reader. */
export const mailOf =
  <Name extends keyof typeof mailDocuments>(
    { library, portalUrl }: MailTexts,
    name: Name,
    write: (words: Words<Name>) => Omit<Letter, "greeting">,
  ): Mail =>
  async ({ firstName, customerType }) => {
    const type = userTypeOf(customerType);
    const [texts, frame] = [await library.document(name, type), await library.document("mail-frame", type)];
    const say: Say = (text, values) => paragraphsOf(text, values, portalUrl);
    return { greeting: fillLine(frame.greeting, { name: firstName }), ...write({ texts, frame, say }) };
  };

/** Where the password of an account is chosen anew; says that a passkey is a way in too. PASS-01, PASS-03 */
export const passwordLink = (mails: MailTexts, href: string, hasPasskey = false): Mail =>
  mailOf(mails, "mail-password-link", ({ texts: { subject, body, passkey, link }, say }) => ({
    subject,
    paragraphs: say(body, { passkey: hasPasskey ? say(passkey, {}) : [] }),
    way: { text: link, href },
  }));

/** Where somebody who is new chooses their first password. */
export const invitation = (mails: MailTexts, href: string): Mail =>
  mailOf(mails, "mail-invitation", ({ texts: { subject, body, link }, say }) => ({
    subject,
    paragraphs: say(body, { portal: `${mails.portalUrl}/` }),
    way: { text: link, href },
  }));

/** That a password was changed. MAIL-02 */
export const passwordChanged = (mails: MailTexts): Mail =>
  mailOf(mails, "mail-password-changed", ({ texts: { subject, body }, frame, say }) => ({
    subject,
    paragraphs: say(body, { notYou: say(frame.notYou, {}) }),
  }));

const aboutPasskey =
  (document: "mail-passkey-added" | "mail-passkey-removed") =>
  (mails: MailTexts, name: string): Mail =>
    mailOf(mails, document, ({ texts: { subject, body }, frame, say }) => ({
      subject,
      paragraphs: say(body, { name, notYou: say(frame.notYou, {}) }),
    }));

/** The mail about a new passkey. PASS-03 */
export const passkeyAdded = aboutPasskey("mail-passkey-added");

/** The mail about a removed passkey. PASS-03 */
export const passkeyRemoved = aboutPasskey("mail-passkey-removed");

/** The mail about a sign-in on a device that is not known to the account. PASS-04 */
export const newDevice = (mails: MailTexts, device: string | undefined, at: string): Mail =>
  mailOf(mails, "mail-new-device", ({ texts: { subject, body, unknown }, frame, say }) => ({
    subject,
    paragraphs: say(body, { device: device ?? unknown, at, notYou: say(frame.notYou, {}) }),
  }));

/** Where somebody confirms that an email is theirs, to sign in with from then on. LOGN-01 */
export const confirmEmail = (mails: MailTexts, href: string): Mail =>
  mailOf(mails, "mail-confirm-email", ({ texts: { subject, body, link }, say }) => ({
    subject,
    paragraphs: say(body, {}),
    way: { text: link, href },
  }));

/** That somebody asked to sign in with another email; sent to the present one. MAIL-02 */
export const emailRequested = (mails: MailTexts, email: string): Mail =>
  mailOf(mails, "mail-email-requested", ({ texts: { subject, body }, say }) => ({
    subject,
    paragraphs: say(body, { email }),
  }));

/** That somebody asked to sign in with an email that is another's; sent to the one whose it is. */
export const emailTaken = (mails: MailTexts): Mail =>
  mailOf(mails, "mail-email-taken", ({ texts: { subject, body }, say }) => ({ subject, paragraphs: say(body, {}) }));

/** That somebody signs in with another email; sent to the old one and the new one. MAIL-02 */
export const signInEmailChanged = (mails: MailTexts, before: string, after: string): Mail =>
  mailOf(mails, "mail-sign-in-email-changed", ({ texts: { subject, body }, say }) => ({
    subject,
    paragraphs: say(body, { before, after }),
  }));

/** That the email somebody is reached by was changed; sent to the old address and the new one. MAIL-02 */
export const contactEmailChanged = (mails: MailTexts, before: string | undefined, after: string): Mail =>
  mailOf(mails, "mail-contact-email-changed", ({ texts: { subject, body, firstBody }, frame, say }) => {
    const notYou = say(frame.notYou, {});
    return {
      subject,
      paragraphs: before === undefined ? say(firstBody, { after, notYou }) : say(body, { before, after, notYou }),
    };
  });

interface About {
  readonly what: What;
  readonly reference: string;
}

/** What was submitted, under which reference, and what happens next. MAIL-01 */
export const received = (
  mails: MailTexts,
  {
    what,
    reference,
    facts,
    next,
  }: About & { readonly facts: readonly Fact[]; readonly next: Next<NextAfterSubmission> },
): Mail =>
  mailOf(mails, "mail-received", ({ texts, frame, say }) => {
    const named = what(frame.submissions);
    return {
      subject: fillLine(texts.subject, { what: named }),
      paragraphs: say(texts.body, {
        what: named,
        reference,
        facts: [facts.map(([label, value]) => `${label}: ${value}`).join("\n")],
        next: next(texts.next, say),
      }),
    };
  });

/** That something more is needed before a submission can be decided: what, and by which day. MAIL-01, MEMB-02 */
export const moreNeeded = (mails: MailTexts, { what, reference }: About, { wanted, by }: SubmissionRequest): Mail =>
  mailOf(mails, "mail-more-needed", ({ texts, frame, say }) => {
    const named = what(frame.submissions);
    return {
      subject: fillLine(texts.subject, { what: named }),
      paragraphs: say(texts.body, { what: named, reference, wanted: [wanted], by: displayDate(by, mails.rules) }),
    };
  });

interface Decided {
  readonly what: What;
  readonly isGranted: boolean;
  readonly reason: string | undefined;
  readonly next: Next<NextAfterDecision>;
}

/** What was decided of something that was asked for. MAIL-01 */
export const decided = (mails: MailTexts, { what, isGranted, reason, next }: Decided): Mail =>
  mailOf(mails, "mail-decided", ({ texts, frame, say }) => {
    const { subject, body } = isGranted ? texts.granted : texts.refused;
    const named = what(frame.submissions);
    const because = reason === undefined ? [] : say(texts.because, { reason });
    return {
      subject: fillLine(subject, { what: named }),
      paragraphs: say(body, { what: named, because, next: next(texts.next, say) }),
    };
  });

const takenBack =
  (name: "mail-decision-taken-back" | "mail-submission-taken-back") =>
  (mails: MailTexts, { what, reference }: About, reason: string): Mail =>
    mailOf(mails, name, ({ texts, frame, say }) => {
      const named = what(frame.submissions);
      return {
        subject: fillLine(texts.subject, { what: named }),
        paragraphs: say(texts.body, { what: named, reference, reason }),
      };
    });

/** The mail about a decision that was taken back. SENT-03 */
export const decisionTakenBack = takenBack("mail-decision-taken-back");

/** The mail about a submission that the organisation took back. SENT-03 */
export const submissionTakenBack = takenBack("mail-submission-taken-back");

interface Digest {
  readonly day: string;
  readonly received: readonly string[];
  readonly late: readonly string[];
}

/** The digest: new submissions and overdue ones, one line each. SENT-06 */
export const registryDigest = async (mails: MailTexts, { day, ...lines }: Digest): Promise<Letter> => {
  const { subject, to, body, ...texts } = await mails.library.document("mail-registry-digest", undefined);
  const { greeting } = await mails.library.document("mail-frame", undefined);
  const listed = (heading: string, nothing: string, entries: readonly string[]) => [
    entries.length === 0 ? nothing : [heading, ...entries].join("\n"),
  ];
  return {
    greeting: fillLine(greeting, { name: to }),
    subject: fillLine(subject, { day }),
    paragraphs: paragraphsOf(
      body,
      {
        received: listed(texts.received, texts.nothingReceived, lines.received),
        late: listed(texts.late, texts.nothingLate, lines.late),
      },
      mails.portalUrl,
    ),
  };
};
