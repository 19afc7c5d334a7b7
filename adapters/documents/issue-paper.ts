import { displayDocumentCode, type DocumentCode } from "../../domain/documents/document-code.ts";
import { displayDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import type { ApiParts } from "../institute/api/serve.ts";
import { drawPaper } from "../institute/paper/draw.ts";
import {
  issuedBefore,
  newlyIssued,
  recordIssued,
  type DocumentToIssue,
  type Holder,
  type Issued,
} from "./issued.store.ts";

/** What papers are drawn and addressed by. */
export type PaperParts = Pick<ApiParts, "body" | "publicUrl">;

/** The public page of a document. VERI-01 */
export const verificationAddress = (publicUrl: string, code: DocumentCode): string =>
  `${publicUrl}/verify/${displayDocumentCode(code)}`;

/**
 * A document as a PDF with its code: the one issued before where it says the same, or else a new one. It is drawn
 * before it is recorded, so that nothing is on record that could not be printed. VERI-01
 */
export const issuePaper = async (
  { body, publicUrl }: PaperParts,
  holder: Holder & { readonly rules: DateStyle },
  document: DocumentToIssue,
): Promise<Buffer> => {
  const draw = ({ code, issuedOn, paper }: Issued): Promise<Buffer> =>
    drawPaper(body, paper, {
      address: verificationAddress(publicUrl, code),
      page: `${publicUrl}/verify`,
      code: `Code ${displayDocumentCode(code)}`,
      issued: `Issued on ${displayDate(issuedOn, holder.rules)}`,
    });
  const before = await issuedBefore(holder, document);
  if (before) return draw(before);
  const issued = newlyIssued(document, holder);
  const bytes = await draw(issued);
  const recorded = await recordIssued(holder, document, issued);
  return recorded.code === issued.code ? bytes : draw(recorded);
};
