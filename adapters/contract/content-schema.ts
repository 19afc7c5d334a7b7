import * as z from "zod/mini";

import type { Shape } from "../../domain/kernel/content.ts";
import type { Inline, RichText } from "../../domain/kernel/rich-text.ts";
import { withFallback, withReadPolicy } from "./read-policy.ts";

/** A line whose only braces are those of its placeholders. */
const lineHolding = (names: readonly string[]) => {
  const filled = new RegExp(`^(?:[^{}]|\\{(?:${names.join("|") || "(?!)"})\\})*$`);
  return z.string().check(({ value, issues }) => {
    if (!filled.test(value))
      issues.push({ code: "custom", input: value, message: "holds a placeholder that is not filled here" });
  });
};

const plainLine = lineHolding([]);

const inlineHolding = (names: readonly string[]): z.ZodMiniType<Inline<string>> => {
  const inline: z.ZodMiniType<Inline<string>> = z.lazy(() =>
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("text"), text: plainLine }),
      z.object({ kind: z.literal("strong"), children: z.array(inline) }),
      z.object({ kind: z.literal("link"), href: z.string(), children: z.array(inline) }),
      ...(names.length === 0 ? [] : [z.object({ kind: z.literal("placeholder"), name: z.enum(names) })]),
    ]),
  );
  return inline;
};

const blocksHolding = (names: readonly string[]): z.ZodMiniType<RichText<string>> => {
  const inlines = z.array(inlineHolding(names));
  return z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("paragraph"), children: inlines }),
      z.object({ kind: z.literal("heading"), level: z.literal([2, 3]), children: inlines }),
      z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(inlines) }),
    ]),
  );
};

type Fields = Readonly<Record<string, Shape>>;

// Pages share shapes, so each has one schema.
const schemas = new WeakMap<Shape, z.ZodMiniType>();
const blankable = new WeakMap<Shape, z.ZodMiniType>();

const blanks: Readonly<Record<string, unknown>> = { "rich text": [], list: [], dictionary: {} };

/** The fallback of a missing text: nothing. */
const blankOf = (shape: Shape): unknown => {
  if (shape.kind === "optional") return undefined;
  if (shape.kind !== "object") return blanks[shape.kind] ?? "";
  return Object.fromEntries(Object.entries(shape.fields).map(([name, of]) => [name, blankOf(of)]));
};

/** Whether an object is a link, which shows as a whole or not at all. */
const isWhole = (fields: Fields): boolean => Object.values(fields).some(({ kind }) => kind === "address");

/** A property as it is read: one that is missing is blank, except in an object that is shown whole. CONF-02 */
const fieldOf = (of: Shape, fields: Fields): z.ZodMiniType => {
  if (of.kind === "optional" || isWhole(fields)) return schemaOf(of);
  const schema = blankable.get(of) ?? withReadPolicy(withFallback(schemaOf(of), blankOf(of)), { isExpected: true });
  blankable.set(of, schema);
  return schema;
};

const buildSchema = (shape: Shape): z.ZodMiniType => {
  switch (shape.kind) {
    case "line":
      return lineHolding(shape.placeholders);
    case "rich text":
      return blocksHolding(shape.placeholders);
    case "code":
    case "address":
      return z.string();
    case "optional":
      return z.optional(schemaOf(shape.of));
    case "list":
      return withReadPolicy(z.array(schemaOf(shape.of)), { hasWholeEntries: true });
    case "dictionary":
      return z.record(z.string(), schemaOf(shape.of));
    case "object":
      return z.object(
        Object.fromEntries(Object.entries(shape.fields).map(([name, of]) => [name, fieldOf(of, shape.fields)])),
      );
  }
};

/**
 * The schema of the content that a page receives for a shape; validates a content service's documents. SHELL-13,
 * CALL-02
 */
export const schemaOf = (shape: Shape): z.ZodMiniType => {
  const schema = schemas.get(shape) ?? buildSchema(shape);
  schemas.set(shape, schema);
  return schema;
};
