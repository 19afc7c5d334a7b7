import type { ContentLink } from "../../domain/kernel/content.ts";
import { PortalLink } from "./portal-link.tsx";

interface LinkListProps {
  readonly links: readonly ContentLink[];
  /** Class names of the list and of each link. */
  readonly look: { readonly links?: string | undefined; readonly link?: string | undefined };
}

/** A row of links from content. */
export const LinkList = ({ links, look }: LinkListProps) => (
  <ul className={look.links}>
    {links
      .filter(({ href }) => href !== "")
      .map((link) => (
        <li key={`${link.href} ${link.text}`}>
          <PortalLink href={link.href} className={look.link}>
            {link.text}
          </PortalLink>
        </li>
      ))}
  </ul>
);
