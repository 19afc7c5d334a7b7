import type { PageFramework } from "../../domain/shell/content.ts";
import { LinkList } from "../parts/link-list.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./footer.module.css";

/** What stands at the foot of every page. */
export const Footer = ({ framework }: { readonly framework: PageFramework }) => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <div className={styles.statement}>
        <RichText text={framework.footer.statement} values={{ telephone: framework.telephone }} />
      </div>
      <LinkList links={framework.footer.links} look={styles} />
    </div>
  </footer>
);
