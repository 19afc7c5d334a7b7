import { useEffect, useId, useRef, type ReactNode } from "react";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Escape: the choice that changes nothing. */
  readonly onCancel: () => void;
}

/** A question that must be answered first. It is named by its heading; focus returns to where it was. */
export const Dialog = ({ heading, children, actions, onCancel }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onCancel();
      }}
    >
      <div className={styles.body}>
        <h2 id={id}>{heading}</h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
};
