import { InvalidArgumentError } from "commander";

import { bankRoles, type BankColumns, type BankRole } from "../../../domain/institute/fees/bank-columns.ts";
import { calendarDate, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { amountOf, whyNoAmount, type Pence } from "../../../domain/kernel/money.ts";

// Values of options; each throws commander's error with a sentence that says what to write.

/** A number of days. */
export const parseDays = (text: string): number => {
  if (!/^(0|[1-9]\d{0,3})$/.test(text)) throw new InvalidArgumentError("Give a number of days.");
  return Number(text);
};

/** A day such as 2026-03-04. */
export const parseDay = (text: string): CalendarDate => {
  const date = calendarDate(text);
  if (!date) throw new InvalidArgumentError("Give a date such as 2026-03-04.");
  return date;
};

/** An amount above zero with two decimals, in minor units. */
export const parseAmount = (text: string): Pence => {
  const found = amountOf(text);
  if (found === undefined || found === 0) throw new InvalidArgumentError(`It ${whyNoAmount(text)}.`);
  return found;
};

/** A year such as 2027. */
export const parseYear = (text: string): number => {
  if (!/^(19|20|21)\d\d$/.test(text)) throw new InvalidArgumentError("Give a year such as 2027.");
  return Number(text);
};

/** The number of a line of a file; collects several. */
export const parseLine = (text: string, before: readonly number[] = []): readonly number[] => {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError("Give the number of a line.");
  return [...before, Number(text)];
};

const isBankRole = (text: string): text is BankRole => bankRoles.some((role) => role === text);

/** The columns of a bank's file, such as amount=Betrag,reference=Verwendungszweck; names may hold commas. BANK-01 */
export const parseBankColumns = (text: string): BankColumns => {
  const columns: Partial<Record<BankRole, readonly string[]>> = {};
  for (const part of text.split(/,(?=[a-z]+=)/)) {
    const [role = "", ...names] = part.split("=");
    const name = names.join("=").trim();
    if (!isBankRole(role) || name === "")
      throw new InvalidArgumentError(
        `Give columns such as amount=Betrag,reference=Text,date=Datum. A column may be ${bankRoles.join(", ")}.`,
      );
    columns[role] = [...(columns[role] ?? []), name];
  }
  return columns;
};
