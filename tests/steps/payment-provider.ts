import assert from "node:assert/strict";

import { Then, When } from "@cucumber/cucumber";

import type { PaymentNotice } from "../../adapters/contract/fees-payment-notice.contract.ts";
import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import type { PortalWorld } from "../actors/world.ts";
import { noticeOf, otherSecret } from "../adapters/support/payment-provider.ts";
import { note } from "./rules/notes.ts";

const reports = "When the payment provider reports that {person} has paid {string}";
const reported = note<PaymentNotice>("a reported payment", reports);
const answered = note<{ readonly status: number; readonly body: string }>(
  "the answer to the payment provider",
  reports,
);

const reportOf = async (world: PortalWorld, notice: PaymentNotice, secret?: string): Promise<void> => {
  reported.take(world, notice);
  answered.take(world, await (await world.coreActor()).institute.reportPayment(notice, secret));
};

When(
  "the payment provider reports that {person} has paid {string}",
  async function (this: PortalWorld, firstName: string, amount: string) {
    await reportOf(this, noticeOf(personNamed(firstName).customerId, { amount }));
  },
);

When("the payment provider reports the same payment again", async function (this: PortalWorld) {
  await reportOf(this, reported.of(this));
});

When(
  "the payment provider reports a payment with {string} as {string}",
  async function (this: PortalWorld, field: string, value: string) {
    const { customerId } = personNamed("Maya");
    if (field === "secret") await reportOf(this, noticeOf(customerId), otherSecret);
    else await reportOf(this, noticeOf(customerId, { [field]: value }));
  },
);

Then("the report is accepted", function (this: PortalWorld) {
  assert.equal(answered.of(this).status, 204);
});

Then("the report is refused: {string}", function (this: PortalWorld, answer: string) {
  const { status, body } = answered.of(this);
  assert.ok(status >= 400, `The answer was ${String(status)}.`);
  assert.ok(body.includes(answer), body);
});
