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
  type YAMLSeq,
} from "yaml";
import * as z from "zod/mini";

import { fillRules, type RuleTexts } from "../../../../domain/institute/rules/rule-texts.ts";
import type { Shape } from "../../../../domain/kernel/content.ts";
import { choiceLists, type ChoiceList, type OrganisationLists } from "../../../../domain/rules/organisation-lists.ts";
import { schemaOf } from "../../../contract/content-schema.ts";
import { friendlyIssue } from "../messages.ts";
import { richTextOf } from "./markdown.ts";
import { type ContentProblem, problemOfLink, problemOfPlaceholders } from "./problems.ts";

/** A content file: a whole document, or a layer that says some of its texts. */
interface Source {
  readonly file: string;
  readonly text: string;
  readonly isWhole: boolean;
}

type Fields = Readonly<Record<string, Shape>>;
type RichTextShape = Extract<Shape, { kind: "rich text" }>;
type YamlNode = Node | null | undefined;

/** Marks a text that is copied from another document: "!from annual-declarations history.table". RULE-04 */
export const reference = "!from";

/** Marks choices that are copied from a list of LISTS_FILE: "!list waiverReasons". REAL-05 */
const listReference = "!list";

const isChoiceList = (name: string): name is ChoiceList => (choiceLists as readonly string[]).includes(name);

/** Reports a problem of a text; returns `unusable`. */
export type Report = (message: string) => unknown;

/** Resolves a reference to a text; reports a missing or mismatched one. */
export type Refer = (words: string, shape: Shape, report: Report) => unknown;

/** Context of reading a file. */
interface FileReading {
  readonly rules: RuleTexts;
  readonly lists: OrganisationLists;
  readonly refer: Refer;
  /** Why a link has no address here; undefined when it has one. */
  readonly problemOfAddress: (href: string) => string | undefined;
}

/** The content of a file, and its problems. */
export interface ReadFile {
  /** The document or layer; a part that cannot be used is absent, one that an author left empty is undefined. */
  readonly value: unknown;
  /** Texts that cannot be used. */
  readonly unusable: readonly ContentProblem[];
  /** Fields that this release does not know. */
  readonly unknown: readonly ContentProblem[];
  /** Paths of the texts that the file says itself; a list is one. */
  readonly texts: readonly string[];
  /** Paths of what the file decides: its texts, what it copies from other documents, and what it leaves empty. */
  readonly decided: readonly string[];
  /** Whether it copies nothing from other documents or lists. */
  readonly isSelfContained: boolean;
}

/** Marks a part of a file as unusable. */
export const unusable = Symbol("unusable");

const textKinds: readonly string[] = [
  "line",
  "rich text",
  "code",
  "address",
  "list",
] satisfies readonly Shape["kind"][];

const nameIn = (key: unknown): string => String(isScalar(key) ? key.value : key);

const isEmpty = (node: YamlNode): boolean => !node || (isScalar(node) && node.value === null);

type Parts = Readonly<Record<string, unknown>>;

const usable = (parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== unusable));

const allOrNothing = (parts: Parts): Parts | typeof unusable =>
  Object.values(parts).includes(unusable) ? unusable : parts;

/** A part of a document: its path, and whether it counts only with all of its texts. */
interface Place {
  readonly path: readonly string[];
  readonly isWhole: boolean;
}

/** Reads one YAML file by its document's shape. */
class DocumentReader {
  readonly unusable: ContentProblem[] = [];
  readonly unknown: ContentProblem[] = [];
  readonly texts: string[] = [];
  readonly decided: string[] = [];
  isSelfContained = true;
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
    for (const error of errors)
      this.#report(error.linePos?.[0].line ?? 1, [], error.message.split("\n")[0]?.replace(/:$/, "") ?? "");
    if (errors.length > 0) return unusable;
    return this.#walk(whole, contents, { path: [], isWhole: this.#source.isWhole });
  }

  #lineOf(node: YamlNode): number {
    return this.#lines.linePos(node?.range?.[0] ?? 0).line || 1;
  }

  #report(line: number, path: readonly string[], message: string): typeof unusable {
    this.unusable.push({ file: this.#source.file, line, field: path.join("."), message });
    return unusable;
  }

  #walk(shape: Shape, yaml: YamlNode, place: Place): unknown {
    const node = isAlias(yaml) ? yaml.resolve(this.#document) : yaml;
    const field = place.path.join(".");
    const isRemoved = shape.kind === "optional" && isEmpty(node);
    if (shape.kind === "optional" && !isRemoved) return this.#walk(shape.of, node, place);
    const report = (message: string) => this.#report(this.#lineOf(node), place.path, message);
    const isCopied = node?.tag === reference;
    if (isRemoved || isCopied) this.decided.push(field);
    if (isCopied || node?.tag === listReference) this.isSelfContained = false;
    if (isRemoved) return undefined;
    if (isCopied) return this.#reading.refer(String(node.toJS(this.#document)), shape, report);
    const value = this.#content(shape, node, place, report);
    if (value !== unusable && textKinds.includes(shape.kind)) this.texts.push(field);
    return value;
  }

  #content(shape: Shape, node: YamlNode, place: Place, report: Report): unknown {
    if (node?.tag === listReference) return this.#choices(String(node.toJS(this.#document)), report);
    if (shape.kind === "rich text") return this.#richText(shape, node, place.path);
    if (shape.kind === "object" && isMap(node)) return this.#object(shape.fields, node, place);
    if (shape.kind === "dictionary" && isMap(node)) return this.#dictionary(shape.of, node, place);
    if (shape.kind === "list" && isSeq(node)) return this.#list(shape.of, node, place.path);
    return this.#leaf(shape, node, report);
  }

  #object(fields: Fields, map: YAMLMap, { path, isWhole }: Place): unknown {
    const read: Record<string, unknown> = {};
    for (const { key, value } of map.items) {
      const name = nameIn(key);
      const there = [...path, name];
      if (Object.hasOwn(fields, name))
        read[name] = this.#walk(fields[name] as Shape, value as YamlNode, { path: there, isWhole });
      else
        this.unknown.push({
          file: this.#source.file,
          line: this.#lineOf(key as Node),
          field: there.join("."),
          message: `unknown field; there are ${Object.keys(fields).join(", ")}`,
        });
    }
    if (!isWhole) return usable(read);
    for (const [name, { kind }] of Object.entries(fields))
      if (!map.has(name) && kind !== "optional")
        read[name] = this.#report(this.#lineOf(map), [...path, name], "is missing");
    return allOrNothing(read);
  }

  #dictionary(of: Shape, map: YAMLMap, { path, isWhole }: Place): unknown {
    const read = Object.fromEntries(
      map.items.map(({ key, value }) => {
        const name = nameIn(key);
        return [name, this.#walk(of, value as YamlNode, { path: [...path, name], isWhole })];
      }),
    );
    return isWhole ? allOrNothing(read) : usable(read);
  }

  #list(of: Shape, { items }: YAMLSeq, path: readonly string[]): unknown {
    const before = this.texts.length;
    const read = items.map((item, index) =>
      this.#walk(of, item as YamlNode, { path: [...path, String(index + 1)], isWhole: true }),
    );
    this.texts.length = before;
    return read.includes(unusable) ? unusable : read;
  }

  #richText(shape: RichTextShape, node: YamlNode, path: readonly string[]): unknown {
    const line = this.#lineOf(node);
    if (!isScalar(node) || typeof node.value !== "string")
      return this.#report(line, path, "is a text, written in Markdown");
    const isBlock = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
    const first = line + (isBlock ? 0 : -1);
    const { rules, problemOfAddress } = this.#reading;
    let isUsable = true;
    const blocks = richTextOf(fillRules(node.value, rules), { ...shape, problemOfAddress }, (within, message) => {
      isUsable = false;
      this.#report(first + within, path, message);
    });
    return isUsable ? blocks : unusable;
  }

  #problemOfWords(shape: Shape, words: string): string | undefined {
    if (shape.kind === "address") return problemOfLink(words, shape.targets) ?? this.#reading.problemOfAddress(words);
    return problemOfPlaceholders(words, shape.kind === "line" ? shape.placeholders : []);
  }

  #leaf(shape: Shape, node: YamlNode, report: Report): unknown {
    const content: unknown = node?.toJS(this.#document) ?? null;
    const isLine = shape.kind === "line" && typeof content === "string";
    const value = isLine ? fillRules(content, this.#reading.rules) : content;
    const result = z.safeParse(schemaOf(shape), value, { error: friendlyIssue });
    const issue = result.success ? undefined : (result.error.issues[0]?.message ?? "does not fit");
    const problem = (typeof value === "string" ? this.#problemOfWords(shape, value) : undefined) ?? issue;
    return problem === undefined ? value : report(problem);
  }

  #choices(name: string, report: Report): unknown {
    if (isChoiceList(name)) return this.#reading.lists[name].map(({ code, label }) => ({ code, label }));
    return report(`there is no list ${name}; there are ${choiceLists.join(", ")}`);
  }
}

/** Reads one YAML file by its document's shape: converts Markdown to rich text, and fills placeholders for the organisation's rules. */
export const readDocument = (source: Source, whole: Shape, reading: FileReading): ReadFile => {
  const lines = new LineCounter();
  const customTags = [reference, listReference].map((tag) => ({ tag, resolve: (words: string) => words }));
  const document = parseDocument(source.text, { lineCounter: lines, customTags });
  const reader = new DocumentReader(document, lines, source, reading);
  const value = reader.read(whole);
  const { unusable, unknown, texts, decided, isSelfContained } = reader;
  return { value, unusable, unknown, texts, decided: [...texts, ...decided], isSelfContained };
};
