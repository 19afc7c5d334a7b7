import type { DateStyle } from "./calendar-date.ts";
import { memoize } from "./memoize.ts";
import type { RichText, TextWith } from "./rich-text.ts";

/**
 * Text as one line or as blocks. `placeholders` lists the allowed ones; `targets` lists names that links may use
 * besides addresses.
 */
export interface TextShape<Kind extends "line" | "rich text", Name extends string> {
  readonly kind: Kind;
  readonly placeholders: readonly Name[];
  readonly targets?: readonly string[];
}

/** A machine-readable value: a code or a link target. */
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
 * The structure of a content document as data. Derived from it: the type pages receive (`ContentOf`), the validation
 * schema, and the parsing of authors' files. SHELL-13
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

/** The content type of a shape. Text with placeholders cannot be rendered without their values. */
export type ContentOf<S> =
  S extends TextShape<"line", infer Name>
    ? [Name] extends [never]
      ? string
      : TextWith<Name>
    : S extends TextShape<"rich text", infer Name>
      ? RichText<Name>
      : S extends CodeShape | AddressShape
        ? string
        : S extends OptionalShape<infer Of>
          ? ContentOf<Of> | undefined
          : S extends ListShape<infer Of>
            ? readonly ContentOf<Of>[]
            : S extends DictionaryShape<infer Of>
              ? Readonly<Record<string, ContentOf<Of>>>
              : S extends ObjectShape<infer F>
                ? ObjectOf<F>
                : never;

// Pages call these builders at module level. The annotations let the bundler drop calls with unused results.

/** A line with the given placeholders. */
/* @__NO_SIDE_EFFECTS__ */
export const lineWith = <const Name extends string>(...placeholders: readonly Name[]): TextShape<"line", Name> => ({
  kind: "line",
  placeholders,
});

/** Text as blocks, never markup, with the given placeholders. */
/* @__NO_SIDE_EFFECTS__ */
export const richTextWith = <const Name extends string>(
  ...placeholders: readonly Name[]
): TextShape<"rich text", Name> => ({
  kind: "rich text",
  placeholders,
});

/** One line without placeholders. */
export const line: TextShape<"line", never> = lineWith();

/** Text as blocks, without placeholders. */
export const richText: TextShape<"rich text", never> = richTextWith();

export const code: CodeShape = { kind: "code" };

/** A link target: a route ("/help"), an address, or a telephone link. */
export const address: AddressShape = { kind: "address" };

/** A property that authors may omit. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <Of extends Shape>(of: Of): OptionalShape<Of> => ({ kind: "optional", of });

/** A list of items with one shape. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Of extends Shape>(of: Of): ListShape<Of> => ({ kind: "list", of });

/** A dictionary keyed by the institute's codes, which the portal does not enumerate. */
/* @__NO_SIDE_EFFECTS__ */
export const byCode = <Of extends Shape>(of: Of): DictionaryShape<Of> => ({ kind: "dictionary", of });

/** An object with named properties. */
/* @__NO_SIDE_EFFECTS__ */
export const object = <const F extends Fields>(fields: F): ObjectShape<F> => ({ kind: "object", fields });

/** An object with one required entry for each name. */
/* @__NO_SIDE_EFFECTS__ */
export const each = <const Name extends string, Of extends Shape>(
  names: readonly Name[],
  of: Of,
): ObjectShape<Readonly<Record<Name, Of>>> =>
  object(Object.fromEntries(names.map((name) => [name, of])) as Readonly<Record<Name, Of>>);

export const link = object({ text: line, href: address });
export type ContentLink = ContentOf<typeof link>;

/** A card or tile: a heading with an optional message and link. */
export const card = object({ heading: line, message: optional(richText), link: optional(link) });
export type ContentCard = ContentOf<typeof card>;

export const note = object({ heading: line, message: richText });

export const step = object({ heading: line, help: richText });

/** A field's label, and the prompt for it when it is required and left empty. FORM-04 */
export const field = object({ label: line, ask: line });

/** The label of a field that may stay empty. */
export const optionalField = object({ label: line });

/** Headings of a flow's outcomes. */
export const outcomeHeadings = object({ sending: line, done: line, failed: line });

/** Messages of a failed action that the institute does not explain: certainly not done, and perhaps done. */
export const failureTexts = object({ refused: line, unknown: line });
export type FailureTexts = ContentOf<typeof failureTexts>;

/** A text in the forms that numbers have in English and, where a language has more, in those of the language. LANG-04 */
/* @__NO_SIDE_EFFECTS__ */
export const counted = <const Name extends string>(...placeholders: readonly Name[]) => {
  const form = lineWith(...placeholders);
  const rare = optional(form);
  return object({ one: form, other: form, zero: rare, two: rare, few: rare, many: rare });
};

/** The rules by which a language, as a BCP 47 tag, chooses the form of a counted word. */
export const pluralRules = memoize((locale) => new Intl.PluralRules(locale));

/** The form of a text for a number of things in the language of a locale; its general form where it has no own one. LANG-04 */
export const inNumber = <Text>(
  count: number,
  forms: { readonly other: Text } & { readonly [Form in Intl.LDMLPluralRule]?: Text | undefined },
  { locale }: DateStyle,
): Text => forms[pluralRules(locale).select(count)] ?? forms.other;
