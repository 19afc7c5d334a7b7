import { withWholeDates } from "./calendar-date.ts";
import { isolateDirection } from "./isolated.ts";

/** A run of text within a block. `Name` is the union of allowed placeholders; `never` for none. */
export type Inline<Name extends string = never> =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly children: readonly Inline<Name>[] }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline<Name>[] }
  | { readonly kind: "placeholder"; readonly name: Name };

/** A block of content. Content is never transported as markup. */
export type Block<Name extends string = never> =
  | { readonly kind: "paragraph"; readonly children: readonly Inline<Name>[] }
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly children: readonly Inline<Name>[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Inline<Name>[])[] };

/** Text as blocks. Text with placeholders cannot be rendered without their values. */
export type RichText<Name extends string = never> = readonly Block<Name>[];

declare const names: unique symbol;

/**
 * A line with placeholders. A string at run time, but opaque to the compiler so that it cannot be rendered unfilled.
 */
export interface TextWith<Name extends string> {
  readonly [names]: Name;
}

export type PlaceholderValues<Name extends string> = Readonly<Record<Name, string>>;

const placeholder = /\{([a-zA-Z]+)\}/g;

/**
 * The first placeholder or brace that remains visible after `filled` placeholders are replaced; undefined when there is
 * none.
 */
export const unfilledPlaceholder = (words: string, filled: readonly string[]): string | undefined => {
  const rest = words.replace(placeholder, (whole, name: string) => (filled.includes(name) ? "" : whole));
  return /\{[^{}]*\}|[{}]/.exec(rest)?.[0];
};

/** Replaces the placeholders of a line by their values; dates in values do not wrap, and right-to-left values are isolated. */
export const fill = <Name extends string>(line: TextWith<Name>, values: PlaceholderValues<Name>): string =>
  (line as unknown as string).replace(placeholder, (_, name: Name) => isolateDirection(withWholeDates(values[name])));
