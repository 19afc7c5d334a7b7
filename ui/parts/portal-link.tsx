import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { isExternal, isOutgoing } from "../../domain/kernel/links.ts";
import styles from "./portal-link.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface PortalLinkProps {
  /** A route of the portal, an address elsewhere, or a telephone address. */
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
}

/** A link as content has it: to a page of the portal, or to another system in a new window that says so. SHELL-08 */
export const PortalLink = ({ href, children, className, isCurrent = false }: PortalLinkProps) => {
  const leavesPortal = isExternal(href, window.location.host);
  if (!leavesPortal && !isOutgoing(href) && href.startsWith("/"))
    return (
      <Link href={href} className={className ?? ""} aria-current={isCurrent ? "page" : undefined}>
        {children}
      </Link>
    );
  if (!leavesPortal && !isOutgoing(href))
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  return (
    <a href={leavesPortal ? href : `#${href}`} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLink className={styles.icon} aria-hidden="true" />
      <VisuallyHidden> (opens in a new window)</VisuallyHidden>
    </a>
  );
};
