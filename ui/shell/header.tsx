import { CircleHelp, Menu } from "lucide";
import { observer } from "mobx-react-lite";

import type { Customer } from "../../application/shell/customer.ts";
import { linksOf, type NavigationEntry } from "../../domain/customer/navigation.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { PageFramework } from "../../domain/shell/content.ts";
import { Icon } from "../components/icon.tsx";
import { useHasLanguages } from "../components/language.ts";
import { Mark, Wordmark } from "../components/mark.tsx";
import { useOrganisation } from "../components/organisation.ts";
import { PortalLink } from "../components/portal-link.tsx";
import { useTexts } from "../components/texts.ts";
import { Account } from "./account.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Navigation } from "./navigation.tsx";
import { useDisclosure } from "./use-disclosure.ts";

import styles from "./header.module.css";

interface HeaderProps {
  readonly framework: PageFramework;
  readonly customer: Customer;
  readonly entries: readonly NavigationEntry[];
  readonly onLogout: () => void;
}

/** Mark, utility bar and main navigation. NAV-06 */
export const Header = observer(({ framework, customer, entries, onLogout }: HeaderProps) => {
  const drawer = useDisclosure();
  const { name } = useOrganisation();
  const { frame } = useTexts();
  const hasChoice = useHasLanguages();
  const details = entries.flatMap(linksOf).find(({ key }) => key === "accountDetails");
  return (
    <header>
      <div ref={drawer.holder}>
        <div className={styles.bar}>
          <PortalLink href="/" className={styles.brand}>
            <Mark />
            <Wordmark name={name} />
          </PortalLink>
          <Person customer={customer} />
          <ul className={styles.utility}>
            <li className={styles.menu}>
              <button
                ref={drawer.opener}
                type="button"
                className={styles.item}
                aria-expanded={drawer.isOpen}
                aria-controls="main-navigation"
                onClick={drawer.toggle}
              >
                <Icon node={Menu} className={styles.icon} />
                {frame.menu}
              </button>
            </li>
            <li>
              <Account
                customer={customer}
                details={details && { label: framework.navigation[details.key], route: details.route }}
                onOpen={drawer.close}
                onLogout={onLogout}
              />
            </li>
            {hasChoice && (
              <li className={styles.language}>
                <LanguageSwitch />
              </li>
            )}
            <li>
              <PortalLink href="/help" className={styles.item}>
                <Icon node={CircleHelp} className={styles.icon} />
                {frame.help}
              </PortalLink>
            </li>
          </ul>
        </div>
        <div className={styles.rule}>
          <div className="ruled" />
        </div>
        <Navigation
          id="main-navigation"
          entries={entries}
          labels={framework.navigation}
          badges={customer.badges}
          isOpen={drawer.isOpen}
        />
      </div>
    </header>
  );
});

/** The customer's name and ID as quoted on the telephone, and their suspension. NAV-06 */
const Person = observer(({ customer }: { readonly customer: Customer }) => {
  const profile = customer.profile.value;
  const { frame } = useTexts();
  if (!profile) return null;
  return (
    <p className={styles.person}>
      <strong dir="auto">{profile.name}</strong>
      <span>
        {customer.suspensionPhase !== "none" && <strong className={styles.suspended}>{frame.suspended}, </strong>}
        {profile.accaId && fill(frame.id, { id: profile.accaId })}
      </span>
    </p>
  );
});
