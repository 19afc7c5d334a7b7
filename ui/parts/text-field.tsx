import { reaction } from "mobx";
import { observer } from "mobx-react-lite";
import { useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface TextFieldProps extends FieldProps {
  /** Observed by the field alone, so that a key draws nothing else. */
  readonly value: () => string;
  readonly onChange: (typed: string) => void;
  readonly type?: "text" | "email" | "tel" | "password";
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string;
  /** Its greatest length, of which it shows how much is used. What is longer is kept and said to be, not cut. EMPL-03 */
  readonly countedTo?: number | undefined;
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

/**
 * An input that shows a value, and is held to it while somebody types. The browser holds the text: for React to draw
 * it once more at each key takes as long as all else that a key does.
 */
const useShown = (value: () => string) => {
  const input = useRef<HTMLInputElement>(null);
  const show = (): void => {
    const { current } = input;
    if (current && current.value !== value()) current.value = value();
  };
  useLayoutEffect(() => reaction(value, show, { fireImmediately: true }));
  return [input, show] as const;
};

/** One line of text, kept as it is typed. */
export const TextField = (props: TextFieldProps) => {
  const { value, onChange, type = "text", autoComplete, placeholder, countedTo, suggestions, isShort = false, lockedBy, ...field } = props;
  const [input, show] = useShown(value);
  const list = `${field.id}-suggestions`;
  return (
    <FieldFrame {...field} describedBy={lockedBy ?? field.describedBy}>
      {(ties) => (
        <>
          <input
            {...ties}
            ref={input}
            className={classNames(styles.control, isShort && styles.short)}
            type={type}
            onChange={(change) => {
              onChange(change.target.value);
              show();
            }}
            autoComplete={autoComplete}
            placeholder={placeholder}
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
          {countedTo !== undefined && <TextCount value={value} limit={countedTo} />}
        </>
      )}
    </FieldFrame>
  );
};

const fewLeft = 10;

interface TextCountProps {
  readonly value: () => string;
  readonly limit: number;
}

/** How much of a field's greatest length is used; told aloud only when little is left. EMPL-03 */
const TextCount = observer(({ value, limit }: TextCountProps) => {
  const { length } = value();
  const left = limit - length;
  return (
    <div className={styles.count}>
      <span aria-hidden="true">
        {length} of {limit} used
      </span>
      <span role="status">{left <= fewLeft && <VisuallyHidden>{left < 0 ? `${-left} characters too many` : `${left} characters left`}</VisuallyHidden>}</span>
    </div>
  );
});
