import { expect, test } from "vitest";

import { addressTypeOf, withAddressType, type AddressType } from "../../../domain/my-details/address-type.ts";

test.each([
  [["BUSINESS"], "BUSINESS"],
  [["MAILING", "BUSINESS"], "BUSINESS"],
  [["HOME"], "HOME"],
  [["HOME", "BUSINESS"], "HOME"],
  [["BUSINESS", "HOME"], "HOME"],
  [["MAILING"], "HOME"],
  [[], "HOME"],
])("an address for %j is of type %s (CONT-04)", (purposes, type) => {
  expect(addressTypeOf(purposes)).toBe(type);
});

test.each<[readonly string[], AddressType, readonly string[]]>([
  [["HOME"], "BUSINESS", ["BUSINESS"]],
  [["BUSINESS"], "HOME", ["HOME"]],
  [["HOME"], "HOME", ["HOME"]],
  [["BILLING", "HOME", "DELIVERY"], "BUSINESS", ["BILLING", "BUSINESS", "DELIVERY"]],
  [["HOME", "BUSINESS", "BILLING"], "BUSINESS", ["BUSINESS", "BILLING"]],
  [["BILLING"], "HOME", ["HOME", "BILLING"]],
])("the purposes %j become, for the type %s, %j (CONT-04)", (before, type, after) => {
  expect(withAddressType(before, type)).toEqual(after);
});

test("a type that is changed and changed back leaves the purposes as they were (CONT-04)", () => {
  const before = ["BILLING", "HOME"];
  expect(withAddressType(withAddressType(before, "BUSINESS"), "HOME")).toEqual(before);
});
