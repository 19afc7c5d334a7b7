import { distance } from "fastest-levenshtein";

const asks = (text: string, known: readonly string[]): string => {
  const compared = text.toLowerCase();
  const suggestion = known.find((name) => distance(name.toLowerCase(), compared) <= 2);
  return suggestion === undefined ? "" : `; did you mean ${suggestion}?`;
};

export const canonicalTimeZone = (name: string): string =>
  new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;

/** Explains why a text is not a time zone; undefined when it is one. */
export const whyNoTimeZone = (name: string): string | undefined => {
  try {
    // Offsets such as +01:00 have no summer time.
    if (/^[A-Za-z]/.test(name) && canonicalTimeZone(name)) return undefined;
  } catch {
    // An unknown name.
  }
  return `there is no time zone ${name}: write one such as Europe/Lisbon${asks(name, Intl.supportedValuesOf("timeZone"))}`;
};

/** Explains why a text is not a currency with hundredths; undefined when it is one. */
export const whyNoCurrency = (code: string): string | undefined => {
  const known = Intl.supportedValuesOf("currency");
  if (!known.includes(code))
    return `there is no currency ${code}: write three capitals, such as EUR${asks(
      code,
      known.filter((other) => other === code.toUpperCase()),
    )}`;
  const digits = new Intl.NumberFormat("en", { style: "currency", currency: code }).resolvedOptions()
    .minimumFractionDigits;
  return digits === 2 ? undefined : `amounts have two decimals, and ${code} has ${digits}`;
};

/** A language tag in canonical case: "pt-PT". */
export const canonicalLocale = (tag: string): string => Intl.getCanonicalLocales(tag)[0] ?? tag;

/** Explains why a text is not the tag of a known language; undefined when it is one. */
export const whyNoLocale = (tag: string): string | undefined => {
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0) return undefined;
  } catch {
    // Not a well-formed tag.
  }
  return `there is no locale ${tag}: write one such as en-IE`;
};
