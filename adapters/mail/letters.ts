import { displayDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import type { SubmissionRequest } from "../../domain/submissions/request.ts";
import type { OrganisationSettings } from "../institute/body/body.ts";
import { html } from "../institute/pages/html.ts";
import type { Fact } from "../institute/paper/layouts.ts";

/** What a letter by email says. */
export interface Letter {
  readonly subject: string;
  /** "Dear Maya" without the "Dear". */
  readonly to: string;
  /** Each may have several lines. */
  readonly paragraphs: readonly string[];
  readonly way?: { readonly text: string; readonly href: string };
}

/** A letter as it is kept until it is sent: plain text, and an HTML part of the same words. MAIL-03 */
interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const inLines = (paragraph: string) =>
  paragraph.split("\n").flatMap((line, at) => (at === 0 ? [html`${line}`] : [html`<br />${line}`]));

/** Writes a letter, all but who it is from. MAIL-03 */
export const writeLetter = ({ subject, to, paragraphs, way }: Letter): WrittenLetter => {
  const greeting = `Dear ${to}`;
  return {
    subject,
    text: [greeting, ...paragraphs, ...(way ? [`${way.text}:\n${way.href}`] : [])].join("\n\n").concat("\n"),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          <p>${greeting}</p>
          ${paragraphs.map((paragraph) => html`<p>${inLines(paragraph)}</p>`)}
          ${way && html`<p>${way.text}:<br /><a href="${way.href}">${way.href}</a></p>`}
        </body>
      </html> `.markup,
  };
};

/** A letter in the institute's name, as it leaves: who it is from, where they are, and how to ring them. MAIL-03 */
export const signed = (
  { text, html: markup }: Pick<WrittenLetter, "text" | "html">,
  { name, address, telephone }: OrganisationSettings,
): { readonly text: string; readonly html: string } => {
  const lines = [name, ...address, telephone];
  const [first, ...others] = lines;
  const signature = html`<p>${first}${others.map((line) => html`<br />${line}`)}</p>
        </body>`;
  return {
    text: `${text.trimEnd()}\n\n${lines.join("\n")}\n`,
    html: markup.replace("</body>", () => signature.markup),
  };
};

type Said = Omit<Letter, "to">;

/** Where the password of an account is chosen anew. PASS-01 */
export const passwordLink = (href: string): Said => ({
  subject: "Choose a new password",
  paragraphs: [
    "Somebody, probably you, asked to choose a new password for your account.",
    "The link works once, for 30 minutes.",
    "If it was not you, do nothing: your password stays as it is.",
  ],
  way: { text: "Choose a password", href },
});

/** Where somebody who is new chooses their first password. */
export const invitation = (href: string, portal: string): Said => ({
  subject: "Your account in our portal",
  paragraphs: [
    "We have opened an account for you, where you will find your record, your fees and documents, and what you have to do.",
    "Choose a password to use it. The link works once, for seven days. After that, or if it no longer works, choose “Forgotten your password?” where you sign in:",
    portal,
  ],
  way: { text: "Choose a password", href },
});

const notYou =
  "If it was not you, choose “Forgotten your password?” where you sign in, and get in touch with us at once.";

/** That a password was changed. MAIL-02 */
export const passwordChanged: Said = {
  subject: "Your password was changed",
  paragraphs: ["The password of your account was changed, and you have been signed out everywhere else.", notYou],
};

/** Where somebody confirms that an email is theirs, to sign in with from then on. LOGN-01 */
export const confirmEmail = (href: string): Said => ({
  subject: "Confirm your new sign-in email",
  paragraphs: [
    "Somebody, probably you, asked to sign in to their account with this email.",
    "The link works once, for a day. Until it is opened, nothing changes.",
    "If it was not you, do nothing.",
  ],
  way: { text: "Confirm this email", href },
});

/** That somebody asked to sign in with another email; told to the present one. MAIL-02 */
export const requestedEmail = (email: string): Said => ({
  subject: "A new email for your sign-in",
  paragraphs: [
    `Somebody who knows your password asked to sign in to your account with ${email} from now on. We have sent a link there. Until it is opened, you sign in with this email.`,
    "If it was not you, choose “Forgotten your password?” where you sign in: with a new password the link no longer works. Then get in touch with us at once.",
  ],
});

/** That somebody asked to sign in with an email that is another's; told to the one whose it is. */
export const emailIsYours: Said = {
  subject: "Somebody asked to sign in with your email",
  paragraphs: [
    "Somebody asked to sign in to another account with this email, which is on record for yours. Nothing has changed, and they were not told that it is yours.",
    "If it was you, sign in to the account that has this email, or get in touch with us.",
  ],
};

/** That somebody signs in with another email; told to the old one and the new one. MAIL-02 */
export const signInEmailChanged = (before: string, after: string): Said => ({
  subject: "Your sign-in email was changed",
  paragraphs: [
    `You used to sign in with ${before}, and now sign in with ${after}.`,
    "If it was not you, get in touch with us at once.",
  ],
});

/** That the email somebody is reached by was changed; told to the old address and the new one. MAIL-02 */
export const contactEmailChanged = (before: string | undefined, after: string): Said => ({
  subject: "Your email address was changed",
  paragraphs: [
    before === undefined
      ? `We now write to you at ${after}.`
      : `We used to write to you at ${before}, and now write to you at ${after}.`,
    notYou,
  ],
});

/** That something more is needed before a submission can be decided: what, and by which day. MAIL-01, MEMB-02 */
export const moreNeeded = (
  what: string,
  reference: string,
  { wanted, by }: SubmissionRequest,
  rules: DateStyle,
): Said => ({
  subject: `Your ${what}: we need something from you`,
  paragraphs: [
    `Your ${what} ${reference} is on hold until we have this from you:`,
    wanted,
    `Send it by ${displayDate(by, rules)}, quoting ${reference}. The portal shows this too.`,
  ],
});

/** What was submitted, under which reference, and what happens next. MAIL-01 */
export const submitted = (what: string, reference: string, facts: readonly Fact[], next: string): Said => ({
  subject: `We have received your ${what}`,
  paragraphs: [
    `We have received your ${what}. Its reference is ${reference}.`,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    next,
  ],
});

/** The mail about a decision that was taken back. SENT-03 */
export const decisionTakenBack = (what: string, reference: string, reason: string): Said => ({
  subject: `Your ${what} is open again`,
  paragraphs: [
    `We have taken back our decision about your ${what} ${reference}.`,
    `The reason: ${reason}`,
    "We decide again, and write to you either way. You do not need to do anything now.",
  ],
});

/** The mail about a submission that the organisation took back. SENT-03 */
export const submissionTakenBack = (what: string, reference: string, reason: string): Said => ({
  subject: `Your ${what} was taken back`,
  paragraphs: [
    `We have taken back your ${what} ${reference}: your record is as it was before.`,
    `The reason: ${reason}`,
    "Sign in to the portal to see where you stand. You can send it again there if it is still asked of you.",
  ],
});

/** The digest: new submissions and overdue ones, one line each. SENT-06 */
export const registryDigest = (day: string, received: readonly string[], late: readonly string[]): Said => ({
  subject: `What came in: ${day}`,
  paragraphs: [
    received.length === 0
      ? "Nothing came in since the last digest."
      : ["Came in since the last digest:", ...received].join("\n"),
    late.length === 0 ? "Nothing waits longer than promised." : ["Waits longer than promised:", ...late].join("\n"),
    "The registrar's command inbox lists all that waits; show with a reference prints what was sent.",
  ],
});

/** What was decided of something that was asked for. MAIL-01 */
export const decided = (what: string, isGranted: boolean, reason: string | undefined, next: string): Said => ({
  subject: `Your ${what} was ${isGranted ? "granted" : "refused"}`,
  paragraphs: [
    `Your ${what} was ${isGranted ? "granted" : "refused"}.`,
    ...(reason === undefined ? [] : [`The reason: ${reason}`]),
    next,
  ],
});
