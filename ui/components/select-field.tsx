import { fill } from "../../domain/kernel/rich-text.ts";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { useTexts } from "./texts.ts";

import styles from "./field.module.css";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly options: readonly SelectOption<Value>[];
  readonly chosen: Value | undefined;
  /** Name of the chosen value when it is not among the options; defaults to the value. */
  readonly chosenName?: string | undefined;
  readonly onChoose: (value: Value) => void;
  /** Clears the choice; absent when a choice is required. */
  readonly onClear?: () => void;
  readonly autoComplete?: string;
}

/**
 * A native select with "Select..." for no choice. Shows a stored value that is no longer offered, which then has to be
 * replaced. FORM-04
 */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const { options, chosen = "", chosenName = chosen, onChoose, onClear, autoComplete, ...field } = props;
  const { form } = useTexts();
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
            {form.select}
          </option>
          {!isOffered && (
            <option value={chosen} disabled>
              {fill(form.noLongerOffered, { name: chosenName })}
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
