import { reaction } from "mobx";
import { useLayoutEffect, useRef } from "react";

import { normaliseLines } from "../../domain/kernel/typed-text.ts";
import { classNames } from "./class-names.ts";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { TextCount } from "./text-count.tsx";

import styles from "./field.module.css";

interface LinesFieldProps extends FieldProps {
  /** Observed by the field alone, so typing re-renders nothing else. */
  readonly value: () => string;
  readonly onChange: (typed: string) => void;
  /** Maximum length, with a counter. Longer input is kept and reported, not truncated. EMPL-03 */
  readonly countedTo: number;
  /** Whether to begin with room for a few lines only. */
  readonly isShort?: boolean;
}

/** A text field of several lines; keeps raw input and grows with it. LOG-04 */
export const LinesField = ({ value, onChange, countedTo, isShort = false, ...field }: LinesFieldProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() =>
    reaction(
      value,
      (words) => {
        if (area.current && area.current.value !== words) area.current.value = words;
      },
      { fireImmediately: true },
    ),
  );
  return (
    <FieldFrame {...field}>
      {(ties) => (
        <>
          <textarea
            {...ties}
            ref={area}
            className={classNames(styles.control, styles.lines, isShort && styles.few)}
            dir="auto"
            rows={isShort ? 3 : 6}
            onChange={(change) => onChange(change.target.value)}
          />
          <TextCount value={() => normaliseLines(value())} limit={countedTo} />
        </>
      )}
    </FieldFrame>
  );
};
