import { line, lineWith, object, type Shape } from "../../../domain/kernel/content.ts";

/** Descriptions of charges and payments that are posted without one. RULE-04 */
export const descriptionDocuments = {
  "transaction-descriptions": object({ subscription: lineWith("year"), card: line, bankTransfer: line }),
} as const satisfies Record<string, Shape>;
