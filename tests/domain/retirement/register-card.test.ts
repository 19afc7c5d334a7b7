import { expect, test } from "vitest";

import { mayJoinRegister, registerCardFor } from "../../../domain/retirement/register-card.ts";

const member = { userType: "member", status: "Active", isRetired: false, isFellow: false } as const;
const fellow = { ...member, status: "Fellow", isFellow: true } as const;

test.each([
  [{ ...fellow, isRetired: true, status: "Retired" }, "retired"],
  [fellow, "fellow"],
  [{ ...fellow, isFellow: false }, "fellow"],
  [{ ...fellow, retirementCriteria: "NON-STANDARD" }, "nonStandard"],
  [{ ...fellow, isFellow: false, retirementCriteria: "NON-STANDARD" }, "nonStandard"],
  [{ ...fellow, status: "Active" }, "nonStandard"],
  [{ ...fellow, status: "SUSPENDED" }, undefined],
  [{ ...fellow, status: "SUSPENDED", retirementCriteria: "NON-STANDARD" }, "nonStandard"],
  [member, undefined],
  [{ ...member, userType: "student", status: "Foundation" }, undefined],
] as const)("the card of the register for %j is %s (RETR-06, ACCT-03)", (person, card) => {
  expect(registerCardFor(person)).toBe(card);
});

test.each([
  ["member", "Fellow", undefined, true],
  ["member", "FCCA", undefined, true],
  ["member", "Active", undefined, false],
  ["member", "fellow", undefined, false],
  ["member", "ACF", undefined, false],
  ["affiliate", "Fellow", undefined, false],
  ["student", "Fellow", undefined, false],
  ["firm", "Fellow", undefined, false],
  ["member", "Fellow", "STANDARD", true],
  ["member", "Fellow", "NON-STANDARD", false],
] as const)("a %s of the status %s with the criteria %s may join: %s (RETR-03)", (...row) => {
  const [userType, status, retirementCriteria, may] = row;
  expect(mayJoinRegister({ userType, status, retirementCriteria })).toBe(may);
});
