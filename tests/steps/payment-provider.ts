import assert from "node:assert/strict";

import { When } from "@cucumber/cucumber";

import type { PaymentNotice } from "../../adapters/contract/fees-payment-notice.contract.ts";
import type { PortalWorld } from "../actors/world.ts";
import { noticeOf } from "../adapters/support/payment-provider.ts";
import { idOf } from "./registrar-runs.ts";
import { note } from "./rules/notes.ts";

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

When("the payment provider reports the same payment again", async function (this: PortalWorld) {
  await report(this, reported.of(this));
});
