import assert from "node:assert/strict";

import { contentText, type Layer } from "../../adapters/institute/platform/content/content-files.ts";
import { documentShapes, type DocumentName } from "../../adapters/institute/platform/content/document-shapes.ts";
import { readDocument } from "../../adapters/institute/platform/content/read-document.ts";
import type { RuleTexts } from "../../domain/institute/rules/rule-texts.ts";
import { allMessages } from "../../domain/institute/shell/all-messages.ts";
import type { Shape } from "../../domain/kernel/content.ts";
import type { Block, Inline } from "../../domain/kernel/rich-text.ts";
import { choiceLists, type OrganisationLists } from "../../domain/rules/organisation-lists.ts";

/** A text with its place: "help.yaml cards 2 heading". Links are written as "words(→address)". */
export type TextEntry = readonly [place: string, words: string];

const inlineWords = (inline: Inline<string>): string => {
  if (inline.kind === "text") return inline.text;
  if (inline.kind === "placeholder") return `{${inline.name}}`;
  return inline.children.map(inlineWords).join("") + (inline.kind === "link" ? `(→${inline.href})` : "");
};

const blocksOf = (block: Block<string>): readonly (readonly Inline<string>[])[] =>
  block.kind === "list" ? block.items : [block.children];

/** The paragraphs and list items of a rich text. */
const paragraphsIn = (blocks: readonly Block<string>[]): readonly string[] =>
  blocks.flatMap(blocksOf).map((inlines) => inlines.map(inlineWords).join(""));

/** The texts, codes and addresses within a value, by place. */
const entriesIn = (shape: Shape, value: unknown, place: string): readonly TextEntry[] => {
  if (value === undefined) return [];
  if (shape.kind === "optional") return entriesIn(shape.of, value, place);
  if (shape.kind === "rich text")
    return paragraphsIn(value as readonly Block<string>[]).map((words, at) => [`${place} ${String(at)}`, words]);
  if (shape.kind === "line") return [[place, value as string]];
  if (shape.kind === "code" || shape.kind === "address") return [[`${place} as it is`, value as string]];
  return Object.entries(value as object).flatMap(([key, part]) => {
    const of = shape.kind === "object" ? shape.fields[key] : shape.of;
    return of ? entriesIn(of, part, `${place} ${key}`) : [];
  });
};

/** Whether a text is no words, but a code, an address or the name of a section of a page. */
export const isAsItIs = (place: string): boolean => place.endsWith(" as it is") || / cards \d+ section$/.test(place);

/** The texts of a layer by place, without those that are copied from another document or list. */
export const entriesOf = (layer: Layer | undefined, rules: RuleTexts): readonly TextEntry[] => {
  const lists = Object.fromEntries(choiceLists.map((name) => [name, []])) as unknown as OrganisationLists;
  const reading = { rules, lists, refer: () => undefined, problemOfAddress: () => undefined };
  return [...(layer?.files ?? [])].flatMap(([file, path]) => {
    const shape = documentShapes[file.split(".")[0] as DocumentName];
    const { value, unusable } = readDocument({ file, text: contentText(path), isWhole: false }, shape, reading);
    assert.deepEqual(unusable, []);
    return entriesIn(shape, value, file);
  });
};

/** The English of the messages that rules give, by the place of their words in the page framework. */
export const messageEntries: readonly TextEntry[] = allMessages.flatMap(({ key, english }): readonly TextEntry[] => {
  const place = `page-framework.yaml components messages ${key}`;
  if (typeof english === "string") return [[place, english]];
  return Object.entries(english).map(([form, words]) => [`${place}.${form}`, words]);
});
