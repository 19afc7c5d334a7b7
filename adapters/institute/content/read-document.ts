import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLMap } from "yaml";
import * as z from "zod/mini";
import { textOf } from "../../contract/text.ts";
import type { Template } from "../../contract/templates.ts";
import { problemOfLink, problemOfPlaceholders } from "./links.ts";
import { richTextOf } from "./markdown.ts";
import type { Problem } from "./problem.ts";
import "../words-for-misfits.ts";

/** A content file: whether it is the whole document, or a variant that overrides some of its keys. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly isVariant: boolean;
}

type Walk = (schema: z.core.$ZodType, node: Node | null | undefined, path: readonly string[]) => unknown;

/** Reads one YAML file by its template's schema: rich text is written in Markdown. What is wrong is added to `problems`. */
export const readDocument = ({ file, text, isVariant }: Source, template: Template, problems: Problem[]): unknown => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (node: Node | null | undefined) => lines.linePos(node?.range?.[0] ?? 0).line || 1;
  const report = (line: number, path: readonly string[], message: string) => {
    problems.push({ file, line, field: path.join("."), message });
  };

  const readObject = (shape: Readonly<Record<string, z.core.$ZodType>>, map: YAMLMap, path: readonly string[]) => {
    const read: Record<string, unknown> = {};
    for (const { key, value } of map.items) {
      const name = String(isScalar(key) ? key.value : key);
      const inner = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (inner) read[name] = walk(inner, value as Node | null, [...path, name]);
      else report(lineOf(key as Node), [...path, name], `unknown field; there are ${Object.keys(shape).join(", ")}`);
    }
    for (const [name, inner] of Object.entries(shape))
      if (!isVariant && !map.has(name) && !(inner instanceof z.ZodMiniOptional))
        report(lineOf(map), [...path, name], "is missing");
    return read;
  };

  const problemOfWords = (schema: z.core.$ZodType, words: string, path: readonly string[]): string | undefined =>
    path.at(-1) === "href"
      ? problemOfLink(words, template.targets)
      : problemOfPlaceholders(words, textOf(schema)?.placeholders ?? []);

  const readLeaf = (schema: z.core.$ZodType, node: Node | null | undefined, path: readonly string[]) => {
    const value: unknown = node?.toJS(document);
    const result = z.safeParse(schema, value);
    const misfit = result.success ? undefined : (result.error.issues[0]?.message ?? "does not fit");
    const problem = (typeof value === "string" ? problemOfWords(schema, value, path) : undefined) ?? misfit;
    if (problem !== undefined) report(lineOf(node), path, problem);
    return value;
  };

  const readRichText = (placeholders: readonly string[], node: Node | null | undefined, path: readonly string[]) => {
    if (!isScalar(node) || typeof node.value !== "string") {
      report(lineOf(node), path, "is a text, written in Markdown");
      return [];
    }
    const isBlock = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
    const first = lineOf(node) + (isBlock ? 0 : -1);
    return richTextOf(node.value, { placeholders, targets: template.targets }, (line, message) => report(first + line, path, message));
  };

  const walk: Walk = (schema, given, path) => {
    const node = isAlias(given) ? given.resolve(document) : given;
    const text = textOf(schema);
    if (text?.form === "rich text") return readRichText(text.placeholders, node, path);
    if (schema instanceof z.ZodMiniOptional) return walk(schema.def.innerType, node, path);
    if (schema instanceof z.ZodMiniObject && isMap(node)) return readObject(schema.def.shape, node, path);
    if (schema instanceof z.ZodMiniRecord && isMap(node))
      return Object.fromEntries(
        node.items.map(({ key, value }) => {
          const name = String(isScalar(key) ? key.value : key);
          const { success, error } = z.safeParse(schema.def.keyType, name);
          if (!success) report(lineOf(key as Node), [...path, name], error.issues[0]?.message ?? "unknown field");
          return [name, walk(schema.def.valueType, value as Node | null, [...path, name])];
        }),
      );
    if (schema instanceof z.ZodMiniArray && isSeq(node))
      return node.items.map((item, index) => walk(schema.def.element, item as Node, [...path, String(index + 1)]));
    return readLeaf(schema, node, path);
  };

  for (const error of document.errors) report(error.linePos?.[0].line ?? 1, [], error.message.split("\n")[0] ?? "");
  return document.errors.length > 0 ? undefined : walk(template.schema, document.contents, []);
};
