import { reaction } from "mobx";
import { useLayoutEffect, useRef } from "react";

import { normaliseInput } from "../../domain/kernel/typed-text.ts";
import { classNames } from "./class-names.ts";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { TextCount } from "./text-count.tsx";

import styles from "./field.module.css";

interface TextFieldProps extends FieldProps {
  /** Observed by the field alone, so typing re-renders nothing else. */
  readonly value: () => string;
  readonly onChange: (typed: string) => void;
  /** Not "email": browsers rewrite what is typed there. */
  readonly type?: "text" | "tel" | "password";
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string;
  /** Maximum length, with a counter. Longer input is kept and reported, not truncated. EMPL-03 */
  readonly countedTo?: number | undefined;
  /** Suggested values. */
  readonly suggestions?: readonly string[] | undefined;
  /** Whether to size the field for short content such as a date. */
  readonly isShort?: boolean;
  /** What a keyboard on screen offers: digits and the decimal separator, or the signs of an email address. */
  readonly inputMode?: "decimal" | "email" | undefined;
  /**
   * ID of the explanation why it is locked. A locked field is read-only, not disabled, so it stays focusable and
   * readable. EMPL-02
   */
  readonly lockedBy?: string | undefined;
}

/**
 * Synchronises an uncontrolled input with a value, because re-rendering a controlled one takes as long as all other
 * work per keystroke.
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

/** A single-line text field; keeps raw input. */
export const TextField = (props: TextFieldProps) => {
  const {
    value,
    onChange,
    type = "text",
    autoComplete,
    placeholder,
    countedTo,
    suggestions,
    isShort = false,
    inputMode,
    lockedBy,
    ...field
  } = props;
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
            dir="auto"
            inputMode={inputMode}
            // Phones would write it as the beginning of a sentence.
            autoCapitalize={inputMode === "email" ? "none" : undefined}
            spellCheck={inputMode === "email" ? false : undefined}
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
          {countedTo !== undefined && <TextCount value={() => normaliseInput(value())} limit={countedTo} />}
        </>
      )}
    </FieldFrame>
  );
};
