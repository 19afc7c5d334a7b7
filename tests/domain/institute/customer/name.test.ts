import { expect, test } from "vitest";

import { typedName, whyNotName } from "../../../../domain/institute/customer/name.ts";

test.each([
  [" Ana \n", "Ho\u0308lzl", "Ana", "Hölzl"],
  ["Sukarno", "", "Sukarno", ""],
  ["Mary\tAnn", " ", "Mary Ann", ""],
])("the typed name %j %j is stored as %j %j (LIFE-03, LIFE-04)", (firstName, surname, first, last) => {
  expect(typedName({ firstName, surname })).toEqual({ firstName: first, surname: last });
});

test.each([
  ["", "Horvat", "Give a first name, with a letter."],
  ["\u0301\u0323", "Horvat", "Give a first name, with a letter."],
  ["a".repeat(101), "", "at most 100 characters"],
  ["Ana", "b".repeat(101), "at most 100 characters"],
])("the name %j %j is refused with %j", (firstName, surname, why) => {
  expect(whyNotName({ firstName, surname })).toContain(why);
});

test("people with one name have a first name alone (LIFE-04)", () => {
  expect(whyNotName({ firstName: "Sukarno", surname: "" })).toBeUndefined();
});
