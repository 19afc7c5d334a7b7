import { useId, type ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { useTexts } from "./texts.ts";

import styles from "./switch.module.css";

interface SwitchProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly isOn: boolean;
  readonly onMove: () => void;
  /** Whether it shows its value but cannot be changed now. */
  readonly isUnavailable: boolean;
  /** Explanation shown in place of the switch. */
  readonly locked?: ReactNode;
  /** Outcome of the last change. */
  readonly outcome?: string | undefined;
  readonly tone?: "warning" | "error" | undefined;
}

/** A switch that saves immediately. When locked, it shows an explanation instead. CONS-01 */
export const Switch = ({ locked, ...moved }: SwitchProps) => {
  const { label, help, isOn } = moved;
  const { on, off } = useTexts();
  if (locked === undefined) return <Movable {...moved} />;
  return (
    <div className={styles.row}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{isOn ? on : off}</p>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      <p className={styles.message}>{locked}</p>
    </div>
  );
};

const Movable = ({ label, help, isOn, onMove, isUnavailable, outcome, tone }: Omit<SwitchProps, "locked">) => {
  const id = useId();
  const { on, off } = useTexts();
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.target} data-value={isOn ? on : off}>
        <input
          id={id}
          className={styles.control}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          // `aria-disabled` keeps the switch in the tab order.
          aria-disabled={isUnavailable || undefined}
          onChange={() => {
            if (!isUnavailable) onMove();
          }}
          aria-describedby={`${id}-help ${id}-outcome`}
        />
      </span>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <p id={`${id}-outcome`} role="status" className={classNames(styles.message, tone && styles[tone])}>
        {outcome}
      </p>
    </div>
  );
};
