import type { CpdStatus } from "../cpd/status.ts";
import type { Pence } from "../kernel/money.ts";
import type { NotificationCode } from "./notifications.ts";

/** Something that the dashboard asks of a person, or tells them. LAND-02 */
export type ToDo =
  | { readonly kind: "declaration"; readonly isLate: boolean }
  | { readonly kind: "payment"; readonly isLate: boolean; readonly owed: Pence }
  | { readonly kind: "notification"; readonly code: string };

/** What is known of a person so far; what did not load is left out. */
export interface ToDoFacts {
  /** The status of the declaration that is to be made, if one is. */
  readonly declaration: Exclude<CpdStatus, "upToDate"> | undefined;
  readonly balance: Pence | undefined;
  readonly notifications: readonly string[];
}

const paymentLate: NotificationCode = "PAYMENT_OVERDUE";
const declarationLate: NotificationCode = "CPD_DECLARATION_OVERDUE_ONE";

/**
 * What needs doing, most pressing first: what is late, then the declaration, then money, then
 * notifications. A notification of something that stands here by itself is not told twice. LAND-02
 */
export const toDoOf = ({ declaration, balance = 0, notifications }: ToDoFacts): readonly ToDo[] => {
  const tasks: readonly Exclude<ToDo, { readonly kind: "notification" }>[] = [
    ...(declaration ? [{ kind: "declaration", isLate: declaration === "overdue" } as const] : []),
    ...(balance > 0
      ? [{ kind: "payment", isLate: notifications.includes(paymentLate), owed: balance } as const]
      : []),
  ];
  const told = [...(declaration === "overdue" ? [declarationLate] : []), ...(balance > 0 ? [paymentLate] : [])];
  return [
    ...tasks.toSorted((one, other) => Number(other.isLate) - Number(one.isLate)),
    ...notifications
      .filter((code) => !told.some((other) => other === code))
      .map((code) => ({ kind: "notification", code }) as const),
  ];
};
