import styles from "./page-loader.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useHasWaited } from "./waiting.ts";

const hintAfter = 4_000;

const WaitingWords = () => {
  const isLong = useHasWaited(hintAfter);
  return (
    <div className={styles.words}>
      <div className={styles.spinner} />
      {isLong ? <p>Please wait, we&apos;re just getting your details</p> : <VisuallyHidden>Loading</VisuallyHidden>}
    </div>
  );
};

/** In place of a page, or with its frame of the whole screen, as it was outlined before the portal's code came. SHELL-03, SHELL-04 */
export const PageSkeleton = ({ withFrame = false }: { readonly withFrame?: boolean }) => (
  <div className={withFrame ? "boot-skeleton" : "boot-page"} role="status" data-loading>
    {withFrame && <div className="boot-frame" />}
    <div className="boot-heading" />
    <WaitingWords />
    <div className="boot-block" />
    <div />
    <div />
  </div>
);
