import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import type { Block, Inline, RichText } from "../../../../domain/kernel/rich-text.ts";
import type { Paragraph } from "./render-mail.ts";

/** A placeholder's value; paragraphs may only fill a placeholder that is a paragraph of its own. */
type Value = string | readonly Paragraph[];
export type Values<Name extends string> = Readonly<Record<Name, Value>>;

const inOneLine = (value: Value | undefined): string =>
  typeof value === "string" ? value : (value ?? []).flat(2).join(" ");

const isRoute = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/**
 * Renders a mail's text as plain paragraphs of one or more lines. Links follow their words; links to pages lead to the
 * portal. RULE-04, MAIL-03
 */
export const paragraphsOf = <Name extends string>(
  text: RichText<Name>,
  values: Values<Name>,
  portalUrl: string,
): readonly Paragraph[] => {
  const words = (inlines: readonly Inline<Name>[]): string => inlines.map(written).join("");
  const written = (inline: Inline<Name>): string => {
    if (inline.kind === "text") return inline.text;
    if (inline.kind === "placeholder") return isolateDirection(inOneLine(values[inline.name]));
    if (inline.kind === "strong") return words(inline.children);
    return `${words(inline.children)} (${isRoute(inline.href) ? `${portalUrl}/#${inline.href}` : inline.href})`;
  };
  const paragraphs = (block: Block<Name>): readonly Paragraph[] => {
    if (block.kind === "list")
      return [block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : "-"} ${words(item)}`).join("\n")];
    const [only, ...others] = block.children;
    const value = only?.kind === "placeholder" && others.length === 0 ? values[only.name] : undefined;
    return typeof value === "object" ? value : [words(block.children)];
  };
  return text.flatMap(paragraphs);
};

/** The lines of words that a person wrote, as paragraphs. */
export const linesOf = (words: string): readonly Paragraph[] => words.split(/\n+/u);
