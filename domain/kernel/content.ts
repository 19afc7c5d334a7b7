import type { RichText, TextWith } from "./rich-text.ts";

/** Words: one line, or blocks. `placeholders` are those it may hold; `targets` the names its links may lead to besides addresses. */
export interface TextShape<Kind extends "line" | "rich text", Name extends string> {
  readonly kind: Kind;
  readonly placeholders: readonly Name[];
  readonly targets?: readonly string[];
}

/** What is not read by people: a code, or where a link leads. */
export interface CodeShape {
  readonly kind: "code";
}
export interface AddressShape {
  readonly kind: "address";
  readonly targets?: readonly string[];
}

export interface OptionalShape<Of> {
  readonly kind: "optional";
  readonly of: Of;
}
export interface ListShape<Of> {
  readonly kind: "list";
  readonly of: Of;
}
export interface DictionaryShape<Of> {
  readonly kind: "dictionary";
  readonly of: Of;
}
export interface ObjectShape<Fields> {
  readonly kind: "object";
  readonly fields: Fields;
}

type Fields = Readonly<Record<string, Shape>>;

/**
 * What a content document is made of, as data. All else follows from it: what a page receives (`ContentOf`), the
 * schema it is checked by on its way, and how the files that authors write are read. SHELL-13
 */
export type Shape =
  | TextShape<"line", string>
  | TextShape<"rich text", string>
  | CodeShape
  | AddressShape
  | OptionalShape<Shape>
  | ListShape<Shape>
  | DictionaryShape<Shape>
  | ObjectShape<Fields>;

type OptionalKeys<F> = { readonly [Key in keyof F]: F[Key] extends OptionalShape<Shape> ? Key : never }[keyof F];

type ObjectOf<F> = { readonly [Key in Exclude<keyof F, OptionalKeys<F>>]: ContentOf<F[Key]> } & {
  readonly [Key in OptionalKeys<F>]?: ContentOf<F[Key]>;
};

/** What a page receives of a shape. A text with placeholders cannot be drawn without their values. */
export type ContentOf<S> =
  S extends TextShape<"line", infer Name> ? ([Name] extends [never] ? string : TextWith<Name>)
  : S extends TextShape<"rich text", infer Name> ? RichText<Name>
  : S extends CodeShape | AddressShape ? string
  : S extends OptionalShape<infer Of> ? ContentOf<Of> | undefined
  : S extends ListShape<infer Of> ? readonly ContentOf<Of>[]
  : S extends DictionaryShape<infer Of> ? Readonly<Record<string, ContentOf<Of>>>
  : S extends ObjectShape<infer F> ? ObjectOf<F>
  : never;

// A page's shapes are calls of what follows. The marks tell the build that a call whose result nobody takes can go.

/** A line that may hold these placeholders. */
/* @__NO_SIDE_EFFECTS__ */
export const lineWith = <const Name extends string>(...placeholders: readonly Name[]): TextShape<"line", Name> => ({
  kind: "line",
  placeholders,
});

/** Text as blocks, never markup, that may hold these placeholders. */
/* @__NO_SIDE_EFFECTS__ */
export const richTextWith = <const Name extends string>(...placeholders: readonly Name[]): TextShape<"rich text", Name> => ({
  kind: "rich text",
  placeholders,
});

/** Words as they stand, on one line and without placeholders. */
export const line: TextShape<"line", never> = lineWith();

/** Text as blocks, without placeholders. */
export const richText: TextShape<"rich text", never> = richTextWith();

export const code: CodeShape = { kind: "code" };

/** Where a link leads: a route ("/help"), an address, or a telephone link. */
export const address: AddressShape = { kind: "address" };

/* @__NO_SIDE_EFFECTS__ */
export const optional = <Of extends Shape>(of: Of): OptionalShape<Of> => ({ kind: "optional", of });

/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Of extends Shape>(of: Of): ListShape<Of> => ({ kind: "list", of });

/** One under each code of the institute's; which there are is the institute's to say. */
/* @__NO_SIDE_EFFECTS__ */
export const byCode = <Of extends Shape>(of: Of): DictionaryShape<Of> => ({ kind: "dictionary", of });

/* @__NO_SIDE_EFFECTS__ */
export const object = <const F extends Fields>(fields: F): ObjectShape<F> => ({ kind: "object", fields });

/** One under each of these names, none of which may be left out. */
/* @__NO_SIDE_EFFECTS__ */
export const each = <const Name extends string, Of extends Shape>(
  names: readonly Name[],
  of: Of,
): ObjectShape<Readonly<Record<Name, Of>>> =>
  object(Object.fromEntries(names.map((name) => [name, of])) as Readonly<Record<Name, Of>>);

/** Words that lead somewhere. */
export const link = object({ text: line, href: address });
export type ContentLink = ContentOf<typeof link>;

/** A card or tile: a heading, perhaps a few words, perhaps a link. */
export const card = object({ heading: line, message: optional(richText), link: optional(link) });
export type ContentCard = ContentOf<typeof card>;

/** Something said under a heading of its own. */
export const note = object({ heading: line, message: richText });

/** What stands above a step, and what helps to answer it. */
export const step = object({ heading: line, help: richText });
