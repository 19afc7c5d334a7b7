import type { Pence } from "../../kernel/money.ts";

/** The state of a bank line: posted, unmatched, or put aside with a reason. BANK-03 */
export type BankLineState = "posted" | "unmatched" | "put aside";

/** The facts that decide the state of a bank line. */
interface BankLineFacts {
  /** Its unposted amount. */
  readonly open: Pence;
  readonly asideReason: string | null;
}

/** The state of a bank line. BANK-03 */
export const bankLineState = ({ open, asideReason }: BankLineFacts): BankLineState => {
  if (open === 0) return "posted";
  return asideReason === null ? "unmatched" : "put aside";
};

/** The remainder of a bank line after its parts; negative when they exceed it. BANK-04 */
export const remainderOfLine = ({ open }: Pick<BankLineFacts, "open">, parts: readonly Pence[]): Pence =>
  parts.reduce((left, part) => left - part, open);

/** Whether parts add up to the open amount of a bank line, to the cent. BANK-04 */
export const isWholeDivision = (line: Pick<BankLineFacts, "open">, parts: readonly Pence[]): boolean =>
  parts.every((part) => part > 0) && remainderOfLine(line, parts) === 0;
