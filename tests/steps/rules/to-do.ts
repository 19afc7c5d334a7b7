import assert from "node:assert/strict";

import { Given, Then } from "@cucumber/cucumber";

import { deadlinesOf } from "../../../domain/calendar/deadlines.ts";
import type { CpdStatus } from "../../../domain/cpd/status.ts";
import type { NotificationCode } from "../../../domain/customer/notifications.ts";
import type { Obligation } from "../../../domain/customer/obligation.ts";
import type { ObligationFacts } from "../../../domain/customer/obligations.ts";
import { obligationsOf } from "../../../domain/customer/obligations.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { dayOf, plusDays } from "../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../domain/kernel/money.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { textsOf } from "../../ui/support/texts.ts";
import { note } from "./notes.ts";
import { noticeOf } from "./words.ts";

const declaration = note<CpdStatus>("a declaration", () => "upToDate");
const balance = note<Pence>("a balance", () => 0);
const notifications = note<readonly NotificationCode[]>("notifications", () => []);

const subscriptionDue = note<CalendarDate | undefined>("when a subscription is due", () => undefined);
const mayApply = note<boolean>("whether membership may be applied for", () => false);

const today = dayOf(new Date(Date.UTC(2026, 10, 21, 12)), defaultRules);

const obligationInWords = (item: Obligation): string => {
  if (item.kind === "notification") return noticeOf(item.code);
  return item.state === "overdue" ? `late ${item.kind}` : item.kind;
};

Given("a declaration that is {cpdStatus}", function (status: CpdStatus) {
  declaration.take(this, status);
});

Given("a balance of {price}", function (pence: Pence) {
  balance.take(this, pence);
});

Given("a notification of {notice}", function (code: NotificationCode) {
  notifications.take(this, [code]);
});

Given("a subscription due in {int} days", function (days: number) {
  subscriptionDue.take(this, plusDays(today, days));
});

Given("all that membership asks is done", function () {
  mayApply.take(this, true);
});

/** Facts of the scenario's customer. */
const factsOf = (world: object): ObligationFacts => {
  const status = declaration.of(world);
  const dueDate = subscriptionDue.of(world);
  const amount = balance.of(world);
  return {
    today,
    declaration:
      status === "upToDate"
        ? undefined
        : { status, overview: { code: "DUE", year: 2026, nextDueDate: plusDays(today, 40), remainingDays: 40 } },
    balance: amount,
    statement: dueDate && { subscription: { year: 2026, amount, dueDate, status: "DUE" }, transactions: [] },
    notifications: notifications.of(world),
    mayApply: mayApply.of(world),
  };
};

Then("what needs doing is {string}", function (listed: string) {
  assert.equal(obligationsOf(factsOf(this)).map(obligationInWords).join(", "), listed);
});

Then("the deadlines are {string}", async function (listed: string) {
  const { obligations } = await textsOf("page-framework");
  const found = deadlinesOf(factsOf(this), obligations).map(({ title, key }) => `${title}: ${key}`);
  assert.equal(found.join("; "), listed);
});
