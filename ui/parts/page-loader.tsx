import styles from "./page-loader.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useHasWaited } from "./waiting.ts";

const hintAfter = 4_000;

/** A spinner, with words for those who wait longer. SHELL-04 */
export const WaitingWords = () => {
  const isLong = useHasWaited(hintAfter);
  return (
    <div className={styles.words}>
      <div className={styles.spinner} />
      {isLong ? <p>Please wait, we&apos;re just getting your details</p> : <VisuallyHidden>Loading</VisuallyHidden>}
    </div>
  );
};

/** In place of something that is on its way. SHELL-04 */
export const PageLoader = () => (
  <div className={styles.loader} role="status" data-loading>
    <WaitingWords />
  </div>
);

/** In place of a whole page that is on its way: lines in its shape. SHELL-03, SHELL-04 */
export const PageSkeleton = () => (
  <div className={styles.page} role="status" data-loading>
    <div className={styles.heading} />
    <div className={styles.line} />
    <WaitingWords />
    <div className={styles.block} />
    <div className={styles.line} />
    <div className={styles.line} />
  </div>
);
