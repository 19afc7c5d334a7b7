import { expect, test } from "vitest";

import { userTypes } from "../../../domain/customer/user-type.ts";
import {
  choiceLists,
  choicesFor,
  codesOf,
  labelOf,
  listsIn,
  noLists,
  storedLabelIn,
  type Choice,
} from "../../../domain/rules/organisation-lists.ts";
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

test("a list keeps its codes, their order and for whom they are in every language (LANG-04)", () => {
  const withLabels = choices.chain((list) =>
    fc
      .tuple(...list.map(() => fc.dictionary(fc.constantFrom("fr", "cy"), fc.string())))
      .map((labels) => list.map((choice, at): Choice => ({ ...choice, labels: labels[at] }))),
  );
  fc.assert(
    fc.property(
      withLabels,
      fc.constantFrom(...choiceLists),
      fc.constantFrom("fr", "fr-CA", "de"),
      (list, name, tag) => {
        const lists = { ...noLists, [name]: list };
        const inTag = listsIn(lists, tag)[name];
        expect(inTag.map(({ code, for: types }) => [code, types])).toEqual(list.map((each) => [each.code, each.for]));
        for (const [at, { label }] of inTag.entries())
          expect(label).toBe((tag === "de" ? undefined : list[at]?.labels?.["fr"]) ?? list[at]?.label);
        expect(listsIn(lists, undefined)).toBe(lists);
      },
    ),
  );
});

test("stored words show as stored, but in a language that has a label of their code (LANG-04)", () => {
  const list: readonly Choice[] = [{ code: "CARE", label: "Caring", labels: { fr: "Proche aidant" } }];
  const stored = { code: "CARE", label: "Caring for a parent" };
  expect(storedLabelIn(list, stored, "fr-BE")).toBe("Proche aidant");
  for (const language of [undefined, "cy"]) expect(storedLabelIn(list, stored, language)).toBe(stored.label);
  expect(storedLabelIn(list, { ...stored, code: null }, "fr")).toBe(stored.label);
});
