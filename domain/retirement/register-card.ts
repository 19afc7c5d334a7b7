import { card, each, type ContentOf } from "../kernel/content.ts";

/** Whether someone retires by other criteria than the standard ones, which is arranged with the institute. RETR-03 */
export const isNonStandard = (retirementCriteria: string | undefined): boolean => retirementCriteria === "NON-STANDARD";

/** The versions of the card that leads to the register. RETR-06 */
export const registerCardVersions = ["fellow", "retired", "nonStandard"] as const;
export type RegisterCardVersion = (typeof registerCardVersions)[number];

/** The card, in each of its versions. RETR-06 */
export const registerCards = each(registerCardVersions, card);
export type RegisterCards = ContentOf<typeof registerCards>;

/**
 * The version of the card that leads to the register; undefined for those it does not concern. To a fellow
 * who retires by other criteria it offers no joining, and says why and whom to ask. RETR-03, RETR-06, ACCT-03
 */
export const registerCardFor = (person: {
  readonly isRetired: boolean;
  readonly isFellow: boolean;
  readonly retirementCriteria?: string | undefined;
}): RegisterCardVersion | undefined => {
  if (person.isRetired) return "retired";
  if (!person.isFellow) return undefined;
  return isNonStandard(person.retirementCriteria) ? "nonStandard" : "fellow";
};
