const noBreak = "\u00A0";
const narrow = "\u202F";

/**
 * Puts French no-break spaces where an author typed ordinary ones: narrow within « », before ; ! ? and between groups of
 * digits, full before a colon and between a number and its unit. LANG-10
 */
export const withFrenchSpaces = (text: string): string =>
  text
    .replaceAll(/«[ \u202F]?/g, `«${narrow}`)
    .replaceAll(/[ \u202F]?»/g, `${narrow}»`)
    .replaceAll(/ (?=[;!?])/g, narrow)
    .replaceAll(/ (?=:)/g, noBreak)
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, narrow)
    .replaceAll(/(?<=\d|\{(?:count|limit|number|percent|total)\}) (?=[\p{L}%€£])/gu, noBreak);

/** A part of a document with French no-break spaces in all of its texts. */
export const withFrenchSpacesIn = (part: unknown): unknown => {
  if (typeof part === "string") return withFrenchSpaces(part);
  if (Array.isArray(part)) return part.map(withFrenchSpacesIn);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, name === "href" ? value : withFrenchSpacesIn(value)]),
  );
};
