import type { DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { mailOf, type Mail, type MailTexts, type ParagraphWriter } from "../../platform/mail/mails.ts";
import type { Paragraph } from "../../platform/mail/render-mail.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { NextAfterDecision, NextAfterSubmission, SubmissionNames } from "../../texts/mail-shapes.ts";

/** Chooses the next steps from the texts of a mail, with days and amounts in its language. */
export type ChooseNextSteps<Texts> = (texts: Texts, say: ParagraphWriter, style: DateStyle) => readonly Paragraph[];

/** Chooses the name of a submission from the names in a mail, with days in its language. */
export type ChooseSubmissionName = (names: SubmissionNames, style: DateStyle) => string;

/** A submission in a mail: its name and its reference. */
export interface SubmissionDetails {
  readonly what: ChooseSubmissionName;
  readonly reference: string;
}

interface ReceivedDetails extends SubmissionDetails {
  readonly facts: readonly Fact[];
  readonly next: ChooseNextSteps<NextAfterSubmission>;
  /** Whether it is an entry in a register, which takes effect at once. */
  readonly isEntry?: boolean;
}

/** The mail that confirms a submission, with reference and next steps. MAIL-01 */
export const submissionReceivedMail = (
  mails: MailTexts,
  { what, reference, facts, next, isEntry = false }: ReceivedDetails,
): Mail =>
  mailOf(mails, "mail-received", ({ texts, frame, say, rules }) => {
    const named = what(frame.submissions, rules);
    const { subject, body } = (isEntry ? texts.entry : undefined) ?? texts;
    return {
      subject: fillLine(subject, { what: named }),
      paragraphs: say(body, {
        what: named,
        reference,
        facts: [facts],
        next: next(texts.next, say, rules),
      }),
    };
  });

interface DecisionDetails {
  readonly what: ChooseSubmissionName;
  readonly isGranted: boolean;
  readonly reason: string | undefined;
  readonly next: ChooseNextSteps<NextAfterDecision>;
}

/** The mail about a decision. MAIL-01 */
export const decisionMail = (mails: MailTexts, { what, isGranted, reason, next }: DecisionDetails): Mail =>
  mailOf(mails, "mail-decided", ({ texts, frame, say, rules }) => {
    const { subject, body } = isGranted ? texts.granted : texts.refused;
    const named = what(frame.submissions, rules);
    const because = reason === undefined ? [] : say(texts.because, { reason });
    return {
      subject: fillLine(subject, { what: named }),
      paragraphs: say(body, { what: named, because, next: next(texts.next, say, rules) }),
    };
  });
