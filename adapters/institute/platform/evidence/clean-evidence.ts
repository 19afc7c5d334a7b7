import { evidenceTypeOf, isOfTwoKinds, type EvidenceType } from "../../../../domain/evidence/evidence-types.ts";
import { isProtectedPdf, pdfHeaderAt } from "../../../../domain/evidence/pdf.ts";
import { endsAsArchive } from "../../../../domain/institute/evidence/archive-ending.ts";
import { cleanJpeg } from "./clean-jpeg.ts";
import { cleanPdf } from "./clean-pdf.ts";
import { cleanPng } from "./clean-png.ts";

const cleaners: Readonly<Record<EvidenceType, (bytes: Buffer) => Buffer | undefined | Promise<Buffer | undefined>>> = {
  pdf: (bytes) => cleanPdf(bytes.subarray(pdfHeaderAt(bytes))),
  jpeg: cleanJpeg,
  png: cleanPng,
};

/** A file as it is stored, or why it is not: of a type that is not taken, not whole, or encrypted. */
export type CleanedEvidence =
  | { readonly type: EvidenceType; readonly bytes: Buffer }
  | { readonly refused: "type" | "damaged" | "protected" };

/**
 * Detects a file's type by its content, and removes what displaying it does not need. A file that another program could
 * take for a page or an archive is refused. LOG-02
 */
export const cleanEvidence = async (bytes: Buffer): Promise<CleanedEvidence> => {
  const type = evidenceTypeOf(bytes);
  if (type === undefined) return { refused: "type" };
  if (type === "pdf" && isProtectedPdf(bytes)) return { refused: "protected" };
  const cleaned = await cleaners[type](bytes);
  if (!cleaned) return { refused: "damaged" };
  return isOfTwoKinds(cleaned) || endsAsArchive(cleaned) ? { refused: "type" } : { type, bytes: cleaned };
};
