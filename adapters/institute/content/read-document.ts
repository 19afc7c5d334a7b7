import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLMap } from "yaml";
import * as z from "zod/mini";
import type { Shape } from "../../../domain/kernel/content.ts";
import { schemaOf } from "../../contract/content-schema.ts";
import { problemOfLink, problemOfPlaceholders } from "./links.ts";
import { richTextOf } from "./markdown.ts";
import type { Problem } from "./problem.ts";
import "../validation-messages.ts";

/** A content file: whether it is the whole document, or a variant that overrides some of its keys. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly isVariant: boolean;
}

type Fields = Readonly<Record<string, Shape>>;
type RichTextShape = Extract<Shape, { kind: "rich text" }>;
type Given = Node | null | undefined;

/** Reads one YAML file by its document's shape: rich text is written in Markdown. What is wrong is added to `problems`. */
export const readDocument = ({ file, text, isVariant }: Source, whole: Shape, problems: Problem[]): unknown => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (node: Given) => lines.linePos(node?.range?.[0] ?? 0).line || 1;
  const report = (line: number, path: readonly string[], message: string) => {
    problems.push({ file, line, field: path.join("."), message });
  };

  const readObject = (fields: Fields, map: YAMLMap, path: readonly string[]) => {
    const read: Record<string, unknown> = {};
    for (const { key, value } of map.items) {
      const name = String(isScalar(key) ? key.value : key);
      const shape = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (shape) read[name] = walk(shape, value as Given, [...path, name]);
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
        return [name, walk(of, value as Given, [...path, name])];
      }),
    );

  const readRichText = (shape: RichTextShape, node: Given, path: readonly string[]) => {
    if (!isScalar(node) || typeof node.value !== "string") {
      report(lineOf(node), path, "is a text, written in Markdown");
      return [];
    }
    const isBlock = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
    const first = lineOf(node) + (isBlock ? 0 : -1);
    return richTextOf(node.value, shape, (line, message) => report(first + line, path, message));
  };

  const problemOfWords = (shape: Shape, words: string): string | undefined =>
    shape.kind === "address"
      ? problemOfLink(words, shape.targets)
      : problemOfPlaceholders(words, shape.kind === "line" ? shape.placeholders : []);

  const readLeaf = (shape: Shape, node: Given, path: readonly string[]) => {
    const value: unknown = node?.toJS(document);
    const result = z.safeParse(schemaOf(shape), value);
    const issue = result.success ? undefined : (result.error.issues[0]?.message ?? "does not fit");
    const problem = (typeof value === "string" ? problemOfWords(shape, value) : undefined) ?? issue;
    if (problem !== undefined) report(lineOf(node), path, problem);
    return value;
  };

  const walk = (shape: Shape, given: Given, path: readonly string[]): unknown => {
    const node = isAlias(given) ? given.resolve(document) : given;
    if (shape.kind === "optional") return walk(shape.of, node, path);
    if (shape.kind === "rich text") return readRichText(shape, node, path);
    if (shape.kind === "object" && isMap(node)) return readObject(shape.fields, node, path);
    if (shape.kind === "dictionary" && isMap(node)) return readDictionary(shape.of, node, path);
    if (shape.kind === "list" && isSeq(node))
      return node.items.map((item, index) => walk(shape.of, item as Given, [...path, String(index + 1)]));
    return readLeaf(shape, node, path);
  };

  for (const error of document.errors) report(error.linePos?.[0].line ?? 1, [], error.message.split("\n")[0] ?? "");
  return document.errors.length > 0 ? undefined : walk(whole, document.contents, []);
};
