import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import { greetingAt } from "../../../domain/customer/greeting.ts";
import type { Pence } from "../../../domain/kernel/money.ts";
import { balanceStateOf } from "../../../domain/fees/account.ts";
import { portalParts, portalStatusAfter, withoutNotifications } from "../../../domain/shell/notifications-error.ts";
import { readPrice } from "./read-price.ts";
import { form, vocabulary, words } from "./words.ts";

form("hour", /[0-2]\d:[0-5]\d/, (time) => Number(time.slice(0, 2)));
form("price", /-?£[\d,]+(?:\.\d\d)?/, readPrice);
words("greeting", ["morning", "afternoon", "evening"]);
words("balanceState", ["owed", "settled", "in favour"]);
vocabulary("withoutNotifications", {
  "says so in its place": "says so in its place",
  "shows an error panel": "error panel",
  works: "works",
});
vocabulary("optionalCall", { balance: "BALANCE_FETCH_ERROR", "CPD overview": "CPD_OVERVIEW_FETCH_ERROR" });

Then("at {hour} the greeting is good {greeting}", (hour: number, greeting: string) => {
  assert.equal(greetingAt(hour), greeting);
});

Then("a balance of {price} is {balanceState}", (balance: Pence, state: string) => {
  assert.equal(balanceStateOf(balance), state);
});

Then("failed notifications make the portal's status {string}", (status: string) => {
  assert.equal(portalStatusAfter("NOTIFICATIONS_FETCH_ERROR"), status);
});

Then("a failed {optionalCall} leaves the portal's status alone", (failure: string) => {
  assert.equal(portalStatusAfter(failure), undefined);
});

Then("without notifications {string} {withoutNotifications}", (name: string, shown: string) => {
  const part = portalParts.find((known) => known === name);
  assert.ok(part, `"${name}" is no part of the portal. Known are: ${portalParts.join("; ")}`);
  assert.equal(withoutNotifications(part), shown);
});
