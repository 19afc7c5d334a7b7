import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import type { AccountActivity } from "../../application/my-details/account-activity.ts";
import { displayInstant } from "../../domain/kernel/instant.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { activityByMonth, listedSince, type Activity, type ActivityEntry } from "../../domain/my-details/activity.ts";
import type { SecurityAndActivityContent } from "../../domain/my-details/content.ts";
import { DatedList } from "../components/dated-list.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { PartHeading } from "../components/part-heading.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { SignedInDevices } from "./signed-in-devices.tsx";

interface SecurityAndActivityPageProps extends Pick<Services, "content" | "clock"> {
  readonly activity: AccountActivity;
}

/** The account's active sign-ins and events. ACTV-01, ACTV-02 */
export const SecurityAndActivityPage = observer(({ content, activity, clock }: SecurityAndActivityPageProps) => {
  useEffect(() => activity.signingOut.forget(), [activity]);
  return (
    <PageContent texts={content.page("security-and-activity")} shows={[activity.record]}>
      {(texts) => (
        <Page
          heading={texts.heading}
          introduction={!activity.record.isNotOffered && <RichText text={texts.introduction} />}
        >
          <ResourceView resource={activity.record} subject="activity" lines={8}>
            {(record) => (
              <>
                {record.devices && (
                  <Section heading={texts.devices.heading}>
                    <SignedInDevices texts={texts.devices} devices={record.devices} activity={activity} />
                  </Section>
                )}
                <Section heading={texts.happened.heading}>
                  <Happened texts={texts} record={record} now={clock.now()} />
                </Section>
              </>
            )}
          </ResourceView>
        </Page>
      )}
    </PageContent>
  );
});

const wordsOf = ({ happened }: SecurityAndActivityContent, entry: ActivityEntry): string => {
  const { kind, submission, subject = "", reference = "", device = happened.unknown, count } = entry;
  const what = submission === undefined ? subject : happened.submissions[submission];
  const isStaffEvent = ["read", "asked", "granted", "refused", "reviewed", "reopened"].includes(kind);
  return [
    fill(happened.entries[kind], { what, reference, device }),
    ...(count > 1 ? [fill(happened.times, { count: String(count) })] : []),
    ...(entry.isThisOne === true ? [happened.thisOne] : []),
    ...(entry.isByOrganisation === true && !isStaffEvent ? [happened.byOrganisation] : []),
  ].join(", ");
};

interface HappenedProps {
  readonly texts: SecurityAndActivityContent;
  readonly record: Activity;
  readonly now: Date;
}

/** The activity of a year, by month, latest first. */
const Happened = ({ texts, record, now }: HappenedProps) => {
  const rules = useRules();
  const months = activityByMonth(record.entries, listedSince(now, record.keptDays), rules);
  return (
    <>
      <RichText text={texts.happened.kept} values={{ days: String(record.keptDays) }} />
      {months.length === 0 && <RichText text={texts.happened.nothing} />}
      {months.map(({ name, entries }) => (
        <div key={name}>
          <PartHeading>{name}</PartHeading>
          <DatedList
            entries={entries.map((entry, place) => ({
              key: `${entry.kind} ${String(entry.at)} ${String(place)}`,
              at: displayInstant(entry.at, rules),
              words: wordsOf(texts, entry),
            }))}
          />
        </div>
      ))}
    </>
  );
};
