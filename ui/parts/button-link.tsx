import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { PortalLink } from "./portal-link.tsx";

interface ButtonLinkProps {
  readonly href: string;
  readonly look?: "primary" | "plain";
  readonly children: string;
}

/** A link that is the next thing to do, and looks it. */
export const ButtonLink = ({ href, look = "plain", children }: ButtonLinkProps) => (
  <PortalLink href={href} className={classNames(styles.button, styles[look])}>
    {children}
  </PortalLink>
);
