import fc from "fast-check";
import PDFDocument from "pdfkit";
import { afterEach, expect, test, vi } from "vitest";

import { layOutLetter } from "../../../../../adapters/institute/platform/paper/letter.ts";
import { linesOf, type Measure } from "../../../../../adapters/institute/platform/paper/lines.ts";
import { graphemesOf, paragraphOf, runsOf } from "../../../../../adapters/institute/platform/paper/runs.ts";
import { hasAll, typefacesWith } from "../../../../../adapters/institute/platform/paper/typefaces.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { readPdf, tagsIn } from "../../../support/pdf-reader.ts";

afterEach(() => void vi.restoreAllMocks());

const typefaces = typefacesWith(undefined);

/** The runs of a text from left to right, each with its typeface. */
const drawnRuns = (text: string) =>
  runsOf(paragraphOf(text, typefaces), 0, text.length).map((run) => [run.typeface.name, run.text]);

const letterWith = (value: string) =>
  layOutLetter(trialBody, { title: "Receipt", paragraphs: [], facts: [["Name", value]], closing: [] });

test.each([
  ["Yoruba", "Adéṣọlá Ẹ̀bùn"],
  ["Akan", "Kwabena Ɔdɔ Ɛyɛ"],
  ["Hausa", "Ɓaƙo Ɗanjuma Ƴar’adua"],
  ["Vietnamese", "Nguyễn Thị Ánh Ngọc"],
  ["Greek", "Ελένη Παπαδοπούλου"],
  ["Cyrillic", "Владимир Щербаков"],
  ["Arabic", "محمد عبد الله الحسن"],
  ["Hebrew", "יעל כהן-לוי"],
])("a name in %s is read from a paper as it was written (REAL-03)", async (_, name) => {
  const { lines } = await readPdf(await letterWith(name));
  expect(lines).toContain(name);
});

test.each([
  ["a name of a script that shaping reorders", "अनिरुद्ध शर्मा क्षत्रिय"],
  ["an address that runs from right to left", "12 شارع التحرير (الدور 3)"],
])("%s is attached to its line in the order in which it is read (REAL-03)", async (_, text) => {
  const marked = vi.spyOn(PDFDocument.prototype as PDFKit.PDFDocument, "markContent");
  await letterWith(text);
  expect(marked.mock.calls).toContainEqual(["Span", { actual: text }]);
});

test("conjuncts of Devanagari are joined (REAL-03)", async () => {
  const { tags } = await readPdf(await letterWith("क्ष"));
  expect(tagsIn(tags).find(({ role }) => role === "TD")?.glyphs).toHaveLength(1);
});

test.each([
  ["a word that is in the papers' own typeface", "Nguyễn", [["Newsreader", "Nguyễn"]]],
  ["a name, in one typeface", "Kwabena Ɔdɔ", [["Noto Serif", "Kwabena Ɔdɔ"]]],
  ["a letter with two marks", "Ẹ̀", [["Noto Serif", "Ẹ̀"]]],
  [
    "words within a longer text, with the punctuation that follows them",
    "This letter confirms for whom it may concern that Владимир, who is a member, paid.",
    [
      ["Newsreader", "This letter confirms for whom it may concern that "],
      ["Noto Serif", "Владимир, "],
      ["Newsreader", "who is a member, paid."],
    ],
  ],
  [
    "a word that no typeface has as a whole",
    "Έκαναאב",
    [
      ["Noto Serif", "Έκανα"],
      ["Noto Serif Hebrew", "אב"],
    ],
  ],
  [
    "digits after letters that run from right to left",
    "القاهرة 11511",
    [
      ["Newsreader", "11511"],
      ["Noto Naskh Arabic", "القاهرة "],
    ],
  ],
  [
    "mirrored parentheses",
    "(שרה)",
    [
      ["Newsreader", "("],
      ["Noto Serif Hebrew", "שרה"],
      ["Newsreader", ")"],
    ],
  ],
  [
    "a name that is kept apart from its sentence",
    "\u2068محمد\u2069 (2) paid",
    [
      ["Noto Naskh Arabic", "محمد"],
      ["Newsreader", " (2) paid"],
    ],
  ],
])("%s (REAL-03)", (_, text, runs) => {
  expect(drawnRuns(text)).toEqual(runs);
});

test("a text of several lines that runs from right to left ends them on the left (REAL-03)", async () => {
  const text = vi.spyOn(PDFDocument.prototype as PDFKit.PDFDocument, "text");
  await letterWith("حضرت الدورة التدريبية عن المعايير الدولية. ".repeat(4).trim());
  const lines = text.mock.calls.filter(([words]) => /\p{Script=Arabic}/u.test(words));
  const [first, last] = [lines[0], lines.at(-1)].map((line) => Number(line?.[1]));
  expect(lines.length).toBeGreaterThan(1);
  expect(last).toBeGreaterThan(first ?? Infinity);
});

const word = fc.constantFrom(
  ..."Maya Nguyễn Adéṣọlá Ẹ̀bùn Ɔdɔ Ελένη Щербаков محمد שָׂרָה (הדס) 12 11511, IFRS[16] abc-אבג 3.5% Żółć +44".split(" "),
);
const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(" "));
const withDevanagari = fc
  .tuple(text, fc.constantFrom("", " अनिरुद्ध शर्मा", " क्षत्रिय\u200d"))
  .map((parts) => parts.join(""));

/** One unit a grapheme; a joiner alone, which direction may part from its letter, is as wide as in fonts. */
const byGrapheme: Measure = ({ text: drawn }) =>
  graphemesOf(drawn).filter((each) => /\P{Default_Ignorable_Code_Point}/u.test(each)).length;

const lettersOf = (words: string): string => Array.from(words).toSorted().join("");

test("every letter is drawn once, in a typeface that has it (REAL-03)", () => {
  fc.assert(
    fc.property(withDevanagari, fc.integer({ min: 1, max: 40 }), (words, width) => {
      const lines = linesOf(words, typefaces, width, byGrapheme);
      expect(lines.map((line) => line.text).join("")).toBe(words);
      for (const line of lines) {
        for (const run of line.runs) expect(hasAll(run.typeface, run.text)).toBe(true);
        const mirrored = (each: string) => each.replaceAll(/[()[\]]/g, "|");
        expect(lettersOf(mirrored(line.runs.map((run) => run.text).join("")))).toBe(lettersOf(mirrored(line.text)));
      }
    }),
  );
});

test("no line is wider than its place, and no two lines would fit on one (REAL-03)", () => {
  fc.assert(
    fc.property(withDevanagari, fc.integer({ min: 1, max: 40 }), (words, width) => {
      const lines = linesOf(words, typefaces, width, byGrapheme);
      for (const [index, line] of lines.entries()) {
        expect(line.width).toBeLessThanOrEqual(width);
        const next = lines[index + 1];
        if (next) expect(line.width + line.spaces + next.width).toBeGreaterThan(width);
      }
    }),
  );
});

test("another reader finds every letter of a paper (REAL-03)", async () => {
  await fc.assert(
    fc.asyncProperty(text, async (words) => {
      const { tags } = await readPdf(await letterWith(words));
      const read = tagsIn(tags).find(({ role }) => role === "TD")?.text ?? "";
      const compared = (each: string) => lettersOf(each.normalize("NFKD").replaceAll(/[()[\]\s]/g, ""));
      expect(compared(read)).toBe(compared(words));
    }),
    { numRuns: 20 },
  );
});
