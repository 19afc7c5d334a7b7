import { readFileSync } from "node:fs";

/** What somebody wrote in a file; throws when it is not there, or holds what is no UTF-8, as older editors and spreadsheets save it. */
export const readText = (path: string): string => {
  const bytes = readFileSync(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("it is not in UTF-8: save it as UTF-8 text");
  }
};
