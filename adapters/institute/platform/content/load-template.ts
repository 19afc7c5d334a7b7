import * as z from "zod/mini";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import { ruleTexts } from "../../../../domain/institute/rules/rule-texts.ts";
import type { Shape } from "../../../../domain/kernel/content.ts";
import type { Wording } from "../../../../domain/kernel/message.ts";
import { defaultRules, type OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { primaryLanguage } from "../../../../domain/shell/language.ts";
import { schemaOf } from "../../../contract/content-schema.ts";
import { fileErrorReason, friendlyIssue, messageOf } from "../messages.ts";
import { contentText, shippedLanguage, type Layer } from "./content-files.ts";
import { documentShapes, type DocumentName } from "./document-shapes.ts";
import { withFrenchSpacesIn } from "./french-spaces.ts";
import { withLayer } from "./layers.ts";
import { ContentError, distinctProblems, type ContentProblem } from "./problems.ts";
import { readDocument, unusable, type ReadFile, type Refer } from "./read-document.ts";
import { untranslatedIn, untranslatedMessages } from "./untranslated.ts";

/** Problems of an organisation's own texts. OWN-02 */
export interface ContentFaults {
  /** Texts that cannot be used; the shipped ones take their place. */
  readonly unusable: readonly ContentProblem[];
  /** Files and fields that this release does not know. */
  readonly unknown: readonly ContentProblem[];
}

/** A document, and its texts that are not in its language. */
export interface LoadedVariant {
  readonly document: unknown;
  /** Texts of the organisation's own language that take the place of missing ones. LANG-05 */
  readonly untranslated: readonly string[];
}

/** A document with its variants by user type, each complete. */
export interface LoadedTemplate extends ContentFaults {
  readonly standard: LoadedVariant;
  readonly variants: ReadonlyMap<string, LoadedVariant>;
}

const valueAt = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === "object" && part !== null && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined,
    document,
  );

const isDocumentName = (name: string): name is DocumentName => Object.hasOwn(documentShapes, name);

const nothingRead = (problem: ContentProblem): ReadFile => ({
  value: unusable,
  unusable: [problem],
  unknown: [],
  texts: [],
  decided: [],
  isSelfContained: false,
});

/** Which layers a document is read from, for whom, and the documents that led to it. */
interface Reading {
  readonly layers: readonly Layer[];
  readonly type: string | undefined;
  readonly trail: readonly DocumentName[];
}

interface LoadOptions {
  /** The language that its readers chose, where it is not the organisation's own. LANG-05 */
  readonly language?: string | undefined;
  readonly rules?: OrganisationRules | undefined;
  /** The words of messages in the language of a layer; English when absent. LANG-04 */
  readonly wordingIn?: ((language: string) => Wording) | undefined;
  /** Whether nothing is at an address, so that an organisation's own text may not lead there. */
  readonly isDead?: (href: string) => boolean;
  /** Files that copy nothing from others, by path, as they were read for another document or language with these options. */
  readonly known?: Map<string, ReadFile> | undefined;
}

/** Reads files in layers, each once. */
class TemplateReader {
  readonly faults = { unusable: [] as ContentProblem[], unknown: [] as ContentProblem[] };
  /** Problems of shipped texts, which have no replacement. */
  readonly errors: ContentProblem[] = [];
  readonly documents = new Set<DocumentName>();
  readonly #layers: readonly Layer[];
  readonly #shipped: readonly Layer[];
  readonly #options: LoadOptions;
  readonly #known: Map<string, ReadFile>;
  readonly #read = new Map<string, unknown>();

  constructor(layers: readonly Layer[], options: LoadOptions) {
    this.#layers = layers;
    this.#shipped = layers.every(({ isShipped }) => isShipped) ? layers : layers.filter(({ isShipped }) => isShipped);
    this.#options = options;
    this.#known = options.known ?? new Map<string, ReadFile>();
  }

  /** The document for a user type; undefined for everyone. */
  read(name: DocumentName, type: string | undefined): LoadedVariant {
    const reading = { layers: this.#layers, type, trail: [] };
    const document = this.#document(name, reading);
    const { language } = this.#options;
    if (language === undefined) return { document, untranslated: [] };
    const valuesIn = (of: DocumentName) =>
      this.#values(of, reading)
        .filter(({ layer }) => primaryLanguage(layer.language) === primaryLanguage(language))
        .map(({ value }) => value);
    // A text that a file of another language copies from a document which says it in this one.
    const copied = new Set(
      [...this.documents].flatMap((of) =>
        valuesIn(of).flatMap((value) => untranslatedIn(documentShapes[of], value, [])),
      ),
    );
    const texts = untranslatedIn(documentShapes[name], document, valuesIn(name)).filter((text) => !copied.has(text));
    const hasMessages = name === "page-framework" && primaryLanguage(language) !== shippedLanguage;
    const messages = valueAt(document, ["components", "messages"]);
    return { document, untranslated: hasMessages ? [...texts, ...untranslatedMessages(messages)] : texts };
  }

  /** What the files of a document say, from the lowest layer on. */
  #values(name: DocumentName, { layers, type, trail }: Reading) {
    const reading = { layers, type, trail: [...trail, name] };
    const names = [`${name}.yaml`, ...(type === undefined ? [] : [`${name}.${type}.yaml`])];
    return layers
      .flatMap((layer) => names.filter((file) => layer.files.has(file)).map((file) => ({ layer, file })))
      .map(({ layer, file }) => ({ layer, file, value: this.#value(name, layer, file, reading) }))
      .filter(({ value }) => value !== unusable);
  }

  #document(name: DocumentName, reading: Reading): unknown {
    this.documents.add(name);
    return this.#values(name, reading).reduce<unknown>((below, { layer, file, value }) => {
      const report = (path: readonly string[]) => {
        const message = `is missing, so that ${path.slice(0, -1).join(".")} cannot be used`;
        this.#problemsOf(layer).push({ file, line: 1, field: path.join("."), message });
      };
      return below === undefined ? value : withLayer(documentShapes[name], below, value, report, []);
    }, undefined);
  }

  #problemsOf(layer: Layer): ContentProblem[] {
    return layer.isShipped ? this.errors : this.faults.unusable;
  }

  #value(name: DocumentName, layer: Layer, file: string, reading: Reading): unknown {
    const key = `${layer.files.get(file)} in ${reading.layers.length} for ${reading.type}`;
    const value = this.#read.get(key);
    if (value !== undefined) return value;
    const read = this.#readFile(name, layer, file, this.#refer(layer, file, reading));
    this.#problemsOf(layer).push(...read.unusable);
    (layer.isShipped ? this.errors : this.faults.unknown).push(...read.unknown);
    this.#read.set(key, read.value);
    return read.value;
  }

  #readFile(name: DocumentName, layer: Layer, file: string, refer: Refer): ReadFile {
    const path = layer.files.get(file) ?? "";
    const isWhole = layer === this.#layers[0] && file === `${name}.yaml`;
    const key = `${path} ${isWhole}`;
    const known = this.#known.get(key);
    if (known) return known;
    const rules = this.#options.rules ?? defaultRules;
    const { isDead = () => false, wordingIn } = this.#options;
    const problemOfAddress = (href: string) =>
      !layer.isShipped && isDead(href) ? `BODY_FILE names no address for "${href}"` : undefined;
    try {
      const said = readDocument({ file, text: contentText(path), isWhole }, documentShapes[name], {
        rules: ruleTexts(rules, wordingIn?.(layer.language)),
        lists: rules.lists,
        refer,
        problemOfAddress,
      });
      const read = primaryLanguage(layer.language) === "fr" ? { ...said, value: withFrenchSpacesIn(said.value) } : said;
      if (read.isSelfContained) this.#known.set(key, read);
      return read;
    } catch (error) {
      return nothingRead({ file, line: 1, field: "", message: fileErrorReason(error) });
    }
  }

  /**
   * Resolves `!from` to the text of another document. In a shipped text it falls back to the shipped one where an
   * organisation's does not fit, or where the other document copies from this one.
   */
  #refer(layer: Layer, file: string, reading: Reading): Refer {
    return (words, shape, report) => {
      const [name = "", path = ""] = words.trim().split(/\s+/);
      const shipped = { ...reading, layers: this.#shipped, trail: [] };
      const mayFallBack = layer.isShipped && reading.layers !== this.#shipped;
      const isCircular = reading.trail.some((each) => each === name);
      try {
        return this.#textAt(name, path, shape, mayFallBack && isCircular ? shipped : reading);
      } catch (error) {
        if (!mayFallBack) return report(messageOf(error));
        const message = `cannot be used in ${file}, which copies it: ${messageOf(error)}`;
        this.faults.unusable.push({ file: `${name}.yaml`, line: 1, field: path, message });
        return this.#textAt(name, path, shape, shipped);
      }
    };
  }

  #textAt(name: string, path: string, shape: Shape, reading: Reading): unknown {
    if (!isDocumentName(name)) throw new Error(`"${name}" is no content document`);
    if (reading.trail.includes(name)) throw new Error(`${name} refers back to this text`);
    const value = valueAt(this.#document(name, reading), path.split("."));
    if (value === undefined) throw new Error(`${name} has no text ${path}`);
    const { success, error } = z.safeParse(schemaOf(shape), value, { error: friendlyIssue });
    if (!success) throw new Error(`${path} of ${name} does not fit here: ${error.issues[0]?.message ?? ""}`);
    return value;
  }
}

/**
 * Loads `name.yaml` of the layers of a language and its variants such as `name.student.yaml`, with the referenced texts of other
 * documents. What cannot be used of an organisation's own texts is replaced, and listed; throws a ContentError that lists
 * what is wrong with the shipped ones. SHELL-13, OWN-01, OWN-02
 */
export const loadTemplate = (
  name: DocumentName,
  layers: readonly Layer[],
  options: LoadOptions = {},
): LoadedTemplate => {
  const reader = new TemplateReader(layers, options);
  const standard = reader.read(name, undefined);
  const hasVariant = (type: string) =>
    [...reader.documents].some((document) => layers.some(({ files }) => files.has(`${document}.${type}.yaml`)));
  const variants = new Map(userTypes.filter(hasVariant).map((type) => [type as string, reader.read(name, type)]));
  if (reader.errors.length > 0) throw new ContentError(reader.errors);
  const { unusable, unknown } = reader.faults;
  return { standard, variants, unusable: distinctProblems(unusable), unknown: distinctProblems(unknown) };
};
