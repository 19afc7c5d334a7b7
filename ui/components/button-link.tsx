import { classNames } from "./class-names.ts";
import { PortalLink } from "./portal-link.tsx";

import styles from "./button.module.css";

interface ButtonLinkProps {
  readonly href: string;
  readonly look?: "primary" | "plain" | "quiet";
  /** Whether it is the only action of a screen, with the role and key handling of a button. ERR-04, ERR-05, EXP-03 */
  readonly isButton?: boolean;
  readonly children: string;
}

/** A link styled as a call to action. */
export const ButtonLink = ({ href, look = "plain", isButton = false, children }: ButtonLinkProps) => (
  <PortalLink href={href} className={classNames(styles.button, styles[look])} isButton={isButton}>
    {children}
  </PortalLink>
);
