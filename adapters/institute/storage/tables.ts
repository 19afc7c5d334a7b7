/**
 * The tables, alike on both databases: days are yyyy-MM-dd text, instants are milliseconds, yes and
 * no are 1 and 0, JSON is text. Nothing is left to a driver's own idea of a date or a boolean. Each
 * area declares its own beside its queries.
 */
export interface Tables {}

export type Flag = 0 | 1;

type Kept<Value> = Value extends boolean ? Flag : Value extends readonly unknown[] ? string : Value;

/** What both databases hold of something, all of it: yes and no become 1 and 0, lists JSON, and what may be absent may be null. */
export type Stored<T> = {
  -readonly [Key in keyof T]-?: Kept<Exclude<T[Key], undefined>> | (undefined extends T[Key] ? null : never);
};

export const flag = (value: boolean): Flag => (value ? 1 : 0);
