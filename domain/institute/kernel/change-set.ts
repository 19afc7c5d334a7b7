/** A changed value of a record, or the whole record where it was added or removed. CORR-03 */
export interface ChangedValue {
  /** Path of the value, such as "email.address"; empty for the whole record. */
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

const collect = (value: unknown, path: string, found: Map<string, unknown>): void => {
  if (!isObject(value)) return void found.set(path, value);
  for (const name of Object.keys(value)) collect(value[name], path === "" ? name : `${path}.${name}`, found);
};

/** The values of a record by their paths. A list is one value. */
export const valuesByPath = (value: unknown): ReadonlyMap<string, unknown> => {
  const found = new Map<string, unknown>();
  collect(value, "", found);
  return found;
};

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";

const comparable = (value: unknown): string | undefined => (isAbsent(value) ? undefined : JSON.stringify(value));

/** Whether two values are the same; an empty text counts as none. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || comparable(one) === comparable(other);

/** The differences between two states of a record, value by value; an added or removed record is one change. CORR-03 */
export const changesBetween = (before: unknown, after: unknown): readonly ChangedValue[] => {
  if (before === undefined || after === undefined) return before === after ? [] : [{ column: "", before, after }];
  const [old, present] = [valuesByPath(before), valuesByPath(after)];
  return [...new Set([...old.keys(), ...present.keys()])]
    .filter((column) => !isSameValue(old.get(column), present.get(column)))
    .map((column) => ({ column, before: old.get(column), after: present.get(column) }));
};

/**
 * The effect of an undo on a record: whether it is added or removed again, the restored values, and the changes that
 * stay.
 */
export interface UndoPlan {
  readonly action: "add" | "remove" | "change" | "nothing";
  /** The values to put back; of an added record, all of it. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Changes that are not undone, because the values were changed again. */
  readonly left: readonly ChangedValue[];
}

const nothing: UndoPlan = { action: "nothing", values: new Map(), left: [] };

/**
 * Plans the undo of changes of one record, except for values that were changed again since. `current` is the record
 * now; undefined when there is none. CORR-04
 */
export const planUndo = (changes: readonly ChangedValue[], current: unknown): UndoPlan => {
  const whole = changes.find(({ column }) => column === "");
  if (whole?.after === undefined && whole !== undefined)
    return current === undefined
      ? { action: "add", values: valuesByPath(whole.before), left: [] }
      : { ...nothing, left: changesBetween(whole.before, current).length === 0 ? [] : [whole] };
  if (whole) {
    if (current === undefined) return nothing;
    const isUntouched = changesBetween(whole.after, current).length === 0;
    return isUntouched ? { ...nothing, action: "remove" } : { ...nothing, left: [whole] };
  }
  if (current === undefined) return { ...nothing, left: changes };
  const present = valuesByPath(current);
  const open = changes.filter(({ column, before }) => !isSameValue(present.get(column), before));
  const untouched = open.filter(({ column, after }) => isSameValue(present.get(column), after));
  return {
    action: untouched.length === 0 ? "nothing" : "change",
    values: new Map(untouched.map(({ column, before }) => [column, before])),
    left: open.filter((change) => !untouched.includes(change)),
  };
};
