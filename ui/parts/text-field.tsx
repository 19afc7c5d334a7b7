import { observer } from "mobx-react-lite";
import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface TextFieldProps extends FieldProps {
  /** Read as the field is drawn, so that a key draws no more than the field. */
  readonly value: () => string;
  readonly onChange: (typed: string) => void;
  readonly type?: "text" | "email" | "tel" | "password";
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Shows how much of its greatest length is used. EMPL-03 */
  readonly isCounted?: boolean;
  /** What may be taken as it is, rather than typed. */
  readonly suggestions?: readonly string[] | undefined;
  /** As wide as what goes into it, such as a date. */
  readonly isShort?: boolean;
  /**
   * The id of what says why it cannot be changed; absent where it can. It can be read and reached all the same,
   * which a disabled control cannot. EMPL-02
   */
  readonly lockedBy?: string | undefined;
}

/** One line of text, kept as it is typed. */
export const TextField = observer((props: TextFieldProps) => {
  const { value: read, onChange, type = "text", inputMode, autoComplete, placeholder, maxLength, suggestions, isCounted = false, isShort = false, lockedBy, ...field } = props;
  const value = read();
  const list = `${field.id}-suggestions`;
  const count = isCounted && maxLength !== undefined && <TextCount length={value.length} limit={maxLength} />;
  return (
    <FieldFrame {...field} describedBy={lockedBy}>
      {(ties) => (
        <>
          <input
            {...ties}
            className={classNames(styles.control, isShort && styles.short)}
            type={type}
            value={value}
            onChange={(change) => onChange(change.target.value)}
            inputMode={inputMode}
            autoComplete={autoComplete}
            placeholder={placeholder}
            maxLength={maxLength}
            list={suggestions && list}
            readOnly={lockedBy !== undefined}
            aria-disabled={lockedBy !== undefined || undefined}
          />
          {suggestions && (
            <datalist id={list}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          )}
          {count}
        </>
      )}
    </FieldFrame>
  );
});

const fewLeft = 10;

interface TextCountProps {
  readonly length: number;
  readonly limit: number;
}

/** How much of a field's greatest length is used; told aloud only when little is left. EMPL-03 */
const TextCount = ({ length, limit }: TextCountProps) => {
  const left = limit - length;
  return (
    <div className={styles.count}>
      <span aria-hidden="true">
        {length} of {limit} used
      </span>
      <span role="status">{left <= fewLeft && <VisuallyHidden>{left} characters left</VisuallyHidden>}</span>
    </div>
  );
};
