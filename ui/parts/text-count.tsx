import styles from "./field.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

const fewLeft = 10;

interface TextCountProps {
  readonly length: number;
  readonly limit: number;
}

/** How much of a field's greatest length is used; told aloud only when little is left. EMPL-03 */
export const TextCount = ({ length, limit }: TextCountProps) => {
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
