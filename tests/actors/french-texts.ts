import { contentFiles, type Layer } from "../../adapters/institute/platform/content/content-files.ts";
import { withFrenchSpaces } from "../../adapters/institute/platform/content/french-spaces.ts";
import { trialRules } from "../../adapters/institute/trial/rules.ts";
import { ruleTexts } from "../../domain/institute/rules/rule-texts.ts";
import type { Wording } from "../../domain/kernel/message.ts";
import { choiceLists } from "../../domain/rules/organisation-lists.ts";
import { localeIn } from "../../domain/shell/language.ts";
import { entriesOf, isAsItIs, messageEntries, type TextEntry } from "./text-entries.ts";

/** How French writes dates and amounts of the trial's organisation. */
export const frenchStyle = { ...trialRules, locale: localeIn("fr", "en-GB", trialRules.locale) };

const [englishLayer, frenchLayer] = contentFiles(undefined, ["en", "fr"]).layersIn("fr");

const messagesPlace = "page-framework.yaml components messages ";

/** The French of the messages that rules give, by key. */
const messagesIn = (layer: Layer | undefined): Wording["messages"] =>
  Object.fromEntries(
    entriesOf(layer, ruleTexts(trialRules))
      .filter(([place]) => place.startsWith(messagesPlace))
      .map(([place, words]) => [place.slice(messagesPlace.length), words]),
  ) as unknown as Wording["messages"];

/** The place of a text, whichever form of a number it is. */
const placeOf = (place: string): string => place.replace(/(?<=[ .])(?:one|other|zero|two|few|many)$/, "");

/** Words as a person reads them: links without addresses, and spaces of one kind. */
export const readable = (words: string): string =>
  words
    .replaceAll(/\(→[^)]*\)/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Groups items by a text. */
export const groupBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const frenchEntries = entriesOf(
  frenchLayer,
  ruleTexts(trialRules, { locale: frenchStyle.locale, messages: messagesIn(frenchLayer) }),
).map(([place, words]): TextEntry => [place, readable(withFrenchSpaces(words))]);

/** The French texts of a place, in each form of a number. */
const frenchAt = groupBy(frenchEntries, ([place]) => placeOf(place));

/** All French texts. */
export const allFrench = new Set(frenchEntries.map(([, words]) => words));

/** An English text, and the French ones at its place. */
interface Translation {
  readonly english: string;
  readonly french: readonly string[];
}

const texts: readonly Translation[] = [...entriesOf(englishLayer, ruleTexts(trialRules)), ...messageEntries]
  .filter(([place, words]) => !isAsItIs(place) && /\p{L}/u.test(words.replaceAll(/\{\w+\}/g, "")))
  .map(([place, words]) => ({
    english: readable(words),
    french: frenchAt.get(placeOf(place))?.map(([, said]) => said) ?? [`(no French at ${place})`],
  }));

const sentencesIn = (words: string): readonly string[] => words.split(/(?<=[.?!]) /);

/** The sentences of a text: their French where it has as many, otherwise the whole French text. */
const sentencesOf = ({ english, french }: Translation): readonly Translation[] => {
  const sentences = sentencesIn(english);
  if (sentences.length === 1) return [];
  const sentenceAt = (at: number) => (text: string) => {
    const said = sentencesIn(text);
    return (said.length === sentences.length ? said[at] : undefined) ?? text;
  };
  return sentences.map((sentence, at) => ({ english: sentence, french: french.map(sentenceAt(at)) }));
};

/** The labels of the trial's lists that have French. */
const labels: readonly Translation[] = choiceLists
  .flatMap((list) => trialRules.lists[list])
  .flatMap(({ label, labels: { fr } = {} }) => (fr === undefined ? [] : [{ english: label, french: [readable(fr)] }]));

/** The shipped texts, their sentences and the labels of lists in both languages. */
export const translations: readonly Translation[] = [...texts, ...texts.flatMap(sentencesOf), ...labels];
