import { useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./button.module.css";

export type ButtonLook = "primary" | "plain" | "quiet";

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "disabled" | "className"> {
  readonly look?: ButtonLook;
  readonly type?: "button" | "submit";
  /** Disabled but focusable, so it can explain why. */
  readonly isUnavailable?: boolean;
  readonly children: ReactNode;
}

/**
 * Ignores the second click of a double click whose first click hit another control in the same place, for example Edit
 * replaced by Cancel, or Continue of the previous step.
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

/** A button. Uses `aria-disabled` instead of `disabled` to stay in the tab order. */
export const Button = ({
  look = "plain",
  type = "button",
  isUnavailable = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
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
