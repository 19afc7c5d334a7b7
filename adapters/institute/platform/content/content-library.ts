import { statSync } from "node:fs";

import type { Logger } from "pino";

import { memoize } from "../../../../domain/kernel/memoize.ts";
import type { Wording } from "../../../../domain/kernel/message.ts";
import { listsIn } from "../../../../domain/rules/organisation-lists.ts";
import { defaultRules, type OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { type ContentName, contentDocuments } from "../../../../domain/shell/content-documents.ts";
import { preferredLanguage } from "../../../../domain/shell/language.ts";
import { allDocuments, contentFiles, type ContentFiles, type Layer } from "./content-files.ts";
import { withoutDeadLinks } from "./dead-links.ts";
import { documentShapes, instituteDocuments, type DocumentName, type LoadedDocument } from "./document-shapes.ts";
import { loadTemplate, type ContentFaults, type LoadedVariant } from "./load-template.ts";
import { ContentError, distinctProblems, formatProblem, type ContentProblem } from "./problems.ts";
import type { ReadFile } from "./read-document.ts";

/** Documents of the portal's pages, which the content service serves. */
export const documentNames = Object.keys(contentDocuments) as ContentName[];

/** The institute's own documents, which a process without the API needs too. */
const ownNames = allDocuments.filter((name) => instituteDocuments.includes(name));

/** Changes when a file or folder is changed, added or removed. */
const signatureOf = (paths: readonly string[]): string =>
  paths
    .map((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found ? `${found.mtimeMs}:${found.size}` : "";
    })
    .join("|");

/** The name in a link to /outside/NAME, for which an organisation gives the address. */
const outsideName = (href: string): string | undefined => /^\/outside\/([^?#]+)/.exec(href)?.[1];

/** Replaces links to /outside/NAME with the organisation's addresses. */
const withAddresses = (document: unknown, links: Readonly<Record<string, string>>): unknown =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    const name = key === "href" && typeof value === "string" ? outsideName(value) : undefined;
    return (name === undefined ? undefined : links[name]) ?? value;
  });

/** Content documents by name, user type and language. */
export interface TextLibrary {
  /** `language` is one that the organisation offers; its own when absent. LANG-05 */
  document<N extends DocumentName>(name: N, type: string | undefined, language?: string): Promise<LoadedDocument<N>>;
}

/** A document with the texts that a language lacks, so that those of the organisation's own show. LANG-05 */
type ServedDocument<N extends DocumentName> = LoadedDocument<N> & { readonly untranslated?: readonly string[] };

/** The texts that the content service serves. */
export interface ServedTexts extends TextLibrary {
  served<N extends DocumentName>(name: N, type: string | undefined, language?: string): Promise<ServedDocument<N>>;
}

/** Problems of the texts, and links of the shipped ones that are not shown. OWN-02 */
export interface ContentReport extends ContentFaults {
  /** Names of the links to /outside/NAME for which the organisation gives no address. */
  readonly withoutAddress: readonly string[];
}

/** A library over content files. */
export interface ContentFileLibrary extends ServedTexts {
  /** Loads every document; reports what is wrong with the organisation's own texts. */
  report(): Promise<ContentReport>;
}

/** Reads each document once from another library, for a run over many people. */
export const memoizeLibrary = (library: TextLibrary): TextLibrary => {
  const documents = new Map<string, Promise<unknown>>();
  return {
    document: <N extends DocumentName>(name: N, type: string | undefined, language?: string) => {
      const key = `${name} ${type ?? ""} ${language ?? ""}`;
      const document = documents.get(key) ?? library.document(name, type, language);
      documents.set(key, document);
      return document as Promise<LoadedDocument<N>>;
    },
  };
};

interface Options {
  /** The folder of the organisation's own texts, which outweigh the shipped ones. OWN-01 */
  readonly folder?: string | undefined;
  /** The languages that people can choose from, as BCP 47 tags, the organisation's own first. LANG-01 */
  readonly languages?: readonly string[] | undefined;
  /** Leaves out the documents of the portal's pages, in a process that does not serve them. */
  readonly isWithoutPages?: boolean;
  /** Targets of links to /outside/NAME, by name. */
  readonly links?: Readonly<Record<string, string>>;
  /** Whether pages stand in for other systems at /outside/NAME, as in a trial. */
  readonly hasStandIns?: boolean;
  /** Values of the placeholders for rules; the default rules when absent. RULE-02 */
  readonly rules?: OrganisationRules;
  /** Called with the faults of each loaded document. */
  readonly onLoad?: (faults: ContentFaults) => void;
}

/**
 * A variant of a document, for this process and as the content service sends it. Always the same object, so it is
 * serialised once.
 */
interface CachedVariant {
  readonly document: unknown;
  readonly served: unknown;
}

interface CachedTemplate extends ContentFaults {
  readonly standard: CachedVariant;
  readonly variants: ReadonlyMap<string, CachedVariant>;
  readonly withoutAddress: ReadonlySet<string>;
}

const load = (
  name: DocumentName,
  layers: readonly Layer[],
  language: string | undefined,
  { links = {}, hasStandIns = false, rules = defaultRules }: Options,
  wordingIn: (language: string) => Wording,
  known: Map<string, ReadFile>,
): CachedTemplate => {
  const withoutAddress = new Set<string>();
  const isDead = (href: string) => {
    const outside = hasStandIns ? undefined : outsideName(href);
    return outside !== undefined && links[outside] === undefined;
  };
  const isHidden = (href: string) => {
    if (isDead(href)) withoutAddress.add(outsideName(href) ?? "");
    return isDead(href);
  };
  const { standard, variants, ...faults } = loadTemplate(name, layers, {
    rules,
    isDead,
    wordingIn,
    language,
    known,
  });
  const cached = ({ document, untranslated }: LoadedVariant): CachedVariant => {
    const shown = withAddresses(withoutDeadLinks(documentShapes[name], document, isHidden), links);
    return { document: shown, served: untranslated.length === 0 ? shown : { ...(shown as object), untranslated } };
  };
  return {
    ...faults,
    standard: cached(standard),
    variants: new Map([...variants].map(([type, variant]) => [type, cached(variant)])),
    withoutAddress,
  };
};

/** The problems that loading ends with; none when it succeeds. */
const problemsOf = (load: () => unknown): readonly ContentProblem[] => {
  try {
    load();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
};

/** A library that loads each document on first use; throws a ContentError for a shipped one that is wrong. */
export const contentOnDemand = (options: Options): ContentFileLibrary => {
  const { languages = [], rules = defaultRules } = options;
  const [own, ...others] = languages;
  const loaded = new Map<string, CachedTemplate>();
  const known = new Map<string, ReadFile>();
  let found: ContentFiles | undefined;
  const files = (): ContentFiles => (found ??= contentFiles(options.folder, options.languages));
  const wordingIn = memoize((language: string): Wording => {
    const offered = preferredLanguage([language], languages);
    if (offered === undefined && own !== undefined) return { locale: language };
    const { standard } = loadTemplate("page-framework", files().layersIn(offered), { rules });
    return { locale: language, messages: (standard.document as LoadedDocument<"page-framework">).components.messages };
  });
  const template = (name: DocumentName, language = own): CachedTemplate => {
    const key = `${name} ${language ?? ""}`;
    const present = loaded.get(key);
    if (present) return present;
    const template = load(
      name,
      files().layersIn(language),
      language === own ? undefined : language,
      { ...options, rules: { ...rules, lists: listsIn(rules.lists, language) } },
      wordingIn,
      known,
    );
    options.onLoad?.(template);
    loaded.set(key, template);
    return template;
  };
  const variant = (name: DocumentName, type: string | undefined, language: string | undefined): CachedVariant => {
    const { standard, variants } = template(name, language);
    return (type === undefined ? undefined : variants.get(type)) ?? standard;
  };
  return {
    document: async <N extends DocumentName>(name: N, type: string | undefined, language?: string) =>
      variant(name, type, language).document as LoadedDocument<N>,
    served: async <N extends DocumentName>(name: N, type: string | undefined, language?: string) =>
      variant(name, type, language).served as ServedDocument<N>,
    report: async () => {
      const { strays } = files();
      options.onLoad?.({ unusable: [], unknown: strays });
      const names = options.isWithoutPages === true ? ownNames : allDocuments;
      const problems = [own, ...others].flatMap((language) =>
        names.flatMap((name) => problemsOf(() => template(name, language))),
      );
      if (problems.length > 0) throw new ContentError(problems);
      const all = [...loaded.values()];
      return {
        unusable: distinctProblems(all.flatMap(({ unusable }) => unusable)),
        unknown: distinctProblems([...strays, ...all.flatMap(({ unknown }) => unknown)]),
        withoutAddress: [...new Set(all.flatMap(({ withoutAddress }) => [...withoutAddress]))].toSorted(),
      };
    },
  };
};

interface OpenOptions extends Options {
  /** Checks for changed files on requests, at most four times a second, for authors in a trial. */
  readonly isWatched: boolean;
  /** Milliseconds since any fixed instant; the process's own by default. */
  readonly elapsed?: () => number;
  readonly log: Logger;
}

/** Milliseconds during which files are not looked at again, because a page requests many documents at once. */
const longestUnnoticed = 250;

/** A library that serves a changed file from the next request on; the last valid version of a shipped file that is wrong. */
const watchedLibrary = (options: OpenOptions): ContentFileLibrary => {
  const { folder, languages, log, elapsed = () => performance.now() } = options;
  const open = () => {
    const { watched } = contentFiles(folder, languages);
    // Computed before reading, so the next request notices a change made meanwhile.
    return { watched, signature: signatureOf(watched), library: contentOnDemand(options) };
  };
  let present = open();
  const first = present.library;
  let lookedAt = -Infinity;
  const ask = async <T>(question: (library: ContentFileLibrary) => Promise<T>): Promise<T> => {
    const at = elapsed();
    if (at - lookedAt >= longestUnnoticed) {
      lookedAt = at;
      if (signatureOf(present.watched) !== present.signature) present = open();
    }
    try {
      return await question(present.library);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      log.error({ problems: error.message }, "changed content is not served");
      return question(first);
    }
  };
  return {
    document: (name, type, language) => ask((library) => library.document(name, type, language)),
    served: (name, type, language) => ask((library) => library.served(name, type, language)),
    report: async () => present.library.report(),
  };
};

/**
 * Opens the texts, and names in the log what is wrong with the organisation's own, each once. Throws a ContentError that
 * lists what is wrong with the shipped ones. OWN-02
 */
export const openTextLibrary = async (options: OpenOptions): Promise<ContentFileLibrary> => {
  const named = new Set<string>();
  const nameEach = (problems: readonly ContentProblem[], message: string) => {
    for (const problem of problems.filter((each) => !named.has(formatProblem(each)))) {
      named.add(formatProblem(problem));
      options.log.warn({ problem: formatProblem(problem) }, message);
    }
  };
  const onLoad = ({ unusable, unknown }: ContentFaults) => {
    nameEach(unusable, "a text of CONTENT_DIR cannot be used; the shipped one takes its place");
    nameEach(unknown, "CONTENT_DIR has texts that this release does not use; it is left out");
  };
  const library = (options.isWatched ? watchedLibrary : contentOnDemand)({ ...options, onLoad });
  await library.report();
  return library;
};
