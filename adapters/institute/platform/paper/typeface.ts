import type { Font } from "fontkit";

export type Weight = "regular" | "bold";

/** A font's file; the name is given for a font of a collection alone. */
export interface FontFile {
  readonly path: string;
  readonly postscriptName?: string;
}

/** A typeface in two weights. */
export interface Typeface {
  readonly name: string;
  readonly files: Readonly<Record<Weight, FontFile>>;
  /** Its size beside the papers' own typeface. */
  readonly scale: number;
  /** Height above the baseline, in ems of the papers' own typeface. */
  readonly ascent: number;
  /** Depth below the baseline, likewise. */
  readonly descent: number;
  readonly has: (codePoint: number) => boolean;
}

/** The extent of a font in a size beside the papers' own typeface. */
export const extentOf = (
  { ascent, descent, unitsPerEm }: Font,
  scale = 1,
): Pick<Typeface, "scale" | "ascent" | "descent"> => ({
  scale,
  ascent: (scale * ascent) / unitsPerEm,
  descent: (-scale * descent) / unitsPerEm,
});
