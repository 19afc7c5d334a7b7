import { requestAddress } from "../../../../domain/customer/routes.ts";
import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { SubmissionRequest } from "../../../../domain/submissions/request.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { mailOf, type Mail, type MailTexts } from "../../platform/mail/mails.ts";
import { linesOf } from "../../platform/mail/paragraphs.ts";
import type { SubmissionDetails } from "../submissions/submission-mails.ts";

interface MoreNeededDetails extends SubmissionDetails {
  readonly request: SubmissionRequest;
  /** Whether it stays in force meanwhile. */
  readonly isInForce: boolean;
}

/** The mail that requests more information about a submission by a date. MAIL-01, MEMB-02, LOG-04 */
export const moreInformationMail = (
  mails: MailTexts,
  { what, reference, request, isInForce }: MoreNeededDetails,
): Mail =>
  mailOf(mails, "mail-more-needed", ({ texts, frame, say, rules }) => {
    const named = what(frame.submissions, rules);
    const { link, body, inForce = body } = texts;
    const { wanted, by } = request;
    return {
      subject: fillLine(texts.subject, { what: named }),
      paragraphs: say(isInForce ? inForce : body, {
        what: named,
        reference,
        wanted: linesOf(wanted),
        by: displayDate(by, rules),
      }),
      ...(link === undefined ? {} : { link: { text: link, href: `${mails.portalUrl}/#${requestAddress(reference)}` } }),
    };
  });

interface AnswerDetails extends SubmissionDetails {
  readonly request: SubmissionRequest;
  readonly words: string;
  /** The day of the answer. */
  readonly today: CalendarDate;
}

/** The mail that confirms an answer to a request. LOG-04 */
export const answerReceivedMail = (
  mails: MailTexts,
  { what, reference, request: { wanted, by }, words, today }: AnswerDetails,
): Mail =>
  mailOf(mails, "mail-answer-received", ({ texts, frame, say, rules }) => {
    const named = what(frame.submissions, rules);
    const late = today > by ? say(texts.late, { by: displayDate(by, rules) }) : [];
    return {
      subject: fillLine(texts.subject, { what: named }),
      paragraphs: say(texts.body, { what: named, reference, wanted: linesOf(wanted), words: linesOf(words), late }),
    };
  });
