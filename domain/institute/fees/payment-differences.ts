import { foldedWords } from "../kernel/folded-text.ts";
import { isOwedBy, type PossiblePayer, type UnownedCredit } from "./payer-suggestions.ts";

/** A difference between a credit and the account of the person whom it names. BANK-03 */
export type PaymentDifference = "name" | "amount";

/** Whether the payer's name can be the person's: the surname, alone or with the first name or an initial. */
const isNameOf = (payer: string, { firstName, surname }: Pick<PossiblePayer, "firstName" | "surname">): boolean => {
  const written = foldedWords(payer);
  const names = foldedWords(surname);
  if (!names.every((name) => written.includes(name))) return false;
  const others = written.filter((word) => !names.includes(word));
  const given = foldedWords(firstName);
  return (
    given.length === 0 ||
    others.length === 0 ||
    others.some((word) => given.some((name) => name === word || name.slice(0, 1) === word))
  );
};

/**
 * The differences of a credit that names a person: a payer of another name, where the bank says it, or a sum that is
 * neither one of their charges nor all that they owe. BANK-03
 */
export const paymentDifferences = (
  { payer, amount }: Omit<UnownedCredit, "words">,
  person: Omit<PossiblePayer, "customerId">,
): readonly PaymentDifference[] => [
  ...(payer === "" || isNameOf(payer, person) ? [] : ["name" as const]),
  ...(isOwedBy(person, amount) ? [] : ["amount" as const]),
];
