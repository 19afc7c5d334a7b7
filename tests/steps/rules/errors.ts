import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { isClockTolerated } from "../../../domain/shell/clock-skew.ts";
import type { ErrorScreen, FailureStatus } from "../../../domain/shell/failure.ts";
import { errorScreenOf, hidesFrame, takesOver } from "../../../domain/shell/failure.ts";
import type { SectionLoadCause } from "../../../domain/shell/section-load.ts";
import { isSectionTooSlow, sectionLoadFailureOf } from "../../../domain/shell/section-load.ts";
import { note } from "./notes.ts";
import { coded, errorScreens } from "./field-words.ts";
import { vocabulary, words } from "./words.ts";

const sectionCause = note<SectionLoadCause>("a section");

vocabulary<FailureStatus | "clockSkew">("failing", {
  "the device's clock is wrong": "clockSkew",
  "an answer takes too long": "timeout",
  "the account is no longer viewable": 410,
  "nothing answers": "unreachable",
  "an answer makes no sense": "misfit",
  "the institute refuses": 403,
  "the institute fails": 500,
  "the page's data is not there": 404,
});
coded("errorScreen", errorScreens);
vocabulary("reachOfFailure", { "takes over the screen": true, "is told in its place": false });
vocabulary("extent", { "the whole portal": true, "the page within the portal": false });
words("early", ["ahead of", "behind"]);

When("a section takes too long", function () {
  sectionCause.take(this, { kind: "too slow" });
});

When("a section is not there", function () {
  sectionCause.take(this, { kind: "not there" });
});

When("a section fails with {string}", function (errorType: string) {
  sectionCause.take(this, { kind: "error", errorType });
});

Then("it fails as ChunkLoadError of type {string}", function (type: string) {
  assert.deepEqual(sectionLoadFailureOf(sectionCause.of(this)), { name: "ChunkLoadError", type });
});

Then("a section that loads for {int} seconds has taken too long: {answer}", (seconds: number, late: boolean) => {
  assert.equal(isSectionTooSlow(seconds * 1000), late);
});

Then("a device clock {int} seconds {early} the provider's is tolerated: {answer}", (seconds: number, early: string, tolerated: boolean) => {
  const provider = 1_780_000_000;
  assert.equal(isClockTolerated(provider + (early === "behind" ? -seconds : seconds), provider), tolerated);
});

Then("when {failing} the {errorScreen} screen shows", (status: FailureStatus | "clockSkew", screen: ErrorScreen) => {
  assert.equal(errorScreenOf(status), screen);
});

Then("a failure named {string} {reachOfFailure}", (name: string, over: boolean) => {
  assert.equal(takesOver(name), over);
});

Then("a failure named {string} replaces {extent}", (name: string, whole: boolean) => {
  assert.equal(hidesFrame(name), whole);
});
