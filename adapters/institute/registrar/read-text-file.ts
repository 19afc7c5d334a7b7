import { fileErrorReason } from "../platform/messages.ts";
import { readText } from "../platform/read-text.ts";
import { CommandError } from "./command-context.ts";

/** Reads the file of a command's argument, with composed letters (NFC). REAL-02 */
export const readTextFile = (path: string): string => {
  try {
    return readText(path).normalize("NFC");
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${fileErrorReason(error)}.`);
  }
};
