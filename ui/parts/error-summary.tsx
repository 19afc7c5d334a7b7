import { useRef } from "react";
import { formMessage, messages } from "../../domain/kernel/field-rules.ts";
import { useFocusOn, useTitlePart } from "./attention.ts";
import styles from "./error-summary.module.css";

/** What a field is called, and what is asked of whoever left empty what may not be, to be understood by itself: "Enter a postcode". */
export interface FieldName {
  readonly label: string;
  readonly ask?: string;
}

export interface FieldError extends FieldName {
  /** The id of the field that it leads to. */
  readonly fieldId: string;
  /** What stands beside the field. */
  readonly message: string;
}

interface ErrorSummaryProps {
  /** What is wrong now, in the order of the fields. */
  readonly errors: readonly FieldError[];
  /** Changes with each attempt, which takes focus again. */
  readonly attempt: unknown;
}

// Beside its field a message needs no name; on a list of them it does.
const entry = ({ ask, label, message }: FieldError): string =>
  (message === messages.required ? ask : undefined) ?? `${label}: ${message}`;

/**
 * What is wrong after an attempt to go on: it takes focus then, follows the page from then on, and each entry
 * leads to its field. FORM-04
 */
export const ErrorSummary = ({ errors, attempt }: ErrorSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null);
  useTitlePart("errors", formMessage);
  useFocusOn(attempt, "message", () => summary.current);
  return (
    <div
      className={styles.summary}
      ref={summary}
      tabIndex={-1}
      role="alert"
      // Read out when it comes, and not again each time a field is put right.
      aria-live="off"
      aria-labelledby="error-summary-heading"
    >
      <h2 id="error-summary-heading" className={styles.heading}>
        {formMessage}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <button
              type="button"
              className={styles.link}
              onClick={() => document.getElementById(error.fieldId)?.focus()}
            >
              {entry(error)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
