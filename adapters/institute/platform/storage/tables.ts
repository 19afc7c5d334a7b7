/**
 * The tables, the same on both databases: days are yyyy-MM-dd text, instants are milliseconds, booleans are 1 and 0,
 * JSON is text. So no driver converts dates or booleans. Each area declares its own tables beside its queries.
 */
export interface Tables {}

export type Flag = 0 | 1;

export const flag = (value: boolean): Flag => (value ? 1 : 0);
