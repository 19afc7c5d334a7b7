import { expect, test } from "vitest";

import type { WaiverDecision } from "../../../../../adapters/institute/areas/cpd/history.store.ts";
import { recordFactsOf } from "../../../../../adapters/institute/areas/cpd/record-paper.ts";
import { submittedRoutes } from "../../../../../domain/cpd/cpd-routes.ts";
import {
  adjustmentStatuses,
  yearStatuses,
  type Adjustment,
  type AnnualDeclaration,
} from "../../../../../domain/cpd/history.ts";
import type { LoggedYear } from "../../../../../domain/cpd/log.ts";
import { displayDate } from "../../../../../domain/kernel/calendar-date.ts";
import { verdicts } from "../../../../../domain/kernel/decision.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { fc } from "../../../../domain/support/fast-check.ts";
import { anyRecentDay } from "../../../../domain/support/people.ts";
import { shippedMails } from "../../../support/mails.ts";

const texts = await shippedMails.library.document("paper-cpd-record", undefined);

const anyAdjustment: fc.Arbitrary<Adjustment> = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom("waiver", "adjustment"),
  reason: fc.constantFrom("Parental leave", "Illness"),
  units: fc.nat({ max: 40 }),
  status: fc.record({ code: fc.constantFrom(...adjustmentStatuses) }),
});

const anyYear: fc.Arbitrary<AnnualDeclaration> = fc.record({
  year: fc.integer({ min: 2000, max: 2040 }),
  status: fc.constantFrom(...yearStatuses),
  reference: fc.option(fc.uuid(), { nil: undefined }),
  submittedOn: fc.option(anyRecentDay, { nil: undefined }),
  route: fc.option(fc.constantFrom(...submittedRoutes), { nil: undefined }),
  review: fc.option(fc.record({ verdict: fc.constantFrom(...verdicts), on: anyRecentDay }), { nil: undefined }),
  broughtForwardUnits: fc.nat({ max: 21 }),
  adjustments: fc.uniqueArray(anyAdjustment, { selector: ({ id }) => id, maxLength: 4 }),
});

const anyDecision: fc.Arbitrary<WaiverDecision> = fc.record({
  on: anyRecentDay,
  verdict: fc.constantFrom(...verdicts),
  reason: fc.option(fc.constantFrom("no proof", "a day is missing"), { nil: undefined }),
});

const anyLog: fc.Arbitrary<LoggedYear> = fc.record({
  year: fc.integer({ min: 2000, max: 2040 }),
  isOpen: fc.boolean(),
  broughtForwardUnits: fc.nat({ max: 21 }),
  waivedUnits: fc.nat({ max: 40 }),
  activities: fc.array(
    fc.record({
      id: fc.uuid(),
      title: fc.constantFrom("Tax update", "Reading"),
      date: anyRecentDay,
      units: fc.integer({ min: 1, max: 4000 }).map((hundredths) => hundredths / 100),
      isVerifiable: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
});

test("the CPD record contains each recorded fact of a year once, and nothing else (TRAN-02)", () => {
  fc.assert(
    fc.property(
      anyYear,
      fc.option(anyDecision, { nil: undefined }),
      fc.option(anyLog, { nil: undefined }),
      (year, decision, logged) => {
        const facts = recordFactsOf(texts, year, logged, () => decision, defaultRules);
        const valuesOf = (label: string) => facts.filter(([name]) => name === label).map(([, value]) => value);
        const { submittedOn, route, reference, review, broughtForwardUnits, adjustments } = year;
        expect(valuesOf("Declaration")).toHaveLength(1);
        expect(valuesOf("Units brought forward")).toEqual([String(broughtForwardUnits)]);
        expect(valuesOf("Declared on")).toEqual(submittedOn ? [displayDate(submittedOn, defaultRules)] : []);
        expect(valuesOf("Route")).toEqual(route ? [texts.routes[route]] : []);
        expect(valuesOf("Reference")).toEqual(reference === undefined ? [] : [reference]);
        for (const said of valuesOf("Review"))
          expect(said).toContain(review?.verdict === "grant" ? "is sufficient" : "is not sufficient");
        const stated = [submittedOn, route, reference, review].filter((one) => one !== undefined).length + 2;
        const activities = logged?.activities ?? [];
        expect(facts).toHaveLength(stated + adjustments.length + (activities.length === 0 ? 0 : 1 + activities.length));
        expect(valuesOf("Logged")).toHaveLength(activities.length === 0 ? 0 : 1);
        const said = facts.slice(facts.length - activities.length);
        for (const [index, { title, units, isVerifiable }] of activities.toReversed().entries())
          expect(said[index]?.[1]).toBe(
            `${title}: ${units} ${units === 1 ? "unit" : "units"}${isVerifiable ? ", verifiable" : ""}`,
          );
        for (const { id, type, units } of adjustments.filter((one) => one.type === "waiver")) {
          const [words = "", ...others] = valuesOf(`Waiver ${id}`);
          expect([type, others]).toEqual(["waiver", []]);
          expect(words).toContain(`: ${units} unit`);
          expect(words.includes("decided on")).toBe(decision !== undefined);
          if (decision?.reason !== undefined) expect(words.endsWith(`: ${decision.reason}`)).toBe(true);
        }
      },
    ),
  );
});
