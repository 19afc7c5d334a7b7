import { useId, type ReactNode } from "react";

import { RequiredMark } from "./required-note.tsx";
import { useLeave } from "./use-leave.ts";

import styles from "./field.module.css";

/** Props common to all fields. */
export interface FieldProps {
  /** ID that the error summary links to. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error message; undefined when valid or while the user is still typing. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** ID of another element that describes the field. */
  readonly describedBy?: string | undefined;
  /** Called when the user leaves the field, which may show errors from then on. */
  readonly onBlur?: (() => void) | undefined;
}

/** Attributes that connect a control with its hint and error. */
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

/** A labelled control with hint and error. Required fields show an asterisk. FORM-04 */
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
        // Without an explicit false, Chromium reports a required select without a value as invalid.
        "aria-invalid": error !== undefined,
        "aria-describedby": described.join(" ") || undefined,
        onBlur: leave,
      })}
    </div>
  );
};
