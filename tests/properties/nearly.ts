import { fc } from "./fast-check.ts";

// Neither letters of a code nor digits, nor anything that is trimmed: together with these no text is what it was.
const strays = ["\u200D", "é", "€", "_"];

const fullWidth = (character: string): string => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0);

/** Characters that look like this one and are others. */
const lookAlikes = (character: string): readonly string[] => {
  if (/\d/.test(character)) return [fullWidth(character), String.fromCodePoint(0x0660 + Number(character))];
  if (/[A-Za-z@.]/.test(character)) return [fullWidth(character)];
  return character === "/" ? ["\u2044", "\u2215"] : [];
};

/** A text that is nearly right: something stray before or behind it, or one of its characters only looks as it should. */
export const nearly = (right: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  right.chain((text) => {
    const looking = Array.from(text).flatMap((character, place) =>
      lookAlikes(character).map((other) => text.slice(0, place) + other + text.slice(place + 1)),
    );
    const around = strays.flatMap((stray) => [stray + text, text + stray]);
    return fc.constantFrom(...looking, ...around);
  });
