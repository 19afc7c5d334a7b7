const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays after each attempt; together they span three days. SENT-05 */
const waits = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Milliseconds from this attempt (counted from 1) to the next; undefined after the last. */
export const retryDelay = (attempt: number): number | undefined => waits[attempt - 1];

/** The longest wait in milliseconds. */
export const maxRetryDelay = Math.max(...waits);

/** Time after which another process may claim a message. */
export const claimLease = minute;
