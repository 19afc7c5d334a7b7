/** A run of words within a block. Placeholders are filled when the text is shown. */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: "placeholder"; readonly name: string };

/** One block of content text. Content never travels as markup. */
export type Block =
  | { readonly kind: "paragraph"; readonly children: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

export type RichText = readonly Block[];

/** Values for placeholders, by name. */
export type PlaceholderValues = Readonly<Record<string, string>>;

const placeholder = /\{([a-zA-Z]+)\}/g;

/** The names of the placeholders in a plain text, in order. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(placeholder)].map((match) => match[1] ?? "");

/**
 * Fills `{name}` in a plain text. A name without a value keeps its braces: content is checked when
 * it is loaded, so this shows only where a page forgets to give a value.
 */
export const fill = (text: string, values: PlaceholderValues): string =>
  text.replace(placeholder, (whole, name: string) => values[name] ?? whole);

const mapInline = (inline: Inline, href: (href: string) => string): Inline => {
  if (inline.kind === "strong") return { ...inline, children: inline.children.map((child) => mapInline(child, href)) };
  if (inline.kind === "link")
    return { ...inline, href: href(inline.href), children: inline.children.map((child) => mapInline(child, href)) };
  return inline;
};

/** The same text, with every link leading where `href` says. */
export const withLinks = (text: RichText, href: (href: string) => string): RichText =>
  text.map((block) =>
    block.kind === "list"
      ? { ...block, items: block.items.map((item) => item.map((inline) => mapInline(inline, href))) }
      : { ...block, children: block.children.map((inline) => mapInline(inline, href)) },
  );
