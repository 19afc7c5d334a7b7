import { isNonStandard } from "./criteria.ts";

/**
 * The version of the card that leads to the register; undefined for those it does not concern. To a fellow
 * who retires by other criteria it offers no joining, and says why and whom to ask. RETR-03, RETR-06, ACCT-03
 */
export const registerCardFor = (person: {
  readonly isRetired: boolean;
  readonly isFellow: boolean;
  readonly retirementCriteria?: string | undefined;
}): "retired" | "fellow" | "nonStandard" | undefined => {
  if (person.isRetired) return "retired";
  if (!person.isFellow) return undefined;
  return isNonStandard(person.retirementCriteria) ? "nonStandard" : "fellow";
};
