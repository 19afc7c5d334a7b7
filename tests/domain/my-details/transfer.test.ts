import { expect, test } from "vitest";

import {
  oxfordBrookesShownAs,
  savedOxfordBrookes,
  selectedTransfer,
  transferOptions,
  transferShownAs,
  type Transfer,
} from "../../../domain/my-details/transfer.ts";

const transfer = (...values: readonly string[]): Transfer => ({
  availableOptions: values.map((value) => ({ value, contentKey: value })),
});

test("staying out comes first, as a warning, when it is available (ACCT-04)", () => {
  const offered = transferOptions(transfer("transfer diploma", "disable", "transfer papers"));
  expect(offered.map(({ value, style }) => [value, style])).toEqual([
    ["disable", "warning"],
    ["transfer diploma", "plain"],
    ["transfer papers", "plain"],
  ]);
  const without = transferOptions(transfer("transfer papers", "transfer diploma"));
  expect(without.map(({ value }) => value)).toEqual(["transfer papers", "transfer diploma"]);
});

test.each([
  ["disable", "disable"],
  ["transfer diploma", "transfer diploma"],
  ["", undefined],
  ["transfer papers", undefined],
])("the choice “%s” shows as %s, because only available options count (ACCT-04)", (selectedOption, shown) => {
  const chosen = { ...transfer("disable", "transfer diploma"), selectedOption };
  expect(selectedTransfer(chosen)?.value).toBe(shown);
});

test.each([
  [true, transfer("disable", "transfer diploma"), "editable"],
  [true, transfer("disable"), "editable"],
  [false, transfer("disable", "transfer diploma"), "read-only"],
  [true, transfer(), "read-only"],
  [true, undefined, "hidden"],
])("may transfer: %s, with %o the transfer is %s (ACCT-04)", (canTransfer, transferFIAToAcca, shown) => {
  expect(transferShownAs({ canTransfer, transferFIAToAcca })).toBe(shown);
});

test.each([
  [{ eligible: true, blocked: false, status: "" }, "editable"],
  [{ eligible: true, blocked: true, status: "" }, "read-only"],
  [{ eligible: false, blocked: false, status: "" }, "hidden"],
  [{ eligible: false, blocked: true, status: "" }, "hidden"],
  [undefined, "hidden"],
])("the degree %j is %s (ACCT-05)", (degree, shown) => {
  expect(oxfordBrookesShownAs(degree)).toBe(shown);
});

test.each([
  ["true", true],
  ["false", false],
  ["TRUE", false],
  ["", false],
])("the answer “%s” is sent as %s (ACCT-05)", (status, sent) => {
  expect(savedOxfordBrookes(status)).toEqual({ status: sent });
});
