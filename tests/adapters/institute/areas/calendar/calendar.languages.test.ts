import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { deadlineFile, deadlines, newCalendarAddress } from "../../../../../adapters/contract/calendar.contract.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { englishIn, pseudoTag, pseudoTexts } from "../../../../actors/pseudo-language.ts";
import { fetchFile } from "../../../support/fetch-file.ts";
import { emptyFile, removeFile } from "../../../support/first-day.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const file = await emptyFile();
let institute: TestInstitute;

beforeAll(async () => {
  const now = () => new Date(2026, 10, 22, 12);
  institute = await openInstitute(file, { now, body: { ...trialBody, languages: ["en-GB", pseudoTag] } });
  for (const [file, text] of pseudoTexts()) await institute.texts.write(`${pseudoTag}/${file}`, text);
});
afterAll(async () => {
  await institute.close();
  await removeFile(file);
});

const data = [trialBody.name, trialBody.shortName, "United Kingdom", "Ireland"];

const summariesIn = (calendar: string): readonly string[] =>
  ICAL.Component.fromString(calendar)
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component).summary);

const choose = (language: string | null) =>
  institute.database
    .updateTable("customers")
    .set({ language })
    .where("customerId", "=", institute.person("Maya").customerId)
    .execute();

const subscribed = async (): Promise<string> => {
  const { address } = (await ask(institute, "Maya", newCalendarAddress)).answer;
  return (await institute.app.inject({ url: new URL(address).pathname, headers: { "accept-language": "en" } })).body;
};

describe("deadlines of somebody who reads another language", () => {
  it("are in the language on record where a calendar subscribes to them (LANG-07, LANG-09)", async () => {
    await choose(pseudoTag);
    const calendar = await subscribed();
    expect(summariesIn(calendar).flatMap((summary) => englishIn(summary, data))).toEqual([]);
    expect(summariesIn(calendar)).toHaveLength(4);
    expect(calendar).toMatch(/PRODID:.*CY\r\n/);
    await choose(null);
    const own = await subscribed();
    expect(summariesIn(own)).toContain(`Declare your CPD for 2026 (${trialBody.shortName})`);
    expect(own).toMatch(/PRODID:.*EN\r\n/);
  });

  it("are in the language that shows where they are listed, and where one is downloaded (LANG-07)", async () => {
    await choose(null);
    const { answer } = await ask(institute, "Maya", deadlines, { headers: { "accept-language": pseudoTag } });
    expect(answer.deadlines.flatMap(({ title }) => englishIn(title, data))).toEqual([]);
    const downloaded = await fetchFile(institute, "Maya", deadlineFile, { key: "declaration-2026" }, {}, pseudoTag);
    expect(summariesIn(downloaded.bytes.toString()).flatMap((summary) => englishIn(summary, data))).toEqual([]);
    const own = await fetchFile(institute, "Maya", deadlineFile, { key: "declaration-2026" });
    expect(summariesIn(own.bytes.toString())).toEqual([`Declare your CPD for 2026 (${trialBody.shortName})`]);
  });
});
