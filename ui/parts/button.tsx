import type { ButtonHTMLAttributes, ReactNode } from "react";
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

/** A button. It is never `disabled`: one that cannot be pressed now is marked so, and keeps its place in the tab order. */
export const Button = ({ look = "plain", type = "button", isUnavailable = false, children, ...rest }: ButtonProps) => (
  <button
    {...rest}
    type={type === "submit" ? "submit" : "button"}
    className={classNames(styles.button, styles[look])}
    aria-disabled={isUnavailable || undefined}
  >
    {children}
  </button>
);
