import type * as z from "zod";

import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import type { Omission } from "../../../../domain/my-details/personal-data.ts";
import * as rules from "./column-rules.ts";
import type { Flag } from "./tables.ts";

/** Types of stored values. An author is shown as the person or the organisation, never as a member of staff. */
interface Values {
  "yes or no": Flag;
  number: number;
  /** Milliseconds since 1970. */
  instant: number;
  amount: Pence;
  text: string;
  code: string;
  day: CalendarDate;
  json: string;
  message: string;
  author: string;
}

export type ColumnKind = keyof Values;

/** The properties of all columns. */
interface StoredColumn<Value> {
  /** The type of the stored value; never set. */
  readonly stored?: Value;
  /** Which values a file of import may bring, and what they mean; absent for columns that such files do not have. */
  readonly rule?: z.ZodType;
}

/** A column that is left out of a person's data. */
export interface WithheldColumn<Value = unknown> extends StoredColumn<Value> {
  readonly omission: Omission;
}

/** A column that a person receives. DATA-01 */
export interface HeldColumn<Value = unknown> extends StoredColumn<Value> {
  readonly kind: ColumnKind;
  readonly isOptional: boolean;
}

export type Column = WithheldColumn | HeldColumn;

/** Makes a column of each kind, of all its values or of some. */
type Builders<Empty> = {
  readonly [Kind in ColumnKind]: <Value extends Values[Kind] = Values[Kind]>() => HeldColumn<Value | Empty>;
};

const kinds = {
  "yes or no": rules.yesNo,
  number: rules.count,
  instant: rules.instant,
  amount: rules.amount,
  text: rules.words(),
  code: rules.words(),
  day: rules.day,
  json: rules.json,
  message: rules.words(500),
  author: rules.words(200),
} as const satisfies Readonly<Record<ColumnKind, z.ZodType>>;

const each = <Empty>(isOptional: boolean): Builders<Empty> =>
  Object.fromEntries(Object.keys(kinds).map((kind) => [kind, () => ({ kind, isOptional })])) as Builders<Empty>;

/** Columns with a value in every row. */
export const required = each<never>(false);

/** Columns that may be empty. */
export const nullable = each<null>(true);

const omittedFor =
  (omission: Omission) =>
  <Value>(_of: HeldColumn<Value>): WithheldColumn<Value> => ({ omission });

/** Columns that are left out of a person's data, by the reason. */
export const withheld = {
  secret: omittedFor("secret"),
  internal: omittedFor("internal"),
  copy: omittedFor("copy"),
  nobody: omittedFor("nobody"),
} as const satisfies Readonly<Record<Omission, ReturnType<typeof omittedFor>>>;

/** Whether a person receives a column. */
export const isHeld = (column: Column): column is HeldColumn => "kind" in column;

/** A column of a file of import and export, with its meaning; by default its kind says which values it takes. */
export const importable = <C extends Column>(
  column: C,
  meaning: string,
  rule: z.ZodType = isHeld(column) ? kinds[column.kind] : rules.count,
): C => ({ ...column, rule: rule.describe(meaning) });

/** The column that names the person of a row. */
export const personId = { ...required.text(), rule: rules.customerId };

/** The year of CPD or of a subscription. */
export const year = importable(
  required.number(),
  "The year: of CPD, named after the calendar year in which it ends, or of the subscription.",
  rules.calendarYear,
);
