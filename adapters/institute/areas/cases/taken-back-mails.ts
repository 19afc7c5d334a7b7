import { fillLine } from "../../platform/content/fill-line.ts";
import { mailOf, type Mail, type MailTexts } from "../../platform/mail/mails.ts";
import type { SubmissionDetails } from "../submissions/submission-mails.ts";

const takenBack =
  (name: "mail-decision-taken-back" | "mail-submission-taken-back") =>
  (mails: MailTexts, { what, reference }: SubmissionDetails, reason: string): Mail =>
    mailOf(mails, name, ({ texts, frame, say, rules }) => {
      const named = what(frame.submissions, rules);
      return {
        subject: fillLine(texts.subject, { what: named }),
        paragraphs: say(texts.body, { what: named, reference, reason }),
      };
    });

/** The mail about a decision that was taken back. SENT-03 */
export const decisionTakenBackMail = takenBack("mail-decision-taken-back");

/** The mail about a submission that the organisation took back. SENT-03 */
export const submissionTakenBackMail = takenBack("mail-submission-taken-back");
