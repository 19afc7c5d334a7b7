import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
} from "yaml";
import * as z from "zod/mini";

import type { Shape } from "../../../../domain/kernel/content.ts";
import { choiceLists, type ChoiceList, type OrganisationLists } from "../../../../domain/rules/organisation-lists.ts";
import { fillRules, type RuleTexts } from "../../../../domain/rules/rule-texts.ts";
import { schemaOf } from "../../../contract/content-schema.ts";
import { friendlyIssue } from "../messages.ts";
import { richTextOf } from "./markdown.ts";
import { type ContentProblem, problemOfLink, problemOfPlaceholders } from "./problems.ts";

/** A content file: a whole document, or a variant that overrides some of its keys. */
interface Source {
  readonly file: string;
  readonly text: string;
  readonly isVariant: boolean;
}

type Fields = Readonly<Record<string, Shape>>;
type RichTextShape = Extract<Shape, { kind: "rich text" }>;
type YamlNode = Node | null | undefined;

/** Marks a text that is copied from another document: "!from annual-declarations history.table". RULE-04 */
export const reference = "!from";

/** Marks choices that are copied from a list of LISTS_FILE: "!list waiverReasons". REAL-05 */
const listReference = "!list";

const isChoiceList = (name: string): name is ChoiceList => (choiceLists as readonly string[]).includes(name);

/** Resolves a reference to a text; reports a missing or mismatched one. */
export type Refer = (words: string, shape: Shape, report: (message: string) => void) => unknown;

/** Context of reading a file: rule texts, collected problems, and the resolver of references. */
interface FileReading {
  readonly rules: RuleTexts;
  readonly lists: OrganisationLists;
  readonly problems: ContentProblem[];
  readonly refer: Refer;
}

const nameIn = (key: unknown): string => String(isScalar(key) ? key.value : key);

const problemOfWords = (shape: Shape, words: string): string | undefined =>
  shape.kind === "address"
    ? problemOfLink(words, shape.targets)
    : problemOfPlaceholders(words, shape.kind === "line" ? shape.placeholders : []);

/** Reads one YAML file by its document's shape. */
class DocumentReader {
  readonly #document: Document.Parsed;
  readonly #lines: LineCounter;
  readonly #source: Source;
  readonly #reading: FileReading;

  constructor(document: Document.Parsed, lines: LineCounter, source: Source, reading: FileReading) {
    this.#document = document;
    this.#lines = lines;
    this.#source = source;
    this.#reading = reading;
  }

  read(whole: Shape): unknown {
    const { contents, errors } = this.#document;
    for (const error of errors) this.#report(error.linePos?.[0].line ?? 1, [], error.message.split("\n")[0] ?? "");
    return errors.length > 0 ? undefined : this.#walk(whole, contents, []);
  }

  #lineOf(node: YamlNode): number {
    return this.#lines.linePos(node?.range?.[0] ?? 0).line || 1;
  }

  #report(line: number, path: readonly string[], message: string): void {
    this.#reading.problems.push({ file: this.#source.file, line, field: path.join("."), message });
  }

  #walk(shape: Shape, yaml: YamlNode, path: readonly string[]): unknown {
    const node = isAlias(yaml) ? yaml.resolve(this.#document) : yaml;
    if (shape.kind === "optional") return this.#walk(shape.of, node, path);
    const report = (message: string) => this.#report(this.#lineOf(node), path, message);
    if (node?.tag === reference) return this.#reading.refer(String(node.toJS(this.#document)), shape, report);
    if (node?.tag === listReference) return this.#list(String(node.toJS(this.#document)), report);
    if (shape.kind === "rich text") return this.#richText(shape, node, path);
    if (shape.kind === "object" && isMap(node)) return this.#object(shape.fields, node, path);
    if (shape.kind === "dictionary" && isMap(node)) return this.#dictionary(shape.of, node, path);
    if (shape.kind === "list" && isSeq(node))
      return node.items.map((item, index) => this.#walk(shape.of, item as YamlNode, [...path, String(index + 1)]));
    return this.#leaf(shape, node, path);
  }

  #object(fields: Fields, map: YAMLMap, path: readonly string[]): Readonly<Record<string, unknown>> {
    const read: Record<string, unknown> = {};
    for (const { key, value } of map.items) {
      const name = nameIn(key);
      const shape = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const there = [...path, name];
      if (shape) read[name] = this.#walk(shape, value as YamlNode, there);
      else this.#report(this.#lineOf(key as Node), there, `unknown field; there are ${Object.keys(fields).join(", ")}`);
    }
    for (const [name, { kind }] of Object.entries(fields))
      if (!this.#source.isVariant && !map.has(name) && kind !== "optional")
        this.#report(this.#lineOf(map), [...path, name], "is missing");
    return read;
  }

  #dictionary(of: Shape, map: YAMLMap, path: readonly string[]): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      map.items.map(({ key, value }) => {
        const name = nameIn(key);
        return [name, this.#walk(of, value as YamlNode, [...path, name])];
      }),
    );
  }

  #richText(shape: RichTextShape, node: YamlNode, path: readonly string[]): unknown {
    const line = this.#lineOf(node);
    if (!isScalar(node) || typeof node.value !== "string") {
      this.#report(line, path, "is a text, written in Markdown");
      return [];
    }
    const isBlock = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
    const first = line + (isBlock ? 0 : -1);
    return richTextOf(fillRules(node.value, this.#reading.rules), shape, (within, message) =>
      this.#report(first + within, path, message),
    );
  }

  #leaf(shape: Shape, node: YamlNode, path: readonly string[]): unknown {
    const content: unknown = node?.toJS(this.#document) ?? null;
    const isLine = shape.kind === "line" && typeof content === "string";
    const value = isLine ? fillRules(content, this.#reading.rules) : content;
    const result = z.safeParse(schemaOf(shape), value, { error: friendlyIssue });
    const issue = result.success ? undefined : (result.error.issues[0]?.message ?? "does not fit");
    const problem = (typeof value === "string" ? problemOfWords(shape, value) : undefined) ?? issue;
    if (problem !== undefined) this.#report(this.#lineOf(node), path, problem);
    return value;
  }

  #list(name: string, report: (message: string) => void): readonly unknown[] {
    if (isChoiceList(name)) return this.#reading.lists[name].map(({ code, label }) => ({ code, label }));
    report(`there is no list ${name}; there are ${choiceLists.join(", ")}`);
    return [];
  }
}

/**
 * Reads one YAML file by its document's shape: converts Markdown to rich text, and fills placeholders for the
 * organisation's rules. Adds what is wrong to `problems`.
 */
export const readDocument = (source: Source, whole: Shape, reading: FileReading): unknown => {
  const lines = new LineCounter();
  const customTags = [reference, listReference].map((tag) => ({ tag, resolve: (words: string) => words }));
  const document = parseDocument(source.text, { lineCounter: lines, customTags });
  return new DocumentReader(document, lines, source, reading).read(whole);
};
