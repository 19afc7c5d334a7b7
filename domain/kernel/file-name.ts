const safe = (part: string): string =>
  part
    .trim()
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Builds the name of a PDF, with a hyphen for each run of characters other than ASCII letters and digits. */
export const pdfFileName = (...parts: readonly string[]): string => `${parts.map(safe).join("_")}.pdf`;
