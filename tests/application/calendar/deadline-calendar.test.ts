import { expect, test } from "vitest";

import { DeadlineCalendar } from "../../../application/calendar/deadline-calendar.ts";
import type { FileDownloads } from "../../../application/documents/file-downloads.ts";
import type { DeadlineFeed } from "../../../application/ports/institute.ts";
import { CallFailure, err, ok, type Result } from "../../../application/ports/result.ts";
import { Failures } from "../../../application/shell/failures.ts";

/** A calendar whose address changes the test answers. */
const openCalendar = async (odd: Partial<DeadlineFeed> = {}) => {
  const sent: string[] = [];
  let settle: () => void = () => undefined;
  const answered = <T>(call: string, value: T) =>
    new Promise<Result<T, CallFailure>>((resolve) => {
      sent.push(call);
      settle = () => resolve(ok(value));
    });
  const feed: DeadlineFeed = {
    deadlines: () => Promise.resolve({ deadlines: [], address: "https://institute.example/calendar/one.ics" }),
    file: () => Promise.reject(new Error("None is asked for.")),
    newAddress: () => answered("a new address", "https://institute.example/calendar/two.ics"),
    withdrawAddress: () => answered("no address", undefined),
    ...odd,
  };
  const calendar = new DeadlineCalendar(
    feed,
    {} as FileDownloads,
    new Failures({ report: () => undefined }, () => "an-id"),
    () => undefined,
  );
  await calendar.record.load();
  return { calendar, sent, settle: () => settle() };
};

test("an address is changed once despite repeated calls (TASK-03)", async () => {
  const { calendar, sent, settle } = await openCalendar();
  const changes = [
    calendar.address.change("renew"),
    calendar.address.change("renew"),
    calendar.address.change("withdraw"),
  ];
  settle();
  await Promise.all(changes);
  expect(sent).toEqual(["a new address"]);
  expect(calendar.record.value?.address).toBe("https://institute.example/calendar/two.ics");
});

test.each([
  [403, true],
  [502, false],
])("a failure without a message, %s, tells whether it was refused (TASK-03)", async (status, isRefused) => {
  const { calendar } = await openCalendar({
    newAddress: () => Promise.resolve(err(new CallFailure("CALENDAR_SUBMIT_ERROR", status, "c-1"))),
  });
  await calendar.address.change("renew");
  expect(calendar.address.changing.submission).toEqual({ status: "failed", reason: { isRefused } });
});
