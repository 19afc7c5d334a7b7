import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { create } from "fontkit";

import { typefacesInFolder } from "./fonts-folder.ts";
import { extentOf, type Typeface } from "./typeface.ts";

const openTypeface = (name: string, regular: string, bold: string, scale?: number): Typeface => {
  const files = { regular: { path: fileURLToPath(regular) }, bold: { path: fileURLToPath(bold) } };
  const font = create(readFileSync(files.regular.path));
  if ("fonts" in font) throw new Error(`${name} is one font, not a collection.`);
  return { name, files, ...extentOf(font, scale), has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
};

const isMark = (codePoint: number): boolean => /\p{M}/u.test(String.fromCodePoint(codePoint));

const withoutMarks = (typeface: Typeface): Typeface => ({
  ...typeface,
  has: (codePoint) => !isMark(codePoint) && typeface.has(codePoint),
});

const shipped: readonly (() => Typeface)[] = [
  // The portal's own. It places no marks on letters that have one already, such as a grave on Ẹ.
  () =>
    withoutMarks(
      openTypeface(
        "Newsreader",
        import.meta.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf"),
        import.meta.resolve("@expo-google-fonts/newsreader/600SemiBold/Newsreader_600SemiBold.ttf"),
      ),
    ),
  // Latin in full, Greek, Cyrillic. Its small letters are large beside the portal's own.
  () =>
    openTypeface(
      "Noto Serif",
      import.meta.resolve("@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf"),
      import.meta.resolve("@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf"),
      0.88,
    ),
  () =>
    openTypeface(
      "Noto Naskh Arabic",
      import.meta.resolve("@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf"),
      import.meta.resolve("@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf"),
    ),
  () =>
    openTypeface(
      "Noto Serif Hebrew",
      import.meta.resolve("@expo-google-fonts/noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf"),
      import.meta.resolve("@expo-google-fonts/noto-serif-hebrew/600SemiBold/NotoSerifHebrew_600SemiBold.ttf"),
    ),
  () =>
    openTypeface(
      "Noto Serif Devanagari",
      import.meta.resolve("@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf"),
      import.meta.resolve("@expo-google-fonts/noto-serif-devanagari/600SemiBold/NotoSerifDevanagari_600SemiBold.ttf"),
    ),
];

// Line ends and ignorable characters need no glyph.
const drawnAsNothing = /[\n\p{Default_Ignorable_Code_Point}]/u;

const isDrawn = (character: string): boolean => !drawnAsNothing.test(character);

/** Whether a typeface has all letters of a text. */
export const hasAll = ({ has }: Typeface, text: string): boolean =>
  Array.from(text).every((character) => !isDrawn(character) || has(character.codePointAt(0) ?? 0));

/** The typefaces of papers, in the order in which they are tried: the portal's own, those shipped, those of a folder. */
export interface Typefaces {
  /** The portal's own. */
  readonly own: Typeface;
  /** The first typeface that has all of these letters. */
  readonly thatHas: (letters: string) => Typeface | undefined;
  /** Characters that none of them has, each once. */
  readonly lackingIn: (text: string) => string;
}

const openTypefaces = (folder: string | undefined): Typefaces => {
  const waiting = [...shipped, ...(folder === undefined ? [] : [() => typefacesInFolder(folder)])];
  const opened: Typeface[] = [];
  /** Opens files only as far as they are needed. */
  const inOrder = function* (): Generator<Typeface> {
    for (let index = 0; index < opened.length || waiting.length > 0; index += 1) {
      while (index >= opened.length && waiting.length > 0) opened.push(...[waiting.shift()?.() ?? []].flat());
      const typeface = opened[index];
      if (typeface) yield typeface;
    }
  };
  const thatHas = (letters: string): Typeface | undefined => {
    for (const typeface of inOrder()) if (hasAll(typeface, letters)) return typeface;
    return undefined;
  };
  const [own] = inOrder();
  if (!own) throw new Error("Papers have no typeface.");
  return {
    own,
    thatHas,
    lackingIn: (text) => [...new Set(text)].filter((character) => thatHas(character) === undefined).join(""),
  };
};

const openedBefore = new Map<string | undefined, Typefaces>();

/** The typefaces of papers with those of a folder; each file is opened when a text first needs it. REAL-03 */
export const typefacesWith = (folder: string | undefined): Typefaces => {
  const typefaces = openedBefore.get(folder) ?? openTypefaces(folder);
  openedBefore.set(folder, typefaces);
  return typefaces;
};
