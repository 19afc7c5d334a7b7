import { globSync, readdirSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, basename } from "node:path";

import type { Logger } from "pino";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import { defaultRules, type OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { type ContentName, contentDocuments } from "../../../../domain/shell/content-documents.ts";
import { messageOf } from "../messages.ts";
import { SettingsError } from "../read-settings-file.ts";
import { documentShapes, instituteDocuments, type DocumentName, type LoadedDocument } from "./document-shapes.ts";
import { loadTemplate, type LoadedTemplate } from "./load-template.ts";
import { ContentError, type ContentProblem } from "./problems.ts";

/** Documents of the portal's pages, which the content service serves. */
export const documentNames = Object.keys(contentDocuments) as ContentName[];

const allNames = Object.keys(documentShapes) as DocumentName[];

/** The institute's own documents, which a process without the API needs too. */
const ownNames = allNames.filter((name) => instituteDocuments.includes(name));

const belongsTo = (path: string, name: DocumentName): boolean => {
  const file = basename(path);
  return file === `${name}.yaml` || userTypes.some((type) => file === `${name}.${type}.yaml`);
};

const pathsIn = async (folders: readonly string[]): Promise<readonly string[]> => {
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((file) => join(folder, file))),
  );
  return names.flat();
};

/**
 * Paths of all content files, because documents refer to texts of others. Documents of the institute that an
 * organisation's folder lacks come from the shipped texts.
 */
const pathsOf = async (folders: readonly string[]): Promise<readonly string[]> => {
  const own = (await pathsIn(folders)).filter((path) => path.endsWith(".yaml"));
  const isMissing = (name: DocumentName) => !own.some((path) => basename(path) === `${name}.yaml`);
  const missing = ownNames.filter(isMissing);
  const shipped = missing.length === 0 ? [] : await pathsIn(shippedContent);
  const isLeftOut = (path: string) =>
    missing.some((name) => belongsTo(path, name)) && !own.some((file) => basename(file) === basename(path));
  return [...own, ...shipped.filter(isLeftOut)].toSorted();
};

/** Changes when a file of the folders is changed, added or removed. */
const signatureOf = (paths: readonly string[]): string =>
  paths
    .map((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found ? `${found.mtimeMs}:${found.size}` : "";
    })
    .join("|");

/** Throws for a file that would never be served: one with an unknown name, or a second one of the same name. */
const rejectUnknownFiles = async (folders: readonly string[]): Promise<void> => {
  const files = (await pathsIn(folders)).filter((path) => /\.ya?ml$/i.test(path)).map((path) => basename(path));
  const strays = files.filter((file) => !allNames.some((name) => belongsTo(file, name)));
  const doubles = files.filter((file, index) => files.indexOf(file) < index);
  const message = `belongs to no page; files are named {page}.yaml or {page}.{${userTypes.join("|")}}.yaml, pages are ${allNames.join(", ")}`;
  const problems = [
    ...strays.map((file) => ({ file, line: 1, field: "", message })),
    ...doubles.map((file) => ({ file, line: 1, field: "", message: "stands in two folders" })),
  ];
  if (problems.length > 0) throw new ContentError(problems);
};

const standIn = /^\/outside\/([^?#]+)/;

/**
 * Replaces links to /outside/NAME with the organisation's addresses. Links without a configured address remain, and
 * their names are added to `unresolved`.
 */
const resolveLinks = (
  document: unknown,
  links: Readonly<Record<string, string>>,
  unresolved: (name: string) => void,
): unknown =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    const name = key === "href" && typeof value === "string" ? standIn.exec(value)?.[1] : undefined;
    if (name === undefined) return value;
    const address = links[name];
    if (address === undefined) unresolved(name);
    return address ?? value;
  });

const institute = join(import.meta.dirname, "../..");

/** Folders of the shipped texts, one per area. */
export const shippedContent: readonly string[] = globSync(["texts/{mail,pages,paper}", "areas/**/texts"], {
  cwd: institute,
}).map((folder) => join(institute, folder));

/**
 * The folder of the organisation's own texts, or the folders of the shipped texts; throws a SettingsError when
 * unreadable.
 */
export const contentIn = (folder: string | undefined): readonly string[] => {
  if (folder === undefined) return shippedContent;
  try {
    readdirSync(folder);
  } catch (error) {
    throw new SettingsError(`The folder of content files ${folder} (CONTENT_DIR) cannot be read: ${messageOf(error)}.`);
  }
  return [folder];
};

/** The content service's documents. */
export interface TextLibrary {
  document<N extends DocumentName>(name: N, type: string | undefined): Promise<LoadedDocument<N>>;
}

/** Reads each document once from another library, for a run over many people. */
export const readOnce = (library: TextLibrary): TextLibrary => {
  const documents = new Map<string, Promise<unknown>>();
  return {
    document: <N extends DocumentName>(name: N, type: string | undefined) => {
      const key = `${name} ${type ?? ""}`;
      const document = documents.get(key) ?? library.document(name, type);
      documents.set(key, document);
      return document as Promise<LoadedDocument<N>>;
    },
  };
};

interface Options {
  /** Leaves out the documents of the portal's pages, in a process that does not serve them. */
  readonly isWithoutPages?: boolean;
  readonly folders: readonly string[];
  /** Checks for changed files on requests, at most four times a second, for authors in a trial. */
  readonly isWatched: boolean;
  /** Milliseconds since any fixed instant; the process's own by default. */
  readonly elapsed?: () => number;
  readonly log: Logger;
  /** Targets of links to /outside/NAME, by name; in a trial, pages that stand in for other systems. */
  readonly links?: Readonly<Record<string, string>>;
  /** Values of the placeholders for rules; the default rules when absent. RULE-02 */
  readonly rules?: OrganisationRules;
  /** Rejects texts with links to /outside/NAME that have no configured address, because nothing serves them. */
  readonly refusesStandIns?: boolean;
}

/** The content files, and their modification times. */
interface Sources {
  readonly paths: readonly string[];
  readonly watched: readonly string[];
  readonly signature: string;
}

const sourcesIn = async (folders: readonly string[]): Promise<Sources> => {
  const paths = await pathsOf(folders);
  const watched = [...folders, ...paths];
  // Computed before reading, so the next request notices a change made meanwhile.
  return { paths, watched, signature: signatureOf(watched) };
};

interface CachedTemplate extends LoadedTemplate {
  readonly sources: Sources;
}

/** Milliseconds during which a watched file is not looked at again, because a page requests many documents at once. */
const longestUnnoticed = 250;

type LoadOptions = Pick<Options, "links" | "rules"> & { readonly unresolved: (name: string) => void };

const load = (
  { links = {}, rules = defaultRules, unresolved }: LoadOptions,
  name: DocumentName,
  sources: Sources,
): CachedTemplate => {
  const { standard, variants } = loadTemplate(name, sources.paths, rules);
  return {
    sources,
    standard: resolveLinks(standard, links, unresolved),
    variants: new Map([...variants].map(([type, variant]) => [type, resolveLinks(variant, links, unresolved)])),
  };
};

const documentFor = <N extends DocumentName>(
  { standard, variants }: LoadedTemplate,
  type: string | undefined,
): LoadedDocument<N> => {
  const variant = type === undefined ? undefined : variants.get(type);
  return (variant ?? standard) as LoadedDocument<N>;
};

/**
 * Loads every document; throws a ContentError that lists each problem with its place. When watched, serves a changed
 * file from the next request on; an invalid one is logged, and the last valid version stays.
 */
export const openTextLibrary = async (options: Options): Promise<TextLibrary> => {
  const { folders, isWatched, log, refusesStandIns = false, isWithoutPages = false } = options;
  const { elapsed = () => performance.now() } = options;
  const unresolved = new Set<string>();
  const from = { ...options, unresolved: (name: string) => void unresolved.add(name) };
  await rejectUnknownFiles(folders);
  const sources = await sourcesIn(folders);
  const shelf = new Map<DocumentName, CachedTemplate>();
  const problems: ContentProblem[] = [];
  for (const name of isWithoutPages ? ownNames : allNames)
    try {
      shelf.set(name, load(from, name, sources));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  if (problems.length > 0) throw new ContentError(problems);
  if (refusesStandIns && unresolved.size > 0)
    throw new SettingsError(
      `BODY_FILE has to say under links where these of the texts lead: ${[...unresolved].toSorted().join(", ")}. In a trial they lead to /outside/NAME.`,
    );

  const shelved = (name: DocumentName): CachedTemplate => {
    const present = shelf.get(name);
    if (!present) throw new RangeError(`${name} is no content document`);
    return present;
  };

  const reload = async (name: DocumentName, present: CachedTemplate): Promise<CachedTemplate> => {
    const changed = await sourcesIn(folders);
    try {
      return load(from, name, changed);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      log.error({ problems: error.message }, "changed content is not served");
      return { ...present, sources: { ...present.sources, signature: signatureOf(present.sources.watched) } };
    }
  };

  const lookedAt = new Map<DocumentName, number>();
  const refresh = async (name: DocumentName): Promise<CachedTemplate> => {
    const present = shelved(name);
    const at = elapsed();
    if (at - (lookedAt.get(name) ?? -Infinity) < longestUnnoticed) return present;
    lookedAt.set(name, at);
    if (signatureOf(present.sources.watched) === present.sources.signature) return present;
    const changed = await reload(name, present);
    shelf.set(name, changed);
    return changed;
  };

  return {
    document: async <N extends DocumentName>(name: N, type: string | undefined) =>
      documentFor<N>(isWatched ? await refresh(name) : shelved(name), type),
  };
};

/** A content library for commands that loads each document on first use. */
export const contentOnDemand = (options: Pick<Options, "folders" | "links" | "rules">): TextLibrary => {
  const loaded = new Map<DocumentName, CachedTemplate>();
  let sources: Promise<Sources> | undefined;
  return {
    document: async <N extends DocumentName>(name: N, type: string | undefined) => {
      const found = await (sources ??= sourcesIn(options.folders));
      const template = loaded.get(name) ?? load({ ...options, unresolved: () => undefined }, name, found);
      loaded.set(name, template);
      return documentFor<N>(template, type);
    },
  };
};
