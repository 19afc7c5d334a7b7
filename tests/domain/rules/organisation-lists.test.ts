import { expect, test } from "vitest";

import { userTypes } from "../../../domain/customer/user-type.ts";
import { choicesFor, codesOf, labelOf, type Choice } from "../../../domain/rules/organisation-lists.ts";
import { fc } from "../support/fast-check.ts";

const choices = fc.uniqueArray(
  fc.record(
    { code: fc.string({ minLength: 1 }), label: fc.string(), for: fc.subarray([...userTypes], { minLength: 1 }) },
    { requiredKeys: ["code", "label"] },
  ),
  { selector: ({ code }) => code },
);

test("every choice is offered to somebody, in the order of the list (EMPL-01)", () => {
  fc.assert(
    fc.property(choices, fc.constantFrom(...userTypes), (list: readonly Choice[], type) => {
      const offered = userTypes.map((each) => codesOf(choicesFor(list, each)));
      expect(new Set(offered.flat())).toEqual(new Set(codesOf(list)));
      const places = codesOf(choicesFor(list, type)).map((code) => codesOf(list).indexOf(code));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});

test("a choice for some types is offered to these only", () => {
  const list: readonly Choice[] = [
    { code: "FT", label: "Full time" },
    { code: "ST", label: "Student", for: ["student"] },
  ];
  expect(userTypes.filter((type) => choicesFor(list, type).length === 2)).toEqual(["student"]);
});

test("a code that the list no longer has stands for itself", () => {
  expect(labelOf([{ code: "FT", label: "Full time" }], "FT")).toBe("Full time");
  expect(labelOf([], "FT")).toBe("FT");
});
