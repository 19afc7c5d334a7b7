import { expect, test } from "vitest";

import { deadlinesOf } from "../../../domain/calendar/deadlines.ts";
import type { ToDeclare } from "../../../domain/cpd/status.ts";
import { plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { textsOf } from "../../ui/support/texts.ts";

const { obligations: texts } = await textsOf("page-framework");
const today = "2026-11-21" as CalendarDate;
const declaration: ToDeclare = {
  status: "due",
  overview: { code: "DUE", year: 2026, nextDueDate: plusDays(today, 40), remainingDays: 40 },
};

test.each([
  [declaration, 268_50, ["payment-2026", "declaration-2026"]],
  [undefined, 268_50, ["payment-2026"]],
  [declaration, 0, ["declaration-2026"]],
  [undefined, 0, []],
])("with the declaration %o and a balance of %i the deadlines are %j (TASK-03)", (toDeclare, balance, keys) => {
  const facts = {
    today,
    declaration: toDeclare,
    balance,
    statement: {
      subscription: { year: 2026, amount: balance, dueDate: plusDays(today, 10), status: "DUE" as const },
      transactions: [],
    },
    notifications: ["PAYMENT_OVERDUE"],
    mayApply: false,
  };
  expect(deadlinesOf(facts, texts).map(({ key }) => key)).toEqual(keys);
});
