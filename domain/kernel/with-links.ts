import type { Inline, RichText } from "./rich-text.ts";

const mapInline = <Name extends string>(inline: Inline<Name>, href: (href: string) => string): Inline<Name> => {
  if (inline.kind === "strong") return { ...inline, children: inline.children.map((child) => mapInline(child, href)) };
  if (inline.kind === "link")
    return { ...inline, href: href(inline.href), children: inline.children.map((child) => mapInline(child, href)) };
  return inline;
};

/** The same text, with every link leading where `href` says. */
export const withLinks = <Name extends string>(text: RichText<Name>, href: (href: string) => string): RichText<Name> =>
  text.map((block) =>
    block.kind === "list"
      ? { ...block, items: block.items.map((item) => item.map((inline) => mapInline(inline, href))) }
      : { ...block, children: block.children.map((inline) => mapInline(inline, href)) },
  );
