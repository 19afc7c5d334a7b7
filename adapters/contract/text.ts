import * as z from "zod/mini";
import type { Inline, RichText, TextWith } from "../../domain/kernel/rich-text.ts";

/** A text of content: how it is written, and which placeholders it may hold. The page that shows it fills them. */
interface Text {
  readonly form: "line" | "rich text";
  readonly placeholders: readonly string[];
}

const texts = new WeakMap<z.core.$ZodType, Text>();

/** What kind of text a schema is of; undefined where it is none, or a line without placeholders. */
export const textOf = (schema: z.core.$ZodType): Text | undefined => texts.get(schema);

const asText = <Schema extends z.core.$ZodType>(schema: Schema, text: Text): Schema => {
  texts.set(schema, text);
  return schema;
};

const lineHolding = (names: readonly string[]) => {
  // No brace but those of the placeholders that are filled.
  const filled = new RegExp(`^(?:[^{}]|\\{(?:${names.join("|") || "(?!)"})\\})*$`);
  return z.string().check(({ value, issues }) => {
    if (!filled.test(value)) issues.push({ code: "custom", input: value, message: "holds a placeholder that is not filled here" });
  });
};

/** Words as they stand, on one line and without placeholders. */
export const line = lineHolding([]);

/** A line that may hold these placeholders. */
export const lineWith = <const Names extends readonly string[]>(...names: Names): z.ZodMiniType<TextWith<Names[number]>> =>
  asText(lineHolding(names) as unknown as z.ZodMiniType<TextWith<Names[number]>>, { form: "line", placeholders: names });

const inlineHolding = (names: readonly string[]): z.ZodMiniType<Inline<string>> => {
  const inline: z.ZodMiniType<Inline<string>> = z.lazy(() =>
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("text"), text: line }),
      z.object({ kind: z.literal("strong"), children: z.array(inline) }),
      z.object({ kind: z.literal("link"), href: z.string(), children: z.array(inline) }),
      ...(names.length === 0 ? [] : [z.object({ kind: z.literal("placeholder"), name: z.enum(names) })]),
    ]),
  );
  return inline;
};

/** Text as blocks, never markup, that may hold these placeholders. */
export const richTextWith = <const Names extends readonly string[]>(
  ...names: Names
): z.ZodMiniType<RichText<Names[number]>> => {
  const inlines = z.array(inlineHolding(names));
  const blocks: z.ZodMiniType<RichText<string>> = z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("paragraph"), children: inlines }),
      z.object({ kind: z.literal("heading"), level: z.literal([2, 3]), children: inlines }),
      z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(inlines) }),
    ]),
  );
  return asText(blocks as unknown as z.ZodMiniType<RichText<Names[number]>>, { form: "rich text", placeholders: names });
};

/** Text as blocks, without placeholders. */
export const richText = richTextWith();
