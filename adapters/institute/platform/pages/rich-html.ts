import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import type { Inline, PlaceholderValues, RichText } from "../../../../domain/kernel/rich-text.ts";
import { html, type Html } from "./html.ts";

/** Renders a text as HTML; `addressOf` resolves its links. RULE-04 */
export const richHtml = <Name extends string>(
  text: RichText<Name>,
  values: PlaceholderValues<Name>,
  addressOf: (href: string) => string = (href) => href,
): readonly Html[] => {
  const inlines = (words: readonly Inline<Name>[]): readonly Html[] => words.map(renderInline);
  const renderInline = (inline: Inline<Name>): Html => {
    switch (inline.kind) {
      case "text":
        return html`${inline.text}`;
      case "placeholder":
        return html`${isolateDirection(values[inline.name])}`;
      case "strong":
        return html`<strong>${inlines(inline.children)}</strong>`;
      case "link":
        return html`<a href="${addressOf(inline.href)}">${inlines(inline.children)}</a>`;
    }
  };
  return text.map((block) => {
    if (block.kind === "paragraph") return html`<p>${inlines(block.children)}</p>`;
    if (block.kind === "heading")
      return block.level === 2 ? html`<h2>${inlines(block.children)}</h2>` : html`<h3>${inlines(block.children)}</h3>`;
    const items = block.items.map((item) => html`<li>${inlines(item)}</li>`);
    return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
  });
};
