import type { ContentLink } from "../../domain/kernel/content.ts";
import { LinkList } from "./link-list.tsx";

import styles from "./footer-links.module.css";

/** Links at the end of a page's content. CPD-03, FEES-01 */
export const FooterLinks = ({ links }: { readonly links: readonly ContentLink[] }) => (
  <LinkList links={links} look={styles} />
);
