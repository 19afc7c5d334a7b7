import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import type { FeesAccount } from "../../../application/fees/fees-account.ts";
import type { Transaction, TransactionSide, TransactionType } from "../../../domain/fees/account.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { TransactionTable } from "../../../ui/fees/transaction-table.tsx";
import { pageTexts } from "../../actors/page-texts.ts";
import { render } from "../support/render.tsx";

const { table } = pageTexts("fees-and-transactions").transactions;

const transaction = (type: TransactionType): Transaction => ({
  date: "2026-03-04" as CalendarDate,
  reference: `${type}-1`,
  description: "Subscription",
  amount: 100_00,
  type,
  status: "COMPLETED",
  receiptAvailable: false,
});

const totalsOf = (type: TransactionSide | undefined): readonly (string | null)[] => {
  const account = {
    filter: { type },
    files: { stateOf: () => "idle", refusalOf: () => undefined },
    takenBackOn: () => undefined,
  } as unknown as FeesAccount;
  const year = {
    year: 2026,
    transactions: [transaction("CHARGE"), transaction("PAYMENT")],
    charged: 100_00,
    paid: 60_00,
  };
  const { container } = render(<TransactionTable texts={table} year={year} account={account} />);
  return [...container.querySelectorAll("tfoot td")]
    .slice(0, 2)
    .map(({ firstChild }) => firstChild?.textContent ?? null);
};

describe("a year's transactions", () => {
  test.each([
    [undefined, ["£100.00", "£60.00"]],
    ["CHARGE", ["£100.00", null]],
    ["PAYMENT", [null, "£60.00"]],
  ] as const)("have a total only for what the filter %s shows", (type, totals) => {
    expect(totalsOf(type)).toEqual(totals);
  });

  test("have dates that machines can read", () => {
    totalsOf(undefined);
    const [time] = screen.getAllByText("4 March");
    expect(time?.getAttribute("datetime")).toBe("2026-03-04");
  });
});
