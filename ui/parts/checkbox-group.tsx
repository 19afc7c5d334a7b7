import type { ReactNode } from "react";
import { Checkbox } from "./checkbox.tsx";
import styles from "./choice-group.module.css";
import type { SelectOption } from "./select-field.tsx";

interface CheckboxGroupProps {
  readonly question: string;
  readonly help?: ReactNode;
  readonly options: readonly SelectOption<string>[];
  readonly ticked: readonly string[];
  readonly onChange: (ticked: readonly string[]) => void;
}

/** Any of several, or none. */
export const CheckboxGroup = ({ question, help, options, ticked, onChange }: CheckboxGroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>
      <span className={styles.part}>{question}</span>
    </legend>
    {help}
    {options.map(({ value, label }) => (
      <Checkbox
        key={value}
        id={`${question}-${value}`.replaceAll(" ", "-")}
        label={label}
        isTicked={ticked.includes(value)}
        onChange={(isTicked) => onChange(isTicked ? [...ticked, value] : ticked.filter((other) => other !== value))}
      />
    ))}
  </fieldset>
);
