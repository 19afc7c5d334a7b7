import { describe, expect, test } from "vitest";

import { renewFrom } from "../../../../domain/documents/renewal.ts";
import { changesOn } from "../../../../domain/institute/reminders/changes.ts";
import {
  datedObligations,
  type DatedFacts,
  type DatedObligation,
} from "../../../../domain/institute/reminders/dated-obligations.ts";
import {
  nextOverdueReminder,
  remindersDue,
  remindersOn,
  sentReminder,
  type Reminder,
  type SentReminder,
} from "../../../../domain/institute/reminders/reminders.ts";
import { daysBetween, plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules, ReminderSteps } from "../../../../domain/rules/organisation-rules.ts";
import { fc } from "../../support/fast-check.ts";

/** Short spans are enough, because only distances between dates matter, and each day costs time. */
const longestStep = 20;
const furthest = 30;

const anySteps: fc.Arbitrary<ReminderSteps> = fc.record({
  before: fc.uniqueArray(fc.integer({ min: 1, max: longestStep }), { maxLength: 4 }),
  after: fc.uniqueArray(fc.integer({ min: 1, max: longestStep }), { maxLength: 3 }),
});
const anyRules: fc.Arbitrary<OrganisationRules["reminders"]> = fc.record({
  declaration: anySteps,
  subscription: anySteps,
  practisingCertificate: anySteps,
  answer: anySteps,
});

const first = "2026-06-15" as CalendarDate;
const anyDayNear = fc.integer({ min: -furthest, max: furthest }).map((days) => plusDays(first, days));

const standing = { status: "Active", isClosed: false, isRetired: false, isFellow: false };

const charge = (year: number, dueDate: CalendarDate) => ({
  fee: { year, amount: 100_00 + year, dueDate },
  transaction: {
    reference: `INV-${year}`,
    description: "",
    purpose: `subscription ${year}`,
    date: dueDate,
    amount: 100_00 + year,
    type: "CHARGE",
    status: "COMPLETED",
  } as const,
});

const anyFacts: fc.Arbitrary<DatedFacts> = fc
  .record({
    declared: fc.option(fc.record({ due: anyDayNear, opensBefore: fc.integer({ min: 1, max: furthest }) })),
    charges: fc.uniqueArray(fc.record({ year: fc.integer({ min: 2020, max: 2030 }), due: anyDayNear }), {
      maxLength: 3,
      selector: ({ year }) => year,
    }),
    certificates: fc.array(fc.record({ jurisdiction: fc.constantFrom("UK", "Ireland"), expiresOn: anyDayNear }), {
      maxLength: 3,
    }),
  })
  .map(({ declared, charges, certificates }) => ({
    standing,
    suspension: "none",
    declaration: declared
      ? {
          isRequired: true,
          year: 2025,
          nextDueDate: declared.due,
          opens: plusDays(declared.due, -declared.opensBefore),
        }
      : undefined,
    fees: charges.map(({ year, due }) => charge(year, due).fee),
    transactions: charges.map(({ year, due }) => charge(year, due).transaction),
    certificates: certificates.map((certificate, index) => ({
      number: `PC-${index}`,
      ...certificate,
      renewFrom: renewFrom(certificate.expiresOn, { before: [longestStep], after: [] }),
    })),
  }));

/** Runs the worker on these days, in order; returns what it sent with the day. */
const workOn = (
  facts: DatedFacts,
  rules: OrganisationRules["reminders"],
  days: readonly CalendarDate[],
): readonly (Reminder & { readonly day: CalendarDate })[] => {
  const sent: SentReminder[] = [];
  return days.flatMap((day) => {
    const due = remindersDue(facts, rules, day, sent);
    sent.push(...due.map(sentReminder));
    return due.map((reminder) => ({ ...reminder, day }));
  });
};

/** From the first step of the earliest due date to the last step of the latest. */
const reach = furthest + longestStep;
const everyDay = Array.from({ length: 2 * reach + 1 }, (_, index) => plusDays(first, index - reach));

/** Each obligation that the facts cause on any day, once. */
const everObliged = (facts: DatedFacts): readonly DatedObligation[] => [
  ...new Map(
    everyDay
      .flatMap((day) => datedObligations(facts, day))
      .map((obligation) => [`${obligation.kind} ${obligation.subject} ${obligation.due}`, obligation]),
  ).values(),
];

const keyOf = ({ obligation: { kind, subject, due }, step }: Reminder): string => [kind, subject, due, step].join(" ");

describe("reminders", () => {
  test("are sent exactly on the days of the steps, and no step twice", () => {
    fc.assert(
      fc.property(anyFacts, anyRules, (facts, rules) => {
        const sent = workOn(facts, rules, everyDay);
        expect(new Set(sent.map(keyOf)).size).toBe(sent.length);
        const expected = everObliged(facts).flatMap((obligation) => {
          const { before, after } = rules[obligation.kind];
          const opens = obligation.kind === "declaration" ? facts.declaration?.opens : undefined;
          const steps = [...before.map((days) => -days), ...after].map((step) => ({
            step,
            day: plusDays(obligation.due, step),
          }));
          const early = steps
            .filter(({ day }) => opens !== undefined && day < opens)
            .toSorted((a, b) => b.step - a.step);
          const onOpening = steps.some(({ day }) => day === opens);
          return [
            ...steps.filter(({ day }) => opens === undefined || day >= opens),
            // A step before the opening date is sent on that date; only the latest counts.
            ...(early[0] && opens !== undefined && !onOpening ? [{ step: early[0].step, day: opens }] : []),
          ].map(({ step, day }) => `${keyOf({ obligation, step })} ${day}`);
        });
        expect(sent.map((reminder) => `${keyOf(reminder)} ${reminder.day}`).toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  test("never go back: each one of an obligation is of a later step, however often and when the worker runs", () => {
    fc.assert(
      fc.property(anyFacts, anyRules, fc.array(anyDayNear, { maxLength: 30 }), (facts, rules, days) => {
        // Includes clocks that are set back.
        const steps = new Map<string, number>();
        for (const { obligation, step } of workOn(facts, rules, days)) {
          const { kind, subject, due } = obligation;
          const key = [kind, subject, due].join(" ");
          expect(step).toBeGreaterThan(steps.get(key) ?? -Infinity);
          steps.set(key, step);
        }
      }),
    );
  });

  test("do not depend on how often the worker runs on a day, and skip missed steps", () => {
    fc.assert(
      fc.property(
        anyFacts,
        anyRules,
        fc.array(fc.boolean(), { minLength: everyDay.length, maxLength: everyDay.length }),
        (facts, rules, runs) => {
          const days = everyDay.filter((_, index) => runs[index]);
          const once = workOn(facts, rules, days);
          expect(
            workOn(
              facts,
              rules,
              days.flatMap((day) => [day, day, day]),
            ),
          ).toEqual(once);
          for (const { obligation, step, day } of once) {
            const { before, after } = rules[obligation.kind];
            const later = [...before.map((each) => -each), ...after].filter((each) => each > step);
            expect(later.every((each) => plusDays(obligation.due, each) > day)).toBe(true);
          }
        },
      ),
    );
  });

  test("are not sent for met obligations: declared, paid, renewed", () => {
    fc.assert(
      fc.property(anyFacts, anyRules, anyDayNear, (facts, rules, day) => {
        const paid = facts.transactions.map(
          (transaction) => ({ ...transaction, type: "PAYMENT", reference: `P-${transaction.reference}` }) as const,
        );
        const renewed = facts.certificates.map((certificate) => ({
          ...certificate,
          number: `${certificate.number}-2`,
          expiresOn: plusDays(first, 1000),
        }));
        const met: DatedFacts = {
          ...facts,
          declaration: undefined,
          transactions: [...facts.transactions, ...paid],
          certificates: [...facts.certificates, ...renewed],
        };
        expect(remindersDue(met, rules, day, [])).toEqual([]);
      }),
    );
  });

  test("are not sent to closed accounts and after the grace period; retired members only get those about fees", () => {
    fc.assert(
      fc.property(anyFacts, anyRules, anyDayNear, (facts, rules, day) => {
        expect(remindersDue({ ...facts, standing: { ...standing, isClosed: true } }, rules, day, [])).toEqual([]);
        expect(remindersDue({ ...facts, suspension: "after" }, rules, day, [])).toEqual([]);
        expect(remindersDue({ ...facts, suspension: "grace" }, rules, day, [])).toEqual(
          remindersDue(facts, rules, day, []),
        );
        const retired = remindersDue({ ...facts, standing: { ...standing, isRetired: true } }, rules, day, []);
        expect(retired).toEqual(
          remindersDue(facts, rules, day, []).filter(({ obligation }) => obligation.kind === "subscription"),
        );
      }),
    );
  });

  test("are on each day those of its preview", () => {
    fc.assert(
      fc.property(anyFacts, anyRules, anyDayNear, (facts, rules, today) => {
        const days = Array.from({ length: reach }, (_, index) => plusDays(today, index));
        const previewed = days.flatMap((day) =>
          remindersOn(facts, rules, { today, day }, []).map((reminder) => ({ ...reminder, day })),
        );
        expect(previewed).toEqual(workOn(facts, rules, days));
      }),
    );
  });

  test("of something overdue come next on the first day that sends one (YEAR-04)", () => {
    fc.assert(
      fc.property(anyFacts, anyRules, anyDayNear, (facts, rules, today) => {
        const isOverdue = ({ obligation: { kind, due } }: Reminder): boolean =>
          kind !== "practisingCertificate" && due < today;
        const sent = remindersDue(facts, rules, plusDays(today, -1), []).map(sentReminder);
        const days = Array.from({ length: furthest + longestStep }, (_, ahead) => plusDays(today, ahead));
        const first = days.find((day) => remindersOn(facts, rules, { today, day }, sent).some(isOverdue));
        expect(nextOverdueReminder(facts, rules, today, sent)).toBe(first);
      }),
    );
  });
});

describe("dated obligations", () => {
  test("include one certificate per jurisdiction, the latest to expire", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const latest = new Map<string, CalendarDate>();
        for (const { jurisdiction, expiresOn } of facts.certificates)
          if (expiresOn > (latest.get(jurisdiction) ?? "")) latest.set(jurisdiction, expiresOn);
        const found = everObliged(facts).flatMap((obligation) =>
          obligation.kind === "practisingCertificate" ? [`${obligation.jurisdiction} ${obligation.due}`] : [],
        );
        expect(found.toSorted()).toEqual([...latest].map(([jurisdiction, due]) => `${jurisdiction} ${due}`).toSorted());
      }),
    );
  });

  test("include each subscription with its open amount, and no other charge", () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(500_00), anyDayNear, (facts, paid, day) => {
        const posted = { date: day, description: "", status: "COMPLETED" } as const;
        const transactions = [
          ...facts.transactions,
          { ...posted, reference: "INV-OTHER", amount: 7_77, type: "CHARGE" } as const,
          { ...posted, reference: "PAY-1", amount: paid, type: "PAYMENT" } as const,
        ];
        const subscriptions = datedObligations({ ...facts, transactions }, day).flatMap((obligation) =>
          obligation.kind === "subscription" ? [obligation] : [],
        );
        for (const { year, due, open } of subscriptions) {
          const fee = facts.fees.find((other) => other.year === year);
          expect(due).toBe(fee?.dueDate);
          expect(open).toBeGreaterThan(0);
          expect(open).toBeLessThanOrEqual(fee?.amount ?? 0);
        }
        const debt = facts.fees.reduce((sum, { amount }) => sum + amount, 7_77) - paid;
        const open = subscriptions.reduce((sum, obligation) => sum + obligation.open, 0);
        expect(open).toBeLessThanOrEqual(Math.max(0, debt));
        expect(open).toBeGreaterThanOrEqual(Math.max(0, debt) - 7_77);
      }),
    );
  });
});

describe("changes of a day", () => {
  test("are each obligation's becoming overdue or expiring, on one day, besides declarations that open", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const changes = everyDay.flatMap((day) => changesOn(facts, day).map((change) => ({ change, day })));
        for (const { change, day } of changes) {
          if (change.what === "grace period ends") throw new Error("Nobody is suspended.");
          const late = daysBetween(change.obligation.due, day);
          expect(late).toBe({ opens: late, "becomes overdue": 1, expires: 0 }[change.what]);
        }
        const dated = everObliged(facts);
        expect(changes.filter(({ change }) => change.what !== "opens")).toHaveLength(dated.length);
      }),
    );
  });

  test("include the end of the grace period on its last day", () => {
    fc.assert(
      fc.property(anyDayNear, anyDayNear, (graceEnds, day) => {
        const facts: DatedFacts = {
          standing: { ...standing, status: "SUSPENDED" },
          suspension: "grace",
          graceEnds,
          fees: [],
          transactions: [],
          certificates: [],
        };
        expect(changesOn(facts, day)).toEqual(day === graceEnds ? [{ what: "grace period ends", graceEnds }] : []);
      }),
    );
  });
});
