import { useId, type ReactNode } from "react";

import { fill } from "../../domain/kernel/rich-text.ts";
import { Checkbox } from "./checkbox.tsx";
import { RequiredMark } from "./required-note.tsx";
import type { SelectOption } from "./select-field.tsx";
import { useTexts } from "./texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./choice-group.module.css";

interface CheckboxGroupProps {
  readonly label: string;
  readonly help?: ReactNode;
  /** Whether at least one must be checked. */
  readonly isRequired?: boolean;
  readonly options: readonly SelectOption<string>[];
  readonly ticked: readonly string[];
  readonly onChange: (ticked: readonly string[]) => void;
  /** Error message; undefined when valid. */
  readonly error?: string | undefined;
  /** ID of the first checkbox, the target of the error summary. */
  readonly id?: string;
}

/**
 * A group of checkboxes; if required, at least one must be checked. A checked value that is no longer offered is listed,
 * so that it can be unchecked. FORM-04
 */
export const CheckboxGroup = (props: CheckboxGroupProps) => {
  const { label, help, isRequired = false, options, ticked, onChange, error, id } = props;
  const group = useId();
  const { form } = useTexts();
  const withdrawn = ticked
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: fill(form.noLongerOffered, { name: value }) }));
  return (
    <fieldset
      className={styles.group}
      aria-describedby={
        [...(isRequired ? [`${group}-required`] : []), ...(error === undefined ? [] : [`${group}-error`])].join(" ") ||
        undefined
      }
    >
      <legend className={styles.legend}>
        <span className={styles.part}>{label}</span>
        {isRequired && <RequiredMark />}
      </legend>
      {isRequired && (
        <VisuallyHidden>
          <span id={`${group}-required`}>{form.requiredGroup}</span>
        </VisuallyHidden>
      )}
      {help}
      {error !== undefined && (
        <p id={`${group}-error`} className={styles.message}>
          {error}
        </p>
      )}
      <div className={styles.choices}>
        {[...options, ...withdrawn].map(({ value, label }, place) => (
          <Checkbox
            key={value}
            id={place === 0 && id !== undefined ? id : `${group}-${value}`}
            label={label}
            isTicked={ticked.includes(value)}
            isInvalid={error !== undefined}
            onChange={(isTicked) => onChange(isTicked ? [...ticked, value] : ticked.filter((other) => other !== value))}
          />
        ))}
      </div>
    </fieldset>
  );
};
