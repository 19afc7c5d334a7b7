import { observer } from "mobx-react-lite";

import type { Customer } from "../../application/shell/customer.ts";
import { dayOf, displayDate } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Mark, Wordmark } from "../components/mark.tsx";
import { useOrganisation } from "../components/organisation.ts";
import { useRules } from "../components/rules.ts";
import { useTexts } from "../components/texts.ts";
import { useClock } from "../components/waiting.ts";

import styles from "./print-head.module.css";

interface PrintHeadProps {
  readonly customer: Customer;
}

/** Print header: organisation, customer and print date. SHELL-01 */
export const PrintHead = observer(({ customer }: PrintHeadProps) => {
  const rules = useRules();
  const clock = useClock();
  const { name } = useOrganisation();
  const profile = customer.profile.value;
  const { frame } = useTexts();
  return (
    <div className={styles.head} hidden>
      <p className={styles.institute}>
        <Mark />
        <Wordmark name={name} />
      </p>
      <p>
        {profile && (
          <>
            <bdi>{profile.name}</bdi>
            {profile.accaId && `, ${fill(frame.id, { id: profile.accaId })}`}
            <br />
          </>
        )}
        {fill(frame.printed, { date: displayDate(dayOf(clock.now(), rules), rules) })}
      </p>
    </div>
  );
});
