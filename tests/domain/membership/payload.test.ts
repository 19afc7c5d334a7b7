import { expect, test } from "vitest";

import type { MembershipAnswers, MembershipFacts } from "../../../domain/membership/application.ts";
import { membershipApplicationOf } from "../../../domain/membership/payload.ts";

const facts: MembershipFacts = {
  userType: "affiliate",
  notifications: [],
  exams: { completed: 13, total: 13 },
  moduleStatus: "COMPLETED",
  countryOfResidence: "United Kingdom",
};

const answers: MembershipAnswers = {
  hasConvictions: false,
  confirmedPermission: false,
  publicPractice: false,
  publicPracticeConfirmed: false,
  employmentCategory: "FT",
  businessCategory: "PRACTICE",
  organisationSize: "SMALL",
  jobTitle: "Auditor",
  companyName: "Ledger and Sons",
  professionalQualifications: ["CTA", "ATT"],
  regionalNetwork: "LONDON",
  employmentNetworks: ["SMALL_PRACTICE", "PUBLIC"],
  includeInDirectoryOfMembers: true,
  declarationAccepted: true,
};

const employer = {
  businessCategory: "PRACTICE",
  jobTitle: "Auditor",
  companyName: "Ledger and Sons",
  organisationSize: "SMALL",
};
const networks = { regionalNetwork: "LONDON", employmentNetworks: ["SMALL_PRACTICE", "PUBLIC"] };
const always = { professionalQualifications: ["CTA", "ATT"], optInMemberDirectory: true };

test("in the United Kingdom everything that was answered is sent (MEMB-08)", () => {
  expect(membershipApplicationOf(answers, facts)).toEqual({
    employmentCategory: "FT",
    ...employer,
    ...networks,
    ...always,
  });
});

test("where there are no member networks none is sent, even if one was chosen before (MEMB-06, MEMB-08)", () => {
  const sent = membershipApplicationOf(answers, { ...facts, countryOfResidence: "Malta" });
  expect(sent).toEqual({ employmentCategory: "FT", ...employer, ...always });
});

test("of someone not employed no employer is sent, even if one was entered before (MEMB-08)", () => {
  const sent = membershipApplicationOf({ ...answers, employmentCategory: "NE" }, facts);
  expect(sent).toEqual({ employmentCategory: "NE", ...networks, ...always });
});

test("while anything is unanswered nothing is sent (MEMB-08)", () => {
  expect(membershipApplicationOf({ ...answers, declarationAccepted: false }, facts)).toBeUndefined();
});
