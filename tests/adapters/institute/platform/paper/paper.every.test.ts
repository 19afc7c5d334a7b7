import { afterAll, describe, expect, it } from "vitest";

import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { everyPaper } from "../../../support/every-paper.ts";
import { readPdf, tagsIn, type PdfTag } from "../../../support/pdf-reader.ts";

const institute = await trialInstitute();
const papers = await Promise.all(
  (await everyPaper(institute)).map(async ({ kind, who, bytes }) => ({ kind, who, ...(await readPdf(bytes)) })),
);
afterAll(() => institute.close());

const headings = ["H1", "H2", "H3"];
const isBlock = ({ role }: PdfTag): boolean => [...headings, "P", "TH", "TD"].includes(role);
const blocksOf = (tags: readonly PdfTag[]) => tagsIn(tags).filter(isBlock);
const named = papers.map(({ kind, who, ...paper }) => [`${kind} of ${who}`, paper] as const);

describe.each(named)("%s, to a reader that did not draw it", (_, { title, language, isTagged, tags, artifacts }) => {
  const blocks = blocksOf(tags);

  it("has a title that is its one main heading, and a language (DOCS-01)", () => {
    expect([isTagged, language]).toEqual([true, "en-GB"]);
    expect(blocks.filter(({ role }) => role === "H1").map(({ text }) => text)).toEqual([title]);
  });

  it("begins with the sender, and goes down its headings by one level at a time (DOCS-01)", () => {
    expect(blocks[0]?.text.replaceAll(/\s+/g, " ").trim()).toBe(trialBody.name);
    const levels = blocks.filter(({ role }) => headings.includes(role)).map(({ role }) => Number(role.slice(1)));
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  });

  it("has each word in a tag, except the foot of its pages (DOCS-01)", () => {
    expect(artifacts.filter((words) => words !== "" && !words.includes(trialBody.name))).toEqual([]);
  });
});

// Everything on record is left out: its narrow columns break words, and it lists other papers with their days of issue.
describe.each(named.filter(([name]) => !name.startsWith("PERSONAL_DATA")))("%s", (_, { tags, glued }) => {
  it("has a space between its lines (DOCS-01)", () => {
    expect(glued).toEqual([]);
  });

  it("says once on which day it was issued (VERI-01)", () => {
    expect(blocksOf(tags).filter(({ text }) => /issued on|made on/i.test(text)).length).toBeLessThanOrEqual(1);
  });
});
