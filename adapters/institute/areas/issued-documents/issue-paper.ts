import { displayDocumentCode, type DocumentCode } from "../../../../domain/institute/documents/document-code.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { drawPaper } from "../../platform/paper/draw.ts";
import { paperFrame } from "../../platform/paper/paper-texts.ts";
import type { ApiParts } from "../api-parts.ts";
import {
  issuedBefore,
  newlyIssued,
  recordIssued,
  type DocumentToIssue,
  type IssueContext,
  type IssuedPaper,
} from "./issued.store.ts";

/** The services that drawing a paper needs. */
export type PaperParts = Pick<ApiParts, "body" | "publicUrl" | "content">;

/** The public page of a document. VERI-01 */
export const verificationAddress = (publicUrl: string, code: DocumentCode): string =>
  `${publicUrl}/verify/${displayDocumentCode(code)}`;

/** The address for the holder: the page then shows the way back to their documents. VERI-02 */
export const holdersAddress = (publicUrl: string, code: DocumentCode): string =>
  `${verificationAddress(publicUrl, code)}?from=portal`;

/**
 * Issues a document as a PDF with a code. Reuses the issued one while its content is unchanged. Draws before
 * recording, so a document that cannot be printed is never recorded. VERI-01
 */
export const issuePaper = async (
  { body, publicUrl, content }: PaperParts,
  holder: IssueContext,
  document: DocumentToIssue,
): Promise<Buffer> => {
  const frame = await paperFrame(content, holder.customer);
  const draw = ({ code, issuedOn, paper }: IssuedPaper): Promise<Buffer> =>
    drawPaper(
      {
        body,
        customerId: holder.customer.customerId,
        check: {
          address: verificationAddress(publicUrl, code),
          checkAt: frame.checkAt,
          page: `${publicUrl}/verify`,
          code: fillLine(frame.code, { code: displayDocumentCode(code) }),
          issued: fillLine(frame.issued, { date: displayDate(issuedOn, holder.rules) }),
          references: [
            [frame.ourReference, displayDocumentCode(code)],
            [frame.issuedOn, displayDate(issuedOn, holder.rules)],
            [frame.name, fullNameOf(holder.customer)],
            [frame.id, holder.customer.customerId],
          ],
          pageNumber: frame.pageNumber,
        },
      },
      paper,
    );
  const before = await issuedBefore(holder, document);
  if (before) return draw(before);
  const issued = newlyIssued(document, holder);
  const bytes = await draw(issued);
  const recorded = await recordIssued(holder, document, issued);
  return recorded.code === issued.code ? bytes : draw(recorded);
};
