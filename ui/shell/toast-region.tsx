import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

import type { Toasts } from "../../application/shell/toasts.ts";
import { useTexts } from "../components/texts.ts";

import styles from "./toast-region.module.css";

/**
 * Success messages at the bottom centre. The live region exists before its text, so it is announced, and contains
 * nothing else; the close buttons are outside it. SHELL-06
 */
export const ToastRegion = observer(({ toasts }: { readonly toasts: Toasts }) => {
  const [path] = useLocation();
  const shownOn = useRef(path);
  useEffect(() => {
    if (shownOn.current === path) return;
    shownOn.current = path;
    // Toasts of the previous page do not carry over.
    for (const { id } of toasts.shown) toasts.close(id);
  }, [path, toasts]);
  const { notices } = useTexts();
  return (
    <div id="toasts" className={styles.region}>
      <div role="status" className={styles.words}>
        {toasts.shown.map(({ id }) => (
          <p
            key={id}
            id={`toast-${id}`}
            onPointerEnter={() => toasts.pause(id, "pointer")}
            onPointerLeave={() => toasts.resume(id, "pointer")}
          >
            {notices.successes.saved}
          </p>
        ))}
      </div>
      <div className={styles.words}>
        {toasts.shown.map(({ id }) => (
          <button
            key={id}
            type="button"
            className={styles.close}
            aria-describedby={`toast-${id}`}
            onPointerEnter={() => toasts.pause(id, "pointer")}
            onPointerLeave={() => toasts.resume(id, "pointer")}
            onFocus={() => toasts.pause(id, "focus")}
            onBlur={() => toasts.resume(id, "focus")}
            onClick={() => toasts.close(id)}
          >
            {notices.dismiss}
          </button>
        ))}
      </div>
    </div>
  );
});
