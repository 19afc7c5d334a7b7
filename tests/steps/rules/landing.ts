import assert from "node:assert/strict";

import { Then } from "@cucumber/cucumber";

import { greetingAt } from "../../../domain/customer/greeting.ts";
import { displayedStanding, type DisplayedStanding } from "../../../domain/documents/displayed-standing.ts";
import { balanceStateOf } from "../../../domain/fees/account.ts";
import type { Pence } from "../../../domain/kernel/money.ts";
import { readPrice } from "./read-price.ts";
import { form, vocabulary, words } from "./words.ts";

form("hour", /[0-2]\d:[0-5]\d/, (time) => Number(time.slice(0, 2)));
form("price", /-?£[\d,]+(?:\.\d\d)?/, readPrice);
words("greeting", ["morning", "afternoon", "evening"]);
words("balanceState", ["owed", "settled", "in favour"]);

words("standingTold", ["in good standing", "not in good standing", "nothing"] satisfies readonly DisplayedStanding[]);
vocabulary<boolean | undefined>("standing", { good: true, "not good": false, "not said": undefined });

Then("at {hour} the greeting is good {greeting}", (hour: number, greeting: string) => {
  assert.equal(greetingAt(hour), greeting);
});

Then("a balance of {price} is {balanceState}", (balance: Pence, state: string) => {
  assert.equal(balanceStateOf(balance), state);
});

Then(
  "of a standing that is {standing}, with something late: {answer}, the dashboard says {standingTold}",
  (inGoodStanding: boolean | undefined, isAnythingLate: boolean, told: DisplayedStanding) => {
    assert.equal(displayedStanding(inGoodStanding, isAnythingLate), told);
  },
);
