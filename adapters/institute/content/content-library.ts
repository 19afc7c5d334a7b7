import { globSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { ContentDocument, ContentName } from "../../../domain/shell/content-documents.ts";
import { askedTogether } from "../asked-together.ts";
import { SettingsError } from "../read-settings-file.ts";
import { pathsOf, rejectUnknownFiles, signatureOf, documentNames } from "./content-folder.ts";
import { loadTemplate, type LoadedTemplate } from "./load-template.ts";
import { ContentError, type Problem } from "./problem.ts";

const standIn = /^\/outside\/([^?#]+)/;

/** A document whose links to /outside/NAME lead where the body says that they do; the names it says nothing of stay, and are told. */
const leadingOut = (
  document: unknown,
  links: Readonly<Record<string, string>>,
  untold: (name: string) => void,
): unknown =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    const name = key === "href" && typeof value === "string" ? standIn.exec(value)?.[1] : undefined;
    if (name === undefined) return value;
    const address = links[name];
    if (address === undefined) untold(name);
    return address ?? value;
  });

const adapters = join(import.meta.dirname, "../..");

/** The folders of the texts that the embedded institute ships with: each area has its own. */
export const shippedContent: readonly string[] = globSync("**/texts", { cwd: adapters }).map((folder) => join(adapters, folder));

/** The folders of a body's own texts, or of those that ship. */
export const contentIn = (folder: string | undefined): readonly string[] => (folder === undefined ? shippedContent : [folder]);

/** The content service's documents. */
export interface ContentLibrary {
  document<N extends ContentName>(name: N, type: string | undefined): Promise<ContentDocument<N>>;
}

interface Options {
  readonly folders: readonly string[];
  /** Look for changed files on each request, as authors want it in a trial. */
  readonly isWatched: boolean;
  readonly log: Logger;
  /** Where links to /outside/NAME lead, by that name; in a trial to pages that stand in for other systems. */
  readonly links?: Readonly<Record<string, string>>;
  /** Refuse texts that lead to such a page, since nothing stands in for other systems. */
  readonly refusesStandIns?: boolean;
}

interface Shelved extends LoadedTemplate {
  /** The folders and the files that it was made of, and what they were like. */
  readonly sources: readonly string[];
  readonly signature: string;
}

type LoadOptions = Pick<Options, "folders" | "links"> & { readonly untold: (name: string) => void };

const load = async ({ folders, links = {}, untold }: LoadOptions, name: ContentName): Promise<Shelved> => {
  const paths = await pathsOf(folders, name);
  const sources = [...folders, ...paths];
  // Before they are read: what changes meanwhile is seen by the next request.
  const signature = signatureOf(sources);
  const { standard, variants } = await loadTemplate(name, paths);
  return {
    sources,
    signature,
    standard: leadingOut(standard, links, untold),
    variants: new Map([...variants].map(([type, variant]) => [type, leadingOut(variant, links, untold)])),
  };
};

/**
 * Loads every document, or throws a ContentError that says what is wrong where. When watched, a
 * changed file is served from the next request on; a broken one is logged and the last good stays.
 */
export const openContentLibrary = async (options: Options): Promise<ContentLibrary> => {
  const { folders, isWatched, log, refusesStandIns = false } = options;
  const untold = new Set<string>();
  const from = { ...options, untold: (name: string) => void untold.add(name) };
  await rejectUnknownFiles(folders);
  const shelf = new Map<ContentName, Shelved>();
  const problems: Problem[] = [];
  for (const name of documentNames)
    try {
      shelf.set(name, await load(from, name));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  if (problems.length > 0) throw new ContentError(problems);
  if (refusesStandIns && untold.size > 0)
    throw new SettingsError(
      `BODY_FILE has to say under links where these of the texts lead: ${[...untold].toSorted().join(", ")}. In a trial they lead to /outside/NAME.`,
    );

  const shelved = (name: ContentName): Shelved => {
    const present = shelf.get(name);
    if (!present) throw new RangeError(`${name} is no content document`);
    return present;
  };

  const refresh = async (name: ContentName): Promise<Shelved> => {
    const present = shelved(name);
    const signature = signatureOf(present.sources);
    if (signature === present.signature) return present;
    const changed = await load(from, name).catch((error: unknown) => {
      if (!(error instanceof ContentError)) throw error;
      log.error({ problems: error.message }, "changed content is not served");
      return { ...present, signature };
    });
    shelf.set(name, changed);
    return changed;
  };

  const refreshed = askedTogether((name) => refresh(name as ContentName));
  return {
    document: async <N extends ContentName>(name: N, type: string | undefined) => {
      const { standard, variants } = isWatched ? await refreshed(name) : shelved(name);
      const variant = type === undefined ? undefined : variants.get(type);
      return (variant ?? standard) as ContentDocument<N>;
    },
  };
};
