import { useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export type ButtonLook = "primary" | "plain" | "quiet";

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "disabled" | "className"> {
  readonly look?: ButtonLook;
  readonly type?: "button" | "submit";
  /** Stays focusable, so that it can say why it does nothing. */
  readonly isUnavailable?: boolean;
  readonly children: ReactNode;
}

/**
 * Handles clicks, except the second of a double click whose first one was for what stood here before: Edit that gave
 * way to Cancel, Continue of the step before.
 */
const useOwnClicks = (onClick: ButtonProps["onClick"]) => {
  const isPressed = useRef(false);
  return (click: MouseEvent<HTMLButtonElement>): void => {
    if (click.detail > 1 && !isPressed.current) {
      click.preventDefault();
      return;
    }
    isPressed.current = true;
    onClick?.(click);
  };
};

/** A button. It is never `disabled`: one that cannot be pressed now is marked so, and keeps its place in the tab order. */
export const Button = ({ look = "plain", type = "button", isUnavailable = false, onClick, children, ...rest }: ButtonProps) => (
  <button
    {...rest}
    onClick={useOwnClicks(onClick)}
    type={type === "submit" ? "submit" : "button"}
    className={classNames(styles.button, styles[look])}
    aria-disabled={isUnavailable || undefined}
  >
    {children}
  </button>
);
