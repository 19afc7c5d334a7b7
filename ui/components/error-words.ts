import { messages, type Problem } from "../../domain/kernel/field-rules.ts";

/** A field's label, and a self-contained prompt for an empty required field: "Enter a postcode". */
export interface FieldName {
  readonly label: string;
  readonly ask?: string;
}

/** An entry of the summary: the prompt for an empty field, otherwise the error message after the label. FORM-04 */
export const errorEntry = (
  problem: Problem,
  { label, ask }: FieldName,
  formatMessage: (problem: Problem) => string,
): string => (problem.key === messages.required.key && ask !== undefined ? ask : `${label}: ${formatMessage(problem)}`);
