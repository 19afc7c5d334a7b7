import * as z from "zod/mini";

const words = z.string().check(z.regex(/^\S(?:[^\p{Cc}]*\S)?$/u, "has to be given, on one line"));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, "has to be a colour of six digits, such as #0e4737"));
const themed = z.object({ light: colour, dark: colour });

const drawing = z
  .string()
  .check(
    z.regex(/^(?:https?:\/)?\/[^\s"'()\\]+$/, "has to be an address without spaces and brackets, such as /mark.svg"),
  );

/** The organisation's colours for the light and the dark theme. Page and signal colours are fixed. */
export const bodyColours = z.object({
  /** Links and main buttons. */
  accent: z.optional(themed),
  /** Text and rules. */
  ink: z.optional(themed),
});
export type BodyColours = z.output<typeof bodyColours>;

/** The form of a language tag, and the message for anything else. */
export const languageForm = [/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/, "has to be a language, such as en or pt-PT"] as const;

const languageTag = z.string().check(z.regex(...languageForm));

/** The organisation as the portal names it. */
export const portalBody = z.object({
  name: words,
  shortName: words,
  telephone: z
    .string()
    .check(z.regex(/^\+?[\d\s()./-]{4,}$/, "has to be a telephone number, such as +44 20 7946 0123")),
  /** The language of its texts, as a BCP 47 tag; British English when absent. */
  language: z.optional(languageTag),
  /** The languages that people can choose from, its own first; its own alone when absent. LANG-01 */
  languages: z.optional(
    z.array(languageTag).check(
      z.minLength(1, "has to name a language"),
      z.refine((tags) => new Set(tags).size === tags.length, "names a language twice"),
    ),
  ),
  colours: z.optional(bodyColours),
  /** Addresses of its mark and seal, drawings in one colour (SVG); the shipped ones by default. */
  mark: z.optional(drawing),
  seal: z.optional(drawing),
});
export type PortalOrganisation = z.output<typeof portalBody>;

/** The languages of an organisation's texts, its own first. LANG-01 */
export const languagesOf = ({ language = "en-GB", languages = [language] }: PortalOrganisation): readonly string[] =>
  languages;

/** The language of an organisation's texts. */
export const languageOf = (organisation: PortalOrganisation): string => languagesOf(organisation)[0] ?? "en-GB";
