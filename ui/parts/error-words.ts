import { messages } from "../../domain/kernel/field-rules.ts";

/** A field's label, and what to do where it was left empty and may not be, to be understood by itself: "Enter a postcode". */
export interface FieldName {
  readonly label: string;
  readonly ask?: string;
}

/** An error in the summary: the words beside its field, after what to do or the field's label. FORM-04 */
export const errorEntry = (message: string, { label, ask }: FieldName): string =>
  message === messages.required && ask !== undefined ? `${ask}. ${message}` : `${label}: ${message}`;
