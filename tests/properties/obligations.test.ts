import { describe, expect, test } from "vitest";

import { deadlinesOf, isAhead } from "../../domain/calendar/deadlines.ts";
import { byUrgency, isAsked, obligationsOf, outlookOf } from "../../domain/customer/obligations.ts";
import type { ObligationFacts } from "../../domain/customer/obligations.ts";
import { subscriptionStatuses, transactionStatuses, transactionTypes } from "../../domain/fees/account.ts";
import { dayOf, plusDays } from "../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../domain/rules/organisation-rules.ts";
import { textsOf } from "../ui/texts.ts";
import { fc } from "./fast-check.ts";
import { anyNotifications } from "./people.ts";

const today = dayOf(new Date(Date.UTC(2026, 10, 21, 12)), defaultRules);
const anyDays = fc.integer({ min: -400, max: 400 });
const anyDay = anyDays.map((days) => plusDays(today, days));
const anyAmount = fc.integer({ min: 0, max: 500_00 });

const anyTransaction = fc.record({
  date: anyDay,
  reference: fc.constant("PAY-1"),
  description: fc.constant("Annual subscription"),
  amount: anyAmount,
  type: fc.constantFrom(...transactionTypes),
  status: fc.constantFrom(...transactionStatuses),
  receiptAvailable: fc.boolean(),
});

const anyFacts: fc.Arbitrary<ObligationFacts> = fc.record({
  today: fc.constant(today),
  declaration: fc.option(
    fc.record({
      status: fc.constantFrom("due", "readyToStart", "overdue", "notYetOpened"),
      overview: anyDays.map((remainingDays) => ({
        code: "DUE" as const,
        year: 2026,
        nextDueDate: plusDays(today, remainingDays),
        remainingDays,
      })),
    }),
    { nil: undefined },
  ),
  balance: fc.option(fc.integer({ min: -500_00, max: 500_00 }), { nil: undefined }),
  statement: fc.option(
    fc.record({
      subscription: fc.option(
        fc.record({
          year: fc.constant(2026),
          amount: anyAmount,
          dueDate: anyDay,
          status: fc.constantFrom(...subscriptionStatuses),
        }),
        { nil: undefined },
      ),
      transactions: fc.array(anyTransaction, { maxLength: 4 }),
    }),
    { nil: undefined },
  ),
  notifications: anyNotifications,
  mayApply: fc.boolean(),
});

describe("obligations", () => {
  test("are sorted, independent of the order of facts", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const items = obligationsOf(facts);
        items.slice(1).forEach((item, index) => {
          const before = items[index];
          if (before) expect(byUrgency(before, item)).toBeLessThanOrEqual(0);
        });
        const turned = obligationsOf({ ...facts, notifications: facts.notifications.toReversed() });
        expect(turned).toHaveLength(items.length);
        expect(turned).toEqual(expect.arrayContaining([...items]));
      }),
    );
  });

  test("include exactly one payment if the balance is positive, with that amount", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const payments = obligationsOf(facts).filter(({ kind }) => kind === "payment");
        expect(payments).toHaveLength((facts.balance ?? 0) > 0 ? 1 : 0);
        for (const payment of payments) expect(payment).toMatchObject({ owed: facts.balance });
      }),
    );
  });

  test("contain no duplicates: no notification of another obligation", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const items = obligationsOf(facts);
        const codes = items.flatMap((item) => (item.kind === "notification" ? [item.code] : []));
        if (items.some(({ kind }) => kind === "payment")) expect(codes).not.toContain("PAYMENT_OVERDUE");
        if (items.some(({ kind, state }) => kind === "declaration" && state === "overdue"))
          expect(codes).not.toContain("CPD_DECLARATION_OVERDUE_ONE");
      }),
    );
  });

  test("count everything that requires action, except what is only coming or optional (DATE-02)", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const asked = obligationsOf(facts).filter(isAsked);
        const { late, due } = outlookOf(obligationsOf(facts));
        expect(late + due).toBe(asked.filter(({ state }) => state !== "coming" && state !== "ready").length);
        if (facts.notifications.includes("MEMBERSHIP_APPLICATION_ONHOLD")) expect(due).toBeGreaterThan(0);
      }),
    );
  });

  test("are counted as listed, with the earliest and the latest date", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const items = obligationsOf(facts);
        const { late, due, first, last } = outlookOf(items);
        expect(late).toBe(items.filter(({ state }) => state === "overdue").length);
        expect(due).toBe(items.filter(({ state }) => state === "due").length);
        const days = items.flatMap((item) => (item.state === "due" && "by" in item && item.by ? [item.by] : []));
        const isDated = days.length === due && due > 0;
        expect([first, last]).toEqual(
          isDated
            ? [
                days.reduce((one, other) => (other < one ? other : one)),
                days.reduce((one, other) => (other > one ? other : one)),
              ]
            : [undefined, undefined],
        );
      }),
    );
  });
});

const { obligations: texts } = await textsOf("page-framework");

describe("deadlines", () => {
  test("are the dated obligations, each once, with a key that does not depend on the date (TASK-03)", () => {
    fc.assert(
      fc.property(anyFacts, anyDays, (facts, days) => {
        const found = deadlinesOf(facts, texts);
        const dated = obligationsOf(facts).flatMap((item) => ("by" in item && item.by ? [item.by] : []));
        expect(found.map(({ by }) => by)).toEqual(dated);
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);

        const { declaration, statement } = facts;
        const moved = deadlinesOf(
          {
            ...facts,
            declaration: declaration && {
              ...declaration,
              overview: { ...declaration.overview, nextDueDate: plusDays(today, days) },
            },
            statement: statement?.subscription && {
              ...statement,
              subscription: { ...statement.subscription, dueDate: plusDays(today, days) },
            },
          },
          texts,
        );
        expect(moved.map(({ key }) => key).toSorted()).toEqual(found.map(({ key }) => key).toSorted());
        for (const deadline of moved) expect(isAhead(deadline, today)).toBe(days >= 0);
      }),
    );
  });
});
