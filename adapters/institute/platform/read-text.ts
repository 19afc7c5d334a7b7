import { readFileSync } from "node:fs";

/** Decodes UTF-8; throws at another encoding, such as of older editors and spreadsheets. */
export const utf8Text = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("it is not in UTF-8: save it as UTF-8 text");
  }
};

/** Reads a text file as UTF-8; throws when it is missing or has another encoding. */
export const readText = (path: string): string => utf8Text(readFileSync(path));
