import { describe, expect, it } from "vitest";

import { ActivityLog } from "../../../application/cpd/activity-log.ts";
import { CpdRecord } from "../../../application/cpd/cpd-record.ts";
import { EvidenceFiles } from "../../../application/evidence/evidence-files.ts";
import { Drafts } from "../../../application/flow/drafts.ts";
import type { EvidenceArchive } from "../../../application/ports/evidence.ts";
import type { ActivityRegister, CpdRegister } from "../../../application/ports/institute.ts";
import { CallFailure, err, ok } from "../../../application/ports/result.ts";
import type { Customer } from "../../../application/shell/customer.ts";
import { FailedSaves } from "../../../application/shell/failed-saves.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import type { Session } from "../../../application/shell/session.ts";
import type { Activity } from "../../../domain/cpd/activity.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { TestClock, hurried } from "../support/test-clock.ts";

const session = { user: { customerId: "1" } } as unknown as Session;
const customer = { keepsCpd: true } as unknown as Customer;
const conference: Activity = {
  id: "A-1",
  title: "Conference",
  date: "2026-06-01" as CalendarDate,
  units: 9,
  isVerifiable: true,
};
const webinar: Activity = { ...conference, id: "A-2", title: "Webinar" };
const typed = { title: "Workshop", units: "1,5", isVerifiable: true } as const;

interface Sent {
  readonly title: string;
  readonly changes?: string;
  readonly key?: string;
}

const openLog = async (
  odd: Partial<ActivityRegister> = {},
  stored = new Map<string, string>(),
  newFiles?: (form: string) => EvidenceFiles,
) => {
  const sent: Sent[] = [];
  const register: ActivityRegister & Pick<CpdRegister, "log"> = {
    log: () =>
      Promise.resolve(
        ok([
          {
            year: 2026,
            isOpen: true,
            broughtForwardUnits: 0,
            waivedUnits: 0,
            activities: [{ ...conference, version: "2" }, webinar],
          },
        ]),
      ),
    logActivity: ({ title }, key) => (sent.push({ title, key }), Promise.resolve(ok(undefined))),
    changeActivity: (changes, { title }) => (sent.push({ title, changes }), Promise.resolve(ok(undefined))),
    removeActivity: () => Promise.resolve(ok(undefined)),
    ...odd,
  };
  const record = new CpdRecord(
    register as unknown as CpdRegister,
    customer,
    new Failures({ report: () => undefined }, () => "id"),
    true,
  );
  await record.log?.load();
  const clock = new TestClock(new Date("2026-06-15T22:50:00Z"));
  let keys = 0;
  const services = {
    drafts: new Drafts(memoryTab(stored), session, hurried),
    clock,
    rules: defaultRules,
    failedSaves: new FailedSaves(),
    navigationGuard: new NavigationGuard(),
    newIdentifier: () => `key-${String((keys += 1))}`,
  };
  return { log: new ActivityLog(register, record, services, newFiles), sent, clock };
};

describe("the form of an activity (LOG-01)", () => {
  it("keeps what is typed in one form while another is open", async () => {
    const { log, sent } = await openLog();
    log.open();
    log.change(typed);
    log.close();
    log.open(conference);
    expect(log.form.title).toBe("Conference");
    log.change({ units: "8" });
    log.close();
    log.open();
    expect([log.form.title, log.form.units]).toEqual(["Workshop", "1,5"]);
    await log.save();
    log.open(conference);
    expect(log.form.units).toBe("8");
    await log.save();
    expect(sent).toEqual([
      { title: "Workshop", key: expect.any(String) as unknown },
      { title: "Conference", changes: "A-1" },
    ]);
    log.open(conference);
    expect([log.form.units, log.isUnsaved]).toEqual(["9", false]);
  });

  it("has all that was typed in each form after a reload", async () => {
    const stored = new Map<string, string>();
    const { log: before } = await openLog({}, stored);
    before.open(webinar);
    before.change({ title: "Webinar on tax" });
    before.close();
    before.open();
    before.change(typed);
    const { log } = await openLog({}, stored);
    await log.resume();
    expect([log.isOpen, log.changes, log.form.title]).toEqual([true, undefined, "Workshop"]);
    log.close();
    log.open(webinar);
    expect(log.form.title).toBe("Webinar on tax");
  });

  it("sends the day that it shows, also after midnight", async () => {
    const days: string[] = [];
    const { log, clock } = await openLog({
      logActivity: ({ date }) => (days.push(date), Promise.resolve(ok(undefined))),
    });
    log.open();
    log.change(typed);
    clock.goOn(20 * 60 * 1000);
    expect(log.form.date).toBe("15/06/2026");
    await log.save();
    expect(days).toEqual(["2026-06-15"]);
    log.open();
    expect(log.form.date).toBe("16/06/2026");
  });

  it("is sent under one key until its outcome is known, and under another once it is changed", async () => {
    const keys: string[] = [];
    const { log } = await openLog({
      logActivity: (_, key) => (keys.push(key), Promise.resolve(err(new CallFailure("X", "timeout", "c-1")))),
    });
    log.open();
    log.change(typed);
    await log.save();
    expect(log.refusal?.isRefused).toBe(false);
    log.close();
    log.open();
    await log.save();
    log.change({ units: "2" });
    await log.save();
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it("shows what was saved until it opens again, and only a form with something typed is unsaved", async () => {
    const { log } = await openLog();
    log.open();
    expect(log.isUnsaved).toBe(false);
    log.change(typed);
    expect(log.isUnsaved).toBe(true);
    await log.save();
    expect([log.isOpen, log.saved?.title]).toEqual([false, "Workshop"]);
    log.open();
    expect([log.saved, log.form.title]).toEqual([undefined, ""]);
  });

  it("replaces what another tab saved only when it is saved again (FORM-01)", async () => {
    const versions: (string | undefined)[] = [];
    const { log } = await openLog({
      changeActivity: (_, __, version) => {
        versions.push(version);
        return Promise.resolve(version === "2" ? ok(undefined) : err(new CallFailure("X", 412, "c-1")));
      },
    });
    log.open({ ...conference, version: "1" });
    log.change({ units: "8" });
    await log.save();
    expect([log.isOutdated, log.form.units]).toEqual([true, "8"]);
    await log.save();
    expect([versions, log.isOpen]).toEqual([["1", "2"], false]);
  });

  it("logs anew what another tab removed, once it is saved again (FORM-01)", async () => {
    const sent: string[] = [];
    const { log } = await openLog({
      changeActivity: (id: string) => (
        sent.push(`change ${id}`),
        Promise.resolve(err(new CallFailure("X", 404, "c-1")))
      ),
      logActivity: ({ title }: Pick<Activity, "title">) => (sent.push(`log ${title}`), Promise.resolve(ok(undefined))),
    });
    log.open(webinar);
    log.change({ title: "Webinar on tax" });
    await log.save();
    expect([log.isGone, log.form.title]).toEqual([true, "Webinar on tax"]);
    await log.save();
    expect(sent).toEqual([`change ${webinar.id}`, "log Webinar on tax"]);
    expect([log.isOpen, log.saved?.title]).toEqual([false, "Webinar on tax"]);
  });

  it("has the files of each form after a reload (LOG-02)", async () => {
    const stored = new Map<string, string>();
    const drafts = new Drafts(memoryTab(stored), session, hurried);
    const archive = {
      upload: () => Promise.resolve(ok({ id: "F-1", name: "a.pdf", size: 3 })),
    } as unknown as EvidenceArchive;
    const newFiles = (form: string) => new EvidenceFiles(form, archive, { drafts, newIdentifier: () => "key" });
    const { log: before } = await openLog({}, stored, newFiles);
    before.open(conference);
    await before.files?.add([
      { name: "a.pdf", lastModified: 0, size: 3, arrayBuffer: () => Promise.resolve(new ArrayBuffer(3)) },
    ]);
    before.close();
    before.open();
    const { log } = await openLog({}, stored, newFiles);
    await log.resume();
    expect(log.files?.ids).toBeUndefined();
    log.close();
    log.open(conference);
    expect(log.files?.ids).toEqual(["F-1"]);
  });
});
