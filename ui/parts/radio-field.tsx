import type { ReactNode } from "react";
import choices from "./choice-group.module.css";
import { classNames } from "./class-names.ts";
import styles from "./radio-field.module.css";

interface RadioFieldProps<Value extends string> {
  /** The id of the first choice, to which an error summary leads. */
  readonly id: string;
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly help?: ReactNode;
    /** One to think about before it is chosen. */
    readonly isWarning?: boolean;
  }[];
  readonly onChange: (value: Value) => void;
  readonly isStacked?: boolean;
}

/** One of a few, each in a box of its own, within a form of several fields. */
export const RadioField = <Value extends string>(props: RadioFieldProps<Value>) => {
  const { id, label, value, options, onChange, isStacked } = props;
  return (
    <fieldset className={choices.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={classNames(styles.options, isStacked && styles.stacked)}>
        {options.map((option, place) => (
          <label key={option.value} className={classNames(choices.choice, option.isWarning && styles.warning)}>
            <input
              className={choices.control}
              type="radio"
              id={place === 0 ? id : undefined}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.help}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
