import { observer } from "mobx-react-lite";
import { useLocation } from "wouter";

import { routeOf } from "../../domain/customer/routes.ts";
import type { GracePeriod } from "../../domain/customer/suspension-text.ts";
import { suspendedAccess } from "../../domain/customer/suspension.ts";
import { dayOf, displayDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { inNumber } from "../../domain/kernel/content.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";
import { PortalLink } from "../components/portal-link.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { useTexts } from "../components/texts.ts";
import { graceOf } from "./suspension-text.ts";

import styles from "./suspension.module.css";

export type SuspensionBandProps = Pick<Services, "customer" | "clock">;

const graceWords = ({ days, end }: GracePeriod, texts: ComponentTexts["suspension"], rules: DateStyle): string => {
  const date = displayDate(end, rules);
  return days === 0
    ? fill(texts.lastDay, { date })
    : fill(inNumber(days, texts.left, rules), { count: String(days), date });
};

/** Bar above available pages during the grace period: remaining days, and a link to the explanation. SUSP-03 */
export const SuspensionBand = observer(({ customer, clock }: SuspensionBandProps) => {
  const rules = useRules();
  const texts = useTexts().suspension;
  const [path] = useLocation();
  if (suspendedAccess(customer.suspensionPhase, routeOf(path)) !== "open") return null;
  const grace = graceOf(customer, dayOf(clock.now(), rules));
  return (
    <section className={styles.band} aria-label={texts.label}>
      <div className={styles.thin}>
        <p>
          <strong>{texts.heading}</strong>
          {grace && ` ${graceWords(grace, texts, rules)}`}
        </p>
        <PortalLink href="/">{texts.link}</PortalLink>
      </div>
    </section>
  );
});
