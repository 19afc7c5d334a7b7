import type { ContentCard } from "../../domain/kernel/content.ts";
import { registerCardFor, type RegisterCards } from "../../domain/retirement/register-card.ts";
import type { Customer } from "../../application/shell/customer.ts";

/** The card that leads to the register, in the person's version; none for those it does not concern. RETR-06 */
export const registerCards = (
  { person }: Customer,
  cards: RegisterCards,
  retirementCriteria = person.retirementCriteria,
): readonly ContentCard[] => {
  const version = registerCardFor({ ...person, retirementCriteria });
  return version === undefined ? [] : [cards[version]];
};
