import { Then } from "@cucumber/cucumber";
import type { DataTable } from "@cucumber/cucumber";

import type { PageReader } from "../actors/abilities/page.ts";
import type { Item, Place } from "../actors/outline.ts";
import { kinds, places } from "../actors/outline.ts";
import type { PortalWorld } from "../actors/world.ts";
import { didYouMean } from "../cucumber/nearest.ts";
import { vocabulary, words } from "./rules/words.ts";

words("place", Object.keys(places));
words("thing", kinds);
vocabulary<number>("howMany", { no: 0, one: 1 });

const inWords = ({ kind, words: said, states }: Item): string => [`${kind} "${said}"`, ...states].join(", ");

const listed = (items: readonly Item[]): string => items.map((item) => `  ${inWords(item)}`).join("\n");

const isNamed = (item: Item, wanted: Item): boolean => item.kind === wanted.kind && item.words === wanted.words;

const isLike = (item: Item, wanted: Item): boolean =>
  isNamed(item, wanted) && wanted.states.every((state) => item.states.includes(state));

/** The reason why an item was not found below the previous one. */
const whyNot = (wanted: Item, above: readonly Item[], below: readonly Item[]): string => {
  const otherwise = below.find((item) => isNamed(item, wanted));
  if (otherwise) return `It is there, but so: ${inWords(otherwise)}.`;
  if (above.some((item) => isLike(item, wanted))) return "It stands higher up.";
  const ofOtherKind = [...above, ...below].find((item) => item.words === wanted.words);
  if (ofOtherKind) return `These words are there, as a ${inWords(ofOtherKind)}.`;
  return `There is nothing of these words.${didYouMean(
    wanted.words,
    below.map((item) => item.words),
  )}`;
};

const read = ([kind = "", said = "", states = ""]: readonly string[]): Item => {
  if (!kinds.includes(kind))
    throw new Error(
      `Nothing on a screen is called a ${kind}.${didYouMean(kind, kinds)} What there may be: ${kinds.join(", ")}.`,
    );
  return { kind, words: said, states: states.split("; ").filter((state) => state !== "") };
};

/** An item whose words, and those in quotes among its states, are in the wording that some items have. */
const inWordingOf =
  (items: readonly Item[], page: PageReader) =>
  ({ kind, words: said, states }: Item): Item => ({
    kind,
    words: page.wordingOf(said, (each) => items.some((item) => item.kind === kind && item.words === each)),
    states: states.map((state) =>
      state.replace(/(?<=").*(?=")/, (quoted) =>
        page.wordingOf(quoted, (each) => items.some((item) => item.states.includes(state.replace(quoted, each)))),
      ),
    ),
  });

Then("{place} has, in this order", async function (this: PortalWorld, place: Place, table: DataTable) {
  const { page } = await this.actor();
  const items = await page.outline(place);
  let next = 0;
  for (const wanted of table.raw().map(read).map(inWordingOf(items, page))) {
    const found = items.findIndex((item, at) => at >= next && isLike(item, wanted));
    if (found < 0)
      throw new Error(
        `On ${place} there should be, in its place, a ${inWords(wanted)}.\n${whyNot(wanted, items.slice(0, next), items.slice(next))}\nFrom top to bottom there is:\n${listed(items)}`,
      );
    next = found + 1;
  }
});

Then(
  "{place} has {howMany} {thing} {string}",
  async function (this: PortalWorld, place: Place, wanted: number, kind: string, named: string) {
    const { page } = await this.actor();
    const items = await page.outline(place);
    const { words: said } = inWordingOf(items, page)({ kind, words: named, states: [] });
    const found = items.filter((item) => item.kind === kind && item.words === said);
    if (found.length !== wanted)
      throw new Error(
        `On ${place} there should be ${String(wanted)}, and there are ${String(found.length)}: ${kind} "${said}".`,
      );
  },
);

Then("{place} says {string}", async function (this: PortalWorld, place: Place, named: string) {
  const { page } = await this.actor();
  const items = await page.outline(place);
  const said = page.wordingOf(named, (each) => items.some((item) => item.words.includes(each)));
  if (items.some((item) => item.words.includes(said))) return;
  throw new Error(`On ${place} nothing says "${said}".\nFrom top to bottom there is:\n${listed(items)}`);
});

Then("there is no dialog", async function (this: PortalWorld) {
  const [dialog] = await (await this.actor()).page.outline("the dialog");
  if (dialog) throw new Error(`There is a ${inWords(dialog)}.`);
});
