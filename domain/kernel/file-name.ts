const safe = (part: string): string =>
  part
    .trim()
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Builds the name of a PDF, replacing characters that file systems reject with hyphens. */
export const pdfFileName = (...parts: readonly string[]): string => `${parts.map(safe).join("_")}.pdf`;
