import { useId, type ReactNode } from "react";
import type { ContentLink } from "../../domain/kernel/content.ts";
import { FooterLinks } from "../parts/footer-links.tsx";
import styles from "./progress-card.module.css";

interface ProgressCardProps {
  readonly heading: string;
  /** The qualification that the card is about. */
  readonly eyebrow?: string | undefined;
  readonly links: readonly ContentLink[];
  readonly children: ReactNode;
}

/** One of the three parts of a qualification: how far it has come, what that means, and where to go on. */
export const ProgressCard = ({ heading, eyebrow, links, children }: ProgressCardProps) => {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      </div>
      <div className={styles.content}>
        {children}
        {links.length > 0 && <FooterLinks links={links} />}
      </div>
    </section>
  );
};
