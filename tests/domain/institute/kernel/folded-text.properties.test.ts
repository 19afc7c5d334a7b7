import { describe, expect, test } from "vitest";

import { foldedText } from "../../../../domain/institute/kernel/folded-text.ts";
import { fc } from "../../support/fast-check.ts";

const names = fc.constantFrom(
  "Élodie",
  "Öztürk",
  "Çelik",
  "Παπαδόπουλος",
  "Ọláyínká Ṣadé",
  "Ɔdɔ Ɛyɛ",
  "Nguyễn Thị Hương",
  "Straße",
  "Łukasz",
  "Дмитрий Ёлкин",
  "שָׁלוֹם",
  "مُحَمَّد",
  "देवनागरी",
  "王小明",
  "O’Brien",
);

describe("a folded text (REAL-02)", () => {
  test.each([
    ["Élodie", "elodie"],
    ["ÖZTÜRK", "ozturk"],
    ["İstanbul", "istanbul"],
    ["ΠΑΠΑΔΟΠΟΥΛΟΣ", "παπαδοπουλοσ"],
    ["Παπαδόπουλος", "παπαδοπουλοσ"],
    ["ＡＢＣ１２", "abc12"],
    ["Straße", "strasse"],
    ["Nguyễn", "nguyen"],
  ])("of %s is %s", (text, folded) => {
    expect(foldedText(text)).toBe(folded);
  });

  test("is the same for any case and any composition of letters", () => {
    const spellings = fc.constantFrom(
      (text: string) => text.normalize("NFC"),
      (text: string) => text.normalize("NFD"),
      (text: string) => text.normalize("NFKC"),
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => text.normalize("NFD").toUpperCase(),
    );
    fc.assert(
      fc.property(names, spellings, spellings, (name, one, other) => {
        expect(foldedText(one(name))).toBe(foldedText(other(name)));
      }),
    );
  });

  test("contains the folded text of each part of it, so that a part of a name is found", () => {
    fc.assert(
      fc.property(names, fc.nat(12), fc.integer({ min: 1, max: 6 }), (name, from, length) => {
        const letters = Array.from(new Intl.Segmenter("en").segment(name), ({ segment }) => segment);
        const part = letters.slice(from, from + length).join("");
        expect(foldedText(name)).toContain(foldedText(part));
      }),
    );
  });

  test("keeps different letters apart", () => {
    const letters = Array.from("abcdeghijklmnopqrtuvwxyzαβγдбвאבגकखग王小");
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...letters), { minLength: 2, maxLength: 2 }),
        ([one = "", other = ""]) => {
          expect(foldedText(one)).not.toBe(foldedText(other));
        },
      ),
    );
  });
});
