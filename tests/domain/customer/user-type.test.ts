import { expect, test } from "vitest";

import { designationOf, userTypeOf, type UserType } from "../../../domain/customer/user-type.ts";
import { shippedMails } from "../../adapters/support/mails.ts";

const { standings } = await shippedMails.library.document("paper-frame", undefined);

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
  expect(standings[designationOf(type, is)]).toBe(called);
});

test.each([
  ["MEMBER", "member"],
  ["STUDENT", "student"],
  ["AFFILIATE", "affiliate"],
  ["GRADUATE", "graduate"],
  ["FIRM", "firm"],
  ["Member", "member"],
  ["LEGACY", undefined],
  ["UNSUPPORTED", undefined],
  ["SUPPLIER", undefined],
])("a customer recorded as %s is of the type %s (EXP-01)", (customerType, type) => {
  expect(userTypeOf(customerType)).toBe(type);
});
