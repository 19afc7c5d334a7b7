import { expect, test } from "vitest";

import { registerCardFor } from "../../../domain/retirement/register-card.ts";

test.each([
  [{ isRetired: true, isFellow: true }, "retired"],
  [{ isRetired: false, isFellow: true }, "fellow"],
  [{ isRetired: false, isFellow: true, retirementCriteria: "NON-STANDARD" }, "nonStandard"],
  [{ isRetired: false, isFellow: false }, undefined],
])("the card of the register for %j is %s (RETR-06, ACCT-03)", (person, card) => {
  expect(registerCardFor(person)).toBe(card);
});
