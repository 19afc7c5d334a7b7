import { describe, expect, test } from "vitest";

import { certainPayer, payerSuggestions } from "../../../../domain/institute/fees/payer-suggestions.ts";

const person = (customerId: string, firstName: string, surname: string, ...open: readonly number[]) => ({
  customerId,
  firstName,
  surname,
  open,
});

const people = [
  person("1", "Zoë", "Brontë", 268_50),
  person("2", "Anne", "Brontë"),
  person("3", "Ana", "de la Cruz", 100_00, 50_00),
  person("4", "Karl", "Kunde", 268_50),
  ...[5, 6, 7, 8].map((id) => person(String(id), "Many", `Person${id}`, 260_00)),
];
const suggest = payerSuggestions(people);
const given = (words: string, payer: string, amount: number) =>
  suggest({ words, payer, amount }).map(({ payer: { customerId }, because }) => `${customerId} ${because}`);

describe("who may have paid (BANK-03)", () => {
  test.each([
    ["FEES BRONTE ZOE", "", 268_50, ["1 name and amount", "4 amount"]],
    ["fees", "Anne Brontë", 5_00, ["2 name"]],
    ["fees", "Mr Bronte", 268_50, ["1 surname and amount", "4 amount"]],
    ["Cruz, de la, Ana", "", 150_00, ["3 name and amount"]],
    ["Cruz", "", 150_00, []],
    ["fees", "", 50_00, ["3 amount"]],
    ["fees", "", 260_00, []],
    ["", "", 1_00, []],
  ])("%s by %s of %i suggests %j", (words, payer, amount, expected) => {
    expect(given(words, payer, amount)).toEqual(expected);
  });

  test("at most five are suggested", () => {
    const namesakes = [1, 2, 3, 4, 5, 6, 7].map((id) => person(String(id), "Eva", "Smith"));
    expect(payerSuggestions(namesakes)({ words: "Eva Smith", payer: "", amount: 1 })).toHaveLength(5);
  });
});

test.each([
  [["1"], 268_50, "1"],
  [["1", "2"], 268_50, "1"],
  [["3"], 150_00, "3"],
  [["1"], 268_49, undefined],
  [["1", "4"], 268_50, undefined],
  [[], 268_50, undefined],
] as const)("of the named %j, a sum of %i is certainly of %s (DESK-07)", (ids, amount, expected) => {
  const named = people.filter(({ customerId }) => ids.some((id) => id === customerId));
  expect(certainPayer(named, amount)?.customerId).toBe(expected);
});
