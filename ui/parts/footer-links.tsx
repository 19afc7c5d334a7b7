import type { ContentLink } from "../../domain/kernel/content.ts";
import styles from "./footer-links.module.css";
import { PortalLink } from "./portal-link.tsx";

/** Links at the foot of a page's own content. CPD-03, FEES-01 */
export const FooterLinks = ({ links }: { readonly links: readonly ContentLink[] }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={link.href}>
        <PortalLink href={link.href} className={styles.link}>
          {link.text}
        </PortalLink>
      </li>
    ))}
  </ul>
);
