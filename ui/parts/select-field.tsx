import { FieldFrame, type FieldProps } from "./field.tsx";
import styles from "./field.module.css";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly options: readonly SelectOption<Value>[];
  readonly chosen: Value | undefined;
  /** What a chosen value is called that is not among the options; the value itself if nothing else. */
  readonly chosenName?: string | undefined;
  readonly onChoose: (value: Value) => void;
  /** Takes the choice back; absent where one has to be made. */
  readonly onClear?: () => void;
  readonly autoComplete?: string;
}

/** How a choice on record reads that can no longer be made. */
export const noLongerOffered = (name: string): string => `${name} (no longer offered)`;

/** One of several, as a native select; "Select..." stands for nothing chosen yet. What is on record and not offered shows, and has to be replaced. FORM-04 */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const { options, chosen = "", chosenName = chosen, onChoose, onClear, autoComplete, ...field } = props;
  const isOffered = chosen === "" || options.some(({ value }) => value === chosen);
  return (
    <FieldFrame {...field}>
      {(ties) => (
        <select
          {...ties}
          className={styles.control}
          value={chosen}
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
          {!isOffered && (
            <option value={chosen} disabled>
              {noLongerOffered(chosenName)}
            </option>
          )}
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
