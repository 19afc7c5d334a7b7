import { observer } from "mobx-react-lite";
import type { Toasts } from "../../application/shell/toasts.ts";
import styles from "./toast-region.module.css";

/** Short words of success at the bottom centre. The region is there before its words, so that they are heard. SHELL-06 */
export const ToastRegion = observer(({ toasts }: { readonly toasts: Toasts }) => (
  <div className={styles.region} role="status">
    {toasts.shown.map((toast) => (
      <div
        key={toast.id}
        className={styles.toast}
        onPointerEnter={() => toasts.pause(toast.id, "pointer")}
        onPointerLeave={() => toasts.resume(toast.id, "pointer")}
        onFocus={() => toasts.pause(toast.id, "focus")}
        onBlur={() => toasts.resume(toast.id, "focus")}
      >
        <span>{toast.text}</span>
        <button type="button" className={styles.close} onClick={() => toasts.close(toast.id)}>
          Dismiss
        </button>
      </div>
    ))}
  </div>
));
