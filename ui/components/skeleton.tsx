import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./skeleton.module.css";

/** Placeholder for text of about `length` narrow letters, with the text's height. */
export const Bar = ({ length }: { readonly length: number }) => (
  <span className={styles.bar}>{"\u00a0".repeat(length)}</span>
);

interface SkeletonProps {
  readonly lines: number;
  /** What is loading, for assistive technology. */
  readonly label: string;
}

/** Placeholder lines in the position and shape of the content. SHELL-03 */
export const Skeleton = ({ lines, label }: SkeletonProps) => (
  <div data-loading>
    <VisuallyHidden>Loading {label}</VisuallyHidden>
    {Array.from({ length: lines }, (_, line) => (
      <p key={`line-${String(line)}`} aria-hidden="true">
        <Bar length={line % 2 === 0 ? 60 : 36} />
      </p>
    ))}
  </div>
);
