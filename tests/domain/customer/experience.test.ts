import { expect, test } from "vitest";

import { experienceOf, isValidExperience } from "../../../domain/customer/experience.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";

test.each(["affiliate", "student", "member", "unsupported", undefined])("the experience %s is valid (EXP-02)", (it) => {
  expect(isValidExperience(it)).toBe(true);
});

test.each(["LEGACY", "UNSUPPORTED", "MEMBER", "visitor"])("the experience %s is not valid (EXP-02)", (experience) => {
  expect(isValidExperience(experience)).toBe(false);
});

test.each<[UserType, string]>([
  ["member", "member"],
  ["firm", "member"],
  ["student", "student"],
  ["affiliate", "affiliate"],
  ["graduate", "affiliate"],
])("without an experience a %s has the %s portal (EXP-02)", (type, experience) => {
  expect(experienceOf(undefined, type)).toBe(experience);
});
