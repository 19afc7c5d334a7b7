import { allFrench, frenchStyle, groupBy, readable, translations } from "./french-texts.ts";
import { valuesInLocale } from "./values-in-locale.ts";

const byEnglish = groupBy(translations, ({ english }) => english);

const literal = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const placeholder = /\{(\w+)\}/g;

/** Texts with placeholders, and enough other characters to be distinguished from data. */
const templates = translations
  .filter(({ english }) => english.includes("{") && english.replaceAll(/\{\w+\}|\s/g, "").length > 3)
  .map(({ english, french }) => ({
    names: [...english.matchAll(placeholder)].map(([, name = ""]) => name),
    pattern: new RegExp(
      `^${english
        .split(/\{\w+\}/)
        .map((part) => literal(part))
        .join("(.+?)")}$`,
      "u",
    ),
    french,
  }));

/** The French of what follows or fills a text, which may be data that begins like a text. */
const textOrDataInFrench = (words: string): readonly string[] => {
  const known = firstOf(words, textInFrench, filledIn, valueInFrench);
  return known.length > 0 ? known : [...wordsInFrench(words), words];
};

/** The French of a text with values, whose values are in French too. */
const filledIn = (words: string): readonly string[] =>
  templates.flatMap(({ names, pattern, french }) => {
    const values = pattern.exec(words)?.slice(1);
    if (values === undefined) return [];
    return names.reduce<readonly string[]>(
      (filled, name, at) =>
        textOrDataInFrench(values[at] ?? "").flatMap((value) =>
          filled.map((text) => text.replaceAll(`{${name}}`, value)),
        ),
      french,
    );
  });

/** The first result that is not empty. */
const firstOf = (words: string, ...ways: readonly ((words: string) => readonly string[])[]): readonly string[] =>
  ways.map((way) => way(words)).find((found) => found.length > 0) ?? [];

const withFirst = (words: string, inCase: (letter: string) => string): string =>
  inCase(words.charAt(0)) + words.slice(1);

const inCapital = (words: string): string => withFirst(words, (letter) => letter.toUpperCase());
const inSmall = (words: string): string => withFirst(words, (letter) => letter.toLowerCase());

const french = (english: string): readonly string[] => byEnglish.get(english)?.flatMap((text) => text.french) ?? [];

/** The French of a text, also of one that begins with a small letter within a sentence or a capital at its beginning. */
const textInFrench = (words: string): readonly string[] => [
  ...french(words),
  ...(inCapital(words) === words ? [] : french(inCapital(words)).map(inSmall)),
  ...(inSmall(words) === words ? [] : french(inSmall(words)).map(inCapital)),
];

/** A date or amount as a page writes it; empty for other words. */
const valueInFrench = (words: string): readonly string[] => {
  const value = readable(valuesInLocale(words, frenchStyle));
  return value === words ? [] : [value];
};

/** The French of a text or value, and of what follows it in a name, a title or a list: another text, or data. */
const followedInFrench = (words: string): readonly string[] => {
  for (const { 0: gap, index } of [...words.matchAll(/ – |: |, | /g)].toReversed()) {
    const first = firstOf(words.slice(0, index), textInFrench, filledIn, valueInFrench);
    const following = words.slice(index + gap.length);
    const space = gap === ": " ? " : " : gap;
    if (first.length > 0)
      return first.flatMap((text) => textOrDataInFrench(following).map((after) => text + space + after));
  }
  return [];
};

/**
 * What somebody who reads French sees in place of the words of a scenario: the French texts at the places of the English
 * one, with its values in French. Words that are in no English text are data or French already, and stay. LANG-12
 */
export const wordsInFrench = (words: string): readonly string[] => {
  const asItIs = allFrench.has(words) ? [words] : [];
  const known = [...firstOf(words, textInFrench, filledIn), ...asItIs];
  if (known.length > 0) return [...new Set(known)];
  return firstOf(words, followedInFrench, valueInFrench, (data) => [data]);
};
