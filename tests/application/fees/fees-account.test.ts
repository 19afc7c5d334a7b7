import { expect, test } from "vitest";

import type { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { FeesAccount } from "../../../application/fees/fees-account.ts";
import { ok } from "../../../application/ports/result.ts";
import type { Customer } from "../../../application/shell/customer.ts";
import { Resource } from "../../../application/shell/resource.ts";
import type { FeesStatement, Transaction } from "../../../domain/fees/account.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

const transaction = (date: string, type: Transaction["type"]): Transaction => ({
  date: date as CalendarDate,
  reference: `${type} of ${date}`,
  description: "",
  amount: 100,
  type,
  status: "COMPLETED",
  receiptAvailable: false,
});

const openAccount = async () => {
  const transactions = [
    transaction("2024-03-01", "CHARGE"),
    transaction("2026-03-01", "CHARGE"),
    transaction("2026-04-01", "PAYMENT"),
    transaction("2024-04-01", "PAYMENT"),
  ];
  const statement = () => Promise.resolve(ok({ balance: 0, transactions } as never));
  const account = new FeesAccount(
    new Resource<FeesStatement>(statement, () => undefined),
    {
      statement,
      receipt: () => Promise.reject(new Error("No receipt is expected.")),
      invoice: () => Promise.reject(new Error("No invoice is expected.")),
    },
    { notifications: { value: [] } } as unknown as Customer,
    {} as FileDownloads,
  );
  await account.statement.load();
  return {
    account,
    shown: () => account.shown.flatMap(({ transactions: those }) => those.map(({ reference }) => reference)),
  };
};

test("the year filter offers every year with transactions, whatever is shown", async () => {
  const { account } = await openAccount();
  account.narrow({ year: 2024 });
  expect(account.years).toEqual([2026, 2024]);
});

test("the filters for year and kind combine in either order", async () => {
  const first = await openAccount();
  first.account.narrow({ year: 2024 });
  first.account.narrow({ type: "PAYMENT" });
  expect(first.shown()).toEqual(["PAYMENT of 2024-04-01"]);
  const other = await openAccount();
  other.account.narrow({ type: "PAYMENT" });
  other.account.narrow({ year: 2024 });
  expect(other.shown()).toEqual(["PAYMENT of 2024-04-01"]);
  other.account.narrow({ year: undefined });
  expect(other.shown()).toEqual(["PAYMENT of 2026-04-01", "PAYMENT of 2024-04-01"]);
});
