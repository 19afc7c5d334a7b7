import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { fullNameOf } from "../../adapters/institute/platform/customers/customers.store.ts";
import { trialBody } from "../../adapters/institute/trial/body.ts";
import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import { trialRules } from "../../adapters/institute/trial/rules.ts";
import { routes } from "../../domain/customer/routes.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { CoreActor } from "../actors/core.ts";
import type { TrialOrganisation } from "../actors/organisations.ts";
import { englishIn, pseudoTag, pseudoTexts, withPseudoLabels } from "../actors/pseudo-language.ts";
import { InstituteTime, sharedTrial, type SharedTrial } from "../actors/trial-institute.ts";
import { Reader } from "./readers.ts";

// Each page in a language made from the shipped texts: whatever is still English is a sentence in code. LANG-09

const time = new InstituteTime("2026-03-04" as CalendarDate);
const body = { ...trialBody, languages: ["en-GB", pseudoTag] };
const rules = { ...trialRules, lists: withPseudoLabels(trialRules.lists) };
const organisation: TrialOrganisation = { rules, body, cpdLog: true, settings: {} };
let trial: SharedTrial;

beforeAll(async () => {
  trial = await sharedTrial({ now: () => time.now(), rules, body });
  for (const [file, text] of pseudoTexts()) await trial.institute.texts.write(`${pseudoTag}/${file}`, text);
});
afterAll(() => trial.close());

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(pseudoTag, { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, month)),
);

const people = [
  "Maya",
  "Stella",
  "Frank",
  "Ada",
  "Owen",
  "Priya",
  "Grace",
  "Rita",
  "Olga",
  "Eve",
  "Fay",
  "Greta",
  "Tom",
];

/** What is on record, by value, and countries by Intl. */
const data = [
  trialBody.name,
  ...trialBody.address,
  ...months,
  "Deyrnas Unedig",
  "United Kingdom",
  "Ireland",
  "British",
  ...people.map((name) => fullNameOf(personNamed(name))),
  ...people,
  "Quill and Ledger LLP",
  "Ledger Lane",
  "Countinghouse Close",
  "Glasgow",
  "Hall",
  "10:00 to 13:15",
  "14:00 to 17:15",
  "Audit and Assurance",
  "Taxation",
  "June 2023",
  "Foundations in accountancy",
  "Practising certificate",
  "Firm's auditing certificate",
  "annual subscription",
  "practising certificate",
  "exam entry",
  "Exam entry",
  "Mentoring a trainee",
  "Annual tax conference",
  "Reading: the new standard on leases",
  "Ethics in practice: case studies",
  "Tax update webinar",
  "Transfer pricing documentation; I have changed our checklist since.",
  "Which of our clients the new reporting of digital sales concerns, and from when.",
  "A letter from your employer that confirms the dates and the duties of your present work.",
];

/** The words on a page, and the names of its controls. */
const wordsOf = async (actor: CoreActor): Promise<readonly string[]> => [
  ...(await actor.page.words()).split("\n"),
  ...(await actor.page.outline("the page")).filter(({ kind }) => kind !== "list").map(({ words }) => words),
];

test.each(people)("%s reads no word of English but data on any page (LANG-04, LANG-09)", async (who) => {
  const actor = new Reader({ ...trial, organisation, time }, async () => {
    await vi.dynamicImportSettled();
    return true;
  });
  actor.portal.preferredLanguages = [pseudoTag];
  await actor.session.become(who);
  await actor.session.arrive();
  const found = new Set<string>();
  for (const route of routes.filter((each) => each !== "/error")) {
    await actor.browser.open(route);
    for (const words of await wordsOf(actor))
      for (const word of englishIn(words, data)) found.add(`${word} in "${words.slice(0, 80)}"`);
  }
  await actor.end();
  expect([...found]).toEqual([]);
});
