import type { Pence } from "../kernel/money.ts";

/** Where a bank line stands: posted, waiting for its owner, or put aside with a reason. BANK-03 */
export type BankLineState = "posted" | "unmatched" | "put aside";

/** What decides the state of a bank line. */
interface BankLineFacts {
  /** What is not posted of it. */
  readonly open: Pence;
  readonly asideReason: string | null;
}

/** The state of a bank line. BANK-03 */
export const bankLineState = ({ open, asideReason }: BankLineFacts): BankLineState => {
  if (open === 0) return "posted";
  return asideReason === null ? "unmatched" : "put aside";
};

/** Whether parts come to what is open of a bank line, to the cent. BANK-04 */
export const isWholeDivision = ({ open }: Pick<BankLineFacts, "open">, parts: readonly Pence[]): boolean =>
  parts.every((part) => part > 0) && parts.reduce((total, part) => total + part, 0) === open;
