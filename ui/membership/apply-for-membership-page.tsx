import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import type { EvidenceFiles } from "../../application/evidence/evidence-files.ts";
import type { SentEvidence } from "../../application/evidence/sent-evidence.ts";
import type { MembershipApplicationFlow, Choices } from "../../application/membership/membership-application.ts";
import type { Resource } from "../../application/shell/resource.ts";
import type { ApplicationStanding } from "../../domain/membership/application-standing.ts";
import type { ApplyForMembershipContent } from "../../domain/membership/content.ts";
import { qualificationsMessages } from "../../domain/qualifications/page.ts";
import { PageContent } from "../components/page-content.tsx";
import { Page } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import type { Services } from "../components/services.ts";
import { Skeleton } from "../components/skeleton.tsx";
import { useFormatMessage } from "../components/texts.ts";
import { useFlow } from "../components/use-flow.ts";
import { NeedsNotifications } from "../shell/needs-notifications.tsx";
import { Application } from "./application.tsx";

export interface ApplyForMembershipPageProps extends Pick<
  Services,
  "content" | "customer" | "qualifications" | "copies" | "navigationGuard"
> {
  readonly application: MembershipApplicationFlow;
  /** The files that it is sent with; undefined where none are taken. LOG-02 */
  readonly files: EvidenceFiles | undefined;
  /** The files that were sent; undefined where none are taken. LOG-02 */
  readonly evidence: SentEvidence | undefined;
  readonly choices: Resource<Choices>;
  readonly standing: Resource<ApplicationStanding | undefined>;
  /** Whether the API takes answers to what is asked about submissions. */
  readonly configuration: { readonly answers?: boolean | undefined };
}

const isKnown = ({ customer, qualifications, choices }: ApplyForMembershipPageProps): boolean =>
  customer.notifications.value !== undefined &&
  choices.value !== undefined &&
  (customer.userType !== "affiliate" || qualifications.progress.value !== undefined);

/** The resources that decide eligibility, and the options. MEMB-03, MEMB-05 */
const partsOf = ({ customer, qualifications, choices }: ApplyForMembershipPageProps): readonly Resource<unknown>[] => [
  customer.notifications,
  choices,
  ...(customer.userType === "affiliate" ? [qualifications.progress] : []),
];

/**
 * The membership application page. Parts that need notifications or exams show their failures in place. MEMB-01 to
 * MEMB-09
 */
export const ApplyForMembershipPage = observer((props: ApplyForMembershipPageProps) => {
  const { content, customer, application, files, evidence, choices, standing, copies, navigationGuard, configuration } =
    props;
  useFlow(application, navigationGuard, () => isKnown(props));
  // After an application, the conditions for applying no longer matter.
  const hasApplied = isKnown(props) && application.step !== "LANDING";
  const applied = {
    flow: application,
    files,
    evidence,
    standing,
    copies,
    takesAnswers: configuration.answers === true,
  };
  return (
    <PageContent texts={content.page("apply-for-membership")} shows={partsOf(props)}>
      {(texts) =>
        application.isUnderWay && choices.value !== undefined && !customer.notifications.isRefreshing ? (
          <Application {...applied} texts={texts} choices={choices.value} />
        ) : (
          <Page heading={texts.heading} introduction={!hasApplied && <RichText text={texts.introduction} />}>
            <Known {...props} texts={texts}>
              {(loaded) => <Application {...applied} texts={texts} choices={loaded} />}
            </Known>
          </Page>
        )
      }
    </PageContent>
  );
});

interface KnownProps extends ApplyForMembershipPageProps {
  readonly texts: ApplyForMembershipContent;
  readonly children: (choices: Choices) => ReactNode;
}

/** Waits for the data that decides eligibility, and for the options. MEMB-03 */
const Known = observer(({ texts, customer, qualifications, choices, children }: KnownProps) => {
  const formatMessage = useFormatMessage();
  const withChoices = () => (
    <ResourceView resource={choices} subject="applicationForm" showsFailure>
      {(loaded) =>
        customer.notifications.isRefreshing ? <Skeleton lines={3} subject="application" /> : children(loaded)
      }
    </ResourceView>
  );
  return (
    <NeedsNotifications
      customer={customer}
      subject="notifications"
      failed={texts.undecided}
      loading={<Skeleton lines={3} subject="application" />}
    >
      {() =>
        customer.userType === "affiliate" ? (
          <ResourceView
            resource={qualifications.progress}
            subject="qualifications"
            failed={formatMessage(qualificationsMessages.failed)}
            showsFailure
          >
            {withChoices}
          </ResourceView>
        ) : (
          withChoices()
        )
      }
    </NeedsNotifications>
  );
});
