import { describe, expect, test } from "vitest";

import {
  codeInWords,
  fieldInWords,
  linesOf,
  personalDataFileName,
  withoutLinks,
} from "../../../domain/my-details/personal-data.ts";
import { fc } from "../support/fast-check.ts";

const inWords = { value: String, line: (path: string, words: string) => `${fieldInWords(path)}: ${words}` };

const link = fc.webUrl({ withFragments: true, withQueryParameters: true });
const words = fc.stringMatching(/^[A-Za-z ,.]{0,40}$/);

describe("a person's data (DATA-01)", () => {
  test("removes every link of a text, and nothing around it", () => {
    fc.assert(
      fc.property(words, link, words, (before, address, after) => {
        expect(withoutLinks(`${before} ${address} ${after}`)).toBe(`${before} [link] ${after}`);
      }),
    );
  });

  test("keeps a text without links", () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(withoutLinks(text)).toBe(text);
      }),
    );
  });

  test("has each stored value on a line with its field in words", () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    const value = fc.oneof(fc.stringMatching(/^[a-z]{1,8}$/), fc.integer(), fc.boolean());
    fc.assert(
      fc.property(fc.dictionary(name, fc.dictionary(name, value)), (stored) => {
        const expected = Object.entries(stored).flatMap(([outer, inner]) =>
          Object.entries(inner).map(([field, held]) => `${fieldInWords(`${outer}.${field}`)}: ${String(held)}`),
        );
        expect(linesOf(stored, inWords)).toEqual(expected);
      }),
    );
  });

  test.each([
    [
      { email: { address: "a@example.org", contactId: "E1" } },
      ["Email address: a@example.org", "Email contact id: E1"],
    ],
    [["one", "two"], ["one, two"]],
    [{ codes: ["A", "B"], none: [], empty: "", nothing: null }, ["Codes: A, B"]],
    [{ years: [{ year: 2025 }, { year: 2026 }] }, ["Years year: 2025", "Years year: 2026"]],
    [undefined, []],
  ])("%j is formatted as lines", (stored, lines) => {
    expect(linesOf(stored, inWords)).toEqual(lines);
  });

  test.each([
    ["customerType", "Customer type"],
    ["PER.objectives", "PER objectives"],
    ["email_address", "Email address"],
    ["code", "Code"],
    ["primaryPhoneNumber.number", "Primary phone number"],
  ])("%s is formatted as %s", (field, inWords) => {
    expect(fieldInWords(field)).toBe(inWords);
  });

  test.each([
    ["PARENTAL_LEAVE", "Parental leave"],
    ["CHARGE", "Charge"],
    ["goodStanding", "Good standing"],
    ["waiver", "Waiver"],
  ])("the code %s is written out as %s", (code, inWords) => {
    expect(codeInWords(code)).toBe(inWords);
  });

  test("the two formats have different file names", () => {
    expect(personalDataFileName("document", "4100107")).toBe("MY-DATA_4100107.pdf");
    expect(personalDataFileName("file", "4100107")).toBe("MY-DATA_4100107.json");
  });
});
