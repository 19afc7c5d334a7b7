import assert from "node:assert/strict";

import { When } from "@cucumber/cucumber";

import type { PaymentNotice } from "../../adapters/contract/fees-payment-notice.contract.ts";
import type { Deed } from "../../adapters/institute/trial/payment-centre.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { PortalWorld } from "../actors/world.ts";
import { noticeOf } from "../adapters/support/payment-provider.ts";
import { idOf } from "./registrar-runs.ts";
import { note } from "./rules/notes.ts";
import { vocabulary } from "./rules/words.ts";

const reported = note<PaymentNotice>(
  "a reported payment",
  "When the payment provider reports that {person} has paid {string}",
);

const report = async (world: PortalWorld, notice: PaymentNotice): Promise<void> => {
  reported.take(world, notice);
  const { status, body } = await (await world.coreActor()).institute.reportPayment(notice);
  assert.equal(status, 204, body);
};

When(
  "the payment provider reports that {person} has paid {string}",
  async function (this: PortalWorld, firstName: string, amount: string) {
    await report(this, noticeOf(idOf(firstName), { amount }));
  },
);

When(
  "the payment provider reports that {person} has paid {string} on {day}",
  async function (this: PortalWorld, firstName: string, amount: string, date: CalendarDate) {
    await report(this, noticeOf(idOf(firstName), { amount, date }));
  },
);

When("the payment provider reports the same payment again", async function (this: PortalWorld) {
  await report(this, reported.of(this));
});

vocabulary<Deed | undefined>("deedAtCentre", {
  pay: "pay",
  "pay for later": "pay later",
  "am refused": "be refused",
  "do not pay": undefined,
});

/** Where the portal sent the person, which has to be the payment centre. */
const centreOf = async (world: PortalWorld): Promise<string> => {
  const address = await (await world.actor()).browser.elsewhere();
  assert.match(address ?? "", /\/outside\/payments\//, "The portal did not lead to the payment centre.");
  return address ?? "";
};

const comeBack = async (world: PortalWorld, returnTo: string): Promise<void> =>
  (await world.actor()).session.come(new URL(returnTo).hash.slice(1));

When("I {deedAtCentre} at the payment centre", async function (this: PortalWorld, deed: Deed | undefined) {
  const { institute } = await this.coreActor();
  await comeBack(this, await institute.atPaymentCentre(await centreOf(this), deed));
});
