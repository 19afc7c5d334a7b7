import { richTextWith } from "./rich-text.ts";

/** What texts about a declaration may name: its year, and when it is due. */
export const cpdPlaceholders = ["year", "nextDueDate", "remainingDays"] as const;

/** A text about a declaration. CPD-02 */
export const cpdText = richTextWith(...cpdPlaceholders);
