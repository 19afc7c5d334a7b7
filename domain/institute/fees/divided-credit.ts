import type { Pence } from "../../kernel/money.ts";

/** Somebody whom a credit names, with all that they owe. */
interface NamedDebtor {
  readonly customerId: string;
  readonly owed: Pence;
}

/** A person's part of a credit. */
export interface PersonalPart {
  readonly customerId: string;
  readonly amount: Pence;
}

/**
 * The parts of a credit that names several people whose debts come to exactly its sum: what each of them owes. Undefined
 * when there are no such parts. BANK-03, BANK-04
 */
export const dividedAmongNamed = (
  amount: Pence,
  named: readonly NamedDebtor[],
): readonly PersonalPart[] | undefined => {
  const parts = named.filter(({ owed }) => owed > 0).map(({ customerId, owed }) => ({ customerId, amount: owed }));
  const sum = parts.reduce((total, part) => total + part.amount, 0);
  return parts.length > 1 && sum === amount ? parts : undefined;
};
