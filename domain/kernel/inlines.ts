import type { Inline, RichText, TextWith } from "./rich-text.ts";

/** Splits a line into text and placeholders. */
export const inlinesOf = <Name extends string>(line: TextWith<Name>): readonly Inline<Name>[] =>
  (line as unknown as string).split(/(\{[a-zA-Z]+\})/).flatMap((part): readonly Inline<Name>[] => {
    const name = /^\{([a-zA-Z]+)\}$/.exec(part)?.[1];
    if (name !== undefined) return [{ kind: "placeholder", name: name as Name }];
    return part === "" ? [] : [{ kind: "text", text: part }];
  });

const mapInline = <Name extends string>(inline: Inline<Name>, href: (href: string) => string): Inline<Name> => {
  if (inline.kind === "strong") return { ...inline, children: inline.children.map((child) => mapInline(child, href)) };
  if (inline.kind === "link")
    return { ...inline, href: href(inline.href), children: inline.children.map((child) => mapInline(child, href)) };
  return inline;
};

/** Returns the text with every link target mapped by `href`. */
export const withLinks = <Name extends string>(text: RichText<Name>, href: (href: string) => string): RichText<Name> =>
  text.map((block) =>
    block.kind === "list"
      ? { ...block, items: block.items.map((item) => item.map((inline) => mapInline(inline, href))) }
      : { ...block, children: block.children.map((inline) => mapInline(inline, href)) },
  );
