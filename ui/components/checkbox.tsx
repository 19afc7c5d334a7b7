import { useId } from "react";

import { RequiredMark } from "./required-note.tsx";

import styles from "./choice-group.module.css";

interface CheckboxProps {
  readonly id: string;
  readonly label: string;
  /** Help text below the label. */
  readonly help?: string | undefined;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
  /** Whether it must be checked. */
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  /** Whether the surrounding group has an error. */
  readonly isInvalid?: boolean;
}

/** A checkbox with a statement to accept. */
export const Checkbox = (props: CheckboxProps) => {
  const { id, label, help, isTicked, onChange, isRequired = false, error, isInvalid = error !== undefined } = props;
  const own = useId();
  const described = [...(help === undefined ? [] : [`${own}-help`]), ...(error === undefined ? [] : [`${own}-error`])];
  return (
    <div className={styles.statement}>
      {error !== undefined && (
        <p id={`${own}-error`} className={styles.message}>
          {error}
        </p>
      )}
      <label className={styles.choice}>
        <input
          className={styles.control}
          type="checkbox"
          id={id}
          required={isRequired}
          checked={isTicked}
          onChange={(change) => onChange(change.target.checked)}
          aria-invalid={isInvalid}
          aria-labelledby={help === undefined ? undefined : `${own}-name`}
          aria-describedby={described.join(" ") || undefined}
        />
        <span>
          <span id={`${own}-name`} className={styles.name}>
            {label}
            {isRequired && <RequiredMark />}
          </span>
          {help !== undefined && (
            <span id={`${own}-help`} className={styles.help}>
              {help}
            </span>
          )}
        </span>
      </label>
    </div>
  );
};
