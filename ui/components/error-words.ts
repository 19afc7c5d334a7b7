import { messages, type Problem } from "../../domain/kernel/field-rules.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";

/** A field's label, and a self-contained prompt for an empty required field: "Enter a postcode". */
export interface FieldName {
  readonly label: string;
  readonly ask?: string;
}

/**
 * An entry of the summary: the prompt for an empty field, otherwise the error message after the label, without a colon
 * after a question. FORM-04
 */
export const errorEntry = (
  problem: Problem,
  { label, ask }: FieldName,
  formatMessage: (problem: Problem) => string,
  { labelled }: Pick<ComponentTexts["form"], "labelled">,
): string => {
  if (problem.key === messages.required.key && ask !== undefined) return ask;
  const words = formatMessage(problem);
  return /[?!]$/.test(label) ? `${label} ${words}` : fill(labelled, { label, words });
};
