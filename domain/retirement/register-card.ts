import { card, each, type ContentOf } from "../kernel/content.ts";

/** Whether a fellow retires under non-standard criteria, which they arrange with the institute. RETR-03 */
export const isNonStandard = (retirementCriteria: string | undefined): boolean => retirementCriteria === "NON-STANDARD";

/** Versions of the card that links to the register. RETR-06 */
export const registerCardVersions = ["fellow", "retired", "nonStandard"] as const;
export type RegisterCardVersion = (typeof registerCardVersions)[number];

/** Texts of each version of the card. RETR-06 */
export const registerCards = each(registerCardVersions, card);
export type RegisterCards = ContentOf<typeof registerCards>;

/**
 * Selects the version of the card; undefined for customers it does not concern. Fellows with non-standard criteria see
 * an explanation and a contact instead of a link to join. RETR-03, RETR-06, ACCT-03
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
