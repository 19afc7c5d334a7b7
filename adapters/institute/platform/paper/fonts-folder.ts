import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { create, type Font } from "fontkit";

import { messageOf } from "../messages.ts";
import { extentOf, type FontFile, type Typeface } from "./typeface.ts";

/** One font of a file in the folder. */
interface FoundFont extends FontFile {
  readonly family: string;
  /** 400 is regular, 700 bold. */
  readonly weight: number;
  readonly isItalic: boolean;
  readonly isSansSerif: boolean;
  readonly scale: number;
  readonly ascent: number;
  readonly descent: number;
}

const isFont = /\.(?:ttf|otf|ttc|otc)$/i;

/** Names of the fonts of a collection, and the fonts; a single one has no name. */
const openFonts = (path: string): readonly (readonly [postscriptName: string | undefined, font: Font])[] => {
  const opened = create(readFileSync(path));
  return "fonts" in opened ? opened.fonts.map((font) => [font.postscriptName, font]) : [[undefined, opened]];
};

const describeFont = (path: string, [postscriptName, font]: ReturnType<typeof openFonts>[number]): FoundFont => ({
  path,
  ...(postscriptName === undefined ? {} : { postscriptName }),
  family: font.familyName,
  weight: font["OS/2"].usWeightClass,
  isItalic: font.italicAngle !== 0,
  // PANOSE: serif styles are 2 to 10, sans serif 11 to 15.
  isSansSerif: (font["OS/2"].panose[1] ?? 0) > 10,
  ...extentOf(font),
});

const fontsOf = (folder: string, file: string): readonly FoundFont[] => {
  const path = join(folder, file);
  try {
    return openFonts(path).map((font) => describeFont(path, font));
  } catch (error) {
    throw new Error(`${file} cannot be read as a font: ${messageOf(error)}`, { cause: error });
  }
};

// Right-to-left scripts beyond the basic plane, such as Adlam, which bidi-js would leave in the order of Latin.
const isOutOfOrder = (codePoint: number): boolean =>
  (codePoint >= 0x1_08_00 && codePoint < 0x1_10_00) || (codePoint >= 0x1_e8_00 && codePoint < 0x1_f0_00);

/** The code points of a font as bits, so that its file, which may be large, is not held. */
const codePointsOf = ({ path, postscriptName }: FoundFont): ((codePoint: number) => boolean) => {
  const bits = new Uint8Array(0x11_00_00 / 8);
  const [, font] = openFonts(path).find(([name]) => name === postscriptName) ?? [];
  for (const each of font?.characterSet ?? [])
    if (!isOutOfOrder(each)) bits[each >> 3] = (bits[each >> 3] ?? 0) | (1 << (each & 7));
  return (codePoint) => ((bits[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0;
};

const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

const nearest = (fonts: readonly FoundFont[], weight: number): FoundFont | undefined =>
  fonts.toSorted((one, other) => Math.abs(one.weight - weight) - Math.abs(other.weight - weight))[0];

const typefaceOf = (fonts: readonly FoundFont[]): readonly Typeface[] => {
  const [regular, bold] = [nearest(fonts, 400), nearest(fonts, 600)];
  if (!regular || !bold) return [];
  const sets = [...new Set([regular, bold])].map((font) => lazily(() => codePointsOf(font)));
  return [
    {
      name: regular.family,
      files: { regular, bold },
      scale: regular.scale,
      ascent: Math.max(regular.ascent, bold.ascent),
      descent: Math.max(regular.descent, bold.descent),
      has: (codePoint) => sets.every((set) => set()(codePoint)),
    },
  ];
};

/**
 * The typefaces in a folder: those with serifs first, as the papers' own, then by the names of their files; a collection
 * in its own order. Throws an Error that says which file cannot be read. REAL-03
 */
export const typefacesInFolder = (folder: string): readonly Typeface[] => {
  const fonts = readdirSync(folder)
    .filter((file) => isFont.test(file))
    .toSorted()
    .flatMap((file) => fontsOf(folder, file))
    .filter(({ isItalic }) => !isItalic)
    .toSorted((one, other) => Number(one.isSansSerif) - Number(other.isSansSerif));
  const families = [...new Set(fonts.map(({ family }) => family))];
  return families.flatMap((name) => typefaceOf(fonts.filter(({ family }) => family === name)));
};
