import type * as z from "zod/mini";

type Schema = z.ZodMiniType;

/** What a reader does where a value does not fit. An unmarked value is needed by what contains it. CONF-01 */
export interface Reading {
  /** The value read instead, by what was found and the object around it; undefined for none. */
  readonly neutral?: (found: unknown, around: Readonly<Record<string, unknown>>) => unknown;
  /** Whether an optional value or an entry that does not fit fails what contains it, instead of being left out. */
  readonly decides?: (around: Readonly<Record<string, unknown>>) => boolean;
  /** Whether a missing value is a misfit although a neutral one is read. */
  readonly isExpected?: boolean;
  /** Whether the value is a part of its own, which fails in its place: its object names it under `unread`. */
  readonly isPart?: boolean;
  /** Whether the entries of a list fit as a whole or are left out. */
  readonly hasWholeEntries?: boolean;
  /** Whether an answer without any field is an empty record, as of somebody of whom nothing is known. */
  readonly mayBeEmpty?: boolean;
}

const readings = new WeakMap<Schema, Reading>();

/** How a value of a schema is read. */
export const readingOf = (schema: Schema): Reading => readings.get(schema) ?? {};

/** A copy of a schema that is read in a way; what is written has to fit the schema all the same. */
/* @__NO_SIDE_EFFECTS__ */
export const readAs = <S extends Schema>(schema: S, reading: Reading): S => {
  const copy = schema.clone();
  readings.set(copy, { ...readings.get(schema), ...reading });
  return copy;
};

/** A value that is read as `value` where it is missing or does not fit. */
/* @__NO_SIDE_EFFECTS__ */
export const neutral = <S extends Schema>(schema: S, value: z.output<S>): S => readAs(schema, { neutral: () => value });

/** An answer that may be empty: 204, or an object without fields. */
/* @__NO_SIDE_EFFECTS__ */
export const orNothing = <S extends Schema>(record: S): S => readAs(record, { mayBeEmpty: true });

/** A list that is empty where it is missing; one that does not fit is unreadable. */
/* @__NO_SIDE_EFFECTS__ */
export const emptyWhereMissing = <S extends Schema>(list: S): S =>
  readAs(list, { neutral: (found) => (found === undefined ? [] : undefined) });

/** A value that is needed only where `isNeeded` says so of the object around it; elsewhere nothing shows it. */
/* @__NO_SIDE_EFFECTS__ */
export const neededIf = <S extends Schema>(
  schema: S,
  isNeeded: (around: Readonly<Record<string, unknown>>) => boolean,
  otherwise: z.output<S>,
): S => readAs(schema, { neutral: (_, around) => (isNeeded(around) ? undefined : otherwise) });

/** A count of days ahead: a negative one is 0. */
/* @__NO_SIDE_EFFECTS__ */
export const daysAhead = <S extends Schema>(schema: S): S =>
  readAs(schema, { neutral: (found) => (typeof found === "number" && found < 0 ? 0 : undefined) });

/**
 * An optional value or a list that decides what is due, withheld or suspended: nothing of it is left out. `when` limits
 * that to objects of which it is true.
 */
/* @__NO_SIDE_EFFECTS__ */
export const deciding = <S extends Schema>(
  schema: S,
  when: (around: Readonly<Record<string, unknown>>) => boolean = () => true,
): S => readAs(schema, { decides: when });

/** A part that fails in its own place, beside the others of its object. `rest` stands there meanwhile. */
/* @__NO_SIDE_EFFECTS__ */
export const part = <S extends Schema>(schema: S, rest: z.output<S>): S =>
  readAs(schema, { isPart: true, neutral: () => rest });

/** A record's version; one of an API without versions is empty, and saves then name none. FORM-01 */
/* @__NO_SIDE_EFFECTS__ */
export const unversioned = (schema: z.ZodMiniString): z.ZodMiniString => neutral(schema, "");
