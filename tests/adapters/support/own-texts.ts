import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  contentOnDemand,
  shippedContent,
  type TextLibrary,
} from "../../../adapters/institute/platform/content/content-library.ts";
import { defaultRules, type OrganisationRules } from "../../../domain/rules/organisation-rules.ts";

/** The texts of an institute, which a test may change. */
export interface OwnTexts extends TextLibrary {
  /** The folder of changed texts; undefined for the shipped ones. */
  readonly folder: string | undefined;
  /** Replaces words in a content file. */
  say(words: string, insteadOf: string, file: string): Promise<void>;
  /** Restores the shipped texts. */
  putBack(): Promise<void>;
}

const shelf = new Map<string, TextLibrary>();

/** The shipped texts with these links and rules, each read once per process. */
export const shippedTexts = (
  links: Readonly<Record<string, string>> = {},
  rules: OrganisationRules = defaultRules,
): TextLibrary => {
  const key = JSON.stringify([links, rules]);
  const library = shelf.get(key) ?? contentOnDemand({ folders: shippedContent, links, rules });
  shelf.set(key, library);
  return library;
};

export const ownTexts = (shipped: TextLibrary, rules: OrganisationRules): OwnTexts => {
  let folder: string | undefined;
  let own: TextLibrary | undefined;
  return {
    get folder() {
      return folder;
    },
    document: (name, type) => (own ?? shipped).document(name, type),
    say: async (words, insteadOf, file) => {
      if (folder === undefined) {
        folder = await mkdtemp(join(tmpdir(), "guildhall-own-texts-"));
        for (const texts of shippedContent) await cp(texts, folder, { recursive: true });
      }
      const path = join(folder, file);
      const text = await readFile(path, "utf8");
      if (!text.includes(insteadOf)) throw new Error(`${file} does not say "${insteadOf}". It says:\n${text}`);
      await writeFile(
        path,
        text.replace(insteadOf, () => words),
      );
      own = contentOnDemand({ folders: [folder], rules });
    },
    putBack: async () => {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
      folder = undefined;
      own = undefined;
    },
  };
};
