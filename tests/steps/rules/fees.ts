import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then } from "@cucumber/cucumber";

import type { Transaction } from "../../../domain/fees/account.ts";
import { reducedSubscriptionFor } from "../../../domain/fees/reduced-subscription.ts";
import {
  presentSubscription,
  settledCharges,
  settledSubscriptions,
  type SubscriptionFee,
} from "../../../domain/fees/settling.ts";
import type { TransactionYear } from "../../../domain/fees/transactions.ts";
import { transactionsByYear } from "../../../domain/fees/transactions.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../domain/kernel/money.ts";
import { displayPrice } from "../../../domain/kernel/money.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { dayOfWords } from "../../actors/tasks/day-in-words.ts";
import { codeFor, transactionStatuses, transactionTypes } from "./field-words.ts";
import { note } from "./notes.ts";
import { notificationsIn } from "./people.ts";
import { readPrice } from "./read-price.ts";
import { rowsOf } from "./tables.ts";

const transactions = note<readonly Transaction[]>("transactions");

const yearIn = (world: object, year: number): TransactionYear => {
  const found = transactionsByYear(transactions.of(world)).find((group) => group.year === year);
  if (!found) throw new Error(`There are no transactions under ${year}.`);
  return found;
};

Given("the transactions", function (table: DataTable) {
  transactions.take(
    this,
    rowsOf(table, ["date", "reference", "amount", "type", "status"]).map((row) => ({
      date: dayOfWords(row.date),
      reference: row.reference,
      description: "",
      amount: readPrice(row.amount) ?? Number.NaN,
      type: codeFor(transactionTypes, row.type),
      status: codeFor(transactionStatuses, row.status),
      receiptAvailable: false,
    })),
  );
});

const subscriptions = note<readonly SubscriptionFee[]>("subscriptions");

Given("the subscriptions", function (table: DataTable) {
  const rows = rowsOf(table, ["year", "amount", "due"]);
  subscriptions.take(
    this,
    rows.map((row) => ({
      year: Number(row.year),
      amount: readPrice(row.amount) ?? Number.NaN,
      dueDate: dayOfWords(row.due),
    })),
  );
});

Given("the further payments {string}", function (amounts: string) {
  const paid = amounts === "" ? [] : amounts.split(", ");
  const payments = paid.map((amount, index): Transaction => ({
    date: dayOfWords("20 November 2026"),
    reference: `P-${index + 1}`,
    description: "",
    amount: readPrice(amount) ?? Number.NaN,
    type: "PAYMENT",
    status: "COMPLETED",
    receiptAvailable: true,
  }));
  transactions.take(this, [...transactions.of(this), ...payments]);
});

const settledOn = (world: object, today: CalendarDate) =>
  settledSubscriptions(subscriptions.of(world), transactions.of(world), today);

Then(
  "on {day} the subscription of {int} is {string} and that of {int} is {string}",
  function (today: CalendarDate, year: number, status: string, other: number, otherStatus: string) {
    const found = new Map(settledOn(this, today).map((each) => [each.year, each.status.toLowerCase()]));
    assert.deepEqual([found.get(year), found.get(other)], [status, otherStatus]);
  },
);

Then("{string} is still to be paid", function (open: string) {
  const charges = settledCharges(transactions.of(this)).filter((each) => each.open > 0);
  assert.equal(
    charges.map((each) => `${each.charge.reference}: ${displayPrice(each.open, defaultRules)}`).join(", "),
    open,
  );
});

Then("the subscription that shows is that of {int}", function (year: number) {
  assert.equal(presentSubscription(settledOn(this, dayOfWords("24 November 2026")))?.year, year);
});

Then("the reduced-subscription block is {string}", function (block: string) {
  assert.equal(reducedSubscriptionFor(notificationsIn(this)) ?? "", block);
});

Then(
  "{int} pence show as {string}, and as {string} when pence are asked for",
  (pence: Pence, shown: string, forced: string) => {
    assert.deepEqual([displayPrice(pence, defaultRules), displayPrice(pence, defaultRules, "forced")], [shown, forced]);
  },
);

Then("the transactions stand under the years {string}", function (years: string) {
  assert.equal(
    transactionsByYear(transactions.of(this))
      .map(({ year }) => year)
      .join(", "),
    years,
  );
});

Then("under {int} stand the transactions {string}", function (year: number, references: string) {
  assert.equal(
    yearIn(this, year)
      .transactions.map(({ reference }) => reference)
      .join(", "),
    references,
  );
});

Then("in {int} {price} was charged and {price} was paid", function (year: number, charged: Pence, paid: Pence) {
  const group = yearIn(this, year);
  assert.deepEqual([group.charged, group.paid], [charged, paid]);
});
