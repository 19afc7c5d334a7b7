import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What a browser may fetch before it is wanted. */
export interface Ahead {
  readonly rel: "prefetch" | "modulepreload";
  readonly href: string;
}

const page = "callback.html";

/**
 * What somebody who has signed in comes back to, as the portal in a folder was last built: the page, and the files of
 * its code. Nothing without a portal.
 */
export const codeAhead = async (folder: string | undefined): Promise<readonly Ahead[]> => {
  const built = folder === undefined ? undefined : await readFile(join(folder, page), "utf8").catch(() => undefined);
  if (built === undefined) return [];
  const files = [...built.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, href = ""]): Ahead => ({ rel: "modulepreload", href }));
  return [{ rel: "prefetch", href: `/${page}` }, ...files];
};
