import type { Customer } from "../../application/shell/customer.ts";
import type { ContentCard } from "../../domain/kernel/content.ts";
import { registerCardFor, type RegisterCards } from "../../domain/retirement/register-card.ts";

/** The card that links to the register, in the customer's version; empty when it does not apply. RETR-06 */
export const registerCards = (
  { person }: Customer,
  cards: RegisterCards,
  retirementCriteria = person.retirementCriteria,
): readonly ContentCard[] => {
  const version = registerCardFor({ ...person, retirementCriteria });
  return version === undefined ? [] : [cards[version]];
};
