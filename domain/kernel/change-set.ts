/** A changed value of a record; without a column, the whole record was added or removed. CORR-03 */
export interface ChangedValue {
  /** Path of the value: "email.address". */
  readonly column: string;
  /** Undefined where there was none. */
  readonly before: unknown;
  readonly after: unknown;
}

/** A changed value, with the person and the record that it belongs to. CORR-03, CORR-04 */
export interface PersonChange extends ChangedValue {
  readonly customerId: string;
  /** Kind of the record: "contact", "standing", "transactions". */
  readonly kind: string;
  /** What identifies the record among those of its kind and person; empty where a person has one. */
  readonly record: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values of a record by their paths. A list is one value. */
export const leavesOf = (value: unknown, path = ""): ReadonlyMap<string, unknown> =>
  isObject(value)
    ? new Map(
        Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, path === "" ? name : `${path}.${name}`)]),
      )
    : new Map([[path, value]]);

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";

const comparable = (value: unknown): string | undefined => (isAbsent(value) ? undefined : JSON.stringify(value));

/** Whether two values are the same; an empty text counts as none. */
export const isSameValue = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

/** What differs between two states of a record, value by value; an added or removed record is one change. CORR-03 */
export const changesBetween = (before: unknown, after: unknown): readonly ChangedValue[] => {
  if (before === undefined || after === undefined) return before === after ? [] : [{ column: "", before, after }];
  const [old, present] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...present.keys()])]
    .filter((column) => !isSameValue(old.get(column), present.get(column)))
    .map((column) => ({ column, before: old.get(column), after: present.get(column) }));
};
