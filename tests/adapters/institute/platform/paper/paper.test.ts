import readQrCode from "jsqr";
import PDFDocument from "pdfkit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { layOutCertificate } from "../../../../../adapters/institute/platform/paper/certificate.ts";
import { drawPaper } from "../../../../../adapters/institute/platform/paper/draw.ts";
import type { Fact } from "../../../../../adapters/institute/platform/paper/facts.ts";
import { layOutLetter } from "../../../../../adapters/institute/platform/paper/letter.ts";
import { signatureOf } from "../../../../../adapters/institute/platform/paper/paper-texts.ts";
import type { PageNumber } from "../../../../../adapters/institute/platform/paper/paper.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { shippedMails } from "../../../support/mails.ts";
import { check } from "../../../support/paper-check.ts";

/** The lines of a text on a paper: their positions, and the pages on which they begin and end. */
interface DrawnText {
  words: string;
  readonly left: number;
  right: number;
  readonly top: number;
  bottom: number;
  readonly begins: PDFKit.PDFPage;
  ends: PDFKit.PDFPage;
}

const signature = signatureOf(await shippedMails.library.document("paper-frame", undefined), trialBody);

let drawn: DrawnText[] = [];
let pages: Set<PDFKit.PDFPage> = new Set();

beforeEach(() => {
  drawn = [];
  pages = new Set();
  const paper = PDFDocument.prototype as PDFKit.PDFDocument;
  const write = paper.text as (this: PDFKit.PDFDocument, ...rest: unknown[]) => PDFKit.PDFDocument;
  const mark = paper.markContent as (...rest: unknown[]) => PDFKit.PDFDocument;
  const goOn = paper.continueOnNewPage;
  const setSize = paper.fontSize;
  let size = 0;
  let isGoingOn = false;
  // Lines of a tag are one text; artifacts have one line each.
  let tagged: "artifact" | "begun" | DrawnText = "artifact";
  vi.spyOn(paper, "fontSize").mockImplementation(function (this: PDFKit.PDFDocument, points: number) {
    size = points;
    return setSize.call(this, points);
  });
  vi.spyOn(paper, "continueOnNewPage").mockImplementation(function (this: PDFKit.PDFDocument) {
    isGoingOn = true;
    goOn.call(this);
    isGoingOn = false;
    return this;
  });
  vi.spyOn(paper, "markContent").mockImplementation(function (this: PDFKit.PDFDocument, ...rest: unknown[]) {
    if (!isGoingOn && rest[0] !== "Span") tagged = rest[0] === "Artifact" ? "artifact" : "begun";
    return mark.apply(this, rest);
  });
  vi.spyOn(paper, "text").mockImplementation(function (this: PDFKit.PDFDocument, ...rest: unknown[]) {
    const [words, left, baseline] = rest as [string, number, number];
    write.apply(this, rest);
    const [bottom, right, ends] = [baseline + 0.265 * size, this.x, this.page];
    pages.add(this.page);
    if (typeof tagged === "object") Object.assign(tagged, { words: tagged.words + words, bottom, right, ends });
    else {
      const text = { words, left, right, top: baseline - 0.735 * size, bottom, begins: this.page, ends };
      drawn.push(text);
      if (tagged === "begun") tagged = text;
    }
    return this;
  });
});

afterEach(() => void vi.restoreAllMocks());

const certificateOf = (title: string, name: string) =>
  layOutCertificate(trialBody, {
    title,
    lead: "This is to certify that",
    name,
    words: `is authorised by the ${trialBody.name} to engage in public practice in the jurisdiction named below, subject to its rules, while this certificate is in force.`,
    facts: [
      ["Certificate number", "PC41001071"],
      ["ID", "4100107"],
      ["Jurisdiction", "United Kingdom"],
      ["Expires on", "31 December 2026"],
    ],
    signature,
  });

const long = "Oluwaseunfunmi-Ngọzichukwuká Bartholomew-Fitzgerald Przybyszewska-Łętkowska of Dún Laoghaire-Rathdown";

test.each([
  ["of an ordinary name", "Practising certificate", "Maya Member"],
  ["of a long name", "Practising certificate", long],
  [
    "of the longest name and title on record",
    "Practising certificate with audit qualification and authorisation ".repeat(2).slice(0, 120),
    `${long} ${long}`.slice(0, 201),
  ],
])("no texts overlap on a certificate %s (DOCS-01, DOCS-05)", async (_, title, name) => {
  await certificateOf(title, name);
  expect(pages.size).toBe(1);
  const down = drawn.filter(
    ({ words }) =>
      [title, "This is to certify that", name, "Certificate number", "ID", "Jurisdiction"].includes(words) ||
      words.startsWith("is authorised"),
  );
  expect(down).toHaveLength(7);
  down
    .slice(1)
    .forEach(({ words, top }, index) => expect([words, top >= (down[index]?.bottom ?? 0)]).toEqual([words, true]));
});

const letterOf = (facts: readonly Fact[]) =>
  layOutLetter(trialBody, {
    title: "Membership application",
    paragraphs: [],
    facts,
    closing: ["Made on 3 May 2026."],
    signature,
    isSealed: true,
  });

test("a label and its value are on the same page, however many there are (MEMB-09)", async () => {
  await letterOf(
    Array.from({ length: 60 }, (_, index) => [
      `Question ${index} of the application, as it was asked`,
      `Answer ${index}, which is as long as this, and so takes up two lines and more beside its question.`,
    ]),
  );
  expect(pages.size).toBe(4);
  const rows = drawn.filter(({ words }) => /^(?:Question|Answer)/.test(words));
  expect(rows).toHaveLength(120);
  for (const [at, { words, begins, ends }] of rows.entries()) {
    expect([words, begins === ends]).toEqual([words, true]);
    if (at % 2 === 1) expect([words, begins === rows[at - 1]?.begins]).toEqual([words, true]);
  }
});

test.each([
  [1, 0],
  [60, 5],
])("a paper of %i facts bears %i page numbers (DATA-01)", async (count, numbers) => {
  const pageNumber = "Page {page} of {pages}" as unknown as PageNumber;
  await layOutLetter(trialBody, {
    title: "Data",
    pageNumber,
    paragraphs: [],
    facts: [],
    sections: [
      {
        heading: "Answers",
        facts: Array.from({ length: count }, (_, index): Fact => [`Question ${index}`, "A long answer. ".repeat(12)]),
      },
    ],
    closing: [],
  });
  const numbered = drawn.flatMap(({ words }) => words.match(/^Data\. Page \d+ of \d+$/)?.[0] ?? []);
  expect(numbered).toEqual(Array.from({ length: numbers }, (_, index) => `Data. Page ${index + 1} of ${numbers}`));
  expect(pages.size).toBe(Math.max(numbers, 1));
});

test("a table over several pages repeats its header, without split or overlapping rows (DATA-01)", async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [
    `Row ${index}`,
    index % 10 === 0
      ? `Row ${index} has a text that is far too long for the width of one line of its column. `.repeat(2)
      : "short",
    `Row ${index} ends`,
  ]);
  const heading = "Changes on record";
  await layOutLetter(trialBody, {
    title: "Data",
    paragraphs: [],
    facts: [],
    closing: [],
    sections: [{ heading, columns: ["Number", "Text", "End"], rows }],
  });
  expect(pages.size).toBeGreaterThan(2);
  expect(drawn.filter(({ words }) => words === "Number")).toHaveLength(pages.size);
  const cells = drawn.filter(({ words }) => /^(?:Row|short)/.test(words));
  expect(cells).toHaveLength(360);
  let before: DrawnText | undefined;
  for (let at = 0; at < cells.length; at += 3) {
    const [first, ...others] = cells.slice(at, at + 3);
    expect(others.map(({ begins, ends, top }) => [begins, ends, top])).toEqual(
      others.map(() => [first?.begins, first?.begins, first?.top]),
    );
    if (before && before.begins === first?.begins) expect(first.top).toBeGreaterThan(before.top + 8);
    before = first;
  }
});

test("a text that fills pages is followed by the next fact below it (DATA-01)", async () => {
  const long = Array.from({ length: 90 }, (_, index) => `Line ${index}`).join("\n");
  await letterOf([
    ["Text", long],
    ["Sent", "4 March 2026"],
  ]);
  const [text, next] = [
    drawn.find(({ words }) => words.startsWith("Line 0")),
    drawn.find(({ words }) => words === "Sent"),
  ];
  expect(text?.ends).not.toBe(text?.begins);
  expect(next?.begins).toBe(text?.ends);
  expect(next?.top).toBeCloseTo((text?.bottom ?? 0) + 11);
});

test("a day stays on one line with its month (FORM-05)", async () => {
  await letterOf([["United Kingdom", "Practising certificate, number PC41001071, expires on 31 December 2026"]]);
  expect(drawn.map(({ words }) => words)).toContain(
    "Practising certificate, number PC41001071, expires on 31\u00a0December 2026",
  );
  expect(drawn.map(({ words }) => words)).toContain("Made on 3\u00a0May 2026.");
});

test("the seal covers no text, wherever a letter ends (DOCS-01)", async () => {
  const placed = vi.spyOn(PDFDocument.prototype as PDFKit.PDFDocument, "translate");
  for (let count = 27; count < 36; count += 1) {
    drawn = [];
    await letterOf(Array.from({ length: count }, (_, index) => [`Question ${index}`, `Answer ${index}`]));
    const closing = drawn.find(({ words }) => words.startsWith("Made on"));
    const farewell = drawn.find(({ words }) => words === signature.farewell);
    const [, top = 0] = placed.mock.lastCall ?? [];
    expect([count, closing?.ends !== farewell?.ends || top >= (closing?.bottom ?? 0)]).toEqual([count, true]);
  }
});

test.each([
  ["in Chinese", "王小明", "王小明"],
  ["in Chinese, in part", "Irina 陈伟陈", "陈伟"],
  ["in Tamil", "தமிழ்", "தமிழ்"],
])("a name %s is refused with its characters, and never drawn as boxes (DOCS-01)", async (_, name, lacking) => {
  await expect(certificateOf("Practising certificate", name)).rejects.toMatchObject({ lacking });
  await expect(letterOf([["Name", name]])).rejects.toMatchObject({ lacking });
  await expect(
    drawPaper(
      { body: trialBody, customerId: "1" },
      {
        layout: "letter",
        content: { title: "Receipt", paragraphs: [name], facts: [], closing: [] },
      },
    ),
  ).rejects.toMatchObject({ sentence: { key: "CANNOT_BE_PRINTED", values: { characters: lacking } } });
  expect(drawn).toEqual([]);
});

test("letters of Latin scripts are drawn, and invisible characters ignored (DOCS-01)", async () => {
  for (const name of [
    "Nguyễn Thị Ánh",
    "Łukasz Żółć",
    "Ğökçe İş",
    "Þórður Æg\u200dir",
    "S\u0323i\u0301le",
    "O’Brien-Müller",
  ])
    expect((await letterOf([["Name", name]])).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a letter begins with the institute's address, and its signature ends at the end of the sheet (DOCS-01)", async () => {
  await letterOf([["Name", "Maya Member"]]);
  const said = drawn.map(({ words }) => words.replaceAll(/\s+/g, " "));
  expect(said.slice(0, 2)).toEqual([trialBody.name, `1 Counting House Yard London EC9 9ZZ ${trialBody.telephone}`]);
  expect(said.slice(-5, -2)).toEqual([
    "Yours faithfully",
    "Eleanor Whitcombe, Secretary",
    `For the Council, ${trialBody.name}`,
  ]);
  const closing = drawn.find(({ words }) => words.startsWith("Made on"));
  const last = drawn.at(-3);
  expect((last?.bottom ?? 0) - (closing?.bottom ?? 0)).toBeGreaterThan(250);
  expect((last?.ends.height ?? 0) - (last?.bottom ?? 0)).toBeLessThan(90);
});

test("a signature is drawn from the organisation's file above a line; without one nothing is left to sign (DOCS-01)", async () => {
  const image = vi.spyOn(PDFDocument.prototype as PDFKit.PDFDocument, "image");
  await letterOf([["Name", "Maya Member"]]);
  await certificateOf("Practising certificate", "Maya Member");
  expect(image).toHaveBeenCalledTimes(2);
  const { mark, seal } = trialBody.drawings;
  const unsigned = { ...trialBody, drawings: { mark, seal } };
  drawn = [];
  await layOutLetter(unsigned, { title: "Letter", paragraphs: [], facts: [], closing: [], signature });
  expect(image).toHaveBeenCalledTimes(2);
  const [farewell, name] = drawn.filter(({ words }) => /^(?:Yours|Eleanor)/.test(words));
  expect((name?.top ?? 0) - (farewell?.top ?? 0)).toBeLessThan(20);
});

test("papers without certification have neither signature nor seal (DOCS-01, FEES-03)", async () => {
  const placed = vi.spyOn(PDFDocument.prototype as PDFKit.PDFDocument, "translate");
  await layOutLetter(trialBody, { title: "Receipt", paragraphs: [], facts: [["Reference", "PAY-1"]], closing: [] });
  expect(drawn.map(({ words }) => words)).not.toContain("Yours faithfully");
  const unsealed = placed.mock.calls.length;
  await letterOf([["Reference", "PAY-1"]]);
  expect(placed.mock.calls.length - unsealed).toBe(unsealed + 1);
});

test("the facts of a certificate are centred (DOCS-01)", async () => {
  await certificateOf("Practising certificate", "Maya Member");
  const middle = (drawn[0]?.begins.width ?? 0) / 2;
  const [label, value] = ["Certificate number", "PC41001071"].map((words) =>
    drawn.find((text) => text.words === words),
  );
  expect(middle - (label?.right ?? 0)).toBeCloseTo((value?.left ?? 0) - middle);
});

const certificateToCheck = () =>
  layOutCertificate(
    trialBody,
    { title: "Certificate", lead: "", name: "Maya Member", words: "", facts: [], signature },
    check,
  );
const letterToCheck = () =>
  layOutLetter(trialBody, { title: "Receipt", paragraphs: [], facts: [], closing: [] }, check);

/** A drawing's squares as an image with a quiet zone of eight points. */
const imageOf = (squares: readonly (readonly [x: number, y: number, width: number, height: number])[]) => {
  const scale = 4;
  const left = Math.min(...squares.map(([x]) => x)) - 8;
  const top = Math.min(...squares.map(([, y]) => y)) - 8;
  const size = Math.ceil((Math.max(...squares.map(([x, , width]) => x + width)) - left + 8) * scale);
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x, y, width, height] of squares)
    for (let row = Math.round((y - top) * scale); row < Math.round((y - top + height) * scale); row += 1)
      for (let column = Math.round((x - left) * scale); column < Math.round((x - left + width) * scale); column += 1)
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
  return { pixels, size };
};

test.each([
  ["certificate", certificateToCheck],
  ["letter", letterToCheck],
])("another library reads the address in the QR code of a %s, beside its code in words (VERI-01)", async (_, draw) => {
  const rect = vi.spyOn(PDFDocument.prototype as PDFKit.PDFDocument, "rect");
  await draw();
  const squares = rect.mock.calls.filter(([, , width, height]) => width === height && width < 10);
  const { pixels, size } = imageOf(squares);
  expect(readQrCode(pixels, size, size)?.data).toBe(check.address);
  const words = drawn.map(({ words: text }) => text.replaceAll(/\s+/g, " "));
  expect(words).toEqual(expect.arrayContaining([`Check this document at ${check.page}`, check.code]));
  expect(words.join(" ")).toContain("Issued on 4 March 2026");
  expect(pages.size).toBe(1);
});

const recordOf = (count: number, name = "Maya Member") =>
  layOutLetter(
    trialBody,
    {
      title: "CPD record",
      paragraphs: [],
      facts: [["Name", name]],
      sections: Array.from({ length: count }, (_, index) => ({
        heading: String(2000 + index),
        facts: [
          ["Declaration", `Answer of ${2000 + index}`],
          ["Units brought forward", `Units of ${2000 + index}, ${name}`],
        ] as const,
      })),
      closing: [],
    },
    check,
  );

test("a year of a record starts on the page of its first line, however many years there are (TRAN-02)", async () => {
  const count = 40;
  await recordOf(count);
  expect(pages.size).toBeGreaterThan(2);
  for (let year = 2000; year < 2000 + count; year += 1) {
    const heading = drawn.find(({ words }) => words === String(year));
    const first = drawn.find(({ words }) => words === `Answer of ${year}`);
    expect([year, heading?.ends === first?.begins, (first?.top ?? 0) >= (heading?.bottom ?? 0)]).toEqual([
      year,
      true,
      true,
    ]);
  }
});

test("unprintable characters are refused within a record too (TRAN-02)", async () => {
  await expect(recordOf(1, "王小明")).rejects.toMatchObject({ lacking: "王小明" });
  expect(drawn).toEqual([]);
});

test("the code covers no text, wherever a letter ends (VERI-01)", async () => {
  for (let count = 24; count < 36; count += 1) {
    drawn = [];
    await layOutLetter(
      trialBody,
      {
        title: "CPD record",
        paragraphs: [],
        facts: Array.from({ length: count }, (__, index) => [`Question ${index}`, `Answer ${index}`]),
        closing: ["Made on 3 May 2026."],
        signature,
        isSealed: true,
      },
      check,
    );
    const at = drawn.findIndex(({ words }) => words.startsWith("Check this document at"));
    const [before, head] = [drawn[at - 1], drawn[at]];
    expect([count, before?.ends !== head?.begins || (head?.top ?? 0) >= (before?.bottom ?? 0)]).toEqual([count, true]);
  }
});
