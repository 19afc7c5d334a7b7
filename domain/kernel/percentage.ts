/** Completion as a whole number from 0 to 100: rounded, capped at 100, and 0 when the total is 0. QUAL-03, QUAL-08 */
export const percentage = (done: number, total: number): number => {
  if (total <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((done / total) * 100)));
};
