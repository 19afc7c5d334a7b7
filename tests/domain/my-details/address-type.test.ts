import { expect, test } from "vitest";

import { addressTypeOf } from "../../../domain/my-details/address-type.ts";

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
