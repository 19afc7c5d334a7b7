import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import { CriticalAlert } from "../../../application/shell/critical-alert.ts";
import { Toasts } from "../../../application/shell/toasts.ts";
import type { Success } from "../../../domain/shell/component-texts.ts";
import { pageTexts } from "../../actors/page-texts.ts";
import { memoryCookies } from "../../application/support/memory-cookies.ts";
import { TestClock } from "../../application/support/test-clock.ts";
import { note } from "./notes.ts";

const device = () => {
  const clock = new TestClock(new Date());
  const cookies = memoryCookies();
  return { clock, cookies, toasts: new Toasts(clock), alert: new CriticalAlert(clock, cookies) };
};

const { successes } = pageTexts("page-framework").components.notices;

const noted = note("what asks for attention", device);

const attentionIn = (world: object): ReturnType<typeof device> => {
  const present = noted.of(world);
  noted.take(world, present);
  return present;
};

When("the toast {string} comes up", function (text: string) {
  const success = (Object.keys(successes) as Success[]).find((name) => successes[name] === text);
  assert.ok(success, `No toast says "${text}".`);
  attentionIn(this).toasts.show(success);
});

When("{float} second(s) go(es) by", function (seconds: number) {
  attentionIn(this).clock.goOn(seconds * 1000);
});

When("the pointer rests on the toast", function () {
  const { toasts } = attentionIn(this);
  for (const { id } of toasts.shown) toasts.pause(id, "pointer");
});

When("the pointer leaves the toast", function () {
  const { toasts } = attentionIn(this);
  for (const { id } of toasts.shown) toasts.resume(id, "pointer");
});

Then("the toasts shown are {string}", function (texts: string) {
  assert.equal(
    attentionIn(this)
      .toasts.shown.map(({ success }) => successes[success])
      .join(", "),
    texts,
  );
});

When("the critical alert {string} is closed", function (id: string) {
  attentionIn(this).alert.close(id);
});

Given("the portal is loaded anew on the same device", function () {
  const present = attentionIn(this);
  noted.take(this, { ...present, alert: new CriticalAlert(present.clock, present.cookies) });
});

Then("the critical alert {string} stands: {answer}", function (id: string, stands: boolean) {
  assert.equal(attentionIn(this).alert.isShown(id), stands);
});
