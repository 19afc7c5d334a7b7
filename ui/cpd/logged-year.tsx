import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import type { SentEvidence } from "../../application/evidence/sent-evidence.ts";
import type { Activity } from "../../domain/cpd/activity.ts";
import { cpdYearPeriod, isCalendarYear } from "../../domain/cpd/cpd-year.ts";
import type { CpdLogContent } from "../../domain/cpd/log-content.ts";
import type { LoggedYear as Year } from "../../domain/cpd/log.ts";
import { displayDate, withWholeDates } from "../../domain/kernel/calendar-date.ts";
import { inNumber } from "../../domain/kernel/content.ts";
import { displayNumber } from "../../domain/kernel/number.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Button } from "../components/button.tsx";
import { EntryWithAction } from "../components/entry-with-action.tsx";
import { Ledger } from "../components/ledger.tsx";
import { Section } from "../components/page.tsx";
import { useRules } from "../components/rules.ts";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { SentFiles } from "../evidence/sent-files.tsx";
import { LogSum } from "./log-sum.tsx";

import styles from "./log.module.css";

interface LoggedYearProps {
  readonly texts: CpdLogContent;
  readonly year: Year;
  /** The files that were sent; undefined where none are taken. LOG-02 */
  readonly evidence: SentEvidence | undefined;
  readonly onChange: (activity: Activity) => void;
  readonly onRemove: (activity: Activity) => void;
}

/** A CPD year of the log: its sum against the rules, and its activities. LOG-01 */
export const LoggedYear = observer(({ texts, year, evidence, onChange, onRemove }: LoggedYearProps) => {
  const rules = useRules();
  const period = cpdYearPeriod(year.year, rules.cpd);
  return (
    <Section heading={fill(texts.year, { year: String(year.year) })}>
      {!isCalendarYear(rules.cpd) && (
        <p>
          {fill(texts.period, {
            startDate: displayDate(period.startDate, rules),
            endDate: displayDate(period.endDate, rules),
          })}
        </p>
      )}
      <LogSum texts={texts.sum} year={year} />
      {year.activities.length > 0 && (
        <div className={styles.activities}>
          <Ledger>
            {year.activities.map((activity) => (
              <ActivityEntry
                key={activity.id}
                texts={texts}
                activity={activity}
                evidence={evidence}
                act={
                  year.isOpen && (
                    <div className={styles.acts}>
                      <Act words={texts.change} activity={activity} onAct={onChange} />
                      <Act words={texts.remove} activity={activity} onAct={onRemove} />
                    </div>
                  )
                }
              />
            ))}
          </Ledger>
        </div>
      )}
    </Section>
  );
});

interface ActProps {
  readonly words: string;
  readonly activity: Activity;
  readonly onAct: (activity: Activity) => void;
}

/** A button of an activity, named with its title. */
const Act = ({ words, activity, onAct }: ActProps) => (
  <Button look="quiet" onClick={() => onAct(activity)}>
    {words}
    <VisuallyHidden> {activity.title}</VisuallyHidden>
  </Button>
);

interface ActivityEntryProps extends Pick<LoggedYearProps, "texts" | "evidence"> {
  readonly activity: Activity;
  readonly act: ReactNode;
}

const ActivityEntry = ({ texts, activity, evidence, act }: ActivityEntryProps) => {
  const rules = useRules();
  const { title, units, date, isVerifiable, learnt } = activity;
  const facts = [
    displayDate(date, rules),
    fill(inNumber(units, texts.unitsOfActivity, rules), { units: displayNumber(units, rules) }),
    ...(isVerifiable ? [texts.isVerifiable] : []),
  ].join(", ");
  return (
    <EntryWithAction heading={title} act={act}>
      <p>{withWholeDates(facts)}</p>
      {learnt !== undefined && <p className={styles.learnt}>{learnt}</p>}
      {evidence && <SentFiles evidence={evidence} references={[activity.id]} hasHeading={false} />}
    </EntryWithAction>
  );
};
