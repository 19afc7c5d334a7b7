import { expect, test } from "vitest";

import { layOutCertificate } from "../../../../../adapters/institute/platform/paper/certificate.ts";
import { layOutLetter, type LetterContent } from "../../../../../adapters/institute/platform/paper/letter.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { check } from "../../../support/paper-check.ts";
import { readPdf, tagsIn } from "../../../support/pdf-reader.ts";

const letter: LetterContent = {
  title: "Exam attendance docket",
  paragraphs: ["Take this docket to each exam. ".repeat(6).trim()],
  facts: [
    ["Name", "Maya Member"],
    ["Exam 1", "Audit and Assurance\n10 December 2026, 10:00 to 13:15\nHall 2, 1 Counting House Yard"],
  ],
  sections: [
    { heading: "2026", facts: [["Declaration", "Declared"]] },
    { heading: "Changes", columns: ["When", "What"], rows: [["4 March 2026", "A new address"]] },
  ],
  closing: ["Be in your seat."],
  signature: { farewell: "Yours faithfully", lines: ["Eleanor Whitcombe, Secretary", "For the Council"] },
  isSealed: true,
};

const said = (text: string): string => text.replaceAll("\u00a0", " ").trim();

test("another reader finds title, language, tags and reading order of a letter (DOCS-01)", async () => {
  const { title, language, isTagged, tags } = await readPdf(await layOutLetter(trialBody, letter, check));
  expect([title, language, isTagged]).toEqual(["Exam attendance docket", "en-GB", true]);
  const blocks = tagsIn(tags).filter(({ role }) => ["H1", "H2", "P", "TH", "TD"].includes(role));
  expect(blocks.map(({ role, text }) => [role, said(text)])).toEqual([
    ["P", trialBody.name],
    ["P", "1 Counting House Yard London EC9 9ZZ +44 20 7946 0123"],
    ["TH", "Our reference"],
    ["TD", "7KX3-M9QF-2B8D-0VWTH"],
    ["TH", "Issued on"],
    ["TD", "4 March 2026"],
    ["TH", "Name"],
    ["TD", "Maya Member"],
    ["TH", "ID"],
    ["TD", "4100107"],
    ["H1", "Exam attendance docket"],
    ["P", "Take this docket to each exam. ".repeat(6).trim()],
    ["TH", "Exam 1"],
    ["TD", "Audit and Assurance 10 December 2026, 10:00 to 13:15 Hall 2, 1 Counting House Yard"],
    ["H2", "2026"],
    ["TH", "Declaration"],
    ["TD", "Declared"],
    ["H2", "Changes"],
    ["TH", "When"],
    ["TH", "What"],
    ["TD", "4 March 2026"],
    ["TD", "A new address"],
    ["P", "Be in your seat."],
    ["P", "Yours faithfully"],
    ["P", "Eleanor Whitcombe, Secretary"],
    ["P", "For the Council"],
    ["P", `${check.checkAt} ${check.page}`],
    ["P", check.code],
  ]);
});

test("another reader finds spaces between the lines of a certificate (DOCS-01, DOCS-05)", async () => {
  const { tags } = await readPdf(
    await layOutCertificate(
      trialBody,
      {
        title: "Certificate of membership",
        lead: "This is to certify that",
        name: "Maya Member",
        words: `has been admitted to membership of the ${trialBody.name} and is entitled to be known as a member.`,
        facts: [["Admitted on", "4 March 2009"]],
        signature: { farewell: "", lines: ["Eleanor Whitcombe, Secretary", "For the Council"] },
      },
      check,
    ),
  );
  const texts = tagsIn(tags).map(({ text }) => said(text));
  expect(texts).toContain(`${check.checkAt} ${check.page}`);
  expect(texts).toContain("Eleanor Whitcombe, Secretary For the Council");
});

test("the foot of each page is no part of the text (DOCS-01)", async () => {
  const facts = Array.from({ length: 60 }, (_, at) => [`Question ${at}`, `Answer ${at}`] as const);
  const { pages, tags, artifacts } = await readPdf(await layOutLetter(trialBody, { ...letter, facts }, check));
  expect(pages).toBeGreaterThan(1);
  expect(artifacts.map((foot) => foot.includes(trialBody.name) && /Page \d of \d/.test(foot))).toEqual(
    artifacts.map(() => true),
  );
  expect(tagsIn(tags).some(({ text }) => /Page \d of \d/.test(text))).toBe(false);
});
