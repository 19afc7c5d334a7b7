import { observer } from "mobx-react-lite";

import type { SubmissionCopies } from "../../application/documents/file-downloads.ts";
import type { SentEvidence } from "../../application/evidence/sent-evidence.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import type { ApplicationStanding } from "../../domain/membership/application-standing.ts";
import type { ApplyForMembershipContent } from "../../domain/membership/content.ts";
import { followedNameOf, type FollowedEvent } from "../../domain/submissions/following.ts";
import { Section } from "../components/page.tsx";
import { PartHeading } from "../components/part-heading.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { useRules } from "../components/rules.ts";
import { SubmissionCopy } from "../components/submission-copy.tsx";
import { SentFiles } from "../evidence/sent-files.tsx";
import { RequestedOfApplicant } from "./requested-of-applicant.tsx";

import styles from "./followed-application.module.css";

interface FollowedProps {
  readonly texts: ApplyForMembershipContent;
  readonly standing: Resource<ApplicationStanding | undefined>;
  readonly copies: SubmissionCopies;
  /** The files that were sent; undefined where none are taken. LOG-02 */
  readonly evidence: SentEvidence | undefined;
}

interface EventsProps extends Omit<FollowedProps, "standing"> {
  readonly reference: string;
  readonly events: readonly FollowedEvent[];
}

/** The events of an application by date, and a copy of it. SENT-01 */
const ApplicationEvents = ({ texts, reference, events, copies, evidence }: EventsProps) => {
  const rules = useRules();
  return (
    <>
      <ol className={styles.events}>
        {events.map((event, position) => (
          // Events are append-only, so their position identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={position}>
            <span className={styles.date}>{displayDate(event.on, rules)} </span>
            {texts.followed[followedNameOf(event)]}
            {event.reason !== undefined && <>: {event.reason}</>}
          </li>
        ))}
      </ol>
      {evidence && <SentFiles evidence={evidence} references={[reference]} />}
      <SubmissionCopy reference={reference} copies={copies} of={texts.copyOf} look="quiet" />
    </>
  );
};

interface PresentApplicationProps extends FollowedProps {
  readonly isOnHold: boolean;
  /** Whether the API takes answers to what is asked about submissions. */
  readonly takesAnswers: boolean;
}

/**
 * The open request and events of a current application; empty when the institute does not report them. MEMB-02, SENT-01
 */
export const PresentApplication = ({
  texts,
  standing,
  copies,
  evidence,
  isOnHold,
  takesAnswers,
}: PresentApplicationProps) => (
  <ResourceView resource={standing} subject={isOnHold ? "requestToApplicant" : "progressOfApplication"} showsFailure>
    {(application) =>
      application && (
        <>
          {application.request && (
            <div className={styles.part}>
              <RequestedOfApplicant
                texts={texts.request}
                reference={application.reference}
                request={application.request}
                takesAnswers={takesAnswers}
              />
            </div>
          )}
          {application.events && (
            <div className={styles.part}>
              <PartHeading>{texts.followed.heading}</PartHeading>
              <ApplicationEvents
                texts={texts}
                reference={application.reference}
                events={application.events}
                copies={copies}
                evidence={evidence}
              />
            </div>
          )}
        </>
      )
    }
  </ResourceView>
);

/** The events of an earlier application, if there was one and a new one is possible. MEMB-02, SENT-01 */
export const EarlierApplication = observer(({ texts, standing, copies, evidence }: FollowedProps) =>
  standing.isNotOffered ? null : (
    <ResourceView resource={standing} subject="earlierApplication" showsFailure lines={0}>
      {(application) =>
        application?.events && (
          <Section heading={texts.followed.earlier}>
            <ApplicationEvents
              texts={texts}
              reference={application.reference}
              events={application.events}
              copies={copies}
              evidence={evidence}
            />
          </Section>
        )
      }
    </ResourceView>
  ),
);
