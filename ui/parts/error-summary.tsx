import { useRef, useState } from "react";
import type { ShownProblem } from "../../application/flow/touched-fields.ts";
import { formMessage, messages } from "../../domain/kernel/field-rules.ts";
import { useFocusOn } from "./focus.ts";
import { useTitlePart } from "./window-title.ts";
import styles from "./error-summary.module.css";

/** What a field is called, and what is asked of whoever left empty what may not be, to be understood by itself: "Enter a postcode". */
export interface FieldName {
  readonly label: string;
  readonly ask?: string;
}

interface ErrorSummaryProps {
  /** The fields' ids are this, a hyphen and the field's name. */
  readonly id: string;
  readonly fields: Readonly<Partial<Record<string, FieldName>>>;
  /** What is said beside the fields now, in their order. */
  readonly problems: readonly ShownProblem<string>[];
  /** Changes with each attempt, which takes focus again. */
  readonly attempt: unknown;
}

// Beside its field a message needs no name; on a list of them it does.
const entry = (message: string, { ask, label }: FieldName): string =>
  (message === messages.required ? ask : undefined) ?? `${label}: ${message}`;

/**
 * What is wrong after an attempt to go on: it takes focus then, follows the page from then on, and each entry
 * leads to its field. FORM-04
 */
export const ErrorSummary = ({ id, fields, problems, attempt }: ErrorSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null);
  const isAnnounced = useIsAnnounced(problems, attempt);
  useTitlePart("errors", formMessage);
  useFocusOn(attempt, "message", () => summary.current);
  return (
    // JAWS reads nothing but the name of what takes the focus: the alert within it, which has none, is read whole.
    <div id="error-summary" className={styles.summary} ref={summary} tabIndex={-1}>
      <div role={isAnnounced ? "alert" : undefined} className={styles.content}>
        <h2 className={styles.heading}>{formMessage}</h2>
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <button
                type="button"
                className={styles.link}
                onClick={() => document.getElementById(`${id}-${field}`)?.focus()}
              >
                {entry(message, fields[field] ?? { label: field })}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

/** Whether the problems are those of the attempt: as they are put right, they are not read out again. */
const useIsAnnounced = (problems: readonly ShownProblem<string>[], attempt: unknown): boolean => {
  const said = JSON.stringify(problems);
  const [announced, setAnnounced] = useState({ attempt, said });
  if (announced.attempt !== attempt) setAnnounced({ attempt, said });
  return announced.said === said;
};
