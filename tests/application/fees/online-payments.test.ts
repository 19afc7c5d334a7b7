import { expect, test } from "vitest";

import { OnlinePayments } from "../../../application/fees/online-payments.ts";
import type { PaymentDesk } from "../../../application/ports/institute.ts";
import { CallFailure, err, ok, type Result } from "../../../application/ports/result.ts";
import type { Customer } from "../../../application/shell/customer.ts";
import { Resource } from "../../../application/shell/resource.ts";
import type { FeesStatement } from "../../../domain/fees/account.ts";
import type { OnlinePayment, PaymentChoice } from "../../../domain/fees/paying.ts";

const everything: PaymentChoice = { upTo: "INV-1", items: [], amount: 268_50, rest: [] };
const ready = { reference: "PAY-1", address: "https://pay.example/1" };
const paid: OnlinePayment = { reference: "PAY-1", amount: 268_50, state: "PAID", items: [] };

/** Payments at a desk that answers as told; counts what is asked, refetched and left for. */
const openPayments = (desk: Partial<PaymentDesk>) => {
  const counts = { begun: 0, refetched: 0 };
  const left: string[] = [];
  const counted = <T>(value: T): Resource<T> =>
    new Resource<T>(
      () => {
        counts.refetched += 1;
        return Promise.resolve(ok(value));
      },
      () => undefined,
    );
  const payments = new OnlinePayments({
    desk: {
      begin: (chosen) => {
        counts.begun += 1;
        return desk.begin?.(chosen) ?? Promise.resolve(ok(ready));
      },
      payment: desk.payment ?? (() => Promise.resolve(ok(paid))),
    },
    customer: { profile: counted({}), balance: counted(0), notifications: counted({}) } as unknown as Customer,
    statement: counted<FeesStatement>({ transactions: [] }),
    onThrown: () => undefined,
    leaveFor: (address) => void left.push(address),
  });
  return { payments, counts, left };
};

test("a second press while a payment begins asks nothing again, and the tab is left once", async () => {
  const { payments, counts, left } = openPayments({});
  await Promise.all([payments.begin(everything), payments.begin(everything)]);
  expect([counts.begun, left]).toEqual([1, ["https://pay.example/1"]]);
  expect(payments.isBeginning).toBe(false);
});

test("a choice that is no longer what is owed is refused, and the account is fetched again: an earlier payment may have arrived", async () => {
  const refused: Result<never, CallFailure> = err(
    new CallFailure("PAYMENT_SUBMIT_ERROR", 409, "c", { code: "OWED_CHANGED", description: "It has changed." }),
  );
  const { payments, counts, left } = openPayments({ begin: () => Promise.resolve(refused) });
  await payments.begin(everything);
  expect(payments.failure?.description).toBe("It has changed.");
  expect([counts.refetched, left]).toEqual([4, []]);
});

test("a payment that is paid has the account fetched again once, however often it is looked at", async () => {
  const { payments, counts } = openPayments({});
  const payment = payments.paymentOf("PAY-1");
  await payment.load();
  await payment.refresh();
  expect(payment.value?.state).toBe("PAID");
  expect(counts.refetched).toBe(4);
  expect(payments.paymentOf("PAY-1")).toBe(payment);
});

test("a payment that is not paid leaves the account as it is known", async () => {
  const { payments, counts } = openPayments({
    payment: () => Promise.resolve(ok({ ...paid, state: "CONFIRMING" as const })),
  });
  await payments.paymentOf("PAY-1").load();
  expect(counts.refetched).toBe(0);
});
