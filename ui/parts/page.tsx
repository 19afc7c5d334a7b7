import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./page.module.css";
import { HeadingLevel } from "./part-heading.tsx";
import { useTitlePart } from "./title.ts";

interface PageProps {
  readonly heading: string;
  /** A line above the heading. */
  readonly eyebrow?: ReactNode;
  readonly introduction?: ReactNode;
  readonly children: ReactNode;
}

/** A page: its title, its one h1, and what stands below it. */
export const Page = ({ heading, eyebrow, introduction, children }: PageProps) => {
  useTitlePart("page", heading);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 tabIndex={-1}>{heading}</h1>
        {introduction}
      </div>
      {children}
    </div>
  );
};

/** A named part of a page, set off by a hairline. */
export const Section = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <HeadingLevel value={3}>{children}</HeadingLevel>
    </section>
  );
};
