import type { Pence } from "../../kernel/money.ts";
import { foldedWords } from "../kernel/folded-text.ts";

/** Somebody who may have paid, with what is open of each of their charges. */
export interface PossiblePayer {
  readonly customerId: string;
  readonly firstName: string;
  readonly surname: string;
  readonly open: readonly Pence[];
}

/** Why somebody may have paid. BANK-03 */
export type SuggestionReason = "name and amount" | "name" | "surname and amount" | "amount";

/** A suggested payer; staff have to confirm it. BANK-03 */
export interface PayerSuggestion<Payer extends PossiblePayer = PossiblePayer> {
  readonly payer: Payer;
  readonly because: SuggestionReason;
}

const order: readonly SuggestionReason[] = ["name and amount", "name", "surname and amount", "amount"];

/** An amount that is open of a charge of more people says nothing about who paid it. */
const mostWithAmount = 3;
const mostSuggested = 5;

const sum = (amounts: readonly Pence[]): Pence => amounts.reduce((total, amount) => total + amount, 0);

/** Whether an amount is one of somebody's open charges, or all that they owe. BANK-03 */
export const isOwedBy = ({ open }: Pick<PossiblePayer, "open">, amount: Pence): boolean =>
  open.includes(amount) || sum(open) === amount;

const grouped = <Payer>(payers: readonly Payer[], keysOf: (payer: Payer) => Iterable<string>) => {
  const groups = new Map<string, Payer[]>();
  for (const payer of payers)
    for (const key of new Set(keysOf(payer))) {
      const group = groups.get(key);
      if (group) group.push(payer);
      else groups.set(key, [payer]);
    }
  return groups;
};

/** A credit without an owner. */
export interface UnownedCredit {
  readonly words: string;
  readonly payer: string;
  readonly amount: Pence;
}

/**
 * Prepares the suggestion of payers by name and by the amount owed, which is a charge, or with the name all charges. The
 * best come first; at most five for each credit. BANK-03
 */
export const payerSuggestions = <Payer extends PossiblePayer>(payers: readonly Payer[]) => {
  const bySurname = grouped(payers, ({ surname }) => foldedWords(surname));
  const byAmount = grouped(payers, ({ open }) => open.map(String));
  return ({ words, payer: name, amount }: UnownedCredit): readonly PayerSuggestion<Payer>[] => {
    const written = new Set([...foldedWords(words), ...foldedWords(name)]);
    const hasAll = (text: string): boolean => {
      const parts = foldedWords(text);
      return parts.length > 0 && parts.every((part) => written.has(part));
    };
    const reasonFor = (payer: Payer): SuggestionReason | undefined => {
      const isOwed = isOwedBy(payer, amount);
      if (!hasAll(payer.surname)) return undefined;
      if (hasAll(payer.firstName)) return isOwed ? "name and amount" : "name";
      return isOwed ? "surname and amount" : undefined;
    };
    const named = [...new Set([...written].flatMap((word) => bySurname.get(word) ?? []))].flatMap((payer) => {
      const because = reasonFor(payer);
      return because === undefined ? [] : [{ payer, because }];
    });
    const debtors = byAmount.get(String(amount)) ?? [];
    const others = debtors.length > mostWithAmount ? [] : debtors;
    const byAmountAlone = others
      .filter((payer) => named.every((each) => each.payer !== payer))
      .map((payer) => ({ payer, because: "amount" as const }));
    return [...named, ...byAmountAlone]
      .toSorted((one, other) => order.indexOf(one.because) - order.indexOf(other.because))
      .slice(0, mostSuggested);
  };
};

/**
 * The one payer to whom both a number in the words and the sum point; undefined without exactly one. A form may open
 * with this payer chosen. BANK-03, DESK-07
 */
export const certainPayer = <Payer extends PossiblePayer>(
  named: readonly Payer[],
  amount: Pence,
): Payer | undefined => {
  const [payer, ...others] = named.filter((each) => isOwedBy(each, amount));
  return others.length === 0 ? payer : undefined;
};
