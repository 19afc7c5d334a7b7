import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { isLateAnswer } from "../../domain/submissions/answer.ts";
import type { RequestsContent } from "../../domain/submissions/content.ts";
import { followedNameOf, type FollowedEvent } from "../../domain/submissions/following.ts";
import { Section } from "../components/page.tsx";
import { useRules } from "../components/rules.ts";

import styles from "./requests.module.css";

interface ThreadProps {
  readonly texts: RequestsContent["thread"];
  readonly events: readonly FollowedEvent[];
}

interface HappenedProps extends Pick<ThreadProps, "texts"> {
  readonly event: FollowedEvent;
}

/** An event by its day, in words: "3 December 2026 We granted it". */
export const Happened = ({ texts, event }: HappenedProps) => {
  const rules = useRules();
  return (
    <>
      <time dateTime={event.on}>{displayDate(event.on, rules)}</time> {texts[followedNameOf(event)]}
      {isLateAnswer(event) && `, ${texts.late}`}
    </>
  );
};

/** The requests, answers and decisions about a submission, by day. LOG-04 */
export const Thread = ({ texts, events }: ThreadProps) => (
  <Section heading={texts.heading}>
    <ol className={styles.events}>
      {events.map((event, position) => (
        // Events are append-only, so their position identifies them.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={position}>
          <p className={styles.what}>
            <Happened texts={texts} event={event} />
          </p>
          {event.reason !== undefined && <p className={styles.words}>{event.reason}</p>}
        </li>
      ))}
    </ol>
  </Section>
);
