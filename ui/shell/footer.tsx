import type { PageFramework } from "../../domain/shell/content.ts";
import { useBody } from "../parts/body.ts";
import { PortalLink } from "../parts/portal-link.tsx";
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
        <ul className={styles.links}>
          {framework.footer.links.map((link) => (
            <li key={link.href}>
              <PortalLink href={link.href} className={styles.link}>
                {link.text}
              </PortalLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
};
