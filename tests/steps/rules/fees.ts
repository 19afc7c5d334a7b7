import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then, When } from "@cucumber/cucumber";

import type { SubscriptionStatus, Transaction } from "../../../domain/fees/account.ts";
import {
  debtsOf,
  isLate,
  presentSubscription,
  settledSubscriptions,
  type SubscriptionFee,
} from "../../../domain/fees/settling.ts";
import { reversingType } from "../../../domain/institute/fees/reversal.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../domain/kernel/money.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { dayOfWords } from "../../actors/tasks/day-in-words.ts";
import { note } from "./notes.ts";
import { readPrice } from "./read-price.ts";
import { rowsOf } from "./tables.ts";
import { form, vocabulary } from "./words.ts";

vocabulary<SubscriptionStatus | undefined>("subscriptionStatus", {
  paid: "PAID",
  due: "DUE",
  overdue: "OVERDUE",
  "taken back": undefined,
});
form<string>("charges", [/"[^"]*"/, /nothing/], (said) => (said === "nothing" ? "" : said.slice(1, -1)));

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
  const rows = rowsOf(table, ["date", "reference", "for", "amount", "due"]);
  transactions.take(
    this,
    rows.map(({ date, reference, for: purpose, amount, due }) => ({
      ...transaction(date, reference, amount, "CHARGE"),
      purpose,
      dueDate: due === "" ? undefined : dayOfWords(due),
    })),
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

Given("a payment of {string} that names {string}", function (amount: string, charge: string) {
  const payment = { ...transaction("20 November 2026", "P-1", amount, "PAYMENT"), settles: [charge] };
  transactions.change(this, (charged) => [...charged, payment]);
});

When("the posting {string} is taken back", function (reference: string) {
  transactions.change(this, (posted) => {
    const reversed = posted.find((each) => each.reference === reference);
    const type = reversed && reversingType(reversed.type, "taken back");
    assert.ok(type, `There is no posting ${reference}.`);
    return [...posted, { ...reversed, reference: `back ${reference}`, type, reverses: reference, purpose: undefined }];
  });
});

const ledgerOf = (world: object) => ({ fees: subscriptions.of(world), transactions: transactions.of(world) });

const settledOn = (world: object, today: CalendarDate) => settledSubscriptions(ledgerOf(world), today);

const lateOn = (world: object, today: CalendarDate): string =>
  debtsOf(ledgerOf(world))
    .filter((debt) => isLate(debt, today))
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))
    .map(({ reference }) => reference)
    .join(", ");

Then("{charges} is/are late on {day}", function (references: string, today: CalendarDate) {
  assert.equal(lateOn(this, today), references);
});

Then(
  "on {day} the subscription of {int} is {subscriptionStatus}",
  function (today: CalendarDate, year: number, status: SubscriptionStatus | undefined) {
    const subscription = settledOn(this, today).find((each) => each.year === year);
    assert.ok(subscription ?? status === undefined, `There is no subscription of ${String(year)}.`);
    assert.equal(subscription?.status, status);
  },
);

Then("{charges} is/are still to be paid", function (open: string) {
  const debts = debtsOf(ledgerOf(this));
  assert.equal(debts.map((debt) => `${debt.reference}: ${displayPrice(debt.open, defaultRules)}`).join(", "), open);
});

Then("the subscription on show is that of {int}", function (year: number) {
  assert.equal(presentSubscription(settledOn(this, dayOfWords("24 November 2026")))?.year, year);
});
