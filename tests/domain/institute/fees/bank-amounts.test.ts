import { expect, test } from "vitest";

import { readAmounts } from "../../../../domain/institute/fees/bank-amounts.ts";

const style = { locale: "en-GB", currency: "GBP" };

test.each([
  ["260", 260_00],
  ["260.5", 260_50],
  [" 260 ", 260_00],
  ["999999999.99", 999_999_999_99],
  ["-0.00", 0],
  ["Gbp. 50", 50_00],
  [",50", 50],
  ["1.234.567", 1_234_567_00],
  ["£1,533.50", 1533_50],
  ["GBP 20.00", 20_00],
  ["(33.50)", -33_50],
  ["33.50-", -33_50],
  ["−33.50", -33_50],
  ["33.50 DR", -33_50],
  ["33.50 CR", 33_50],
  ["1'000.00", 1000_00],
  ["1 000,00", 1000_00],
])("%s is read as %i minor units (BANK-01)", (text, amount) => {
  expect(readAmounts([text], style)).toEqual([amount]);
});

test.each(["EUR 20.00", "50.-", "--5.00", "1 0", "5.000.00", "abc", "1234567890.00", "12.3456"])(
  "%s is no amount (BANK-01)",
  (text) => {
    expect(readAmounts([text], style)).toEqual(["is no amount"]);
  },
);

test("one amount of a column can tell how the others are read (BANK-01)", () => {
  expect(readAmounts(["1,234", "5.50"], style)).toEqual([1234_00, 5_50]);
  expect(readAmounts(["1.234", "5,50"], style)).toEqual([1234_00, 5_50]);
  expect(readAmounts(["1,234", "5,50"], style)).toEqual(["is no amount", 5_50]);
  expect(readAmounts(["x", "5,50"], style)).toEqual(["is no amount", 5_50]);
  expect(readAmounts(["5.50", "5,50"], style)[0]).toMatch(/^has another decimal separator/);
});
