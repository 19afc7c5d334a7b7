import { observer } from "mobx-react-lite";
import { useLocation } from "wouter";

import { routeOf } from "../../domain/customer/routes.ts";
import type { GracePeriod } from "../../domain/customer/suspension-text.ts";
import { suspendedAccess } from "../../domain/customer/suspension.ts";
import { dayOf, displayDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { PortalLink } from "../components/portal-link.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { graceOf } from "./suspension-text.ts";

import styles from "./suspension.module.css";

export type SuspensionBandProps = Pick<Services, "customer" | "clock">;

const graceWords = ({ days, end }: GracePeriod, rules: DateStyle): string => {
  if (days === 0) return `Today, ${displayDate(end, rules)}, is the last day to put it right.`;
  return `${days} ${days === 1 ? "day" : "days"} left, until ${displayDate(end, rules)}.`;
};

/** Bar above available pages during the grace period: remaining days, and a link to the explanation. SUSP-03 */
export const SuspensionBand = observer(({ customer, clock }: SuspensionBandProps) => {
  const rules = useRules();
  const [path] = useLocation();
  if (suspendedAccess(customer.suspensionPhase, routeOf(path)) !== "open") return null;
  const grace = graceOf(customer, dayOf(clock.now(), rules));
  return (
    <section className={styles.band} aria-label="Your account is suspended">
      <div className={styles.thin}>
        <p>
          <strong>Your account is suspended.</strong>
          {grace && ` ${graceWords(grace, rules)}`}
        </p>
        <PortalLink href="/">What to do</PortalLink>
      </div>
    </section>
  );
});
