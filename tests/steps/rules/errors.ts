import assert from "node:assert/strict";

import { Then } from "@cucumber/cucumber";

import { isClockTolerated } from "../../../domain/shell/clock-skew.ts";
import type { ErrorScreen, FailureStatus } from "../../../domain/shell/failure.ts";
import { errorScreenOf, hidesFrame, takesOver } from "../../../domain/shell/failure.ts";
import { errorScreens, coded } from "./field-words.ts";
import { vocabulary, words } from "./words.ts";

vocabulary<FailureStatus | "clockSkew">("failing", {
  "the device's clock is wrong": "clockSkew",
  "an answer takes too long": "timeout",
  "the account is no longer viewable": 410,
  "nothing answers": "unreachable",
  "an answer makes no sense": "invalid",
  "the institute refuses": 403,
  "the institute fails": 500,
  "the page's data is not there": 404,
});
coded("errorScreen", errorScreens);
vocabulary("reachOfFailure", { "takes over the screen": true, "is told in its place": false });
vocabulary("extent", { "the whole portal": true, "the page within the portal": false });
words("early", ["ahead of", "behind"]);

Then(
  "a device clock {int} seconds {early} the provider's is tolerated: {answer}",
  (seconds: number, early: string, tolerated: boolean) => {
    const provider = 1_780_000_000;
    assert.equal(isClockTolerated(provider + (early === "behind" ? -seconds : seconds), provider), tolerated);
  },
);

Then("when {failing} the {errorScreen} screen shows", (status: FailureStatus | "clockSkew", screen: ErrorScreen) => {
  assert.equal(errorScreenOf(status), screen);
});

Then("a failure named {string} {reachOfFailure}", (name: string, over: boolean) => {
  assert.equal(takesOver(name), over);
});

Then("a failure named {string} replaces {extent}", (name: string, whole: boolean) => {
  assert.equal(hidesFrame(name), whole);
});
