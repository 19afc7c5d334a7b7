import { fill } from "../../domain/kernel/rich-text.ts";
import type { LoadedSubject } from "../../domain/shell/component-texts.ts";
import { useTexts } from "./texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./skeleton.module.css";

/** Placeholder for text of about `length` narrow letters, with the text's height. */
export const Bar = ({ length }: { readonly length: number }) => (
  <span className={styles.bar}>{"\u00a0".repeat(length)}</span>
);

interface SkeletonProps {
  readonly lines: number;
  /** What is loading, for assistive technology. */
  readonly subject: LoadedSubject;
}

/** Says what is loading, for assistive technology. */
export const LoadingName = ({ subject }: Pick<SkeletonProps, "subject">) => {
  const { loading } = useTexts();
  return <VisuallyHidden>{fill(loading.loading, { subject: loading.subjects[subject] })}</VisuallyHidden>;
};

/** Placeholder lines in the position and shape of the content. SHELL-03 */
export const Skeleton = ({ lines, subject }: SkeletonProps) => (
  <div data-loading>
    <LoadingName subject={subject} />
    {Array.from({ length: lines }, (_, line) => (
      <p key={`line-${String(line)}`} aria-hidden="true">
        <Bar length={line % 2 === 0 ? 60 : 36} />
      </p>
    ))}
  </div>
);
