import fc from "fast-check";
import { expect, test } from "vitest";

import {
  withFrenchSpaces,
  withFrenchSpacesIn,
} from "../../../../../adapters/institute/platform/content/french-spaces.ts";

test.each([
  ["Que voulez-vous faire ?", "Que voulez-vous faire\u202F?"],
  ["Attention : c’est fini !", "Attention\u00A0: c’est fini\u202F!"],
  ["Choisissez « Modifier » ; ensuite", "Choisissez «\u202FModifier\u202F»\u202F; ensuite"],
  ["«Modifier»", "«\u202FModifier\u202F»"],
  ["10 Mo, soit 1 000 000 octets", "10\u00A0Mo, soit 1\u202F000\u202F000\u00A0octets"],
  ["{count} jours, {firstName} est là", "{count}\u00A0jours, {firstName} est là"],
  ["https://example.org/?a=1;b=2", "https://example.org/?a=1;b=2"],
  ["en 2026, 12 unités", "en 2026, 12\u00A0unités"],
])("%s", (typed, shown) => expect(withFrenchSpaces(typed)).toBe(shown));

test("targets of links and codes stay", () => {
  const href = "mailto:a@b.example?subject=Bonjour !";
  expect(withFrenchSpacesIn([{ text: "Oui !", href }, undefined, 3])).toEqual([
    { text: "Oui\u202F!", href },
    undefined,
    3,
  ]);
});

const pieces = fc.array(
  fc.constantFrom("mot", " ", " ", "?", "!", ":", ";", "«", "»", "12", "000", "%", "{count}", "{name}", "."),
);

test("only spaces differ, and none is added twice", () => {
  const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");
  fc.assert(
    fc.property(pieces, (words) => {
      const typed = words.join("");
      const once = withFrenchSpaces(typed);
      expect(withoutSpaces(once)).toBe(withoutSpaces(typed));
      expect(withFrenchSpaces(once)).toBe(once);
    }),
  );
});
