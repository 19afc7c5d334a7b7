/** The version of the card that leads to the register; undefined for those it does not concern. RETR-06, ACCT-03 */
export const registerCardFor = (person: {
  readonly isRetired: boolean;
  readonly isFellow: boolean;
}): "retired" | "fellow" | undefined => {
  if (person.isRetired) return "retired";
  return person.isFellow ? "fellow" : undefined;
};
