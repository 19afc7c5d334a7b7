/**
 * Follows mergers from an account to the surviving one. Ends at the last account of a cycle, which an import can
 * create. LIFE-02
 */
export const survivingAccount = (customerId: string, mergedInto: ReadonlyMap<string, string>): string => {
  const passed = new Set([customerId]);
  let stays = customerId;
  for (let next = mergedInto.get(stays); next !== undefined && !passed.has(next); next = mergedInto.get(stays)) {
    passed.add(next);
    stays = next;
  }
  return stays;
};
