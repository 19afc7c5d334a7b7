import { basename } from "node:path";

import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLMap } from "yaml";
import * as z from "zod/mini";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import type { Shape } from "../../../../domain/kernel/content.ts";
import { choiceLists, type ChoiceList, type OrganisationLists } from "../../../../domain/rules/organisation-lists.ts";
import { defaultRules, type OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { fillRules, ruleTexts, type RuleTexts } from "../../../../domain/rules/rule-texts.ts";
import { schemaOf } from "../../../contract/content-schema.ts";
import { messageOf, friendlyIssue } from "../messages.ts";
import { readText } from "../read-text.ts";
import { documentShapes, type DocumentName } from "./document-shapes.ts";
import { richTextOf } from "./markdown.ts";
import { ContentError, type ContentProblem, problemOfLink, problemOfPlaceholders } from "./problems.ts";

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
const reference = "!from";

/** Marks choices that are copied from a list of LISTS_FILE: "!list waiverReasons". REAL-05 */
const listReference = "!list";

const isChoiceList = (name: string): name is ChoiceList => (choiceLists as readonly string[]).includes(name);

/** Resolves a reference to a text; reports a missing or mismatched one. */
type Refer = (words: string, shape: Shape, report: (message: string) => void) => unknown;

/** Context of reading a file: rule texts, collected problems, and the resolver of references. */
interface Reading {
  readonly rules: RuleTexts;
  readonly lists: OrganisationLists;
  readonly problems: ContentProblem[];
  readonly refer: Refer;
}

/**
 * Reads one YAML file by its document's shape: converts Markdown to rich text, and fills placeholders for the
 * organisation's rules. Adds what is wrong to `problems`.
 */
const readDocument = (
  { file, text, isVariant }: Source,
  whole: Shape,
  { rules, lists, problems, refer }: Reading,
): unknown => {
  const lines = new LineCounter();
  const customTags = [reference, listReference].map((tag) => ({ tag, resolve: (words: string) => words }));
  const document = parseDocument(text, { lineCounter: lines, customTags });
  const lineOf = (node: YamlNode) => lines.linePos(node?.range?.[0] ?? 0).line || 1;
  const report = (line: number, path: readonly string[], message: string) => {
    problems.push({ file, line, field: path.join("."), message });
  };

  const readObject = (fields: Fields, map: YAMLMap, path: readonly string[]) => {
    const read: Record<string, unknown> = {};
    for (const { key, value } of map.items) {
      const name = String(isScalar(key) ? key.value : key);
      const shape = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (shape) read[name] = walk(shape, value as YamlNode, [...path, name]);
      else report(lineOf(key as Node), [...path, name], `unknown field; there are ${Object.keys(fields).join(", ")}`);
    }
    for (const [name, { kind }] of Object.entries(fields))
      if (!isVariant && !map.has(name) && kind !== "optional") report(lineOf(map), [...path, name], "is missing");
    return read;
  };

  const readDictionary = (of: Shape, map: YAMLMap, path: readonly string[]) =>
    Object.fromEntries(
      map.items.map(({ key, value }) => {
        const name = String(isScalar(key) ? key.value : key);
        return [name, walk(of, value as YamlNode, [...path, name])];
      }),
    );

  const readRichText = (shape: RichTextShape, node: YamlNode, path: readonly string[]) => {
    if (!isScalar(node) || typeof node.value !== "string") {
      report(lineOf(node), path, "is a text, written in Markdown");
      return [];
    }
    const isBlock = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
    const first = lineOf(node) + (isBlock ? 0 : -1);
    return richTextOf(fillRules(node.value, rules), shape, (line, message) => report(first + line, path, message));
  };

  const problemOfWords = (shape: Shape, words: string): string | undefined =>
    shape.kind === "address"
      ? problemOfLink(words, shape.targets)
      : problemOfPlaceholders(words, shape.kind === "line" ? shape.placeholders : []);

  const readLeaf = (shape: Shape, node: YamlNode, path: readonly string[]) => {
    const content: unknown = node?.toJS(document) ?? null;
    const value = shape.kind === "line" && typeof content === "string" ? fillRules(content, rules) : content;
    const result = z.safeParse(schemaOf(shape), value, { error: friendlyIssue });
    const issue = result.success ? undefined : (result.error.issues[0]?.message ?? "does not fit");
    const problem = (typeof value === "string" ? problemOfWords(shape, value) : undefined) ?? issue;
    if (problem !== undefined) report(lineOf(node), path, problem);
    return value;
  };

  const readList = (name: string, report: (message: string) => void) => {
    if (isChoiceList(name)) return lists[name].map(({ code, label }) => ({ code, label }));
    report(`there is no list ${name}; there are ${choiceLists.join(", ")}`);
    return [];
  };

  const walk = (shape: Shape, yaml: YamlNode, path: readonly string[]): unknown => {
    const node = isAlias(yaml) ? yaml.resolve(document) : yaml;
    if (shape.kind === "optional") return walk(shape.of, node, path);
    if (node?.tag === reference)
      return refer(String(node.toJS(document)), shape, (message) => report(lineOf(node), path, message));
    if (node?.tag === listReference)
      return readList(String(node.toJS(document)), (message) => report(lineOf(node), path, message));
    if (shape.kind === "rich text") return readRichText(shape, node, path);
    if (shape.kind === "object" && isMap(node)) return readObject(shape.fields, node, path);
    if (shape.kind === "dictionary" && isMap(node)) return readDictionary(shape.of, node, path);
    if (shape.kind === "list" && isSeq(node))
      return node.items.map((item, index) => walk(shape.of, item as YamlNode, [...path, String(index + 1)]));
    return readLeaf(shape, node, path);
  };

  for (const error of document.errors) report(error.linePos?.[0].line ?? 1, [], error.message.split("\n")[0] ?? "");
  return document.errors.length > 0 ? undefined : walk(whole, document.contents, []);
};

/** A page's document with its variants by user type, each complete. */
export interface LoadedTemplate {
  readonly standard: unknown;
  readonly variants: ReadonlyMap<string, unknown>;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Applies a variant's keys to the standard document; replaces lists and texts as a whole. */
const withVariant = (standard: unknown, variant: unknown): unknown => {
  if (!isTree(standard) || !isTree(variant)) return variant;
  const keys = Object.entries(variant).map(([key, value]) => [key, withVariant(standard[key], value)]);
  return { ...standard, ...(Object.fromEntries(keys) as Record<string, unknown>) };
};

const valueAt = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === "object" && part !== null && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined,
    document,
  );

/** Reads a document for a type of user; `trail` lists the referring documents. */
type ReadFor = (name: DocumentName, type: string | undefined, trail: readonly string[]) => unknown;

const isDocumentName = (name: string): name is DocumentName => Object.hasOwn(documentShapes, name);

const referFrom =
  (read: ReadFor, type: string | undefined, trail: readonly string[]): Refer =>
  (words, shape, report) => {
    const [name = "", path = ""] = words.trim().split(/\s+/);
    if (!isDocumentName(name)) return report(`"${name}" is no content document`);
    if (trail.includes(name)) return report(`${name} refers back to this text`);
    const value = valueAt(read(name, type, trail), path.split("."));
    if (value === undefined) return report(`${name} has no text ${path}`);
    const { success, error } = z.safeParse(schemaOf(shape), value, { error: friendlyIssue });
    if (!success) report(`${path} of ${name} does not fit here: ${error.issues[0]?.message ?? ""}`);
    return value;
  };

/**
 * Loads `name.yaml` and its variants such as `name.student.yaml`, with the referenced texts of other documents; throws
 * an error that lists every problem. SHELL-13
 */
export const loadTemplate = (
  name: DocumentName,
  paths: readonly string[],
  organisationRules: OrganisationRules = defaultRules,
): LoadedTemplate => {
  const { lists } = organisationRules;
  const rules = ruleTexts(organisationRules);
  const problems: ContentProblem[] = [];
  const pathOf = (file: string) => paths.find((path) => basename(path) === file);
  const wasRead = new Map<string, unknown>();
  const documents = new Set<DocumentName>();

  const readFile = (
    document: DocumentName,
    path: string,
    isVariant: boolean,
    type: string | undefined,
    refer: Refer,
  ) => {
    const file = basename(path);
    let text: string;
    try {
      text = readText(path);
    } catch (error) {
      problems.push({ file, line: 1, field: "", message: messageOf(error) });
      return undefined;
    }
    const key = text.includes(reference) ? `${file} for ${type ?? "everyone"}` : file;
    if (!wasRead.has(key))
      wasRead.set(
        key,
        readDocument({ file, text, isVariant }, documentShapes[document], { rules, lists, problems, refer }),
      );
    return wasRead.get(key);
  };

  const read: ReadFor = (document, type, trail) => {
    documents.add(document);
    const whole = pathOf(`${document}.yaml`);
    if (whole === undefined)
      throw new ContentError([{ file: `${document}.yaml`, line: 1, field: "", message: "the file is missing" }]);
    const refer = referFrom(read, type, [...trail, document]);
    const standard = readFile(document, whole, false, type, refer);
    const variant = type === undefined ? undefined : pathOf(`${document}.${type}.yaml`);
    return variant === undefined ? standard : withVariant(standard, readFile(document, variant, true, type, refer));
  };

  const standard = read(name, undefined, []);
  const hasVariant = (type: string) =>
    [...documents].some((document) => pathOf(`${document}.${type}.yaml`) !== undefined);
  const variants = new Map(userTypes.filter(hasVariant).map((type) => [type as string, read(name, type, [])]));
  if (problems.length > 0) throw new ContentError(problems);

  for (const document of [standard, ...variants.values()]) z.parse(schemaOf(documentShapes[name]), document);
  return { standard, variants };
};
