import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./switch.module.css";

interface SwitchProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly isOn: boolean;
  readonly onMove: () => void;
  /** It shows where it stands, and cannot be moved now. */
  readonly isUnavailable: boolean;
  /** Why there is no switch; absent where there is one. */
  readonly locked?: ReactNode;
  /** What becomes of moving it. */
  readonly told?: string | undefined;
  readonly tone?: "warning" | "error" | undefined;
}

/** Something that is on or off, and changes as soon as it is moved. Where it cannot be moved it says how it stands. CONS-01 */
export const Switch = ({ locked, ...moved }: SwitchProps) => {
  const { label, help, isOn } = moved;
  if (locked === undefined) return <Movable {...moved} />;
  return (
    <div className={styles.row}>
      <p className={styles.label}>{label}</p>
      <p className={styles.stands}>{isOn ? "On" : "Off"}</p>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      <p className={styles.told}>{locked}</p>
    </div>
  );
};

const Movable = ({ label, help, isOn, onMove, isUnavailable, told, tone }: Omit<SwitchProps, "locked">) => {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.target} data-stands={isOn ? "On" : "Off"}>
        <input
          id={id}
          className={styles.control}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          // What is unavailable keeps its place in the tab order, and says so.
          aria-disabled={isUnavailable || undefined}
          onChange={() => {
            if (!isUnavailable) onMove();
          }}
          aria-describedby={`${id}-help ${id}-told`}
        />
      </span>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <p id={`${id}-told`} role="status" className={classNames(styles.told, tone && styles[tone])}>
        {told}
      </p>
    </div>
  );
};
