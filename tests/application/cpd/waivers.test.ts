import { describe, expect, it } from "vitest";

import { CpdRecord } from "../../../application/cpd/cpd-record.ts";
import { WaiverDeletion } from "../../../application/cpd/waiver-deletion.ts";
import { Waivers } from "../../../application/cpd/waivers.ts";
import { Drafts } from "../../../application/flow/drafts.ts";
import type { CpdRegister, WaiverRegister } from "../../../application/ports/institute.ts";
import { ok, err, CallFailure } from "../../../application/ports/result.ts";
import type { Customer } from "../../../application/shell/customer.ts";
import { FailedSaves } from "../../../application/shell/failed-saves.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import type { Session } from "../../../application/shell/session.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { TestClock, hurried } from "../support/test-clock.ts";

const session = { user: { customerId: "1" } } as unknown as Session;
let notificationsAsked = 0;
const customer = {
  isRetired: false,
  notifications: {
    load: () => {
      notificationsAsked += 1;
      return Promise.resolve();
    },
  },
} as unknown as Customer;
const filledIn = {
  year: 2026,
  startDate: "01/03/2026",
  endDate: "31/03/2026",
  reason: { code: "ILLNESS", label: "Illness" },
} as const;
const waiver = { id: "W-1", type: "waiver", reason: "Illness", units: 3, status: { code: "PENDING" } } as const;
// A response that never arrives.
const never = new Promise<never>(() => {});
const nextDueDate = "2026-12-31" as CalendarDate;

const openWaivers = (odd: Partial<CpdRegister & WaiverRegister>, stored = new Map<string, string>()) => {
  const register: CpdRegister & WaiverRegister = {
    overview: () => Promise.resolve(ok({ code: "DUE", year: 2026, nextDueDate, remainingDays: 200 })),
    history: () =>
      Promise.resolve(ok([{ year: 2026, status: "NOT_DECLARED", broughtForwardUnits: 0, adjustments: [waiver] }])),
    log: () => Promise.resolve(ok([])),
    requestWaiver: () => Promise.resolve(ok({ status: "PENDING", verifiableUnits: 2 })),
    deleteWaiver: () => Promise.resolve(ok(undefined)),
    ...odd,
  };
  const record = new CpdRecord(register, customer, new Failures({ report: () => undefined }, () => "id"), false);
  const drafts = new Drafts(memoryTab(stored), session, hurried);
  const clock = new TestClock(new Date(2026, 5, 15));
  let keys = 0;
  const newKey = () => `key-${String((keys += 1))}`;
  return {
    waivers: new Waivers(register, record, {
      drafts,
      clock,
      rules: defaultRules,
      failedSaves: new FailedSaves(),
      navigationGuard: new NavigationGuard(),
      newIdentifier: newKey,
      track: () => undefined,
    }),
    deletion: new WaiverDeletion(register, record, () => undefined),
    record,
  };
};

describe("a waiver request", () => {
  it("ends its submission when sending throws", async () => {
    const { waivers } = openWaivers({ requestWaiver: () => Promise.reject(new Error("Its code did not load.")) });
    waivers.open();
    waivers.change(filledIn);
    await expect(waivers.request()).rejects.toThrow("did not load");
    expect([waivers.step, waivers.form.startDate]).toEqual(["LANDING", "01/03/2026"]);
    waivers.change({ endDate: "30/04/2026" });
    expect(waivers.form.endDate).toBe("30/04/2026");
  });

  it("has unsaved input while the form is open, but neither before nor while submitting", () => {
    const { waivers } = openWaivers({ requestWaiver: () => never });
    const isUnsaved = [waivers.isUnsaved];
    waivers.open();
    isUnsaved.push(waivers.isUnsaved);
    waivers.change(filledIn);
    isUnsaved.push(waivers.isUnsaved);
    void waivers.request();
    expect([...isUnsaved, waivers.isUnsaved]).toEqual([false, false, true, false]);
  });

  it("is retried with the same key after a reload, while its outcome is unknown", async () => {
    const stored = new Map<string, string>();
    const keys: string[] = [];
    const lost = openWaivers({ requestWaiver: (_, key) => (keys.push(key), never) }, stored);
    lost.waivers.open();
    lost.waivers.change(filledIn);
    void lost.waivers.request();
    const found = openWaivers(
      { requestWaiver: (_, key) => (keys.push(key), Promise.resolve(ok({ status: "PENDING", verifiableUnits: 2 }))) },
      stored,
    );
    await found.waivers.resume();
    expect(found.waivers.step).toBe("COMPLETE");
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("stays closed with its input after a reload", async () => {
    const stored = new Map<string, string>();
    const before = openWaivers({}, stored);
    before.waivers.open();
    before.waivers.change(filledIn);
    before.waivers.close();
    const { waivers } = openWaivers({}, stored);
    await waivers.resume();
    expect([waivers.isOpen, waivers.form.startDate]).toEqual([false, "01/03/2026"]);
    waivers.open();
    const { waivers: later } = openWaivers({}, stored);
    await later.resume();
    expect(later.isOpen).toBe(true);
  });

  it.each([
    [422, true],
    [500, false],
  ])("tells whether a failure without a message, %s, was refused", async (status, isRefused) => {
    const { waivers } = openWaivers({
      requestWaiver: () => Promise.resolve(err(new CallFailure("WAIVER_SUBMIT_ERROR", status, "c-1"))),
    });
    waivers.open();
    waivers.change(filledIn);
    await waivers.request();
    expect(waivers.refusal).toEqual({ isRefused });
  });

  it.each(["7", "null", "{}", `{"key":"k","form":{}}`])("does not restore %s, which is no draft", async (draft) => {
    const { waivers } = openWaivers({}, new Map([["guildhall.draft.1.waiver", draft]]));
    await waivers.resume();
    expect(waivers.isOpen).toBe(false);
  });
});

it("refreshes CPD and notifications after success, and the history on its next view", async () => {
  const requests: string[] = [];
  const { waivers, record } = openWaivers({
    overview: () => {
      requests.push("overview");
      return Promise.resolve(ok({ code: "DUE", year: 2026, nextDueDate, remainingDays: 200 }));
    },
    history: () => {
      requests.push("history");
      return Promise.resolve(ok([]));
    },
  });
  await record.overview.load();
  const before = notificationsAsked;
  waivers.open();
  waivers.change(filledIn);
  await waivers.request();
  await record.overview.ensure();
  expect(requests).toEqual(["overview", "overview"]);
  await record.history.ensure();
  expect(requests).toEqual(["overview", "overview", "history"]);
  expect([record.overview.value?.code, record.history.value]).toEqual(["DUE", []]);
  expect(notificationsAsked).toBe(before + 1);
});

it("shows no outdated data while refreshing", async () => {
  let isHeld = false;
  const answer = <T>(value: T): Promise<T> => (isHeld ? never : Promise.resolve(value));
  const { record } = openWaivers({
    overview: () => answer(ok({ code: "DUE", year: 2026, nextDueDate, remainingDays: 200 })),
    history: () => answer(ok([])),
  });
  const parts = [record.overview, record.history] as const;
  await Promise.all(parts.map((part) => part.load()));
  expect(parts.every(({ value }) => value !== undefined)).toBe(true);
  isHeld = true;
  void record.refresh();
  expect(parts.map(({ value }) => value)).toEqual([undefined, undefined]);
});

describe("a waiver deletion", () => {
  const choice = { year: 2026, waiver };
  const adjustmentsOf = (record: CpdRecord) => record.history.value?.flatMap(({ adjustments }) => adjustments);

  it("removes the waiver from the history", async () => {
    const { deletion, record } = openWaivers({ deleteWaiver: () => Promise.resolve(ok(undefined)) });
    await record.history.load();
    await deletion.delete(choice);
    expect([deletion.deleting.done, adjustmentsOf(record)]).toEqual([choice, []]);
  });

  it("treats a missing waiver as deleted", async () => {
    const gone = new CallFailure("CPD_WAIVER_DELETE_SUBMIT_ERROR", 404, "c-1");
    const { deletion, record } = openWaivers({ deleteWaiver: () => Promise.resolve(err(gone)) });
    await record.history.load();
    await deletion.delete(choice);
    expect([deletion.deleting.done, adjustmentsOf(record)]).toEqual([choice, []]);
  });

  it.each([
    [403, true],
    [502, false],
  ])("tells whether a failure without a message, %s, was refused, and keeps the waiver", async (status, isRefused) => {
    const { deletion, record } = openWaivers({
      deleteWaiver: () => Promise.resolve(err(new CallFailure("CPD_WAIVER_DELETE_SUBMIT_ERROR", status, "c-1"))),
    });
    await record.history.load();
    await deletion.delete(choice);
    expect(deletion.deleting.submission).toEqual({ status: "failed", reason: { isRefused } });
    expect(adjustmentsOf(record)).toHaveLength(1);
  });
});
