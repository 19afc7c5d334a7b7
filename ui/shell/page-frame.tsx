import { useRef, type ReactNode } from "react";
import { useFocusOnPage } from "../parts/attention.ts";
import styles from "./page-frame.module.css";
import { useOpenings } from "./portal-router.tsx";

/** The main region, in which pages follow one another. SHELL-02 */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  useFocusOnPage(useOpenings(), main);
  return (
    <main id="main" ref={main} className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
};
