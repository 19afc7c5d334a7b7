import { expect, test } from "vitest";

import {
  documentPaper,
  practisingCertificatePaper,
} from "../../../../../adapters/institute/areas/documents/drawings.ts";
import type {
  KeyResourceRow,
  PractisingCertificateRow,
} from "../../../../../adapters/institute/areas/issued-documents/documents.store.ts";
import type { CustomerRow } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import type { CertificateContent } from "../../../../../adapters/institute/platform/paper/certificate.ts";
import type { LetterContent } from "../../../../../adapters/institute/platform/paper/letter.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import type { ResourceKey } from "../../../../../domain/documents/key-resources.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import type { ExamEntry } from "../../../../../domain/qualifications/exam-entry.ts";
import { defaultRules as rules } from "../../../../../domain/rules/organisation-rules.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { shippedMails } from "../../../support/mails.ts";

const day = (date: string) => date as CalendarDate;
const maya = {
  customerId: "4100107",
  customerType: "MEMBER",
  firstName: "Maya",
  surname: "Member",
  isFellow: 0,
  isRetired: 0,
  membershipDate: day("2009-11-18"),
} as CustomerRow;
const held = {
  certificateName: "Practising certificate",
  certificateNumber: "PC41001071",
  jurisdictionDescription: "Ireland",
  issuedOn: day("2026-01-01"),
  expiresOn: day("2026-12-31"),
} as PractisingCertificateRow;

const paper = async (
  key: ResourceKey,
  customer = maya,
  library = shippedMails.library,
  practising = [held],
  exams: readonly ExamEntry[] = [],
) => {
  const resource = {
    key,
    certificateNumber: "D1",
    issuedOn: day("2010-02-03"),
    particulars: JSON.stringify(["Audit, 1 June 2026"]),
  } as KeyResourceRow;
  const paperOn = await documentPaper({
    body: trialBody,
    content: library,
    customer,
    resource,
    practising,
    exams,
    rules,
  });
  return paperOn(day("2026-03-04")).content as LetterContent & CertificateContent;
};
const about = { body: trialBody, content: shippedMails.library, customer: maya, rules };
const { name } = trialBody;
const lines = ["Eleanor Whitcombe, Secretary", `For the Council, ${name}`];

test("the letter of good standing certifies it, signed and sealed (DOCS-01)", async () => {
  expect(await paper("goodStanding")).toEqual({
    title: "Letter of good standing",
    paragraphs: [
      "To whom it may concern",
      `We confirm that Maya Member is a member of the ${name} and, on the day this letter was issued, in good standing with it: their fees were paid as due, and no disciplinary finding was in force against them.`,
    ],
    facts: [
      ["Name", "Maya Member"],
      ["ID", "4100107"],
      ["Document number", "D1"],
      ["Member since", "18 November 2009"],
    ],
    closing: ["Standing can change: ask for a letter with a recent date, or check this one by its code."],
    signature: { farewell: "Yours faithfully", lines },
    isSealed: true,
  });
});

test.each([
  [0, "a member"],
  [1, "a fellow"],
] as const)("the certificate of membership contains the holder's title (DOCS-01)", async (isFellow, standing) => {
  expect(await paper("membershipCertificate", { ...maya, isFellow })).toMatchObject({
    title: "Certificate of membership",
    lead: "This is to certify that",
    name: "Maya Member",
    words: `has been admitted to membership of the ${name} and, while on its register, is entitled to be known as ${standing}.`,
    facts: [
      ["ID", "4100107"],
      ["Certificate number", "D1"],
      ["Admitted on", "18 November 2009"],
    ],
    signature: { lines },
  });
});

test("the other papers name their purpose (DOCS-01, DOCS-05)", async () => {
  const equivalence = await paper("equivalence");
  expect(equivalence.paragraphs[1]).toMatch(/^Maya Member has passed the .+\. They are set at the level of .+\.$/);
  expect(equivalence.facts.at(-1)).toEqual(["Examinations completed", "3 February 2010"]);
  const docket = await paper("docket");
  expect(docket.facts.at(-1)).toEqual(["Exam 1", "Audit, 1 June 2026"]);
  expect(docket.closing[0]).toBe("Be in your seat fifteen minutes before the start.");
  expect(docket.signature).toBeUndefined();
  const entry = { exam: "Taxation", date: day("2026-06-02"), time: "10:00 to 13:15", place: "Hall 2" };
  const entered = await paper("docket", maya, shippedMails.library, [held], [entry]);
  expect(entered.facts.slice(3)).toEqual([["Exam 1", "Taxation\n2 June 2026, 10:00 to 13:15\nHall 2"]]);
  const some = await paper("certificates");
  expect(some.paragraphs[0]).toContain("of Maya Member that are in force");
  expect(some.facts.at(-1)).toEqual([
    "Ireland",
    "Practising certificate, number PC41001071, expires on 31 December 2026",
  ]);
  const none = await paper("certificates", maya, shippedMails.library, []);
  expect(none.paragraphs[0]).toContain("Maya Member holds no practising certificate");
  const { content } = await practisingCertificatePaper(about, held);
  expect(content).toMatchObject({
    title: "Practising certificate",
    words: `is authorised by the ${name} to engage in public practice in the jurisdiction named below, subject to its rules, while this certificate is in force.`,
    facts: [
      ["Certificate number", "PC41001071"],
      ["ID", "4100107"],
      ["Jurisdiction", "Ireland"],
      ["In force from", "1 January 2026"],
      ["Expires on", "31 December 2026"],
    ],
  });
});

test("a paper uses the organisation's own texts (RULE-04)", async () => {
  const { texts, close } = await trialInstitute();
  await texts.say("title: Confirmation of standing", "title: Letter of good standing", "paper-good-standing.yaml");
  await texts.say("On behalf of the {institute}", "For the Council, {institute}", "paper-frame.yaml");
  const own = await paper("goodStanding", maya, texts);
  expect(own.title).toBe("Confirmation of standing");
  expect(own.signature?.lines.at(-1)).toBe(`On behalf of the ${name}`);
  await texts.putBack();
  await close();
});
