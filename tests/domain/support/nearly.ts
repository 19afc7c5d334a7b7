import { fc } from "./fast-check.ts";

// Characters that are not part of any code, not digits and not trimmed, so adding them always changes a text.
const strays = ["\u200D", "é", "€", "_"];

const fullWidth = (character: string): string => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0);

/** Different characters that look the same. */
const lookAlikes = (character: string): readonly string[] => {
  if (/\d/.test(character)) return [fullWidth(character), String.fromCodePoint(0x0660 + Number(character))];
  if (/[A-Za-z@.]/.test(character)) return [fullWidth(character)];
  return character === "/" ? ["\u2044", "\u2215"] : [];
};

/** An almost valid text: with a stray character before or after it, or a look-alike within. */
export const nearly = (right: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  right.chain((text) => {
    const looking = Array.from(text).flatMap((character, place) =>
      lookAlikes(character).map((other) => text.slice(0, place) + other + text.slice(place + 1)),
    );
    const around = strays.flatMap((stray) => [stray + text, text + stray]);
    return fc.constantFrom(...looking, ...around);
  });
