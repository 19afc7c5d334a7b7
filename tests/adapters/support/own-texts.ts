import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { shippedContent } from "../../../adapters/institute/platform/content/content-files.ts";
import {
  contentOnDemand,
  type ContentFileLibrary,
  type ContentReport,
  type ServedTexts,
} from "../../../adapters/institute/platform/content/content-library.ts";
import { defaultRules, type OrganisationRules } from "../../../domain/rules/organisation-rules.ts";

/** The texts of an institute, which a test may change. */
export interface OwnTexts extends ServedTexts {
  /** The folder of changed texts; undefined for the shipped ones. */
  readonly folder: string | undefined;
  /** Replaces words in a content file. */
  say(words: string, insteadOf: string, file: string): Promise<void>;
  /** Writes an own content file, such as `landing-page.yaml` or `fr/landing-page.yaml`. */
  write(file: string, text: string): Promise<void>;
  /** What is wrong with the own files. */
  report: ContentFileLibrary["report"];
  /** Restores the shipped texts. */
  putBack(): Promise<void>;
}

/** The path of a shipped content file. */
export const shippedFile = (file: string): string =>
  shippedContent.map((folder) => join(folder, file)).find(existsSync) ?? file;

const shelf = new Map<string, ServedTexts>();

const inOrder: ContentReport = { unusable: [], unknown: [], withoutAddress: [] };

/** The shipped texts with these links and rules, each read once per process. */
export const shippedTexts = (
  links: Readonly<Record<string, string>> = {},
  rules: OrganisationRules = defaultRules,
  languages?: readonly string[],
): ServedTexts => {
  const key = JSON.stringify([links, rules, languages]);
  const library = shelf.get(key) ?? contentOnDemand({ links, hasStandIns: true, rules, languages });
  shelf.set(key, library);
  return library;
};

export const ownTexts = (shipped: ServedTexts, rules: OrganisationRules, languages?: readonly string[]): OwnTexts => {
  let folder: string | undefined;
  let own: ContentFileLibrary | undefined;
  const write = async (file: string, text: string) => {
    folder ??= await mkdtemp(join(tmpdir(), "guildhall-own-texts-"));
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
    own = contentOnDemand({ folder, languages, hasStandIns: true, rules });
  };
  return {
    get folder() {
      return folder;
    },
    document: (name, type, language) => (own ?? shipped).document(name, type, language),
    served: (name, type, language) => (own ?? shipped).served(name, type, language),
    say: async (words, insteadOf, file) => {
      const path = join(folder ?? "", file);
      const text = await readFile(folder !== undefined && existsSync(path) ? path : shippedFile(file), "utf8");
      if (!text.includes(insteadOf)) throw new Error(`${file} does not say "${insteadOf}". It says:\n${text}`);
      await write(
        file,
        text.replace(insteadOf, () => words),
      );
    },
    write,
    report: async () => own?.report() ?? inOrder,
    putBack: async () => {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
      folder = undefined;
      own = undefined;
    },
  };
};
