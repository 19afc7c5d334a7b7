import { classNames } from "./class-names.ts";
import { PortalLink } from "./portal-link.tsx";

import styles from "./button.module.css";

interface ButtonLinkProps {
  readonly href: string;
  readonly look?: "primary" | "plain" | "quiet";
  /** Whether what it leads to is late. CPD-02 */
  readonly isUrgent?: boolean;
  /** Whether it is the only action of a screen, with the role and key handling of a button. ERR-04, ERR-05, EXP-03 */
  readonly isButton?: boolean;
  readonly children: string;
}

/** A link styled as a call to action. */
export const ButtonLink = ({ href, look = "plain", isUrgent = false, isButton = false, children }: ButtonLinkProps) => (
  <PortalLink
    href={href}
    className={classNames(styles.button, styles[look], isUrgent && styles.urgent)}
    isButton={isButton}
  >
    {children}
  </PortalLink>
);
