import type { PageFramework } from "../../domain/shell/content.ts";
import { useBody } from "../parts/body.ts";
import { LinkList } from "../parts/link-list.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./footer.module.css";

/** What stands at the foot of every page. */
export const Footer = ({ framework }: { readonly framework: PageFramework }) => {
  const { name: institute, telephone } = useBody();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.statement}>
          <RichText text={framework.footer.statement} values={{ institute, telephone }} />
        </div>
        <LinkList links={framework.footer.links} look={styles} />
      </div>
    </footer>
  );
};
