import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import {
  exampleListsFile,
  readListsFile,
  unchangedLists,
} from "../../../../../adapters/institute/platform/lists/read-lists-file.ts";
import { everyone } from "../../../../../adapters/institute/trial/everyone.ts";
import { choiceLists } from "../../../../../domain/rules/organisation-lists.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-lists-"));
afterAll(() => rmSync(folder, { recursive: true }));

const example = readFileSync(exampleListsFile, "utf8");
const london = "{ code: LONDON, label: London, labels: { fr: Londres } }";

/** A file with the example's lists, some words of it replaced. */
const fileWith = (words: string, insteadOf: string): string => {
  expect(example).toContain(insteadOf);
  const path = join(folder, "lists.yaml");
  writeFileSync(path, example.replace(insteadOf, words));
  return path;
};

describe("the file with what members choose from (REAL-05)", () => {
  test("each list of the example offers a choice", () => {
    const lists = readListsFile(exampleListsFile);
    expect(choiceLists.filter((list) => lists[list].length === 0)).toEqual([]);
  });

  test("each choice of the example has a French label (LANG-10)", () => {
    const lists = readListsFile(exampleListsFile);
    const choices = choiceLists.flatMap((list) => lists[list]);
    expect(choices.filter(({ labels = {} }) => labels["fr"] === undefined)).toEqual([]);
  });

  test.each([[[]], [["en-GB", "cy"]], [["en-GB", "fr-CA"]], [["fr", "en-GB"]]])(
    "the example can be used with the languages %j (LANG-04)",
    (languages) => {
      expect(readListsFile(exampleListsFile, languages)).toEqual(readListsFile(exampleListsFile));
    },
  );

  test("every title of the trial's people is one of the example's", () => {
    const { titles } = readListsFile(exampleListsFile);
    expect(titles).toEqual(expect.arrayContaining(everyone.map(({ traits }) => traits.title ?? "Ms")));
  });

  test("names the lists that are still the example's", () => {
    const changed = readListsFile(fileWith("label: Greater London", "label: London"));
    const untranslated = join(folder, "untranslated.yaml");
    writeFileSync(untranslated, example.replaceAll(/labels: \{[^}]*\}/g, "labels: {}"));
    expect(unchangedLists(readListsFile(exampleListsFile))).toEqual([...choiceLists, "titles"]);
    expect(unchangedLists(readListsFile(untranslated))).toEqual([...choiceLists, "titles"]);
    expect(unchangedLists(changed)).not.toContain("regionalNetworks");
    expect(unchangedLists(changed)).toContain("employmentNetworks");
  });

  test("may have empty lists, but not of what everybody has to choose (MEMB-05, EMPL-03)", () => {
    const withEmpty = (list: string) => {
      const path = join(folder, "empty.yaml");
      writeFileSync(path, example.replace(new RegExp(`^${list}:\n(?:  .*\n|#.*\n|\n)*`, "m"), `${list}: []\n`));
      return path;
    };
    for (const list of choiceLists) {
      const isNeeded = ["employmentCategories", "membershipEmploymentCategories", "waiverReasons"].includes(list);
      if (isNeeded) expect(() => readListsFile(withEmpty(list))).toThrow(`${list}: has to have an entry`);
      else expect(readListsFile(withEmpty(list))[list]).toEqual([]);
    }
  });

  test.each([
    ["{ code: LONDON, label: London }\n  - { code: LONDON, label: Twice }", london, "names a code twice"],
    ['{ code: "A, B", label: London }', london, "regionalNetworks.0.code: has to be letters"],
    ['{ code: LONDON, label: "" }', london, "regionalNetworks.0.label: has to be given"],
    [
      "{ code: RT, label: Retired, for: [pensioner] }",
      "{ code: RT, label: Retired, labels: { fr: À la retraite }, for: [member, firm] }",
      "has to be one of",
    ],
    ["jobs:", "jobTitles:", "jobTitles"],
    ["[Mr, Mr, Mrs,", "[Mr, Mrs,", "names a title twice"],
  ])("with %j the error says what to do", (words, insteadOf, error) => {
    expect(() => readListsFile(fileWith(words, insteadOf))).toThrow(error);
  });

  test.each([
    ["{ cy: Llundain }", ["en-GB", "cy"]],
    ["{ fr: Londres }", ["en-GB", "fr-FR"]],
    ["{ fr-FR: Londres, cy: Llundain }", ["en-GB", "fr-FR", "cy"]],
  ])("may have labels %s with the languages %j (LANG-04)", (labels, languages) => {
    const path = fileWith(`label: London, labels: ${labels}`, "label: London, labels: { fr: Londres }");
    const [first] = readListsFile(path, languages).regionalNetworks;
    expect(first?.label).toBe("London");
    expect(Object.keys(first?.labels ?? {})).toHaveLength(languages.length - 1);
  });

  test.each([
    [
      "{ de: London }",
      ["en-GB", "cy"],
      "regionalNetworks.0.labels: de is none of the languages that BODY_FILE offers besides your own: cy",
    ],
    ["{ en-GB: London }", ["en-GB", "cy"], "en-GB is none of the languages"],
    ["{ cy: Llundain }", [], "besides your own: there are none"],
    ['{ cy: "" }', ["en-GB", "cy"], "regionalNetworks.0.labels.cy: has to be given"],
  ])("with the labels %s and the languages %j the error says what to do (LANG-04)", (labels, languages, error) => {
    const path = fileWith(`label: London, labels: ${labels}`, "label: London, labels: { fr: Londres }");
    expect(() => readListsFile(path, languages)).toThrow(error);
  });
});
