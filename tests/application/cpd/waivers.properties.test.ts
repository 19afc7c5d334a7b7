import { describe, expect, test } from "vitest";

import type { CpdRecord } from "../../../application/cpd/cpd-record.ts";
import { Waivers } from "../../../application/cpd/waivers.ts";
import { Drafts } from "../../../application/flow/drafts.ts";
import type { WaiverRegister } from "../../../application/ports/institute.ts";
import { ok, err, CallFailure } from "../../../application/ports/result.ts";
import { FailedSaves } from "../../../application/shell/failed-saves.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import type { Session } from "../../../application/shell/session.ts";
import { type WaiverForm, waiverRequestOf } from "../../../domain/cpd/waiver.ts";
import { plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { formatTypedDate } from "../../../domain/kernel/typed-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { fc } from "../../domain/support/fast-check.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { TestClock, hurried } from "../support/test-clock.ts";

const today = "2026-06-15" as CalendarDate;

const aroundThreeYears = fc.integer({ min: -1300, max: 260 }).map((days) => plusDays(today, days));

const anyText = fc.oneof(aroundThreeYears.map(formatTypedDate), fc.constantFrom("", "31/02/2026", "soon"));

const anyForm: fc.Arbitrary<WaiverForm> = fc.record({
  year: fc.constantFrom(2023, 2024, 2025, 2026, 2027, undefined),
  startDate: anyText,
  endDate: anyText,
  reason: fc.constantFrom({ code: "ILLNESS", label: "Illness" }, undefined),
  adjustmentType: fc.constant("waiver"),
});

type Fate = "taken" | "refused";

/** A waiver form with controlled responses. */
const asking = () => {
  const stored = new Map<string, string>();
  const sent: string[] = [];
  let answer: ((fate: Fate) => void) | undefined;
  const register = {
    requestWaiver: (_: unknown, key: string) => {
      sent.push(key);
      return new Promise((resolve) => {
        answer = (fate) =>
          resolve(
            fate === "taken"
              ? ok({ status: "PENDING", verifiableUnits: 1 })
              : err(new CallFailure("CPD_WAIVER_SUBMIT_ERROR", 422, "c-1", { description: "why" })),
          );
      });
    },
  } as unknown as WaiverRegister;
  const record = {
    refresh: () => Promise.resolve(),
    history: { revalidate: () => Promise.resolve() },
  } as unknown as CpdRecord;
  const session = { user: { customerId: "1" } } as unknown as Session;
  let keys = 0;
  const visit = () =>
    new Waivers(register, record, {
      drafts: new Drafts(memoryTab(stored), session, hurried),
      clock: new TestClock(new Date(2026, 5, 15)),
      rules: defaultRules,
      failedSaves: new FailedSaves(),
      navigationGuard: new NavigationGuard(),
      newIdentifier: () => `key-${String((keys += 1))}`,
      track: () => undefined,
    });
  return { visit, sent, stored, settle: (fate: Fate) => answer?.(fate) };
};

const right: WaiverForm = {
  year: 2025,
  startDate: "01/03/2025",
  endDate: "31/03/2025",
  reason: { code: "ILLNESS", label: "Illness" },
  adjustmentType: "waiver",
};

describe("a waiver request", () => {
  test("keeps its input until it was accepted, and never shows an earlier attempt's error", async () => {
    const happenings = fc.array(
      fc.oneof(
        anyForm.map((form) => ({ does: "enter" as const, form })),
        fc
          .constantFrom("request", "take", "refuse", "go on", "close", "open")
          .map((does) => ({ does, form: undefined })),
      ),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(happenings, async (said) => {
        const { visit, settle } = asking();
        const waivers = visit();
        waivers.open();
        waivers.change(right);
        for (const { does, form } of said) {
          const before = { step: waivers.step, form: waivers.form, isOpen: waivers.isOpen };
          if (does === "enter") waivers.change(form ?? {});
          if (does === "request") void waivers.request();
          if (does === "take") settle("taken");
          if (does === "refuse") settle("refused");
          if (does === "go on") waivers.continue();
          if (does === "close") waivers.close();
          if (does === "open") waivers.open();
          await new Promise<void>((resolve) => {
            setImmediate(resolve);
          });
          const isPutAway =
            (does === "close" || does === "go on") && before.step !== "LANDING" && before.step !== "SUBMITTING";
          if (does !== "enter" && !isPutAway) expect(waivers.form).toEqual(before.form);
          if (does === "refuse" && before.step === "SUBMITTING")
            expect([waivers.step, waivers.refusal?.description]).toEqual(["LANDING", "why"]);
          if (does === "open" && !before.isOpen)
            expect([waivers.step, waivers.refusal, waivers.touched.shownProblems]).toEqual(["LANDING", undefined, []]);
          if (before.step === "SUBMITTING" && does !== "take" && does !== "refuse")
            expect(waivers.step).toBe("SUBMITTING");
          if (waivers.step === "SUBMITTING") expect(waiverRequestOf(waivers.form, today, defaultRules)).toBeDefined();
        }
      }),
      { numRuns: 60 },
    );
  });

  test("restores the valid parts of another version's form, and never breaks", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.record({ form: fc.record({ year: fc.jsonValue(), startDate: fc.jsonValue(), reason: fc.jsonValue() }) }),
        async (odd, nearly) => {
          for (const draft of [odd, nearly, { isOpen: true, ...nearly }]) {
            const { visit, stored } = asking();
            stored.set("guildhall.draft.1.waiver", JSON.stringify({ key: "k", draft }));
            const waivers = visit();
            await waivers.resume();
            expect(() => [
              waivers.problems,
              waivers.touched.shownProblems,
              waivers.step,
              waiverRequestOf(waivers.form, today, defaultRules),
            ]).not.toThrow();
          }
        },
      ),
    );
  });
});
