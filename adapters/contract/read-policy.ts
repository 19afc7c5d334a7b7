import type * as z from "zod/mini";

type Schema = z.ZodMiniType;

/** How a value is read that does not fit. A value without a policy is required by what contains it. CONF-01 */
export interface ReadPolicy {
  /** The value read instead, by what was found and the object around it; undefined for none. */
  readonly fallback?: (found: unknown, around: Readonly<Record<string, unknown>>) => unknown;
  /** Whether an optional value or an entry that does not fit fails what contains it, instead of being left out. */
  readonly decides?: (around: Readonly<Record<string, unknown>>) => boolean;
  /** Whether a missing value is a misfit although a fallback one is read. */
  readonly isExpected?: boolean;
  /** Whether the value is a part of its own, which fails in its place: its object names it under `unread`. */
  readonly isPart?: boolean;
  /** Whether the entries of a list fit as a whole or are left out. */
  readonly hasWholeEntries?: boolean;
  /** Whether an answer without any field is an empty record, as of somebody of whom nothing is known. */
  readonly mayBeEmpty?: boolean;
}

const policies = new WeakMap<Schema, ReadPolicy>();

/** The read policy of a schema. */
export const readPolicyOf = (schema: Schema): ReadPolicy => policies.get(schema) ?? {};

/** A copy of a schema with a read policy; what is written has to fit the schema all the same. */
/* @__NO_SIDE_EFFECTS__ */
export const withReadPolicy = <S extends Schema>(schema: S, reading: ReadPolicy): S => {
  const copy = schema.clone();
  policies.set(copy, { ...policies.get(schema), ...reading });
  return copy;
};

/** A value that is read as `value` where it is missing or does not fit. */
/* @__NO_SIDE_EFFECTS__ */
export const withFallback = <S extends Schema>(schema: S, value: z.output<S>): S =>
  withReadPolicy(schema, { fallback: () => value });

/** An answer that may be empty: 204, or an object without fields. */
/* @__NO_SIDE_EFFECTS__ */
export const possiblyEmpty = <S extends Schema>(record: S): S => withReadPolicy(record, { mayBeEmpty: true });

/** A list that is empty where it is missing; one that does not fit is unreadable. */
/* @__NO_SIDE_EFFECTS__ */
export const emptyWhenMissing = <S extends Schema>(list: S): S =>
  withReadPolicy(list, { fallback: (found) => (found === undefined ? [] : undefined) });

/** A value that is needed only where `isNeeded` says so of the object around it; elsewhere nothing shows it. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredIf = <S extends Schema>(
  schema: S,
  isNeeded: (around: Readonly<Record<string, unknown>>) => boolean,
  otherwise: z.output<S>,
): S => withReadPolicy(schema, { fallback: (_, around) => (isNeeded(around) ? undefined : otherwise) });

/** A count of days ahead: a negative one is 0. */
/* @__NO_SIDE_EFFECTS__ */
export const nonNegativeDays = <S extends Schema>(schema: S): S =>
  withReadPolicy(schema, { fallback: (found) => (typeof found === "number" && found < 0 ? 0 : undefined) });

/**
 * An optional value or a list that decides what is due, withheld or suspended: nothing of it is left out. `when` limits
 * that to objects of which it is true.
 */
/* @__NO_SIDE_EFFECTS__ */
export const neverOmitted = <S extends Schema>(
  schema: S,
  when: (around: Readonly<Record<string, unknown>>) => boolean = () => true,
): S => withReadPolicy(schema, { decides: when });

/** A part that fails in its own place, beside the others of its object, and is read as `rest` there. */
/* @__NO_SIDE_EFFECTS__ */
export const isolatedPart = <S extends Schema>(schema: S, rest: z.output<S>): S =>
  withReadPolicy(schema, { isPart: true, fallback: () => rest });

/** A record's version; one of an API without versions is empty, and saves then name none. FORM-01 */
/* @__NO_SIDE_EFFECTS__ */
export const optionalVersion = (schema: z.ZodMiniString): z.ZodMiniString => withFallback(schema, "");
