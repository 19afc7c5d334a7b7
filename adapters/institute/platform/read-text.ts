import { readFileSync } from "node:fs";

/**
 * Reads a text file as UTF-8; throws when it is missing or has another encoding, such as of older editors and
 * spreadsheets.
 */
export const readText = (path: string): string => {
  const bytes = readFileSync(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("it is not in UTF-8: save it as UTF-8 text");
  }
};
