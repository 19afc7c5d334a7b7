import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then } from "@cucumber/cucumber";

import type { SubscriptionStatus, Transaction } from "../../../domain/fees/account.ts";
import {
  presentSubscription,
  settledCharges,
  settledSubscriptions,
  type SubscriptionFee,
} from "../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../domain/kernel/money.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { dayOfWords } from "../../actors/tasks/day-in-words.ts";
import { note } from "./notes.ts";
import { readPrice } from "./read-price.ts";
import { rowsOf } from "./tables.ts";
import { vocabulary } from "./words.ts";

vocabulary<SubscriptionStatus>("subscriptionStatus", { paid: "PAID", due: "DUE", overdue: "OVERDUE" });

const transactions = note<readonly Transaction[]>("charges", "Given the charges");
const subscriptions = note<readonly SubscriptionFee[]>("subscriptions", "Given the subscriptions");

const amountOf = (words: string): number => readPrice(words) ?? Number.NaN;

const transaction = (date: string, reference: string, amount: string, type: Transaction["type"]): Transaction => ({
  date: dayOfWords(date),
  reference,
  description: "",
  amount: amountOf(amount),
  type,
  status: "COMPLETED",
  receiptAvailable: false,
});

Given("the charges", function (table: DataTable) {
  const rows = rowsOf(table, ["date", "reference", "amount"]);
  transactions.take(
    this,
    rows.map(({ date, reference, amount }) => transaction(date, reference, amount, "CHARGE")),
  );
});

Given("the subscriptions", function (table: DataTable) {
  const rows = rowsOf(table, ["year", "amount", "due"]);
  subscriptions.take(
    this,
    rows.map(({ year, amount, due }) => ({ year: Number(year), amount: amountOf(amount), dueDate: dayOfWords(due) })),
  );
});

Given("the payments {string}", function (amounts: string) {
  const paid = amounts === "" ? [] : amounts.split(", ");
  const payments = paid.map((amount, index) => transaction("20 November 2026", `P-${index + 1}`, amount, "PAYMENT"));
  transactions.change(this, (charged) => [...charged, ...payments]);
});

const settledOn = (world: object, today: CalendarDate) =>
  settledSubscriptions(subscriptions.of(world), transactions.of(world), today);

Then(
  "on {day} the subscription of {int} is {subscriptionStatus}",
  function (today: CalendarDate, year: number, status: SubscriptionStatus) {
    const subscription = settledOn(this, today).find((each) => each.year === year);
    assert.ok(subscription, `There is no subscription of ${String(year)}.`);
    assert.equal(subscription.status, status);
  },
);

Then("{string} is still to be paid", function (open: string) {
  const charges = settledCharges(transactions.of(this)).filter((each) => each.open > 0);
  assert.equal(
    charges.map((each) => `${each.charge.reference}: ${displayPrice(each.open, defaultRules)}`).join(", "),
    open,
  );
});

Then("the subscription on show is that of {int}", function (year: number) {
  assert.equal(presentSubscription(settledOn(this, dayOfWords("24 November 2026")))?.year, year);
});
