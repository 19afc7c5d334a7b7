import type { ReactNode } from "react";

import { withWholeDates } from "../../domain/kernel/calendar-date.ts";
import { isolateDirection } from "../../domain/kernel/isolated.ts";
import type { Block, Inline, PlaceholderValues, RichText as Blocks } from "../../domain/kernel/rich-text.ts";
import { PortalLink } from "./portal-link.tsx";

import styles from "./rich-text.module.css";

/** Values for the placeholders of a text; none when it has no placeholders. */
type PlaceholderProps<Name extends string> = [Name] extends [never]
  ? { readonly values?: undefined }
  : { readonly values: PlaceholderValues<Name> };

type RichTextProps<Name extends string> = PlaceholderProps<Name> & { readonly text: Blocks<Name> };

type Values = PlaceholderValues<string>;

const none: Values = {};

/** Renders content blocks as elements, never as markup. */
export const RichText = <Name extends string = never>({ text, values }: RichTextProps<Name>) => (
  <div className={styles.text}>{numbered(text, (block) => drawBlock(block, values ?? none))}</div>
);

/** Renders inline content without blocks. */
export const InlineText = ({ words }: { readonly words: readonly Inline[] }) => drawInlines(words, none);

// Content does not change while it is displayed, so the index is a stable key.
const numbered = <T,>(parts: readonly T[], draw: (part: T) => ReactNode): ReactNode =>
  parts.map((part, place) => <Part key={`part-${String(place)}`}>{draw(part)}</Part>);

const Part = ({ children }: { readonly children: ReactNode }) => children;

const drawBlock = (block: Block<string>, values: Values): ReactNode => {
  if (block.kind === "list") {
    const items = numbered(block.items, (item) => <li>{drawInlines(item, values)}</li>);
    return block.ordered ? <ol className={styles.list}>{items}</ol> : <ul className={styles.list}>{items}</ul>;
  }
  const children = drawInlines(block.children, values);
  if (block.kind === "paragraph") return <p>{children}</p>;
  return block.level === 2 ? <h2>{children}</h2> : <h3>{children}</h3>;
};

const drawInlines = (inlines: readonly Inline<string>[], values: Values): ReactNode =>
  numbered(inlines, (inline) => drawInline(inline, values));

const drawInline = (inline: Inline<string>, values: Values): ReactNode => {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "placeholder":
      return isolateDirection(withWholeDates(values[inline.name]));
    case "strong":
      return <strong>{drawInlines(inline.children, values)}</strong>;
    case "link":
      return <PortalLink href={inline.href}>{drawInlines(inline.children, values)}</PortalLink>;
  }
};
