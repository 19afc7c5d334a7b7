import { ChevronDown } from "lucide";
import { useId, useRef } from "react";
import { useLocation } from "wouter";

import { badgeCount, isWithin, type NavigationEntry } from "../../domain/customer/navigation.ts";
import type { Badges } from "../../domain/customer/notifications.ts";
import { inNumber } from "../../domain/kernel/content.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { PageFramework } from "../../domain/shell/content.ts";
import { classNames } from "../components/class-names.ts";
import { Icon } from "../components/icon.tsx";
import { useHasLanguages } from "../components/language.ts";
import { PortalLink } from "../components/portal-link.tsx";
import { useRules } from "../components/rules.ts";
import { useTexts } from "../components/texts.ts";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useDisclosure } from "./use-disclosure.ts";
import { usePanelSide } from "./use-panel-side.ts";

import styles from "./navigation.module.css";

type Labels = PageFramework["navigation"];

interface NavigationProps {
  readonly id: string;
  readonly entries: readonly NavigationEntry[];
  readonly labels: Labels;
  readonly badges: Badges;
  /** Whether the drawer is open, on small screens. */
  readonly isOpen: boolean;
}

/** The main navigation: a row on wide screens, a drawer on small ones. NAV-01 to NAV-05 */
export const Navigation = ({ id, entries, labels, badges, isOpen }: NavigationProps) => {
  const { frame } = useTexts();
  const hasChoice = useHasLanguages();
  return (
    <nav id={id} aria-label={frame.main} className={classNames(styles.navigation, isOpen && styles.open)}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} labels={labels} count={badgeCount(entry, badges)} />
        ))}
        {isOpen && hasChoice && (
          <li>
            <LanguageSwitch />
          </li>
        )}
      </ul>
    </nav>
  );
};

interface EntryProps {
  readonly entry: NavigationEntry;
  readonly labels: Labels;
  readonly count: number;
}

const Entry = ({ entry, labels, count }: EntryProps) => {
  const [path] = useLocation();
  const { isOpen, toggle, holder, opener } = useDisclosure();
  const subLinks = useId();
  const panel = useRef<HTMLUListElement>(null);
  const rules = useRules();
  const side = usePanelSide(panel, isOpen);
  const { frame } = useTexts();
  const label = labels[entry.key];
  const isPresent = isWithin(path, entry);
  return (
    <li>
      <div ref={holder} className={classNames(styles.row, isPresent && styles.within)}>
        <PortalLink href={entry.route} className={styles.link} current={path === entry.route ? "page" : isPresent}>
          {label}
          {count > 0 && (
            <span className={styles.badge}>
              {count}
              <VisuallyHidden> {inNumber(count, frame.notifications, rules)}</VisuallyHidden>
            </span>
          )}
        </PortalLink>
        {entry.subEntries && (
          <>
            <button
              ref={opener}
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={subLinks}
              aria-label={fill(frame.more, { label })}
              onClick={toggle}
            >
              <Icon node={ChevronDown} className={styles.chevron} />
            </button>
            <ul
              ref={panel}
              id={subLinks}
              className={classNames(styles.subEntries, side === "end" && styles.atEnd)}
              hidden={!isOpen}
            >
              {entry.subEntries.map((sub) => (
                <li key={sub.key}>
                  <PortalLink href={sub.route} className={styles.subLink} current={path === sub.route && "page"}>
                    {labels[sub.key]}
                  </PortalLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  );
};
