import { expect, test } from "vitest";

import type { KnownNotifications } from "../../../domain/customer/notifications.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import {
  accountRows,
  noQualifications,
  accountShownAs,
  cameForRegister,
  ineligibleNoteFor,
  showsLearningRecordCard,
  type AccountDetails,
} from "../../../domain/my-details/account.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";

const day = (stored: string): CalendarDate => stored as CalendarDate;

test("everything on record is listed, with dates in words (ACCT-01)", () => {
  const account: AccountDetails = {
    uln: "1234567890",
    title: "Ms",
    fullname: "Fiona Fellow",
    birthDate: day("1970-02-03"),
    qualification: "ACCA",
    status: "Fellow",
    nationality: "British",
    registrationDate: day("1988-09-01"),
    graduationDate: day("1992-06-30"),
    membershipDate: day("1995-01-01"),
    fellowDate: day("2000-01-01"),
    retirementDate: day("2030-12-31"),
    honours: "First",
    firstEligibleExam: "June 1989",
    jointScheme: "None",
    memberQualifications: [
      { code: "CTA", codeDescription: "Tax adviser" },
      { code: "ACT", codeDescription: "Actuary" },
    ],
  };
  expect(accountRows(account, defaultRules).map(({ field, shown }) => [field, shown])).toEqual([
    ["uln", "1234567890"],
    ["title", "Ms"],
    ["fullname", "Fiona Fellow"],
    ["birthDate", "3 February 1970"],
    ["qualification", "ACCA"],
    ["status", "Fellow"],
    ["nationality", "British"],
    ["registrationDate", "1 September 1988"],
    ["graduationDate", "30 June 1992"],
    ["membershipDate", "1 January 1995"],
    ["fellowDate", "1 January 2000"],
    ["retirementDate", "31 December 2030"],
    ["honours", "First"],
    ["firstEligibleExam", "June 1989"],
    ["jointScheme", "None"],
    ["memberQualifications", "Tax adviser, Actuary"],
  ]);
});

test("empty fields are hidden, and missing qualifications are said to be missing (ACCT-01)", () => {
  expect(accountRows({ fullname: "Stella Student", honours: "", memberQualifications: [] }, defaultRules)).toEqual([
    { field: "fullname", shown: "Stella Student" },
    { field: "memberQualifications", shown: noQualifications },
  ]);
});

test.each([
  ["1234567890", true],
  ["", false],
  [undefined, false],
])("the learning record number %s has a card: %s (ACCT-02)", (learningRecordNumber, shows) => {
  expect(showsLearningRecordCard({ uln: "4100107", memberQualifications: [], learningRecordNumber })).toBe(shows);
});

const fellow = { userType: "member", status: "Fellow", isRetired: false, isFellow: true } as const;
const retired = { ...fellow, isRetired: true };
const member = { ...fellow, status: "Active", isFellow: false };

test.each([
  [retired, undefined, "?retirementRegister", "retired"],
  [retired, "STANDARD", "?retirementRegister=true", "retired"],
  [retired, "NON-STANDARD", "?retirementRegister", "retired"],
  [fellow, "NON-STANDARD", "?a=b&retirementRegister", "nonStandard"],
  [fellow, "STANDARD", "?retirementRegister", "fellow"],
  [fellow, undefined, "?retirementRegister", "fellow"],
  [member, "NON-STANDARD", "?retirementRegister", undefined],
  [retired, undefined, "", undefined],
  [fellow, "NON-STANDARD", "?a=retirementRegister", undefined],
])(
  "for %j with the criteria %s, the address %s shows the note %s (ACCT-06)",
  (person, retirementCriteria, query, note) => {
    const cameFor = cameForRegister(`/my-details/account-details${query}`);
    expect(ineligibleNoteFor({ ...person, retirementCriteria, cameForRegister: cameFor })).toBe(note);
  },
);

test.each<[KnownNotifications, string]>([
  [["EXAM_SUPPRESSION_PERIOD"], "suppression message"],
  [["AFTER_EXAM_SUPPRESSION_PERIOD"], "record"],
  [[], "record"],
  ["loading", "loading"],
  ["failed", "error panel"],
])("with the notifications %j account details show the %s (ACCT-07)", (notifications, shown) => {
  expect(accountShownAs(notifications)).toBe(shown);
});
