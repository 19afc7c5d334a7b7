import { expect, test } from "vitest";
import type { FileDownloads } from "../../application/documents/file-downloads.ts";
import { FeesAccount } from "../../application/fees/fees-account.ts";
import type { Customer } from "../../application/shell/customer.ts";
import { Failures } from "../../application/shell/failures.ts";
import type { Transaction } from "../../domain/fees/account.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";

const transaction = (date: string, type: Transaction["type"]): Transaction => ({
  date: date as CalendarDate,
  reference: `${type} of ${date}`,
  description: "",
  amount: 100,
  type,
  status: "COMPLETED",
  receiptAvailable: false,
});

const opened = async () => {
  const transactions = [
    transaction("2024-03-01", "CHARGE"),
    transaction("2026-03-01", "CHARGE"),
    transaction("2026-04-01", "PAYMENT"),
    transaction("2024-04-01", "PAYMENT"),
  ];
  const account = new FeesAccount(
    { statement: () => Promise.resolve({ balance: 0, transactions } as never), receipt: () => Promise.reject(new Error("None is asked for.")) },
    { notifications: { value: [] } } as unknown as Customer,
    {} as FileDownloads,
    new Failures({ report: () => undefined }, () => "an-id"),
  );
  await account.statement.load();
  return { account, shown: () => account.shown.flatMap(({ transactions: those }) => those.map(({ reference }) => reference)) };
};

test("the years that may be chosen are those there is something of, whatever is shown at present", async () => {
  const { account } = await opened();
  account.narrow({ year: 2024 });
  expect(account.years).toEqual([2026, 2024]);
});

test("narrowed down by year and then by kind, or the other way about, both hold", async () => {
  const first = await opened();
  first.account.narrow({ year: 2024 });
  first.account.narrow({ type: "PAYMENT" });
  expect(first.shown()).toEqual(["PAYMENT of 2024-04-01"]);
  const other = await opened();
  other.account.narrow({ type: "PAYMENT" });
  other.account.narrow({ year: 2024 });
  expect(other.shown()).toEqual(["PAYMENT of 2024-04-01"]);
  other.account.narrow({ year: undefined });
  expect(other.shown()).toEqual(["PAYMENT of 2026-04-01", "PAYMENT of 2024-04-01"]);
});
