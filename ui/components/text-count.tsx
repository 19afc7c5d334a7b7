import { observer } from "mobx-react-lite";

import { fill } from "../../domain/kernel/rich-text.ts";
import { useTexts } from "./texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./field.module.css";

const fewLeft = 10;

interface TextCountProps {
  /** The text as the rule counts it: without what is not stored. */
  readonly value: () => string;
  readonly limit: number;
}

/** Character counter; announced only when few characters are left. EMPL-03 */
export const TextCount = observer(({ value, limit }: TextCountProps) => {
  const { length } = value();
  const remaining = limit - length;
  const { form } = useTexts();
  return (
    <div className={styles.count}>
      <span aria-hidden="true">{fill(form.used, { count: String(length), limit: String(limit) })}</span>
      <span role="status">
        {remaining <= fewLeft && (
          <VisuallyHidden>
            {fill(remaining < 0 ? form.tooMany : form.left, { count: String(Math.abs(remaining)) })}
          </VisuallyHidden>
        )}
      </span>
    </div>
  );
});
