import { ExternalLink } from "lucide";
import { useContext, type ReactNode } from "react";
import { Link } from "wouter";

import { opensIn, showsNewWindowIcon } from "../../domain/kernel/links.ts";
import { Icon } from "./icon.tsx";
import { pressOnSpace } from "./press-on-space.ts";
import { TextsContext } from "./texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./portal-link.module.css";

interface PortalLinkProps {
  /** A route of the portal, an external address, or a telephone link. */
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Whether it leads to the present page, or to a section that holds it. */
  readonly current?: "page" | boolean;
  readonly isButton?: boolean;
}

/**
 * A link from content: to a page of the portal, or to another system in a new window, which it indicates. SHELL-08,
 * SHELL-09
 */
export const PortalLink = ({ href, children, className, current = false, isButton = false }: PortalLinkProps) => {
  // Content without a whole link has none.
  if (href === "") return null;
  const { host } = window.location;
  const button = isButton ? { role: "button", onKeyDown: pressOnSpace } : {};
  const words = (
    <>
      {children}
      {showsNewWindowIcon(href, host) && <NewWindow />}
    </>
  );
  const isElsewhere = opensIn(href, host) === "new tab";
  if (isElsewhere || !href.startsWith("/"))
    return (
      <a
        href={href}
        className={className}
        {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
        {...button}
      >
        {words}
      </a>
    );
  return (
    <Link href={href} className={className ?? ""} aria-current={current || undefined} {...button}>
      {words}
    </Link>
  );
};

const NewWindow = () => {
  // Customers of another portal are redirected without content.
  const newWindow = useContext(TextsContext)?.newWindow ?? "(opens in a new window)";
  return (
    <>
      <Icon node={ExternalLink} className={styles.icon} />
      <VisuallyHidden> {newWindow}</VisuallyHidden>
    </>
  );
};
