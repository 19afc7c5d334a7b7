const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to wait after each attempt in turn; together they span three days. SENT-05 */
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

/** How long after the attempt of this number, from 1, the next one is made, in milliseconds; undefined after the last. */
export const waitAfter = (attempt: number): number | undefined => waits[attempt - 1];

/** How long a process may take to deliver a message before another one tries. */
export const lease = minute;
