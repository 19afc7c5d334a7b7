/**
 * The tables, alike on both databases: days are yyyy-MM-dd text, instants are milliseconds, yes and
 * no are 1 and 0, JSON is text. Nothing is left to a driver's own idea of a date or a boolean. Each
 * area declares its own beside its queries.
 */
export interface Tables {}

export type Flag = 0 | 1;

export const flag = (value: boolean): Flag => (value ? 1 : 0);
