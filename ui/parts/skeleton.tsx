import styles from "./skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** In place of some words, of about so many narrow letters: as high as the words will be. */
export const Bar = ({ length }: { readonly length: number }) => <span className={styles.bar}>{"\u00a0".repeat(length)}</span>;

interface SkeletonProps {
  /** How many lines of text are on their way. */
  readonly lines: number;
  /** What is loading, for those who do not see the lines. */
  readonly label: string;
}

/** Lines in the place and shape of what is on its way. SHELL-03 */
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
