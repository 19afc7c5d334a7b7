import { useContext, useId, type ReactNode } from "react";
import { useLocation } from "wouter";

import { routeOf } from "../../domain/customer/routes.ts";
import { HeadingLevel } from "./part-heading.tsx";
import { headingIdOf } from "./section-in-address.ts";
import { TextsContext } from "./texts.ts";
import { useTitlePart } from "./window-title.ts";

import styles from "./page.module.css";

interface PageProps {
  readonly heading: string;
  /** Line above the heading. */
  readonly eyebrow?: ReactNode;
  /** Greeting within the heading, in larger type. */
  readonly greeting?: string;
  readonly introduction?: ReactNode;
  /** Content at the opposite end of the page header. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The heading of a page, or the page's name where its content has none. CONF-02 */
const usePageName = (heading: string): string => {
  const route = routeOf(useLocation()[0]) ?? "/error";
  const names = useContext(TextsContext)?.pages;
  return heading || (names?.[route] ?? "");
};

interface SectionProps {
  readonly heading: string;
  /** Names the section in an address, where one leads to it. */
  readonly section?: string;
  readonly children: ReactNode;
}

/** A page with its h1 and content. */
export const Page = ({ heading: given, eyebrow, greeting, introduction, beside, children }: PageProps) => {
  const heading = usePageName(given);
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

export const Section = ({ heading, section, children }: SectionProps) => {
  const ownId = useId();
  const id = section === undefined ? ownId : headingIdOf(section);
  return (
    <section className={styles.section} aria-labelledby={id}>
      {heading && (
        <h2 id={id} {...(section !== undefined && { tabIndex: -1 })}>
          {heading}
        </h2>
      )}
      <HeadingLevel value={3}>{children}</HeadingLevel>
    </section>
  );
};
