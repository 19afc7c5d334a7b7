import { expect, test } from "vitest";

import { titleInLetters, type UserType } from "../../../domain/customer/user-type.ts";

test.each<[UserType, { readonly isFellow: boolean; readonly isRetired: boolean }, string]>([
  ["member", { isFellow: false, isRetired: false }, "a member"],
  ["member", { isFellow: true, isRetired: false }, "a fellow"],
  ["member", { isFellow: false, isRetired: true }, "a retired member"],
  ["member", { isFellow: true, isRetired: true }, "a retired fellow"],
  ["affiliate", { isFellow: false, isRetired: false }, "an affiliate"],
  ["student", { isFellow: false, isRetired: false }, "a registered student"],
  ["graduate", { isFellow: false, isRetired: false }, "a tech graduate"],
  ["firm", { isFellow: false, isRetired: false }, "a registered firm"],
])("in a letter, a %s who is %j is described for third parties (DOCS-01)", (type, is, called) => {
  expect(titleInLetters(type, is)).toBe(called);
});
