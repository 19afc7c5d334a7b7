import { allMessages } from "../../../../domain/institute/shell/all-messages.ts";
import type { Shape } from "../../../../domain/kernel/content.ts";

type Tree = Readonly<Record<string, unknown>>;

const partOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Tree)[name] : undefined;

const entriesOf = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];

/** Texts of lines and blocks, without the targets of their links. */
const wordsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return ["text", "children", "items"].flatMap((name) => wordsOf(partOf(value, name) ?? []));
};

/**
 * The texts of a document that no layer of its language contains (`said`), each line or piece of a block separately.
 * Codes and addresses are no texts. LANG-05
 */
export const untranslatedIn = (shape: Shape, value: unknown, said: readonly unknown[]): readonly string[] => {
  if (value === undefined || shape.kind === "code" || shape.kind === "address") return [];
  if (shape.kind === "optional") return untranslatedIn(shape.of, value, said);
  const within = (of: Shape, name: string) =>
    untranslatedIn(
      of,
      partOf(value, name),
      said.map((each) => partOf(each, name)),
    );
  if (shape.kind === "object") return Object.entries(shape.fields).flatMap(([name, of]) => within(of, name));
  if (shape.kind === "dictionary") return entriesOf(value).flatMap((name) => within(shape.of, name));
  if (said.some((each) => each !== undefined)) return [];
  return shape.kind === "list"
    ? (value as readonly unknown[]).flatMap((item) => untranslatedIn(shape.of, item, []))
    : wordsOf(value);
};

/** The English words of the messages of rules that no layer says. LANG-05 */
export const untranslatedMessages = (messages: unknown): readonly string[] =>
  allMessages.flatMap(({ key, english }) => {
    if (typeof english === "string") return partOf(messages, key) === undefined ? [english] : [];
    return partOf(messages, `${key}.other`) === undefined ? Object.values(english) : [];
  });
