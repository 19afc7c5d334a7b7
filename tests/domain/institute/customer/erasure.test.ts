import { expect, test } from "vitest";

import { whyNotErased } from "../../../../domain/institute/customer/erasure.ts";
import { defaultRules } from "../../../../domain/rules/organisation-rules.ts";

const nothing = { balance: 0, undecided: [], isErased: false };

test.each([
  ["somebody with nothing open", nothing, undefined],
  [
    "somebody who owes",
    { ...nothing, balance: 268_50 },
    "They owe £268.50. Post the payment or reverse the charge first.",
  ],
  ["somebody who is owed", { ...nothing, balance: -10_00 }, "They have a credit of £10.00. Refund it first."],
  [
    "somebody who waits",
    { ...nothing, undecided: ["MEM-2026-1"] },
    "MEM-2026-1 waits for a decision. Decide it first.",
  ],
  ["somebody erased", { ...nothing, isErased: true }, "They have been erased already."],
])("%s is erased, or it is said why not (KEEP-02)", (_, facts, why) => {
  expect(whyNotErased(facts, defaultRules)).toBe(why);
});
