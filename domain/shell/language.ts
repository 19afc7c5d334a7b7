/** A BCP 47 tag without its script, region and variants: fr of fr-CA. */
export const primaryLanguage = (tag: string): string => (tag.split("-")[0] ?? tag).toLowerCase();

/** A tag, and the more general tags that it begins with: fr-Latn-CA, fr-Latn, fr. */
const withoutSubtags = (tag: string): readonly string[] => {
  const parts = tag.split("-");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
};

/**
 * The offered language that a person prefers, by BCP 47 tags in order of preference; undefined where none is offered. A
 * tag takes the same one, otherwise a more general one, otherwise the first of the same language. LANG-02
 */
export const preferredLanguage = (preferred: readonly string[], offered: readonly string[]): string | undefined => {
  for (const tag of preferred.map((each) => each.toLowerCase())) {
    const exact = withoutSubtags(tag).flatMap((each) => offered.filter((other) => other.toLowerCase() === each));
    const found = exact[0] ?? offered.find((other) => primaryLanguage(other) === primaryLanguage(tag));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The language before a sign-in: chosen on this device, else the first that the browser prefers, else the organisation's. LANG-02 */
export const firstLanguage = (
  offered: readonly string[],
  chosen: string | undefined,
  preferred: readonly string[],
): string | undefined =>
  offered.length < 2
    ? undefined
    : (preferredLanguage([...(chosen === undefined ? [] : [chosen]), ...preferred], offered) ?? offered[0]);

/**
 * The locale of dates and amounts in a language: the organisation's own locale for its own language, and its region where
 * a language has none. LANG-04
 */
export const localeIn = (language: string, own: string | undefined, locale: string): string => {
  if (language === own) return locale;
  const { region } = new Intl.Locale(locale);
  return new Intl.Locale(language).region !== undefined || region === undefined ? language : `${language}-${region}`;
};

const rightToLeft = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** The direction in which a language is written. LANG-08 */
export const directionOf = (language: string): "ltr" | "rtl" =>
  rightToLeft.includes(primaryLanguage(language)) ? "rtl" : "ltr";

/** The name of a language in itself, with its region where another one is offered: "Français", "English". LANG-03 */
export const ownName = (language: string, offered: readonly string[]): string => {
  const isAlone = offered.every((other) => other === language || primaryLanguage(other) !== primaryLanguage(language));
  const names = new Intl.DisplayNames([language], { type: "language", languageDisplay: "standard" });
  const name = names.of(isAlone ? primaryLanguage(language) : language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
