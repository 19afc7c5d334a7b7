import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import styles from "./page-frame.module.css";

interface PageFrameProps {
  readonly onPageChange: () => void;
  readonly children: ReactNode;
}

const headingOf = (main: HTMLElement | null): HTMLElement | null => main?.querySelector("h1") ?? null;

/** The main region. On each change of path the view goes to the top and focus to the new heading; not on first load. SHELL-02 */
export const PageFrame = ({ onPageChange, children }: PageFrameProps) => {
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    onPageChange();
    window.scrollTo(0, 0);
    const heading = headingOf(main.current);
    if (heading) {
      heading.focus();
      return undefined;
    }
    // The page's texts are still on their way: its heading takes focus from main when it comes.
    main.current?.focus();
    const watch = new MutationObserver(() => {
      const late = headingOf(main.current);
      if (!late) return;
      watch.disconnect();
      if (document.activeElement === main.current || document.activeElement === document.body) late.focus();
    });
    if (main.current) watch.observe(main.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [path, onPageChange]);
  return (
    <main id="main" ref={main} className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
};
