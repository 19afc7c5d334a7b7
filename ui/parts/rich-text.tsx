import type { ReactNode } from "react";
import type { Block, Inline, PlaceholderValues, RichText as Blocks } from "../../domain/kernel/rich-text.ts";
import { PortalLink } from "./portal-link.tsx";
import styles from "./rich-text.module.css";

interface RichTextProps {
  readonly text: Blocks;
  /** What its placeholders stand for here. */
  readonly values?: PlaceholderValues;
}

/** Content text: blocks drawn as elements, never put in as markup. */
export const RichText = ({ text, values = {} }: RichTextProps) => (
  <div className={styles.text}>{numbered(text, (block) => drawBlock(block, values))}</div>
);

/** A run of words, for where a whole text would be too much. */
export const InlineText = ({ words, values = {} }: { readonly words: readonly Inline[]; readonly values?: PlaceholderValues }) =>
  drawInlines(words, values);

// Content does not change under the reader, so a part's place in its text is its identity.
const numbered = <T,>(parts: readonly T[], draw: (part: T) => ReactNode): ReactNode =>
  parts.map((part, place) => <Part key={`part-${String(place)}`}>{draw(part)}</Part>);

const Part = ({ children }: { readonly children: ReactNode }) => children;

const drawBlock = (block: Block, values: PlaceholderValues): ReactNode => {
  if (block.kind === "list") {
    const items = numbered(block.items, (item) => <li>{drawInlines(item, values)}</li>);
    return block.ordered ? <ol className={styles.list}>{items}</ol> : <ul className={styles.list}>{items}</ul>;
  }
  const children = drawInlines(block.children, values);
  if (block.kind === "paragraph") return <p>{children}</p>;
  return block.level === 2 ? <h2>{children}</h2> : <h3>{children}</h3>;
};

const drawInlines = (inlines: readonly Inline[], values: PlaceholderValues): ReactNode =>
  numbered(inlines, (inline) => drawInline(inline, values));

const drawInline = (inline: Inline, values: PlaceholderValues): ReactNode => {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "placeholder":
      return values[inline.name] ?? `{${inline.name}}`;
    case "strong":
      return <strong>{drawInlines(inline.children, values)}</strong>;
    case "link":
      return <PortalLink href={inline.href}>{drawInlines(inline.children, values)}</PortalLink>;
  }
};
