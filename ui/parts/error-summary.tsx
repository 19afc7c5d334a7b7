import { useEffect, useRef } from "react";
import styles from "./error-summary.module.css";

export interface FieldError {
  /** The id of the field that it leads to. */
  readonly fieldId: string;
  /** What the field is called, where several are told the same. */
  readonly label?: string | undefined;
  readonly message: string;
}

interface ErrorSummaryProps {
  /** In the order of the fields. */
  readonly errors: readonly FieldError[];
  /** Changes with each attempt, which takes focus again; by default, with the errors. */
  readonly attempt?: unknown;
}

/** What is wrong after a failed submit: takes focus, and each entry leads to its field. FORM-04 */
export const ErrorSummary = ({ errors, attempt = errors }: ErrorSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus();
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [attempt]);
  return (
    <div className={styles.summary} ref={summary} tabIndex={-1} role="alert" aria-labelledby="error-summary-heading">
      <h2 id="error-summary-heading" className={styles.heading}>
        There are errors on the page
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <button
              type="button"
              className={styles.link}
              onClick={() => document.getElementById(error.fieldId)?.focus()}
            >
              {error.label !== undefined && `${error.label} – `}
              {error.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
