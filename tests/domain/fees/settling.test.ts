import { expect, test } from "vitest";

import { isPaidUp, settle, type SettleableTransaction } from "../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

const date = (day: string): CalendarDate => day as CalendarDate;

const charge = (amount: number, day: string, purpose?: string): SettleableTransaction => ({
  description: "",
  purpose,
  reference: `CHARGE-${String(amount)}`,
  date: date(day),
  amount,
  type: "CHARGE",
  status: "COMPLETED",
});

const fees = [{ year: 2027, amount: 260_00, dueDate: date("2027-03-31") }];
const subscription = charge(260_00, "2027-01-01", "subscription 2027");
const dated = { ...charge(50_00, "2027-01-01"), dueDate: date("2027-02-01") };
const other = charge(40_00, "2027-01-01");

test.each([
  { on: "2027-03-30", of: "a subscription", charges: [subscription], is: true },
  { on: "2027-03-31", of: "a subscription due on that day", charges: [subscription], is: true },
  { on: "2027-04-01", of: "a subscription", charges: [subscription], is: false },
  { on: "2027-01-01", of: "another charge of that day", charges: [other], is: true },
  { on: "2027-01-02", of: "another charge of the day before", charges: [other], is: false },
  { on: "2027-01-02", of: "another charge with a later due date", charges: [dated], is: true },
  { on: "2027-01-01", of: "nothing", charges: [], is: true },
])("with $of open, everything due is paid on $on: $is (CASH-02)", ({ on, charges, is }) => {
  expect(isPaidUp({ fees, transactions: charges }, date(on))).toBe(is);
});

test("what was paid out is covered before charges, when the payment behind it bounces (CORR-01)", () => {
  const posting = (reference: string, type: SettleableTransaction["type"], amount: number) =>
    ({ ...charge(amount, "2027-01-02"), reference, type }) as const;
  const transactions = [
    charge(100_00, "2027-01-01"),
    posting("PAY-1", "PAYMENT", 150_00),
    posting("REF-1", "REFUND", 50_00),
    { ...posting("REV-1", "REVERSAL", 150_00), reverses: "PAY-1" },
    posting("PAY-2", "PAYMENT", 60_00),
  ];
  const { charges, credit } = settle(transactions);
  expect(charges.map(({ charge: { reference }, open }) => [reference, open])).toEqual([
    ["CHARGE-10000", 90_00],
    ["REF-1", 0],
  ]);
  expect(credit).toBe(0);
});
