import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { contentOnDemand } from "../../../../../adapters/institute/platform/content/content-library.ts";
import type { MailTexts } from "../../../../../adapters/institute/platform/mail/mails.ts";
import { englishIn, pseudoMonths, pseudoTag, writePseudoTexts } from "../../../../actors/pseudo-language.ts";
import { everyMail } from "../../../support/every-mail.ts";
import { shippedMails } from "../../../support/mails.ts";

const languages = ["en-GB", pseudoTag];
let folder = "";
let mails: MailTexts;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildhall-pseudo-"));
  writePseudoTexts(folder);
  mails = { ...shippedMails, languages, library: contentOnDemand({ folder, languages, hasStandIns: true }) };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the mails say of made-up people and what these wrote, and months in the language of the tag. */
const data = [
  "A letter from your employer.",
  "My employer sends it on Monday.",
  "The number of the letter is 7.",
  "The letter of your employer names another period.",
  "The bank returned it.",
  "Payment by card",
  "Annual subscription 2026",
  "Workshop",
  "Audit senior",
  "Job title",
  "Company",
  "Quill and Partners",
  "Retirement date",
  "30 June 2027",
  "Firefox on Windows",
  "Ireland",
  "Phone",
  "Maya Membery",
  "Maya Member",
  "Maya",
  ...pseudoMonths,
];

test("every mail to somebody who reads another language has no word of English but data (LANG-07, LANG-09)", async () => {
  const found = (await everyMail(mails, pseudoTag))
    .filter(({ document }) => !document.startsWith("mail-staff") && document !== "mail-registry-digest")
    .flatMap(({ document, subject, text }) =>
      englishIn(`${subject} ${text}`, data).map((word) => `${document}: ${word}`),
    );
  expect([...new Set(found)].toSorted((one, other) => one.localeCompare(other))).toEqual([]);
});

test("a mail is marked with its language, where that is not the organisation's (LANG-07)", async () => {
  const opening = `<div lang="${pseudoTag}" dir="ltr">`;
  const toStaff = (document: string) => document.startsWith("mail-staff") || document === "mail-registry-digest";
  for (const { document, html } of await everyMail(mails, pseudoTag))
    expect(html.startsWith(opening), document).toBe(!toStaff(document));
});

test.each([null, "de"])(
  "mails to somebody whose language on record is %s are in the organisation's own (LANG-07)",
  async (language) => {
    expect(await everyMail(mails, language)).toEqual(await everyMail());
  },
);
