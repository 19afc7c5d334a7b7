import { fullNameOf } from "../../../platform/customers/customers.store.ts";
import type { ListColumn } from "../../../platform/spreadsheet.ts";
import type { BankLineRow } from "./bank-lines.store.ts";
import type { SuggestedPayer, UnmatchedLine } from "./unmatched-lines.ts";

const columns: readonly ListColumn<BankLineRow>[] = [
  { name: "line", of: ({ bankLine }) => bankLine },
  { name: "day", of: ({ day }) => day },
  { name: "amount", of: ({ open }) => open, kind: "amount" },
  { name: "words", of: ({ words }) => words },
  { name: "payer", of: ({ payer }) => payer },
];

/** Somebody who may have paid, in words. */
export const suggestionWords = ({ customerId, because, ...person }: SuggestedPayer): string =>
  `${fullNameOf(person)} (${customerId}): ${because}`;

/** The columns of unmatched credits. BANK-03, DESK-09 */
export const waitingColumns: readonly ListColumn<UnmatchedLine>[] = [
  ...columns.map(({ of, ...column }) => ({ ...column, of: ({ line }: UnmatchedLine) => of(line) })),
  { name: "mayBe", of: ({ sameAs, paidBy }) => [...sameAs.map(({ bankLine }) => bankLine), ...paidBy].join("\n") },
  { name: "mayBeOf", of: ({ suggestions }) => suggestions.map(suggestionWords).join("\n") },
];

/** The columns of credits that were put aside. BANK-03, DESK-09 */
export const asideColumns: readonly ListColumn<BankLineRow>[] = [
  ...columns,
  { name: "reason", of: ({ asideReason }) => asideReason ?? undefined },
  { name: "by", of: ({ asideBy }) => asideBy ?? undefined },
];
