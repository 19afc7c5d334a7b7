import { fillLine } from "../../platform/content/fill-line.ts";
import { wordsOf, type MailTexts } from "../../platform/mail/mails.ts";
import type { MailContent } from "../../platform/mail/render-mail.ts";

interface Digest {
  readonly day: string;
  readonly received: readonly string[];
  readonly answered: readonly string[];
  readonly late: readonly string[];
}

/** The digest: new submissions, those that were answered, and overdue ones, one line each. SENT-06, LOG-04 */
export const registryDigestMail = async (mails: MailTexts, { day, ...lines }: Digest): Promise<MailContent> => {
  const { texts, frame, say } = await wordsOf(mails, "mail-registry-digest");
  const listed = (heading: string, nothing: string, entries: readonly string[]) => [
    entries.length === 0 ? nothing : [heading, ...entries].join("\n"),
  ];
  return {
    greeting: fillLine(frame.greeting, { name: texts.to }),
    subject: fillLine(texts.subject, { day }),
    paragraphs: say(texts.body, {
      received: listed(texts.received, texts.nothingReceived, lines.received),
      answered: lines.answered.length === 0 ? [] : listed(texts.answered, "", lines.answered),
      late: listed(texts.late, texts.nothingLate, lines.late),
    }),
  };
};
