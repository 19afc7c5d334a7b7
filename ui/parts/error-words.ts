import { messages } from "../../domain/kernel/field-rules.ts";

/** A field's label, and what to do where it was left empty and may not be, to be understood by itself: "Enter a postcode". */
export interface FieldName {
  readonly label: string;
  readonly ask?: string;
}

/** The words of an error, the same beside its field and in the summary: what to do, where it is known, and what is wrong. FORM-04 */
export const errorWords = (message: string, { ask }: Partial<FieldName>): string =>
  message === messages.required && ask !== undefined ? `${ask}. ${message}` : message;

/** An error as a list of errors tells it: with its field, unless its words say which. FORM-04 */
export const errorEntry = (message: string, name: FieldName): string => {
  const words = errorWords(message, name);
  return words === message ? `${name.label}: ${message}` : words;
};
