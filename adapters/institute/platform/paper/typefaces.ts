import { readFile } from "node:fs/promises";

import { create, type Font } from "fontkit";

const fontOf = (file: Buffer): Font => {
  const font = create(file);
  if ("fonts" in font) throw new Error("A paper's typeface is one font, not a collection.");
  return font;
};

const loaded = Promise.all(
  [
    import.meta.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf"),
    import.meta.resolve("@expo-google-fonts/newsreader/600SemiBold/Newsreader_600SemiBold.ttf"),
  ].map((address) => readFile(new URL(address))),
).then(([regular = Buffer.alloc(0), bold = Buffer.alloc(0)]) => ({ regular, bold, font: fontOf(regular) }));

/** The papers' typefaces as font files, which are the portal's own. Read once. */
export const typefaces = (): Promise<{ readonly regular: Buffer; readonly bold: Buffer }> => loaded;

// Line ends and ignorable characters need no glyph.
const drawnAsNothing = /[\n\p{Default_Ignorable_Code_Point}]/u;

/** All texts nested in a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Characters in the texts of a value that papers cannot print, each once. */
export const unprintableIn = async (value: unknown): Promise<string> => {
  const { font } = await loaded;
  return [...new Set(textsIn(value).join(""))]
    .filter((character) => !drawnAsNothing.test(character) && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join("");
};
