import { displayDocumentCode, type DocumentCode } from "../../../../domain/institute/documents/document-code.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { drawPaper } from "../../platform/paper/draw.ts";
import { paperFrame } from "../../platform/paper/paper-texts.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import {
  issuedBefore,
  newDocument,
  recordIssued,
  type DocumentToIssue,
  type IssueContext,
  type IssuedPaper,
  type PaperOn,
} from "./issued.store.ts";

/** The services that drawing a paper needs. */
export type PaperDependencies = Pick<ApiDependencies, "body" | "publicUrl" | "content">;

/** The public page of a document. VERI-01 */
export const verificationAddress = (publicUrl: string, code: DocumentCode): string =>
  `${publicUrl}/verify/${displayDocumentCode(code)}`;

/** The address for the holder: the page then shows the way back to their documents. VERI-02 */
export const holdersAddress = (publicUrl: string, code: DocumentCode): string =>
  `${verificationAddress(publicUrl, code)}?from=portal`;

/** A document to issue, whose paper is written in a language; in the organisation's own without one. */
export interface DocumentInLanguages extends Omit<DocumentToIssue, "paperOn"> {
  readonly write: (language: string | undefined) => Promise<PaperOn>;
}

/**
 * Issues a document as a PDF with a code. Reuses the issued one while its content is unchanged. What is recorded and
 * compared is in the organisation's own language, so a document has one code in all languages; it is drawn in the
 * holder's. Draws before recording, so a document that cannot be printed is never recorded. VERI-01, LANG-07
 */
export const issuePaper = async (
  { body, publicUrl, content }: PaperDependencies,
  holder: IssueContext,
  { write, ...subject }: DocumentInLanguages,
): Promise<Buffer> => {
  const { language } = holder;
  const { frame, rules } = await paperFrame({ body, content }, holder);
  const document: DocumentToIssue = { ...subject, paperOn: await write(undefined) };
  const paperOn = language === undefined ? document.paperOn : await write(language);
  const draw = ({ code, issuedOn }: IssuedPaper): Promise<Buffer> =>
    drawPaper(
      {
        body,
        language,
        customerId: holder.customer.customerId,
        check: {
          address: verificationAddress(publicUrl, code),
          checkAt: frame.checkAt,
          page: `${publicUrl}/verify`,
          code: fillLine(frame.code, { code: displayDocumentCode(code) }),
          issued: fillLine(frame.issued, { date: displayDate(issuedOn, rules) }),
          references: [
            [frame.ourReference, displayDocumentCode(code)],
            [frame.issuedOn, displayDate(issuedOn, rules)],
            [frame.name, fullNameOf(holder.customer)],
            [frame.id, holder.customer.customerId],
          ],
          pageNumber: frame.pageNumber,
        },
      },
      paperOn(issuedOn),
    );
  const before = await issuedBefore(holder, document);
  if (before) return draw(before);
  const issued = newDocument(document, holder);
  const bytes = await draw(issued);
  const recorded = await recordIssued(holder, document, issued);
  return recorded.code === issued.code ? bytes : draw(recorded);
};
