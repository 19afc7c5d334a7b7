import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { exampleListsFile, readListsFile } from "../../../../../adapters/institute/platform/lists/read-lists-file.ts";
import { readRulesFile } from "../../../../../adapters/institute/platform/rules/read-rules-file.ts";
import { trialRules } from "../../../../../adapters/institute/trial/rules.ts";
import { ruleConflicts } from "../../../../../domain/rules/given-rules.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { ownBodyFile, ownOutsideFile } from "../../../support/release-files.ts";
import { settingsOf } from "../../../support/settings.ts";

const example = "adapters/institute/example/rules.yaml";
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildhall-rules-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const writeRules = async (text: string): Promise<string> => {
  const path = join(folder, "rules.yaml");
  await writeFile(path, text);
  return path;
};

const changed = async (from: RegExp | string, to: string): Promise<string> => {
  const text = await readFile(example, "utf8");
  expect(text).toMatch(from);
  return writeRules(text.replace(from, to));
};

describe("the file of the organisation's rules", () => {
  it("is accepted as in the example", () => {
    const rules = readRulesFile(example);
    expect(rules).toMatchObject({
      timeZone: "Europe/Lisbon",
      currency: "EUR",
      locale: "en-IE",
      graceDays: 28,
      cpd: { year: { starts: "11-01", ends: "10-31" }, units: { required: 35, verifiable: 18 } },
      fees: { isProRata: true, amounts: { member: 260_00, fellow: 310_00 } },
    });
    expect(rules.reminders.subscription).toEqual({ before: [30, 7], after: [1, 14, 28] });
  });

  it("may be empty or JSON; missing rules have the default", async () => {
    expect(readRulesFile(await writeRules("{}"))).toEqual(defaultRules);
    expect(readRulesFile(await writeRules(`{ "graceDays": 14 }`))).toEqual({ ...defaultRules, graceDays: 14 });
    expect(readRulesFile(await writeRules("cpd:\n  units:\n    required: 30")).cpd.units).toEqual({
      required: 30,
      verifiable: 21,
      broughtForward: 21,
    });
  });

  it("names the country and the days on which the organisation does not work (REAL-06)", async () => {
    const year = new Date().getFullYear();
    const closedDaysOf = async (text: string) =>
      readRulesFile(await writeRules(`closedDays:\n  ${text}`)).closedDays.filter((day) => day.startsWith(`${year}`));
    const portuguese = await closedDaysOf("country: PT");
    expect(portuguese).toEqual(expect.arrayContaining([`${year}-04-25`, `${year}-06-10`, `${year}-12-25`]));
    expect(portuguese).not.toContain(`${year}-12-24`);
    expect(await closedDaysOf(`country: PT\n  days: ["${year}-12-24"]`)).toEqual([...portuguese, `${year}-12-24`]);
    expect(await closedDaysOf(`days: ["${year}-12-24"]`)).toEqual([`${year}-12-24`]);
    const [all, bavarian] = [await closedDaysOf("country: DE"), await closedDaysOf("country: DE\n  region: BY")];
    expect(all).not.toContain(`${year}-11-01`);
    expect(bavarian).toContain(`${year}-11-01`);
  });

  it.each([
    ["country: Portugal", "there is no country Portugal: write its two capitals, such as PT"],
    ["country: DE\n  region: Bavaria", "there is no region Bavaria of DE: it is one of"],
    ["country: SG\n  region: X", "SG has no regions with holidays of their own"],
    ["region: BY", "a region needs its country"],
    ["days: [2026-02-30]", "closedDays"],
  ])("refuses closed days with %j (REAL-06)", async (text, reason) => {
    const path = await writeRules(`closedDays:\n  ${text}`);
    expect(() => readRulesFile(path)).toThrow(reason);
  });

  it("may write time zones in any case", async () => {
    const rules = readRulesFile(await writeRules("timeZone: europe/lisbon\nlocale: pt-pt"));
    expect([rules.timeZone, rules.locale]).toEqual(["Europe/Lisbon", "pt-PT"]);
  });

  it.each([
    [
      "an unknown time zone",
      "Europe/Lisbon",
      "Europe/Lisbo",
      "there is no time zone Europe/Lisbo: write one such as Europe/Lisbon; did you mean Europe/Lisbon?",
    ],
    ["an offset for a time zone", "Europe/Lisbon", '"+01:00"', "timeZone: there is no time zone +01:00"],
    [
      "an unknown currency",
      "currency: EUR",
      "currency: eur",
      "currency: there is no currency eur: write three capitals, such as EUR; did you mean EUR?",
    ],
    [
      "a currency without hundredths",
      "currency: EUR",
      "currency: JPY",
      "currency: amounts have two decimals, and JPY has 0",
    ],
    ["an unknown locale", "locale: en-IE", "locale: english!", "locale: there is no locale english!"],
    [
      "a day that does not exist",
      /starts: .*/,
      'starts: "02-30"',
      "cpd.year.starts: has to be the month and day of a day of every year",
    ],
    [
      "29 February",
      /due: "01-31"/,
      'due: "02-29"',
      "cpd.declaration.due: has to be the month and day of a day of every year",
    ],
    [
      "a day with its year",
      /due: "01-31"/,
      'due: "2027-01-31"',
      "cpd.declaration.due: has to be the month and day of a day of every year, such as 10-31",
    ],
    [
      "a CPD year with a gap",
      /ends: .*/,
      'ends: "10-30"',
      "cpd.year.ends: has to be 10-31, the day before the CPD year starts (11-01)",
    ],
    [
      "more verifiable units than units",
      /verifiable: 18/,
      "verifiable: 36",
      "cpd.units.verifiable: is 36, more than the 35 units that are required",
    ],
    [
      "units that are no number",
      /required: 35/,
      "required: many",
      "cpd.units.required: has to be a whole number from 0 to 1000",
    ],
    ["half a unit", /required: 35/, "required: 35.5", "cpd.units.required: has to be a whole number from 0 to 1000"],
    [
      "an amount that is a number",
      '"260.00"',
      "260.00",
      "fees.amounts.member: has to be a text: put it in quotation marks",
    ],
    [
      "an amount with a comma",
      "260.00",
      "260,00",
      "fees.amounts.member: has to be an amount with two decimals, such as 260.00; for “260,00” write 260.00",
    ],
    ["a group that nobody is in", "member: ", "members: ", "fees.amounts: "],
    [
      "a reminder on no day",
      /before: \[60/,
      "before: [0",
      "reminders.declaration.before.0: has to be a whole number from 1 to 365",
    ],
    [
      "a reminder twice",
      /before: \[60, 30/,
      "before: [30, 30",
      "reminders.declaration.before: has to name each number of days once, in order",
    ],
    [
      "a route that there is not",
      "[UNIT_ROUTE",
      "[UNITS",
      "cpd.routes.0: has to be one of UNIT_ROUTE, APPROVED_EMPLOYER",
    ],
    ["a rule that there is not", "graceDays:", "graceDay:", "the file: there is no field graceDay"],
    ["nothing in it", /[\s\S]*/, "# later", "the file: is empty"],
  ])("is refused with %s, by the rule's name", async (_, from, to, words) => {
    const path = await changed(from, to);
    expect(() => readRulesFile(path)).toThrow(words);
  });
});

describe("the rules of an institute", () => {
  it("come from the file, in a trial and in production", () => {
    expect(settingsOf({ RULES_FILE: example }).institute.rules.currency).toBe("EUR");
  });

  it("include reminders in a trial without a file, and are the defaults in production", () => {
    expect(settingsOf({}).institute.rules).toEqual(trialRules);
    expect(trialRules.reminders.declaration).toEqual({ before: [60, 30, 7, 1], after: [1, 14] });
    const others = { reminders: 0, fees: 0, lists: 0 };
    expect({ ...trialRules, ...others }).toEqual({ ...defaultRules, ...others });
    const production = {
      GUILDHALL_ENV: "production",
      PUBLIC_URL: "https://portal.body.example",
      BODY_FILE: ownBodyFile,
      OUTSIDE_FILE: ownOutsideFile,
      LISTS_FILE: exampleListsFile,
    };
    expect(settingsOf(production).institute.rules).toEqual({ ...defaultRules, lists: readListsFile(exampleListsFile) });
  });

  it("do not contradict each other by default", () => {
    expect(ruleConflicts(defaultRules)).toEqual([]);
    expect(ruleConflicts(trialRules)).toEqual([]);
  });
});
