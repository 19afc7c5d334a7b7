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
  /** What is wrong, in words; absent while nothing is. */
  readonly error?: string | undefined;
  /** The id of the first box, to which an error summary leads. */
  readonly firstId?: string;
}

/** Any of several, or none. */
export const CheckboxGroup = ({ question, help, options, ticked, onChange, error, firstId }: CheckboxGroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>
      <span className={styles.part}>{question}</span>
    </legend>
    {help}
    {error !== undefined && <p className={styles.message}>{error}</p>}
    {options.map(({ value, label }, place) => (
      <Checkbox
        key={value}
        id={place === 0 && firstId !== undefined ? firstId : `${question}-${value}`.replaceAll(" ", "-")}
        label={label}
        isTicked={ticked.includes(value)}
        onChange={(isTicked) => onChange(isTicked ? [...ticked, value] : ticked.filter((other) => other !== value))}
      />
    ))}
  </fieldset>
);
