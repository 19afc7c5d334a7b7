import { expect, test } from "vitest";

import { isUnreachable, isWrittenTo } from "../../../domain/customer/unreachable.ts";

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
