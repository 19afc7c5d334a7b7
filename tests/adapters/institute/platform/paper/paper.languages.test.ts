import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { issuedDocuments } from "../../../../../adapters/contract/documents.contract.ts";
import { personalDataFile } from "../../../../../adapters/contract/personal-data.contract.ts";
import type { PersonalData } from "../../../../../adapters/institute/areas/personal-data/personal-data.schema.ts";
import { heldTables } from "../../../../../adapters/institute/areas/tables.ts";
import { heldColumnsOf } from "../../../../../adapters/institute/platform/storage/define-table.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { trialRules } from "../../../../../adapters/institute/trial/rules.ts";
import { englishIn, pseudoTag, pseudoTexts, withPseudoLabels } from "../../../../actors/pseudo-language.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { everyPaper } from "../../../support/every-paper.ts";
import { ask } from "../../../support/open-institute.ts";
import { readPdf, tagsIn, type PdfTag } from "../../../support/pdf-reader.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const languages = ["en-GB", pseudoTag];
let institute: TestInstitute;

beforeAll(async () => {
  const lists = withPseudoLabels(trialRules.lists);
  institute = await trialInstitute({ body: { ...trialBody, languages }, rules: { ...trialRules, lists } });
  for (const [file, text] of pseudoTexts()) await institute.texts.write(`${pseudoTag}/${file}`, text);
});
afterAll(() => institute.close());

/** What the organisation says of itself, what is on record, and months in the language of the tag. */
const data: readonly string[] = [
  trialBody.name,
  ...trialBody.address,
  "Eleanor Whitcombe, Secretary",
  trialBody.invoices?.tax ?? "",
  ...(trialBody.invoices?.transfer.flatMap(({ label, value }) => [label, value]) ?? []),
  "Maya Member",
  "Stella Student",
  "Priya Practice",
  "2 Countinghouse Close Glasgow",
  "United Kingdom",
  "Ireland",
  "Practising certificate",
  "Audit and Assurance",
  "Taxation",
  "10:00 to 13:15",
  "14:00 to 17:15",
  "Hall",
  "practising certificate",
  "Mentoring a trainee",
  "Annual tax conference",
  "Reading: the new standard on leases",
  "Ethics in practice: case studies",
  "Tax update webinar",
  "Ionawr",
  "Chwefror",
  "Mawrth",
  "Ebrill",
  "Mai",
  "Mehefin",
  "Gorffennaf",
  "Awst",
  "Medi",
  "Hydref",
  "Tachwedd",
  "Rhagfyr",
];

const papersIn = async (language?: string) =>
  Promise.all(
    (await everyPaper(institute, language)).map(async ({ kind, bytes }) => ({ kind, ...(await readPdf(bytes)) })),
  );

/** The texts of a paper. */
const textsOf = (tags: readonly PdfTag[]): readonly string[] =>
  tagsIn(tags)
    .filter(({ tags: within }) => within.length === 0)
    .map(({ text }) => text);

/** What is held of somebody as text, by value: what they typed, what they got, and codes within stored records. */
const heldOf = async (who: string): Promise<readonly string[]> => {
  const { data: rows } = (await ask(institute, who, personalDataFile)).answer as unknown as PersonalData;
  const leavesOf = (value: unknown): readonly string[] =>
    typeof value === "object" && value !== null
      ? Object.values(value).flatMap(leavesOf)
      : typeof value === "string"
        ? [value]
        : [];
  return heldTables.flatMap((table) =>
    heldColumnsOf(table)
      .filter(([, { kind }]) => ["text", "message", "json"].includes(kind))
      .flatMap(([name]) => (rows[table.name] ?? []).flatMap((row) => leavesOf(row[name]))),
  );
};

/** Words of a text that are neither data nor in the pseudo-language. */
const englishOn = (text: string, held: readonly string[]): readonly string[] =>
  englishIn(text.replaceAll(/\s+/g, " "), [...data, ...held.map((words) => words.replaceAll(/\s+/g, " ").trim())]);

describe("papers to somebody who reads another language", () => {
  it("have no word of English but data, and are marked with the language (LANG-07, LANG-09)", async () => {
    const papers = await papersIn(pseudoTag);
    const held = (await heldOf("Maya")).filter((words) => words.length > 1);
    const found = papers.flatMap(({ kind, tags }) =>
      textsOf(tags).flatMap((text) =>
        englishOn(text, kind === "PERSONAL_DATA" ? held : []).map((word) => `${kind}: ${word} in ${text}`),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
    expect(new Set(papers.map(({ language }) => language))).toEqual(new Set([pseudoTag]));
  });

  it.each(["en-GB", "de"])("are as before to somebody who reads %s (LANG-07)", async (language) => {
    const papers = await papersIn(language);
    expect(papers.flatMap(({ tags }) => textsOf(tags)).filter((text) => /[áéíóúý]/.test(text))).toEqual([]);
    expect(new Set(papers.map((paper) => paper.language))).toEqual(new Set(["en-GB"]));
  });

  it("have one code in all languages, and replace nothing (LANG-07, VERI-01)", async () => {
    const codesIn = async (language?: string) =>
      (await papersIn(language))
        .filter(({ kind }) => kind !== "PERSONAL_DATA")
        .map(({ lines }) => /(?:\w{4}-){3}\w{5}/.exec(lines.join(" "))?.[0]);
    const codes = await codesIn(pseudoTag);
    expect(codes.filter((code) => code !== undefined).length).toBeGreaterThan(5);
    expect(await codesIn()).toEqual(codes);
    const { answer } = await ask(institute, "Maya", issuedDocuments);
    expect(JSON.stringify(answer)).not.toMatch(/[áéíóúý]/);
  });
});
