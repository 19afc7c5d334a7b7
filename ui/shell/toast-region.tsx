import { observer } from "mobx-react-lite";
import type { Toasts } from "../../application/shell/toasts.ts";
import styles from "./toast-region.module.css";

/**
 * Short words of success at the bottom centre. What is read out is there before its words, so that they are
 * heard, and holds nothing else: what closes them stands beside it. SHELL-06
 */
export const ToastRegion = observer(({ toasts }: { readonly toasts: Toasts }) => (
  <div id="toasts" className={styles.region}>
    <div role="status" className={styles.words}>
      {toasts.shown.map(({ id, text }) => (
        <p
          key={id}
          id={`toast-${id}`}
          onPointerEnter={() => toasts.pause(id, "pointer")}
          onPointerLeave={() => toasts.resume(id, "pointer")}
        >
          {text}
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
          Dismiss
        </button>
      ))}
    </div>
  </div>
));
