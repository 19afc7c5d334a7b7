import { sql } from "kysely";

import type { TransactionType } from "../../../../../domain/fees/account.ts";
import { creditsAtEnd, type CreditAtEnd, type CreditPosting } from "../../../../../domain/institute/fees/month-end.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import { chunked } from "../../../platform/storage/chunked.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { BankLineRow } from "./bank-lines.store.ts";

/** The days of an account, the last included. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A credit of the bank with its state at the end of a period. */
export interface MonthLine extends CreditAtEnd {
  readonly line: BankLineRow;
  /** Whether its unposted amount disagrees with its postings today. */
  readonly isWrong: boolean;
}

/** The postings of some lines. A payment counts from the day of its credit, whenever it was posted by hand. */
const postingsOf = async (database: Database, lines: readonly BankLineRow[]): Promise<readonly CreditPosting[]> => {
  const postings: CreditPosting[] = [];
  const dayOf = new Map(lines.map(({ bankLine, day }) => [bankLine, day]));
  for (const some of chunked(lines)) {
    const rows = await database
      .selectFrom("transactions")
      .select(["bankLine", "type", "amount", "date", "reverses"])
      .where(
        "bankLine",
        "in",
        some.map(({ bankLine }) => bankLine),
      )
      .$narrowType<{ bankLine: string }>()
      .execute();
    for (const { reverses, ...row } of rows) {
      const isFirst = row.type === "PAYMENT" && reverses === null;
      postings.push({ ...row, date: (isFirst ? dayOf.get(row.bankLine) : undefined) ?? row.date });
    }
  }
  return postings;
};

/** The bank's credits of a period, the oldest first, with the state of each at its end. DESK-07 */
export const monthLines = async (database: Database, { from, to }: Period): Promise<readonly MonthLine[]> => {
  const lines = await database
    .selectFrom("bankLines")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    // Payments by hand that wait are no credits of the bank.
    .where("bankLine", "like", "BANK-%")
    .orderBy("day")
    .orderBy("bankLine")
    .execute();
  const credits = lines.map(({ bankLine, amount, asideReason }) => ({
    bankLine,
    amount,
    isAside: asideReason !== null,
  }));
  const postings = await postingsOf(database, lines);
  const atEnd = creditsAtEnd(credits, postings, to);
  const today = creditsAtEnd(credits, postings, lastDay);
  return lines.map((line, at) => ({
    ...(atEnd[at] as CreditAtEnd),
    line,
    isWrong: (today[at]?.unmatched ?? 0) + (today[at]?.aside ?? 0) !== line.open,
  }));
};

/** After every posting. */
const lastDay = "9999-12-31" as CalendarDate;

const isOfBank = sql<number>`case when "bankLine" like 'BANK-%' then 1 else 0 end`;

/** The number and sum of the postings of a type. */
export interface PostedType {
  readonly type: TransactionType;
  /** 1 for postings of the bank's credits, 0 for others. */
  readonly isOfBank: number;
  readonly count: number;
  readonly sum: Pence;
}

/** The postings of a period by type, those of the bank's credits apart. DESK-07 */
export const postedTypes = (database: Database, { from, to }: Period): Promise<readonly PostedType[]> =>
  database
    .selectFrom("transactions")
    .select(({ fn }) => [
      "type",
      isOfBank.as("isOfBank"),
      fn.countAll<number>().as("count"),
      fn.sum<number>("amount").as("sum"),
    ])
    .where("date", ">=", from)
    .where("date", "<=", to)
    .where("status", "=", "COMPLETED")
    .groupBy(["type", isOfBank])
    .orderBy("type")
    .orderBy("isOfBank", "desc")
    .execute();
