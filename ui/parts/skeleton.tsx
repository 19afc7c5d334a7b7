import styles from "./skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface SkeletonProps {
  /** How many lines of text are on their way. */
  readonly lines: number;
  /** What is loading, for those who do not see the lines. */
  readonly label: string;
}

/** Lines in the place and shape of what is on its way. SHELL-03 */
export const Skeleton = ({ lines, label }: SkeletonProps) => (
  <div className={styles.skeleton} data-loading>
    <VisuallyHidden>Loading {label}</VisuallyHidden>
    {Array.from({ length: lines }, (_, line) => (
      <div key={`line-${String(line)}`} className={styles.line} />
    ))}
  </div>
);
