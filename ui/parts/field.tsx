import { useId, type ReactNode } from "react";
import styles from "./field.module.css";
import { RequiredMark } from "./required-note.tsx";
import { useLeave } from "./use-leave.ts";

/** What every field is told, whatever it is filled in with. */
export interface FieldProps {
  /** To which an error summary leads. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong, in words; absent while nothing is, or while the person is still typing. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** The id of what is said of the field elsewhere. */
  readonly describedBy?: string | undefined;
  /** The person has left the field: from now on it may say what is wrong with it. */
  readonly onBlur?: (() => void) | undefined;
}

/** What ties a control to its hint and its message. */
interface Ties {
  readonly id: string;
  readonly required: boolean;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
  readonly onBlur: () => void;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (ties: Ties) => ReactNode;
}

/** A labelled control with its hint and its message. Required ones show an asterisk. FORM-04 */
export const FieldFrame = (props: FieldFrameProps) => {
  const { id, label, hint, error, isRequired = false, describedBy, onBlur, children } = props;
  const own = useId();
  const leave = useLeave(onBlur);
  const described = [
    ...(describedBy === undefined ? [] : [describedBy]),
    ...(hint === undefined ? [] : [`${own}-hint`]),
    ...(error === undefined ? [] : [`${own}-error`]),
  ];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {hint !== undefined && (
        <p id={`${own}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${own}-error`} className={styles.message}>
          {error}
        </p>
      )}
      {children({
        id,
        required: isRequired,
        // Chromium takes a required select without a value for invalid unless it is told otherwise.
        "aria-invalid": error !== undefined,
        "aria-describedby": described.join(" ") || undefined,
        onBlur: leave,
      })}
    </div>
  );
};
