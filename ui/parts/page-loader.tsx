import styles from "./page-loader.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useHasWaited } from "./waiting.ts";

const hintAfter = 4_000;

/** A spinner, with words for those who wait longer. SHELL-04 */
export const PageLoader = () => {
  const isLong = useHasWaited(hintAfter);
  return (
    <div className={styles.loader} role="status" data-loading>
      <div className={styles.spinner} />
      {isLong ? <p>Please wait, we&apos;re just getting your details</p> : <VisuallyHidden>Loading</VisuallyHidden>}
    </div>
  );
};
