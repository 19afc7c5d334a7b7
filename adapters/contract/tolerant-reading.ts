import * as z from "zod/mini";

import { withReadPolicy, readPolicyOf, type ReadPolicy } from "./read-policy.ts";

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** A value that does not fit its schema. */
export interface Misfit {
  /** Its place in the answer, with "*" for an entry of a list: "transactions.*.status". */
  readonly path: string;
  readonly schema: Schema;
  readonly found: unknown;
  /** What follows: the rest is read without it, its part fails in its place, or the answer cannot be used. */
  readonly fate: "left out" | "part fails" | "fails";
}

/** An answer as far as it could be read; without the key `value` if something needed is missing. */
export interface TolerantReading {
  readonly value?: unknown;
  readonly misfits: readonly Misfit[];
}

const unfit = Symbol("unfit");

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const at = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);

const marksOf = (schema: Schema): ReadPolicy => readPolicyOf(schema as z.ZodMiniType);

/** A value with its place: its path, the object around it, and the value that replaces it if it does not fit. */
interface Place {
  readonly path: string;
  readonly around: Fields;
  readonly fallback?: unknown;
  /** Whether it belongs to an entry that fits as a whole, without fallback readings. */
  readonly isWhole?: boolean | undefined;
}

/** The definition of a schema, by its kind. */
const definitionOf = (schema: Schema): z.core.$ZodTypes["_zod"]["def"] =>
  (schema as unknown as { readonly def: z.core.$ZodTypes["_zod"]["def"] }).def;

const isDay = (schema: Schema): boolean => {
  const definition = definitionOf(schema);
  return "format" in definition && definition.format === "date";
};

/** The day of a date that some systems write as its midnight, without a zone. */
const dayOf = (found: unknown): unknown =>
  typeof found === "string" ? found.replace(/T00:00(:00(\.0+)?)?$/, "") : found;

/** Whether a list was read without some of its entries. */
const hasFewer = (read: unknown, found: unknown): boolean =>
  Array.isArray(read) && Array.isArray(found) && read.length > 0 && read.length < found.length;

class Reader {
  readonly misfits: Misfit[] = [];

  read(schema: Schema, found: unknown, place: Place): unknown {
    const definition = definitionOf(schema);
    switch (definition.type) {
      case "optional":
        return this.#optional(schema, definition.innerType, found, place);
      case "readonly":
        return this.read(definition.innerType, found, place);
      case "array":
        return Array.isArray(found)
          ? this.#list(schema, definition.element, found, place)
          : this.#misfit(schema, found, place);
      case "record":
        return isObject(found) ? this.#record(definition, found, place) : this.#misfit(schema, found, place);
      case "object":
        return isObject(found) ? this.#object(schema, definition, found, place) : this.#misfit(schema, found, place);
      default:
        return this.#leaf(schema, found, place);
    }
  }

  #optional(schema: Schema, inner: Schema, found: unknown, place: Place): unknown {
    if (found === undefined) return undefined;
    const first = this.misfits.length;
    const value = this.read(inner, found, place);
    if (value !== unfit || marksOf(schema).decides?.(place.around) === true) return value;
    this.#settle(first, "left out");
    return marksOf(inner).fallback?.(found, place.around);
  }

  /** A list without the entries that do not fit. One that loses all of them does not fit: it is not empty. */
  #list(schema: Schema, element: Schema, found: readonly unknown[], place: Place): unknown {
    const { decides, hasWholeEntries } = marksOf(schema);
    const entries: unknown[] = [];
    const path = at(place.path, "*");
    const first = this.misfits.length;
    // Holes, which were null, count as entries.
    for (let index = 0; index < found.length; index += 1) {
      const before = this.misfits.length;
      const entry = this.read(element, found[index], { ...place, path, isWhole: place.isWhole ?? hasWholeEntries });
      if (entry !== unfit) entries.push(entry);
      else if (decides) return unfit;
      else this.#settle(before, "left out");
    }
    if (entries.length > 0 || found.length === 0) return entries;
    this.#settle(first, "fails");
    return unfit;
  }

  #record(
    { keyType, valueType }: { readonly keyType: Schema; readonly valueType: Schema },
    found: Fields,
    place: Place,
  ): unknown {
    const read: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(found)) {
      const first = this.misfits.length;
      const path = at(place.path, key);
      const isKnown = z.safeParse(keyType, key).success;
      const entry = isKnown
        ? this.read(valueType, value, { ...place, path, isWhole: true })
        : this.#misfit(keyType, key, { ...place, path });
      if (entry === unfit) this.#settle(first, "left out");
      else read[key] = entry;
    }
    return read;
  }

  /** An object, of which a whole answer has at least one field, unless it may be empty. */
  #object(
    schema: Schema,
    { shape }: { readonly shape: Readonly<Record<string, Schema>> },
    found: Fields,
    { path, around, fallback, isWhole: isEntry }: Place,
  ): unknown {
    const isEmpty = Object.keys(found).length === 0;
    if (path === "" && !isEmpty && !Object.keys(shape).some((key) => found[key] !== undefined))
      return this.#misfit(schema, found, { path, around });
    const read: Record<string, unknown> = {};
    const unread: string[] = [];
    const incomplete: string[] = [];
    let isWhole = true;
    for (const [key, field] of Object.entries(shape)) {
      const first = this.misfits.length;
      const instead = isObject(fallback) ? fallback[key] : undefined;
      let value = this.read(field, found[key], {
        path: at(path, key),
        around: found,
        fallback: instead,
        isWhole: isEntry,
      });
      if (value === unfit) {
        const { isPart = false, isExpected = false, fallback } = marksOf(field);
        value = this.#instead(field, instead) ?? (isEntry ? undefined : fallback?.(found[key], found));
        if (isPart) unread.push(key);
        if (isPart || value !== undefined) this.#settle(first, isPart ? "part fails" : "left out");
        else isWhole = false;
        const mayBeAbsent = value !== undefined && instead === undefined && !isPart && !isExpected;
        if (found[key] === undefined && mayBeAbsent) this.misfits.length = first;
      }
      if (value !== undefined) read[key] = value;
      if (marksOf(field).isPart && hasFewer(value, found[key])) incomplete.push(key);
    }
    if (!isWhole) return unfit;
    if (path === "" && isEmpty && marksOf(schema).mayBeEmpty !== true)
      return this.#misfit(schema, found, { path, around });
    return {
      ...read,
      ...(unread.length > 0 ? { unread } : {}),
      ...(incomplete.length > 0 ? { incomplete } : {}),
    };
  }

  /** A replacement as far as it fits. Its own gaps are not misfits of the answer. */
  #instead(field: Schema, fallback: unknown): unknown {
    if (fallback === undefined) return undefined;
    const first = this.misfits.length;
    const value = this.read(field, fallback, { path: "*", around: {} });
    this.misfits.length = first;
    return value === unfit ? undefined : value;
  }

  /** A value that fits as it is, or does not. */
  #leaf(schema: Schema, found: unknown, place: Place): unknown {
    const { success, data } = z.safeParse(schema, isDay(schema) ? dayOf(found) : found);
    return success ? data : this.#misfit(schema, found, place);
  }

  #misfit(schema: Schema, found: unknown, { path }: Place): typeof unfit {
    this.misfits.push({ path, schema, found, fate: "fails" });
    return unfit;
  }

  #settle(first: number, fate: Misfit["fate"]): void {
    for (let index = first; index < this.misfits.length; index += 1) {
      const misfit = this.misfits[index];
      if (misfit && (misfit.fate === "fails" || fate === "fails")) this.misfits[index] = { ...misfit, fate };
    }
  }
}

/** A record of which nothing is needed: it is read as far as it fits. */
export const withNothingRequired = (record: z.ZodMiniObject): z.ZodMiniType =>
  withReadPolicy(z.partial(record), { mayBeEmpty: true, fallback: () => ({}) });

/**
 * Reads an answer as far as it fits, in one pass: leaves out entries and optional values that do not fit, takes the
 * contract's fallback readings, and names parts that cannot be read under `unread`, and those that lost entries under
 * `incomplete`. Values of `fallback` replace missing
 * ones at the same place. CONF-01
 */
export const readTolerantly = (schema: z.ZodMiniType, answer: unknown, fallback?: unknown): TolerantReading => {
  const reader = new Reader();
  const value = reader.read(schema, answer, { path: "", around: {}, fallback });
  if (value !== unfit) return { value, misfits: reader.misfits };
  const instead = marksOf(schema).fallback?.(answer, {});
  if (instead === undefined) return { misfits: reader.misfits };
  return { value: instead, misfits: reader.misfits.map((misfit) => ({ ...misfit, fate: "left out" })) };
};
