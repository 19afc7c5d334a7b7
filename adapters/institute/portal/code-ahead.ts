import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The files of code that somebody who has signed in comes back to, as the portal in a folder was last built; none without one. */
export const codeAhead = async (folder: string | undefined): Promise<readonly string[]> => {
  const page = folder === undefined ? "" : await readFile(join(folder, "callback.html"), "utf8").catch(() => "");
  return [...page.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file);
};
