import { CircleHelp, CircleUser, Menu } from "lucide";
import { observer } from "mobx-react-lite";
import type { PageFramework } from "../../application/content/pages.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { NavigationEntry } from "../../domain/customer/navigation.ts";
import { kindsOfCustomer } from "../../domain/customer/user-type.ts";
import { PortalLink } from "../parts/portal-link.tsx";
import styles from "./header.module.css";
import { Navigation } from "./navigation.tsx";
import { useDisclosure } from "./use-disclosure.ts";
import { Icon } from "../parts/icon.tsx";

interface HeaderProps {
  readonly framework: PageFramework;
  readonly customer: Customer;
  readonly entries: readonly NavigationEntry[];
  readonly onLogout: () => void;
}

/** The institute's mark, the utility bar and the main navigation. NAV-06 */
export const Header = observer(({ framework, customer, entries, onLogout }: HeaderProps) => {
  const drawer = useDisclosure();
  return (
    <header className={styles.header}>
      <div ref={drawer.holder}>
        <div className={styles.bar}>
          <PortalLink href="/" className={styles.mark}>
            {framework.institute}
          </PortalLink>
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
                Menu
              </button>
            </li>
            <li>
              <Account customer={customer} onLogout={onLogout} />
            </li>
            <li>
              <PortalLink href="/help" className={styles.item}>
                <Icon node={CircleHelp} className={styles.icon} />
                Help
              </PortalLink>
            </li>
          </ul>
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

interface AccountProps {
  readonly customer: Customer;
  readonly onLogout: () => void;
}

const Account = observer(({ customer, onLogout }: AccountProps) => {
  const { isOpen, toggle, holder, opener } = useDisclosure();
  const profile = customer.profile.value;
  const { userType } = customer;
  return (
    <div ref={holder} className={styles.account}>
      <button
        ref={opener}
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls="account-panel"
        onClick={toggle}
      >
        <Icon node={CircleUser} className={styles.icon} />
        Account
      </button>
      <div id="account-panel" className={styles.panel} hidden={!isOpen}>
        {profile && (
          <p className={styles.who}>
            <strong>{profile.name}</strong>
            {userType && <span>{kindsOfCustomer[userType]}</span>}
            <span>ID {profile.accaId}</span>
          </p>
        )}
        <ul className={styles.controls}>
          <li>
            <PortalLink href="/help" className={styles.control}>
              Help
            </PortalLink>
          </li>
          <li>
            <button type="button" className={styles.control} onClick={onLogout}>
              Logout
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
});
