import { withWholeDates } from "./calendar-date.ts";

/** A run of words within a block. `Name` is which placeholders it may hold; `never` for none. */
export type Inline<Name extends string = never> =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly children: readonly Inline<Name>[] }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline<Name>[] }
  | { readonly kind: "placeholder"; readonly name: Name };

/** One block of content text. Content never travels as markup. */
export type Block<Name extends string = never> =
  | { readonly kind: "paragraph"; readonly children: readonly Inline<Name>[] }
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly children: readonly Inline<Name>[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Inline<Name>[])[] };

/** A text of blocks. One with placeholders cannot be drawn without their values. */
export type RichText<Name extends string = never> = readonly Block<Name>[];

declare const names: unique symbol;

/**
 * One line of words with placeholders: a string where it is stored and sent, but not to the compiler, so that
 * nobody draws it before it is filled.
 */
export interface TextWith<Name extends string> {
  readonly [names]: Name;
}

export type PlaceholderValues<Name extends string> = Readonly<Record<Name, string>>;

const placeholder = /\{([a-zA-Z]+)\}/g;

/**
 * The first thing in some words that would show as braces although these placeholders are filled: another
 * placeholder, or a brace by itself. Undefined where there is none.
 */
export const strayBraces = (words: string, filled: readonly string[]): string | undefined => {
  const rest = words.replace(placeholder, (whole, name: string) => (filled.includes(name) ? "" : whole));
  return /\{[^{}]*\}|[{}]/.exec(rest)?.[0];
};

export const fill = <Name extends string>(line: TextWith<Name>, values: PlaceholderValues<Name>): string =>
  (line as unknown as string).replace(placeholder, (_, name: Name) => withWholeDates(values[name]));
