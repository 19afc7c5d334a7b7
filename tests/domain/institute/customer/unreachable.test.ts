import { expect, test } from "vitest";

import { isAddressRefused, isUnreachable, isWrittenTo } from "../../../../domain/institute/customer/unreachable.ts";

const latestAt = new Date("2026-11-22T10:00:00Z");

test.each([
  [0, "2026-11-22T10:00:01Z", true],
  [2, "2026-11-22T10:00:01Z", true],
  [3, "2026-11-22T10:00:01Z", false],
  [3, "2026-12-22T09:59:59Z", false],
  [3, "2026-12-22T10:00:00Z", true],
])("after %i refusals in a row an address is written to at %s: %s (MAIL-03)", (times, now, isWritten) => {
  expect(isWrittenTo({ times, latestAt }, new Date(now))).toBe(isWritten);
  expect(isUnreachable({ times })).toBe(times >= 3);
});

test("an address that never refused is written to (MAIL-03)", () => {
  expect([isWrittenTo(undefined, latestAt), isUnreachable(undefined)]).toEqual([true, false]);
});

test.each([
  ["5.1.1", true],
  ["5.2.1", true],
  ["5.4.4", true],
  ["5.7.1", true],
  ["5.2.2", false],
  ["5.2.3", false],
  ["5.3.4", false],
  ["5.6.1", false],
  ["4.1.1", false],
  ["2.0.0", false],
  ["", false],
  ["550", false],
])("the status %s of a report refuses the address for good: %s (MAIL-03)", (status, isRefused) => {
  expect(isAddressRefused(status)).toBe(isRefused);
});
