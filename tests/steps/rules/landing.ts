import assert from "node:assert/strict";
import { Then, defineParameterType } from "@cucumber/cucumber";
import { greetingAt } from "../../../domain/customer/greeting.ts";
import type { Pence } from "../../../domain/kernel/money.ts";
import { readPrice } from "../../../domain/kernel/money.ts";
import { balanceStateOf } from "../../../domain/fees/account.ts";
import { words } from "./words.ts";

defineParameterType({
  name: "hour",
  regexp: /[0-2]\d:[0-5]\d/,
  transformer: (time: string) => Number(time.slice(0, 2)),
  useForSnippets: false,
});
defineParameterType({
  name: "price",
  regexp: /-?£[\d,]+(?:\.\d\d)?/,
  transformer: (text: string) => readPrice(text),
  useForSnippets: false,
});
words("greeting", ["morning", "afternoon", "evening"]);
words("balanceState", ["owed", "settled", "in favour"]);

Then("at {hour} the greeting is good {greeting}", (hour: number, greeting: string) => {
  assert.equal(greetingAt(hour), greeting);
});

Then("a balance of {price} is {balanceState}", (balance: Pence, state: string) => {
  assert.equal(balanceStateOf(balance), state);
});
