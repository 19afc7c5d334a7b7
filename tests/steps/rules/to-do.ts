import assert from "node:assert/strict";

import { Given, Then, type DataTable } from "@cucumber/cucumber";

import type { ToDeclare } from "../../../domain/cpd/status.ts";
import type { Obligation } from "../../../domain/customer/obligation.ts";
import type { ObligationFacts } from "../../../domain/customer/obligations.ts";
import { obligationsOf } from "../../../domain/customer/obligations.ts";
import { plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { note } from "./notes.ts";
import { readPrice } from "./read-price.ts";
import { rowsOf } from "./tables.ts";
import { codeFor, cpdStatuses, noticeOf, notices } from "./words.ts";

const today = "2026-11-21" as CalendarDate;

const known = note<ObligationFacts>("what is known of the customer", "Given this is known of the customer");

const declarationOf = (said: string): ToDeclare | undefined => {
  const status = codeFor(cpdStatuses, said);
  if (status === "upToDate") return undefined;
  return { status, overview: { code: "DUE", year: 2026, nextDueDate: plusDays(today, 40), remainingDays: 40 } };
};

const statementOf = (daysUntilDue: string, amount: number): ObligationFacts["statement"] =>
  daysUntilDue === ""
    ? undefined
    : {
        subscription: { year: 2026, amount, dueDate: plusDays(today, Number(daysUntilDue)), status: "DUE" },
        transactions: [],
      };

Given("this is known of the customer", function (table: DataTable) {
  const columns = ["declaration", "balance", "subscription due in days", "notice", "may apply"] as const;
  const [row] = rowsOf(table, columns);
  assert.ok(row, "The table needs a row below its columns.");
  const balance = readPrice(row.balance) ?? 0;
  known.take(this, {
    today,
    declaration: declarationOf(row.declaration),
    balance,
    statement: statementOf(row["subscription due in days"], balance),
    notifications: row.notice === "" ? [] : [codeFor(notices, row.notice)],
    mayApply: row["may apply"] === "yes",
  });
});

const inWords = (item: Obligation): string => {
  if (item.kind === "notification") return noticeOf(item.code);
  return item.state === "overdue" ? `late ${item.kind}` : item.kind;
};

Then("what needs doing is {string}", function (listed: string) {
  assert.equal(obligationsOf(known.of(this)).map(inWords).join(", "), listed);
});
