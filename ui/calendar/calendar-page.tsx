import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import type { DeadlineCalendar } from "../../application/calendar/deadline-calendar.ts";
import type { CalendarContent } from "../../domain/calendar/content.ts";
import { isUpcoming, type Deadline } from "../../domain/calendar/deadlines.ts";
import { dayOf, displayDate, type CalendarDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { DownloadButton } from "../components/download-button.tsx";
import { EntryWithAction } from "../components/entry-with-action.tsx";
import { Ledger } from "../components/ledger.tsx";
import { OwnAddressForm } from "../components/own-address.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";

export interface CalendarPageProps extends Pick<Services, "content" | "clock"> {
  readonly calendar: DeadlineCalendar;
}

/** Page for exporting deadlines to the user's own calendar. TASK-03 */
export const CalendarPage = observer(({ content, calendar, clock }: CalendarPageProps) => {
  const rules = useRules();
  useEffect(() => calendar.address.changing.forget(), [calendar]);
  return (
    <PageContent texts={content.page("calendar")} shows={[calendar.record]}>
      {(texts) => (
        <Page
          heading={texts.heading}
          introduction={!calendar.record.isNotOffered && <RichText text={texts.introduction} />}
        >
          <ResourceView resource={calendar.record} subject="deadlines" lines={6}>
            {({ deadlines }) => (
              <>
                <Section heading={texts.deadlines.heading}>
                  <Deadlines
                    texts={texts.deadlines}
                    deadlines={deadlines}
                    calendar={calendar}
                    today={dayOf(clock.now(), rules)}
                  />
                </Section>
                <Section heading={texts.address.heading}>
                  <OwnAddressForm id="calendar-address" texts={texts.address} own={calendar.address} />
                </Section>
              </>
            )}
          </ResourceView>
        </Page>
      )}
    </PageContent>
  );
});

interface DeadlinesProps {
  readonly texts: CalendarContent["deadlines"];
  readonly deadlines: readonly Deadline[];
  readonly calendar: DeadlineCalendar;
  readonly today: CalendarDate;
}

const whenWords = (
  deadline: Deadline,
  texts: CalendarContent["deadlines"],
  today: CalendarDate,
  rules: DateStyle,
): string => {
  const { by, held } = deadline;
  const date = displayDate(by, rules);
  if (held) return fill(texts.held, { date, ...held });
  return fill(isUpcoming(deadline, today) ? texts.due : texts.overdue, { date });
};

/** All deadlines; those that can still be met have a file to download. */
const Deadlines = observer(({ texts, deadlines, calendar, today }: DeadlinesProps) => {
  const rules = useRules();
  return deadlines.length === 0 ? (
    <RichText text={texts.nothing} />
  ) : (
    <Ledger>
      {deadlines.map((deadline) => (
        <EntryWithAction
          key={deadline.key}
          heading={deadline.title}
          act={
            isUpcoming(deadline, today) && (
              <DownloadButton
                label={texts.add}
                file={fill(texts.title, { title: deadline.title })}
                state={calendar.files.stateOf(deadline.key)}
                refusal={calendar.files.refusalOf(deadline.key)}
                onDownload={() => void calendar.download(deadline)}
              />
            )
          }
        >
          <p>{whenWords(deadline, texts, today, rules)}</p>
        </EntryWithAction>
      ))}
    </Ledger>
  );
});
