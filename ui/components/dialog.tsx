import { useEffect, useId, useRef, type ReactNode } from "react";

import { Button } from "./button.tsx";

import styles from "./dialog.module.css";

interface DialogProps {
  readonly heading: string;
  readonly children: ReactNode;
  /** Label of the safe choice. */
  readonly keep: string;
  /** Called for the safe choice and on Escape. */
  readonly onKeep: () => void;
  /** Button of the other choice. */
  readonly action: ReactNode;
}

/** A modal question, named by its heading; returns focus on close. */
export const Dialog = ({ heading, children, keep, onKeep, action }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const about = useId();
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
      aria-describedby={about}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onKeep();
      }}
    >
      <div className={styles.body}>
        <h2 id={id}>{heading}</h2>
        <div id={about} className={styles.about}>
          {children}
        </div>
        <div className="boot-actions">
          <Button look="primary" onClick={onKeep}>
            {keep}
          </Button>
          {action}
        </div>
      </div>
    </dialog>
  );
};
