import type * as z from "zod";

import type { Omission } from "../../../../domain/my-details/personal-data.ts";
import * as rules from "./column-rules.ts";

/** Types of stored values. An author is shown as the person or the organisation, never as a member of staff. */
export type ColumnKind =
  | "yes or no"
  | "number"
  | "instant"
  | "amount"
  | "text"
  | "code"
  | "day"
  | "json"
  | "message"
  | "author";

/** A column that files of import and export have: what it means, and which values a file may bring. */
interface ImportedColumn {
  readonly rule?: z.ZodType;
}

/** A column that is left out of a person's data. */
export interface OmittedColumn extends ImportedColumn {
  readonly leftOut: Omission;
}

/** A column that a person receives. DATA-01 */
export interface HeldColumn<
  Kind extends ColumnKind = ColumnKind,
  IsOptional extends boolean = boolean,
> extends ImportedColumn {
  readonly kind: Kind;
  readonly isOptional: IsOptional;
}

export type Column = OmittedColumn | HeldColumn;

type Builders<IsOptional extends boolean> = { readonly [Kind in ColumnKind]: HeldColumn<Kind, IsOptional> };

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

const each = <IsOptional extends boolean>(isOptional: IsOptional): Builders<IsOptional> =>
  Object.fromEntries(Object.keys(kinds).map((kind) => [kind, { kind, isOptional }])) as unknown as Builders<IsOptional>;

/** Columns with a value in every row. */
export const held = each(false);

/** Columns that may be empty. */
export const maybe = each(true);

const omitted = (leftOut: Omission): OmittedColumn => ({ leftOut });

/** Columns that are left out of a person's data, by the reason. */
export const leftOut = {
  secret: omitted("secret"),
  internal: omitted("internal"),
  copy: omitted("copy"),
  nobody: omitted("nobody"),
} as const satisfies Readonly<Record<Omission, OmittedColumn>>;

/** Whether a person receives a column. */
export const isHeld = (column: Column): column is HeldColumn => "kind" in column;

/** A column of a file of import and export, with its meaning; by default its kind says which values it takes. */
export const imported = <C extends Column>(
  column: C,
  meaning: string,
  rule: z.ZodType = isHeld(column) ? kinds[column.kind] : rules.count,
): C => ({ ...column, rule: rule.describe(meaning) });

/** The column that names the person of a row. */
export const personId = { ...held.text, rule: rules.customerId };

/** The year of CPD or of a subscription. */
export const year = imported(
  held.number,
  "The year: of CPD, named after the calendar year in which it ends, or of the subscription.",
  rules.calendarYear,
);
