import { useId } from "react";
import styles from "./choice-group.module.css";

interface CheckboxProps {
  readonly id: string;
  readonly label: string;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
  /** It must be agreed to. */
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  /** Something is wrong with the group that it belongs to, which says what. */
  readonly isInvalid?: boolean;
}

/** One statement to agree to. */
export const Checkbox = ({ id, label, isTicked, onChange, isRequired = false, error, isInvalid = error !== undefined }: CheckboxProps) => {
  const errorId = useId();
  return (
    <div className={styles.statement}>
      {error !== undefined && (
        <p id={errorId} className={styles.message}>
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
          aria-invalid={isInvalid || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span>
          {label}
          {isRequired && (
            <span className={styles.required} aria-hidden="true">
              {" "}
              *
            </span>
          )}
        </span>
      </label>
    </div>
  );
};
