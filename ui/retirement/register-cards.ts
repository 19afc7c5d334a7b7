import type { ContentCard, RegisterCards } from "../../application/content/pages.ts";
import type { Customer } from "../../application/shell/customer.ts";
import { registerCardFor } from "../../domain/retirement/register-card.ts";

/** The card that leads to the register, in the person's version; none for those it does not concern. RETR-06 */
export const registerCards = (
  { profile }: Customer,
  cards: RegisterCards,
  retirementCriteria = profile.value?.retirementCriteria,
): readonly ContentCard[] => {
  const version = profile.value && registerCardFor({ ...profile.value, retirementCriteria });
  return version === undefined ? [] : [cards[version]];
};
