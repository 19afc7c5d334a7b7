/**
 * The surviving account of an account that may be part of another, which may be part of a third. In a circle, which an
 * import can make, it is the last account before the circle closes. LIFE-02
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
