import { useId, type ReactNode } from "react";
import styles from "./page.module.css";
import { HeadingLevel } from "./part-heading.tsx";
import { useTitlePart } from "./window-title.ts";

interface PageProps {
  readonly heading: string;
  /** A line above the heading. */
  readonly eyebrow?: ReactNode;
  /** Within the heading, and larger than it: whom the page greets. */
  readonly greeting?: string;
  readonly introduction?: ReactNode;
  /** What stands at the other end of the page's head. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A page: its title, its one h1, and what stands below it. */
export const Page = ({ heading, eyebrow, greeting, introduction, beside, children }: PageProps) => {
  useTitlePart("page", heading);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
          {greeting === undefined ? (
            <h1 tabIndex={-1}>{heading}</h1>
          ) : (
            <h1 tabIndex={-1} className={styles.running}>
              {heading} <span className={styles.greeting}>{greeting}</span>
            </h1>
          )}
          {introduction}
        </div>
        {beside}
      </div>
      {children}
    </div>
  );
};

/** A named part of a page. */
export const Section = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <HeadingLevel value={3}>{children}</HeadingLevel>
    </section>
  );
};
