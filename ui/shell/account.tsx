import { CircleUser } from "lucide";
import { observer } from "mobx-react-lite";

import type { Customer } from "../../application/shell/customer.ts";
import type { Route } from "../../domain/customer/routes.ts";
import { kindOf } from "../../domain/customer/user-type.ts";
import type { DisplayedStanding } from "../../domain/documents/displayed-standing.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";
import { Icon } from "../components/icon.tsx";
import { PortalLink } from "../components/portal-link.tsx";
import { useRules } from "../components/rules.ts";
import { useTexts } from "../components/texts.ts";
import { useDisclosure } from "./use-disclosure.ts";

import styles from "./header.module.css";

interface LabelledRoute {
  readonly label: string;
  readonly route: Route;
}

interface AccountProps {
  readonly customer: Customer;
  /** Link to the account details, for customers who have them. */
  readonly details: LabelledRoute | undefined;
  /** Called on opening, to close the other menu, which would overlap. */
  readonly onOpen: () => void;
  readonly onLogout: () => void;
}

/** Account menu: name, standing and link to details; then Help and Logout. NAV-06 */
export const Account = observer(({ customer, details, onOpen, onLogout }: AccountProps) => {
  const rules = useRules();
  const { isOpen, toggle, holder, opener } = useDisclosure();
  const profile = customer.profile.value;
  const { frame } = useTexts();
  return (
    <div ref={holder}>
      <button
        ref={opener}
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls="account-panel"
        onClick={() => {
          onOpen();
          toggle();
        }}
      >
        <Icon node={CircleUser} className={styles.icon} />
        {frame.account}
      </button>
      <div id="account-panel" className={styles.panel} hidden={!isOpen}>
        {profile && (
          <div className={styles.who}>
            <strong dir="auto">{profile.name}</strong>
            {customer.userType && <span>{frame.kinds[kindOf(customer.userType, customer.isRetired)]}</span>}
            <dl className={styles.facts}>
              <Fact name={frame.idLabel} value={profile.accaId || undefined} />
              <Fact
                name={frame.standing}
                value={standingOf(customer.standing, frame)}
                look={customer.standing === "not in good standing" ? styles.bad : undefined}
              />
              <Fact
                name={frame.admitted}
                value={profile.membershipDate && displayDate(profile.membershipDate, rules)}
              />
            </dl>
            {details && (
              <PortalLink href={details.route} className={styles.details}>
                {details.label}
              </PortalLink>
            )}
          </div>
        )}
        <ul>
          <li>
            <PortalLink href="/help" className={styles.control}>
              {frame.help}
            </PortalLink>
          </li>
          <li>
            <button type="button" className={styles.control} onClick={onLogout}>
              {frame.logout}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
});

const standingOf = (standing: DisplayedStanding, texts: ComponentTexts["frame"]): string | undefined => {
  if (standing === "nothing") return undefined;
  return standing === "in good standing" ? texts.inGoodStanding : texts.notInGoodStanding;
};

interface FactProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly look?: string | undefined;
}

/** A labelled fact; renders nothing when unknown. */
const Fact = ({ name, value, look }: FactProps) =>
  value !== undefined && (
    <>
      <dt>{name}</dt>
      <dd className={look}>{value}</dd>
    </>
  );
