const safe = (part: string): string => part.trim().replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");

/** The name a PDF is saved under, with whatever a file system could take amiss turned into hyphens. */
export const pdfFileName = (...parts: readonly string[]): string => `${parts.map(safe).join("_")}.pdf`;
