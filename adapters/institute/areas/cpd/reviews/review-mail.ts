import { fillLine } from "../../../platform/content/fill-line.ts";
import { mailOf, type Mail, type MailTexts } from "../../../platform/mail/mails.ts";
import type { ReviewMail } from "../../../texts/mail-shapes.ts";

/** The mail about the outcome of a review, or that it was taken back. LOG-05 */
export const reviewOutcomeMail = (
  mails: MailTexts,
  kind: ReviewMail,
  {
    year,
    reference,
    reason,
  }: { readonly year: string; readonly reference: string; readonly reason?: string | undefined },
): Mail =>
  mailOf(mails, "mail-reviewed", ({ texts, say }) => {
    const { subject, body } = texts[kind];
    const because = reason === undefined ? [] : [fillLine(texts.because, { reason })];
    return { subject: fillLine(subject, { year }), paragraphs: say(body, { year, reference, because }) };
  });
