import { describe, expect, test } from "vitest";

import type { CustomerRecords } from "../../../application/ports/institute.ts";
import { CallFailure, type Result, ok, err } from "../../../application/ports/result.ts";
import type { TrackedEvent } from "../../../application/ports/tracking.ts";
import { Customer } from "../../../application/shell/customer.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { PageTracking } from "../../../application/shell/page-tracking.ts";
import type { Resource } from "../../../application/shell/resource.ts";
import type { TrackedLoad } from "../../../application/shell/visit-marks.ts";
import type { Notifications } from "../../../domain/customer/notifications.ts";
import { anyProfile } from "../support/any-profile.ts";
import { memoryCookies } from "../support/memory-cookies.ts";
import { TestClock } from "../support/test-clock.ts";

type Answer = Result<Notifications, CallFailure>;

const failed: Answer = err(new CallFailure("NOTIFICATIONS_FETCH_ERROR", 500, "c-1"));

/** A tracked customer whose notifications the test controls. */
const tracked = async (options: { readonly asksAgreement?: boolean } = {}) => {
  let answer: (notifications: Answer) => void = () => undefined;
  const records: CustomerRecords = {
    profile: () => Promise.resolve(anyProfile),
    balance: () => Promise.resolve(ok(0)),
    notifications: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    chooseLanguage: () => Promise.resolve(ok(undefined)),
    openSession: () => Promise.resolve(ok(undefined)),
    handOffIds: () => Promise.resolve(ok({ sessionId: "s", encryptId: "e" })),
  };
  const customer = new Customer(records, new Failures({ report: () => undefined }, () => "id"));
  await customer.profile.load();
  const loading = customer.notifications.load();
  const events: TrackedEvent[] = [];
  const clock = new TestClock(new Date(2026, 2, 4));
  const tracking = new PageTracking(
    clock,
    memoryCookies(),
    {
      asksAgreement: options.asksAgreement ?? false,
      push: (event) => void events.push(event),
      hashedId: (id) => Promise.resolve(`#${id.length}`),
    },
    customer,
    new Map<TrackedLoad, Resource<unknown>>([
      ["profile", customer.profile],
      ["notifications", customer.notifications],
      ["balance", customer.balance],
    ]),
  );
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const pass = async (milliseconds: number): Promise<void> => {
    clock.goOn(milliseconds);
    await settle();
  };
  const notifications = async (outcome: Answer = ok({ codes: [] })): Promise<void> => {
    answer(outcome);
    await loading;
    await settle();
  };
  return { tracking, customer, events, pass, notifications };
};

const settled = async (options: { readonly asksAgreement?: boolean } = {}) => {
  const scene = await tracked(options);
  await scene.notifications();
  return scene;
};

test("a page view is tracked after half a second, with a hashed id", async () => {
  const { tracking, events, pass } = await settled();
  tracking.pageShown("/help");
  await pass(499);
  expect(events).toEqual([]);
  await pass(1);
  expect(events).toEqual([{ event: "pageView", page: "/help", userId: "#7" }]);
});

test("a page that is left sooner is not tracked", async () => {
  const { tracking, events, pass } = await settled();
  tracking.pageShown("/help");
  await pass(300);
  tracking.pageShown("/my-details");
  await pass(500);
  expect(events.map(({ page }) => page)).toEqual(["/my-details"]);
});

describe("a page view that waits for the data that marks it", () => {
  test("is tracked with its marks once the data has settled", async () => {
    const { tracking, events, pass, notifications } = await tracked();
    tracking.pageShown("/help");
    await pass(3_000);
    expect(events).toEqual([]);
    await notifications(failed);
    expect(events).toEqual([
      { event: "pageView", page: "/help", userId: "#7", notifications: "notification API unavailable" },
    ]);
    await pass(60_000);
    expect(events).toHaveLength(1);
  });

  test("is tracked after five seconds at the latest; later failures are tracked separately", async () => {
    const { tracking, events, pass, notifications } = await tracked();
    tracking.pageShown("/help");
    await pass(500);
    await pass(4_999);
    expect(events).toEqual([]);
    await pass(1);
    expect(events).toEqual([{ event: "pageView", page: "/help", userId: "#7" }]);
    await notifications(failed);
    expect(events.slice(1)).toEqual([
      { event: "dataUnavailable", page: "/help", userId: "#7", notifications: "notification API unavailable" },
    ]);
  });

  test("is tracked once when the page is left earlier", async () => {
    const { tracking, events, pass, notifications } = await tracked();
    tracking.pageShown("/help");
    await pass(1_000);
    tracking.pageShown("/my-details");
    await pass(0);
    expect(events.map(({ page }) => page)).toEqual(["/help"]);
    await notifications(failed);
    await pass(500);
    expect(events.map(({ event, page, notifications: mark }) => [event, page, mark])).toEqual([
      ["pageView", "/help", undefined],
      ["pageView", "/my-details", "notification API unavailable"],
    ]);
  });

  test("waits only for data that its page shows", async () => {
    const { tracking, customer, events, pass } = await settled();
    void customer.balance.load();
    tracking.pageShown("/help");
    await pass(500);
    expect(events).toHaveLength(1);
  });
});

test("where consent is required, nothing is tracked before it", async () => {
  const { tracking, events, pass } = await settled({ asksAgreement: true });
  expect(tracking.isAsking).toBe(true);
  tracking.pageShown("/help");
  await pass(500);
  await tracking.track("searchUsed");
  expect(events).toEqual([]);
  tracking.agree();
  expect(tracking.isAsking).toBe(false);
  tracking.pageShown("/my-details");
  await pass(500);
  expect(events).toHaveLength(1);
});

test("a customer who refuses is neither tracked nor asked again", async () => {
  const { tracking, events, pass } = await settled({ asksAgreement: true });
  tracking.refuse();
  tracking.pageShown("/help");
  await pass(500);
  expect(events).toEqual([]);
  expect(tracking.isAsking).toBe(false);
});
