import PDFDocument from "pdfkit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { trialBody } from "../../adapters/institute/body/body.ts";
import { drawLetter } from "../../adapters/institute/paper/draw.ts";
import { layOutCertificate, layOutLetter, type Fact } from "../../adapters/institute/paper/layouts.ts";
import { Refused } from "../../adapters/institute/refused.ts";

/** Words as they were put on the paper: from where to where, and on which sheet they begin and end. */
interface Drawn {
  readonly words: string;
  readonly top: number;
  readonly bottom: number;
  readonly begins: PDFKit.PDFPage;
  readonly ends: PDFKit.PDFPage;
}

let drawn: Drawn[] = [];
let pages: Set<PDFKit.PDFPage> = new Set();

beforeEach(() => {
  drawn = [];
  pages = new Set();
  const paper = PDFDocument.prototype as PDFKit.PDFDocument;
  const write = paper.text as (this: PDFKit.PDFDocument, ...rest: unknown[]) => PDFKit.PDFDocument;
  vi.spyOn(paper, "text").mockImplementation(function (this: PDFKit.PDFDocument, ...rest: unknown[]) {
    const [words, , top = this.y] = rest as [string, number, number?];
    const begins = this.page;
    write.apply(this, rest);
    drawn.push({ words, top, bottom: this.y, begins, ends: this.page });
    pages.add(this.page);
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
])("nothing on a certificate %s is drawn over anything else (DOCS-01, DOCS-05)", async (_, title, name) => {
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
    isSigned: true,
    isSealed: true,
  });

test("a label and what stands beside it are on one page, however many there are (MEMB-09)", async () => {
  await letterOf(
    Array.from({ length: 60 }, (_, index) => [
      `Question ${index} of the application, as it was asked`,
      `Answer ${index}, which is as long as this, and so takes up two lines and more beside its question.`,
    ]),
  );
  expect(pages.size).toBe(3);
  const rows = drawn.filter(({ words }) => /^(?:Question|Answer)/.test(words));
  expect(rows).toHaveLength(120);
  for (const [at, { words, begins, ends }] of rows.entries()) {
    expect([words, begins === ends]).toEqual([words, true]);
    if (at % 2 === 1) expect([words, begins === rows[at - 1]?.begins]).toEqual([words, true]);
  }
});

test("a day stays beside its month where a line ends (FORM-05)", async () => {
  await letterOf([["United Kingdom", "Practising certificate, number PC41001071, expires on 31 December 2026"]]);
  expect(drawn.map(({ words }) => words)).toContain(
    "Practising certificate, number PC41001071, expires on 31\u00a0December 2026",
  );
  expect(drawn.map(({ words }) => words)).toContain("Made on 3\u00a0May 2026.");
});

test("the seal stands on nothing that is said, wherever on a page a letter ends (DOCS-01)", async () => {
  const placed = vi.spyOn(PDFDocument.prototype as PDFKit.PDFDocument, "translate");
  for (let count = 27; count < 36; count += 1) {
    drawn = [];
    await letterOf(Array.from({ length: count }, (_, index) => [`Question ${index}`, `Answer ${index}`]));
    const [address, closing] = drawn.toReversed();
    const [, top = 0] = placed.mock.lastCall ?? [];
    expect([count, closing?.ends !== address?.ends || top >= (closing?.bottom ?? 0)]).toEqual([count, true]);
  }
});

test.each([
  ["in Chinese", "王小明", "王小明"],
  [
    "in Cyrillic, in part",
    "Irina Петрова",
    "Петрова"
      .split("")
      .filter((letter, at, all) => all.indexOf(letter) === at)
      .join(""),
  ],
  ["in Greek", "Ελένη", "Ελένη"],
  ["in Arabic", "ليلى", "ليى"],
])(
  "a name %s is refused in words that name its characters, and is never drawn as boxes (DOCS-01)",
  async (_, name, lacking) => {
    await expect(certificateOf("Practising certificate", name)).rejects.toMatchObject({ lacking });
    await expect(letterOf([["Name", name]])).rejects.toMatchObject({ lacking });
    await expect(
      drawLetter(trialBody, { title: "Receipt", paragraphs: [name], facts: [], closing: [] }),
    ).rejects.toThrow(
      new Refused(
        422,
        "CANNOT_BE_PRINTED",
        `Our documents cannot be printed with these characters: ${lacking}. Get in touch, and we will send you this one another way.`,
      ),
    );
    expect(drawn).toEqual([]);
  },
);

test("letters that are written in Latin script everywhere are drawn, with what is not seen among them (DOCS-01)", async () => {
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

test("a letter closes with who signs it, and where the institute is stands at the foot of the sheet (DOCS-01)", async () => {
  await letterOf([["Name", "Maya Member"]]);
  const said = drawn.map(({ words }) => words);
  expect(said.slice(-3)).toEqual([
    "Yours faithfully",
    `Eleanor Whitcombe, Secretary\nFor the Council, ${trialBody.name}`,
    `${trialBody.name}, 1 Counting House Yard, London EC9 9ZZ\n${trialBody.telephone}`,
  ]);
  const foot = drawn.at(-1);
  const { height = 0, margins } = foot?.ends ?? {};
  expect(height - (margins?.bottom ?? 0) - (foot?.bottom ?? 0)).toBeCloseTo(0, 0);
});

test("what attests nothing bears neither signature nor seal (DOCS-01, FEES-03)", async () => {
  const placed = vi.spyOn(PDFDocument.prototype as PDFKit.PDFDocument, "translate");
  await layOutLetter(trialBody, { title: "Receipt", paragraphs: [], facts: [["Reference", "PAY-1"]], closing: [] });
  expect(drawn.map(({ words }) => words)).not.toContain("Yours faithfully");
  const unsealed = placed.mock.calls.length;
  await letterOf([["Reference", "PAY-1"]]);
  expect(placed.mock.calls.length - unsealed).toBe(unsealed + 1);
});

test("the facts of a certificate stand on the axis of the sheet (DOCS-01)", async () => {
  const paper = PDFDocument.prototype as PDFKit.PDFDocument;
  const write = vi.mocked(paper.text as (...rest: unknown[]) => unknown);
  await certificateOf("Practising certificate", "Maya Member");
  const at = (words: string): { left: number; width: number } => {
    const [, left, , options] = write.mock.calls.find(([said]) => said === words) as [
      string,
      number,
      number,
      { width: number },
    ];
    return { left, width: options.width };
  };
  const middle = (drawn[0]?.begins.width ?? 0) / 2;
  const [label, value] = [at("Certificate number"), at("PC41001071")];
  expect(middle - (label.left + label.width)).toBeCloseTo(value.left - middle);
});
