import { expect, test } from "vitest";
import type { CustomerRecords } from "../../application/ports/customer-records.ts";
import { CallFailure } from "../../application/ports/call-failure.ts";
import { answered, refused } from "../../application/ports/answered.ts";
import type { TrackedEvent } from "../../application/ports/tracking.ts";
import { Customer } from "../../application/shell/customer.ts";
import { Failures } from "../../application/shell/failures.ts";
import { PageTracking } from "../../application/shell/page-tracking.ts";
import { memoryCookies } from "../actors/memory-cookies.ts";
import { TestClock } from "../actors/test-clock.ts";
import { anyProfile } from "./any-profile.ts";

const failure = new CallFailure("NOTIFICATIONS_FETCH_ERROR", 500, "c-1");

const tracked = async (options: { readonly asksAgreement?: boolean; readonly withoutNotifications?: boolean } = {}) => {
  const records: CustomerRecords = {
    profile: () => Promise.resolve(anyProfile),
    balance: () => Promise.resolve(answered(0)),
    notifications: () => Promise.resolve(options.withoutNotifications ? refused(failure) : answered([])),
    openSession: () => Promise.resolve(),
    handOffIds: () => Promise.resolve({ sessionId: "s", encryptId: "e" }),
  };
  const customer = new Customer(records, new Failures({ report: () => undefined }, () => "id"));
  await Promise.all([customer.profile.load(), customer.notifications.load()]);
  const events: TrackedEvent[] = [];
  const clock = new TestClock(new Date(2026, 2, 4));
  const cookies = memoryCookies();
  const tracking = new PageTracking(
    clock,
    cookies,
    {
      asksAgreement: options.asksAgreement ?? false,
      push: (event) => void events.push(event),
      hashedId: (id) => Promise.resolve(`#${id.length}`),
    },
    customer,
  );
  const pass = async (milliseconds: number): Promise<void> => {
    clock.goOn(milliseconds);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { tracking, events, pass };
};

test("a page is counted after half a second, under a hashed id", async () => {
  const { tracking, events, pass } = await tracked();
  tracking.pageShown("/help");
  await pass(499);
  expect(events).toEqual([]);
  await pass(1);
  expect(events).toEqual([{ event: "pageView", page: "/help", userId: "#7" }]);
});

test("a page that is passed through is not counted", async () => {
  const { tracking, events, pass } = await tracked();
  tracking.pageShown("/help");
  await pass(300);
  tracking.pageShown("/my-details");
  await pass(500);
  expect(events.map(({ page }) => page)).toEqual(["/my-details"]);
});

test("what could not be loaded is marked", async () => {
  const { tracking, events, pass } = await tracked({ withoutNotifications: true });
  tracking.pageShown("/help");
  await pass(500);
  expect(events[0]).toMatchObject({ notifications: "notification API unavailable" });
});

test("where agreement is asked for, nothing is counted before it", async () => {
  const { tracking, events, pass } = await tracked({ asksAgreement: true });
  expect(tracking.isAsking).toBe(true);
  tracking.pageShown("/help");
  await pass(500);
  expect(events).toEqual([]);
  tracking.agree();
  expect(tracking.isAsking).toBe(false);
  tracking.pageShown("/my-details");
  await pass(500);
  expect(events).toHaveLength(1);
});

test("someone who says no is neither counted nor asked again", async () => {
  const { tracking, events, pass } = await tracked({ asksAgreement: true });
  tracking.refuse();
  tracking.pageShown("/help");
  await pass(500);
  expect(events).toEqual([]);
  expect(tracking.isAsking).toBe(false);
});
