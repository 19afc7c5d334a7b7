import { expect, test } from "vitest";

import { deadlinesOf } from "../../../domain/calendar/deadlines.ts";
import type { CpdStatus } from "../../../domain/cpd/status.ts";
import { displayedDays, hasUpcomingDeadline, type Urgency } from "../../../domain/customer/obligation.ts";
import { obligationsOf } from "../../../domain/customer/obligations.ts";
import type { Transaction } from "../../../domain/fees/account.ts";
import { plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { textsOf } from "../../ui/support/texts.ts";

const { obligations: texts } = await textsOf("page-framework");
const today = "2026-03-04" as CalendarDate;
const known = { today, notifications: [], mayApply: false };

const transaction = (date: string, type: Transaction["type"], status: Transaction["status"]): Transaction => ({
  date: date as CalendarDate,
  reference: date,
  description: "",
  amount: 100,
  type,
  status,
  receiptAvailable: false,
});

test.each(["toString", "valueOf", "constructor", "__proto__"])(
  "a notification %s is treated as optional (TASK-01)",
  (code) => {
    expect(obligationsOf({ ...known, notifications: [code] })).toEqual([
      { kind: "notification", subject: code, code, state: "optional" },
    ]);
  },
);

test("while exam results are withheld, none are announced as published (QUAL-11)", () => {
  const codesOf = (...notifications: readonly string[]) =>
    obligationsOf({ ...known, notifications }).map(({ subject }) => subject);
  expect(codesOf("AFTER_EXAM_SUPPRESSION_PERIOD", "EXAM_SUPPRESSION_PERIOD")).toEqual(["EXAM_SUPPRESSION_PERIOD"]);
  expect(codesOf("AFTER_EXAM_SUPPRESSION_PERIOD")).toEqual(["AFTER_EXAM_SUPPRESSION_PERIOD"]);
});

test("the balance mentions the latest payment's outcome, and ignores charges (TASK-01)", () => {
  const owing = (...transactions: readonly Transaction[]) =>
    obligationsOf({ ...known, balance: 100, statement: { subscription: undefined, transactions } });
  const charge = transaction("2026-03-03", "CHARGE", "FAILED");
  expect(owing(charge)[0]).toEqual({ kind: "payment", subject: "balance", state: "due", owed: 100 });
  expect(owing(charge, transaction("2026-03-01", "PAYMENT", "FAILED"))[0]).toMatchObject({ failedOn: "2026-03-01" });
  expect(
    owing(transaction("2026-03-01", "PAYMENT", "FAILED"), transaction("2026-03-02", "PAYMENT", "PENDING"))[0],
  ).toEqual({
    kind: "payment",
    subject: "balance",
    state: "due",
    owed: 100,
    pendingSince: "2026-03-02",
  });
});

test("of two payments on one day the first listed is the latest, as in the list of fees (TASK-01)", () => {
  const transactions = [
    transaction("2026-03-02", "PAYMENT", "COMPLETED"),
    transaction("2026-03-02", "PAYMENT", "FAILED"),
  ];
  const fateOf = (listed: readonly Transaction[]) =>
    obligationsOf({ ...known, balance: 100, statement: { subscription: undefined, transactions: listed } })[0];
  expect(fateOf(transactions)).not.toHaveProperty("failedOn");
  expect(fateOf(transactions.toReversed())).toMatchObject({ failedOn: "2026-03-02" });
});

test("a balance beyond a subscription is one deadline with it, with its date and year (TASK-03)", () => {
  const subscription = { year: 2026, amount: 200, status: "DUE", dueDate: "2026-04-01" as CalendarDate } as const;
  const deadlines = (balance: number) =>
    deadlinesOf({ ...known, balance, statement: { subscription, transactions: [] } }, texts);
  for (const balance of [200, 250])
    expect(deadlines(balance)).toMatchObject([{ key: "payment-2026", by: "2026-04-01" }]);
});

test.each<[CalendarDate, Urgency]>([
  ["2026-03-03" as CalendarDate, "overdue"],
  [today, "due"],
])("a balance with a subscription that an API calls due, by %s, is %s (FEES-03)", (dueDate, state) => {
  const subscription = { year: 2026, amount: 200, status: "DUE", dueDate } as const;
  expect(obligationsOf({ ...known, balance: 200, statement: { subscription, transactions: [] } })).toMatchObject([
    { kind: "payment", state, due: dueDate },
  ]);
});

test.each<[Exclude<CpdStatus, "upToDate">, Urgency]>([
  ["overdue", "overdue"],
  ["notYetOpened", "coming"],
  ["due", "due"],
  ["readyToStart", "due"],
])("a declaration that is %s is %s (TASK-01)", (status, state) => {
  const overview = { code: "DUE" as const, year: 2026, nextDueDate: "2027-01-01" as CalendarDate, remainingDays: 303 };
  expect(obligationsOf({ ...known, declaration: { status, overview } })).toMatchObject([
    { kind: "declaration", state },
  ]);
});

test.each<[Urgency, number, number | undefined]>([
  ["due", 40, 40],
  ["due", 0, 0],
  ["due", -1, undefined],
  ["coming", -1, undefined],
  ["overdue", -1, 1],
  ["overdue", 0, undefined],
  ["overdue", 5, undefined],
])("of something %s, %i days before its day, %s days show (TASK-01)", (state, days, told) => {
  expect(displayedDays(state, days)).toBe(told);
});

test.each([
  [0, true],
  [-1, false],
])("a day that is %i days ahead can be put into a calendar: %s (TASK-03)", (days, may) => {
  const overview = { code: "DUE" as const, year: 2026, nextDueDate: plusDays(known.today, days), remainingDays: days };
  expect(hasUpcomingDeadline(obligationsOf({ ...known, declaration: { status: "readyToStart", overview } }))).toBe(may);
  // A declaration that the institute calls overdue is past its date, whatever date it has.
  expect(hasUpcomingDeadline(obligationsOf({ ...known, declaration: { status: "overdue", overview } }))).toBe(false);
});
