import { useRef, useState } from "react";

import type { ShownProblem } from "../../application/flow/touched-fields.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { errorEntry, type FieldName } from "./error-words.ts";
import { useFocusOn } from "./focus.ts";
import { useTexts, useFormatMessage } from "./texts.ts";
import { useTitlePart } from "./window-title.ts";

import styles from "./error-summary.module.css";

interface ErrorSummaryProps {
  /** Prefix of the field IDs, followed by a hyphen and the field's name. */
  readonly id: string;
  readonly fields: Readonly<Partial<Record<string, FieldName>>>;
  /** The visible errors, in field order. */
  readonly problems: readonly ShownProblem<string>[];
  /** Takes focus again when this changes. */
  readonly attempt: unknown;
}

/**
 * Error summary after an attempt to continue: takes focus, updates as errors are fixed, and links to each field.
 * FORM-04
 */
export const ErrorSummary = ({ id, fields, problems, attempt }: ErrorSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null);
  const { form } = useTexts();
  const formatMessage = useFormatMessage();
  const isAnnounced = useIsAnnounced(problems, attempt);
  useTitlePart("errors", fill(form.labelled, { label: form.errorTitle, words: "" }));
  useFocusOn(attempt, "message", () => summary.current);
  return (
    // JAWS reads only the accessible name of a focused element; the unnamed alert inside is read completely.
    <div id="error-summary" className={styles.summary} ref={summary} tabIndex={-1}>
      <div role={isAnnounced ? "alert" : undefined} className={styles.content}>
        <h2 className={styles.heading}>{form.errors}</h2>
        <ul>
          {problems.map(({ field, problem }) => (
            <li key={field}>
              <a
                className={styles.link}
                href={`#${id}-${field}`}
                onClick={(click) => {
                  // The hash is the route, so move focus manually.
                  click.preventDefault();
                  document.getElementById(`${id}-${field}`)?.focus();
                }}
              >
                {errorEntry(problem, fields[field] ?? { label: field }, formatMessage, form)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

/** Whether the problems are those of the attempt; fixing some must not announce the rest again. */
const useIsAnnounced = (problems: readonly ShownProblem<string>[], attempt: unknown): boolean => {
  const serialised = JSON.stringify(problems);
  const [announced, setAnnounced] = useState({ attempt, said: serialised });
  if (announced.attempt !== attempt) setAnnounced({ attempt, said: serialised });
  return announced.said === serialised;
};
