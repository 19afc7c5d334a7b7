/** Groups rows by their customer. */
export const groupByCustomer = <Row extends { readonly customerId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.customerId);
    if (group) group.push(row);
    else groups.set(row.customerId, [row]);
  }
  return groups;
};
