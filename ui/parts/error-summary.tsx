import { useRef, useState } from "react";
import type { ShownProblem } from "../../application/flow/touched-fields.ts";
import { formMessage } from "../../domain/kernel/field-rules.ts";
import { errorEntry, type FieldName } from "./error-words.ts";
import { useFocusOn } from "./focus.ts";
import { useTitlePart } from "./window-title.ts";
import styles from "./error-summary.module.css";

interface ErrorSummaryProps {
  /** The fields' ids are this, a hyphen and the field's name. */
  readonly id: string;
  readonly fields: Readonly<Partial<Record<string, FieldName>>>;
  /** What is said beside the fields now, in their order. */
  readonly problems: readonly ShownProblem<string>[];
  /** Changes with each attempt, which takes focus again. */
  readonly attempt: unknown;
}

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
              <a
                className={styles.link}
                href={`#${id}-${field}`}
                onClick={(click) => {
                  // The hash is the route, so the jump is made by hand.
                  click.preventDefault();
                  document.getElementById(`${id}-${field}`)?.focus();
                }}
              >
                {errorEntry(message, fields[field] ?? { label: field })}
              </a>
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
