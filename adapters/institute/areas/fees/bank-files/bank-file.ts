import type { BankColumns } from "../../../../../domain/institute/fees/bank-columns.ts";
import type { DayOrder } from "../../../../../domain/institute/fees/bank-days.ts";
import type { BankEntry, BankFault } from "../../../../../domain/institute/fees/bank-entries.ts";
import type { BankFormat } from "../../../../../domain/institute/fees/same-entry.ts";
import type { UnknownTable } from "../../../../../domain/institute/fees/unknown-table.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import type { MoneyStyle } from "../../../../../domain/kernel/money.ts";

/** How the tables of a bank are read: kept by their heading line. BANK-01 */
export interface KeptColumns {
  readonly columns: BankColumns;
  readonly order?: DayOrder | undefined;
}

/** A credit that is left out, because accounts are kept in one currency. BANK-01 */
export interface ForeignCredit {
  readonly line: number;
  readonly currency: string;
}

/** The content of a bank's file. BANK-01 */
export interface BankFile {
  readonly format: BankFormat;
  readonly entries: readonly BankEntry[];
  /** Money that left the account. */
  readonly debits: number;
  /** Debits by which a bank takes back an earlier credit. */
  readonly returned: number;
  /** Credits in another currency than that of the organisation. */
  readonly foreign: readonly ForeignCredit[];
  /** Rows after the table, such as a closing balance. */
  readonly outside: number;
  /** How its table was read; absent from a file without columns. */
  readonly table?: (KeptColumns & { readonly heading: string }) | undefined;
}

/** The faults of a file. BANK-01 */
export interface FaultyBankFile {
  readonly faults: readonly BankFault[];
  /** Its table, where nothing is wrong but that its headings are unknown. */
  readonly unknown?: UnknownTable | undefined;
}

/** A file, or its faults. BANK-01 */
export type BankFileReading = BankFile | FaultyBankFile;

/** Options for reading a file of any format. */
export interface BankReadOptions {
  /** Currency and locale of the organisation. */
  readonly style: MoneyStyle;
  /** The day of entries without one. */
  readonly date?: CalendarDate | undefined;
  /** The columns that the registrar names. */
  readonly columns?: BankColumns | undefined;
  /** Looks up the columns of earlier files by the heading line. */
  readonly kept: (heading: string) => KeptColumns | undefined;
}

/** A text of one line: without control characters. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Words without the blanks of a line break. */
export const joinedWords = (...texts: readonly (string | undefined)[]): string =>
  texts
    .map((text) => oneLine(text ?? ""))
    .filter((text) => text !== "")
    .join(" ");

/** Whether a text is a reference, not one of the words that banks write in place of one. */
export const isGivenReference = (text: string): boolean =>
  text.trim() !== "" && !/^(?:NONREF.*|NOT ?PROVIDED|EREF|PREF|MARF|KREF\+)$/i.test(text.trim());

/** The reason for refusing an entry of zero in CAMT.053 and MT940, whose files the bank makes. */
export const nothingPaid = "is 0.00, which is no payment: ask the bank for a file without it";
