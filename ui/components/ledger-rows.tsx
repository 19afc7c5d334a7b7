import { ChevronRight } from "lucide";
import { observer } from "mobx-react-lite";
import { useEffect, type ReactNode } from "react";

import type { Resource } from "../../application/shell/resource.ts";
import type { ContentCard, ContentLink } from "../../domain/kernel/content.ts";
import { showsNewWindowIcon } from "../../domain/kernel/links.ts";
import type { LoadedSubject } from "../../domain/shell/component-texts.ts";
import { classNames } from "./class-names.ts";
import { ErrorPanel } from "./error-panel.tsx";
import { Icon } from "./icon.tsx";
import { EntryOutline } from "./ledger-outline.tsx";
import { Figure, Ledger, type FigureWords } from "./ledger.tsx";
import { PartHeading } from "./part-heading.tsx";
import { PortalLink } from "./portal-link.tsx";
import { RichText } from "./rich-text.tsx";

import styles from "./ledger.module.css";

interface EntryProps {
  /** Subject of the entry. */
  readonly heading: string;
  readonly children?: ReactNode;
  readonly figure?: FigureWords | undefined;
  readonly link: ContentLink;
}

/** A subject with its latest fact and a figure; the whole row is a link. */
export const Entry = ({ heading, children, figure, link }: EntryProps) => (
  <li className={styles.entry}>
    <div className={styles.what}>
      <PartHeading>{heading}</PartHeading>
      {children}
    </div>
    <Figure figure={figure} />
    <Onward link={link} />
  </li>
);

interface FailedEntryProps {
  readonly subject: LoadedSubject;
  readonly onReload: () => Promise<unknown>;
}

/** An entry whose facts could not be loaded. */
export const FailedEntry = ({ subject, onReload }: FailedEntryProps) => (
  <li className={styles.failed}>
    <ErrorPanel subject={subject} onReload={onReload} />
  </li>
);

interface ResourceEntryProps<T> {
  readonly resource: Resource<T>;
  readonly subject: LoadedSubject;
  readonly children: (value: T) => ReactNode;
}

const AsEntry = <T,>({ resource, subject, children }: ResourceEntryProps<T>) => {
  useEffect(() => {
    void resource.ensure();
  }, [resource]);
  if (resource.state.status === "loaded") return children(resource.state.value);
  if (resource.state.status !== "failed") return <EntryOutline subject={subject} />;
  return <FailedEntry subject={subject} onReload={resource.load} />;
};

/** An entry that shows its resource's loading and error states in its own row. */
export const ResourceEntry = observer(AsEntry) as typeof AsEntry;

const leadsElsewhere = (href: string): boolean => showsNewWindowIcon(href, window.location.host);

/** Links to other systems have their own icon. */
const Onward = ({ link, look = styles.go }: { readonly link: ContentLink; readonly look?: string | undefined }) => (
  <PortalLink href={link.href} className={classNames(look, styles.target)}>
    {link.text}
    {!leadsElsewhere(link.href) && <Icon node={ChevronRight} className={styles.arrow} />}
  </PortalLink>
);

/** Links as full-width rows. When the link text would repeat the name, the name is the link. SHELL-09 */
export const Rows = ({ rows }: { readonly rows: readonly ContentCard[] }) => (
  <Ledger>
    {rows.map(({ heading, message, link }) => (
      <li key={heading} className={classNames(styles.entry, styles.plain)}>
        <h3 className={styles.name}>{link?.text === heading ? <Onward link={link} look="" /> : heading}</h3>
        <div className={styles.words}>{message && <RichText text={message} />}</div>
        {link && link.text !== heading && <Onward link={link} />}
      </li>
    ))}
  </Ledger>
);
