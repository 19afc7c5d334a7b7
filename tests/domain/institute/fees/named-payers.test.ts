import { describe, expect, test } from "vitest";

import { payerKeys, payersNamed, possibleKeysIn } from "../../../../domain/institute/fees/named-payers.ts";

const keys = payerKeys([
  { text: "4100107", customerId: "4100107", isCharge: false },
  { text: "4100114", customerId: "4100114", isCharge: false },
  { text: "4100191", customerId: "4100191", isCharge: false },
  { text: "INV-4100107-09", customerId: "4100107", isCharge: true },
  { text: "SUB-2027-4100114", customerId: "4100114", isCharge: true },
  { text: "inv-2026-0042", customerId: "4100191", isCharge: true },
  { text: "A-12", customerId: "A-12", isCharge: false },
  { text: "77", customerId: "77", isCharge: false },
]);

describe("what a payer writes (BANK-03)", () => {
  test.each([
    ["4100107", ["4100107"], []],
    ["Thank you: 4100107, 2027", ["4100107"], []],
    ["SUBS-4100107", ["4100107"], []],
    ["MEMBER4100107", ["4100107"], []],
    ["4100107Smith", ["4100107"], []],
    ["INV410010709", ["4100107"], ["INV-4100107-09"]],
    ["inv 4100107 09", ["4100107"], ["INV-4100107-09"]],
    ["re INV-4100107-09 and inv/2026/0042", ["4100107", "4100191"], ["INV-4100107-09", "inv-2026-0042"]],
    ["SUB-2027-4100114", ["4100114"], ["SUB-2027-4100114"]],
    ["4100114 4100191", ["4100114", "4100191"], []],
    ["a-12", ["A-12"], []],
    ["77", ["77"], []],
    ["(77) thanks", ["77"], []],
    ["INV 4100107/09", ["4100107"], ["INV-4100107-09"]],
  ])("%s names %j", (text, customerIds, charges) => {
    const named = payersNamed(text, keys);
    expect({ customerIds: named.customerIds.toSorted(), charges: named.charges.toSorted() }).toEqual({
      customerIds,
      charges,
    });
  });

  test.each([
    "41001070",
    "14100107",
    "410 0107",
    "Room77",
    "A-77",
    "A12x",
    "77x",
    "x-77",
    "INV - 4100108",
    "A - 12",
    "",
  ])("%s names nobody", (text) => {
    expect(payersNamed(text, keys)).toEqual({ customerIds: [], charges: [] });
  });

  test("separators of two letters, and other signs, divide a reference", () => {
    const reference = payerKeys([{ text: "INV-2026-0042", customerId: "1", isCharge: true }]);
    expect(payersNamed("INV-2026-0042", reference).charges).toEqual(["INV-2026-0042"]);
    for (const text of ["INV--2026-0042", "INV, 2026, 0042", "INV:2026:0042"])
      expect(payersNamed(text, reference).charges).toEqual([]);
  });

  test("two keys that are written alike name both people", () => {
    const alike = payerKeys([
      { text: "INV-12345", customerId: "1", isCharge: true },
      { text: "INV12345", customerId: "2", isCharge: true },
    ]);
    expect(payersNamed("inv 12345", alike).customerIds).toEqual(["1", "2"]);
  });

  test("the possible keys of a text include all that it names", () => {
    expect(possibleKeysIn("SUBS-4100107")).toEqual(["SUBS", "SUBS4100107", "4100107"]);
    expect(possibleKeysIn("--- !")).toEqual([]);
  });
});
