import { ExternalLink } from "lucide";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { isExternal, isOutgoing } from "../../domain/kernel/links.ts";
import styles from "./portal-link.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { Icon } from "./icon.tsx";

interface PortalLinkProps {
  /** A route of the portal, an address elsewhere, or a telephone address. */
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
}

/** A link as content has it: to a page of the portal, or to another system in a new window that says so. SHELL-08 */
export const PortalLink = ({ href, children, className, isCurrent = false }: PortalLinkProps) => {
  if (isExternal(href, window.location.host))
    return (
      <a href={href} className={className} target="_blank" rel="noopener noreferrer">
        {children}
        <NewWindow />
      </a>
    );
  if (!href.startsWith("/"))
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  return (
    <Link href={href} className={className ?? ""} aria-current={isCurrent ? "page" : undefined}>
      {children}
      {isOutgoing(href) && <NewWindow />}
    </Link>
  );
};

const NewWindow = () => (
  <>
    <Icon node={ExternalLink} className={styles.icon} />
    <VisuallyHidden> (opens in a new window)</VisuallyHidden>
  </>
);
