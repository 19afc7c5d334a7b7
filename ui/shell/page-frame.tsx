import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import styles from "./page-frame.module.css";
import { useOpenings } from "./portal-router.tsx";

// The heading of what stands in place of a page gives way to the page, and cannot keep the focus.
const headingOf = (main: HTMLElement | null): HTMLElement | undefined =>
  [...(main?.querySelectorAll("h1") ?? [])].find((heading) => heading.closest("[data-loading]") === null);

/** The main region. With each page that is opened the view goes to the top and focus to its heading; not on first load. SHELL-02 */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => {
  const openings = useOpenings();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(openings);
  useEffect(() => {
    if (shown.current === openings) return undefined;
    shown.current = openings;
    window.scrollTo(0, 0);
    const heading = headingOf(main.current);
    if (heading) {
      heading.focus({ preventScroll: true });
      return undefined;
    }
    // The page's texts are still on their way: its heading takes focus from main when it comes.
    main.current?.focus({ preventScroll: true });
    const watch = new MutationObserver(() => {
      const late = headingOf(main.current);
      if (!late) return;
      watch.disconnect();
      if (document.activeElement === main.current || document.activeElement === document.body) late.focus({ preventScroll: true });
    });
    if (main.current) watch.observe(main.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [openings]);
  return (
    <main id="main" ref={main} className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
};
