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
