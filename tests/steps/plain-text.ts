import type { Inline, PlaceholderValues, RichText } from "../../domain/kernel/rich-text.ts";

const inlineText = (inline: Inline<string>, values: PlaceholderValues<string>): string => {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "placeholder":
      return values[inline.name] ?? `{${inline.name}}`;
    default:
      return inline.children.map((child) => inlineText(child, values)).join("");
  }
};

/** Content text as it is read aloud. */
export const plainText = <Name extends string = never>(
  text: RichText<Name>,
  ...[values]: [Name] extends [never] ? [] : [PlaceholderValues<Name>]
): string =>
  text
    .flatMap((block): readonly (readonly Inline<string>[])[] =>
      block.kind === "list" ? block.items : [block.children],
    )
    .map((inlines) => inlines.map((inline) => inlineText(inline, values ?? {})).join(""))
    .join("\n");

/** The first reference in a text; undefined when there is none. */
export const referenceIn = (text: string): string | undefined => /[A-Z]{3}-\d{4}-[2-9A-Z]{8}/.exec(text)?.[0];
