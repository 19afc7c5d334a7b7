import { FieldFrame, type FieldProps } from "./field.tsx";
import styles from "./field.module.css";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly options: readonly SelectOption<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** Takes the choice back; absent where one has to be made. */
  readonly onClear?: () => void;
  readonly autoComplete?: string;
}

/** One of several, as a native select; "Select..." stands for nothing chosen yet. FORM-04 */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const { options, chosen, onChoose, onClear, autoComplete, ...field } = props;
  return (
    <FieldFrame {...field}>
      {(ties) => (
        <select
          {...ties}
          className={styles.control}
          value={chosen ?? ""}
          onChange={({ target }) => {
            const option = options.find(({ value }) => value === target.value);
            if (option) onChoose(option.value);
            else onClear?.();
          }}
          autoComplete={autoComplete}
        >
          <option value="" disabled={!onClear}>
            Select...
          </option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
};
