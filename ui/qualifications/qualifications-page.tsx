import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { MyQualificationsContent } from "../../domain/qualifications/content.ts";
import type { Qualifications } from "../../application/qualifications/qualifications.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import { qualificationsMessages } from "../../domain/qualifications/page.ts";
import { LearningSection, type LearningAddresses } from "../learning/learning-section.tsx";
import { ErrorPanel } from "../parts/error-panel.tsx";
import { Page } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { LoadingQualifications } from "./loading-qualifications.tsx";
import { PublicationCard } from "./publication-card.tsx";
import { QualificationProgress } from "./qualification-progress.tsx";
import { qualificationsShownTo } from "./qualifications-shown-to.ts";

export interface QualificationsPageProps {
  readonly content: ContentPages;
  readonly customer: Customer;
  readonly qualifications: Qualifications;
  readonly configuration: LearningAddresses;
}

/** Members see no progress here. QUAL-01 */
const partsOf = ({ customer, qualifications }: QualificationsPageProps): readonly Resource<unknown>[] =>
  customer.experience === "member" ? [] : [customer.notifications, qualifications.progress];

/** QUAL-01 to QUAL-15, LEARN-01 */
export const QualificationsPage = observer((props: QualificationsPageProps) => (
  <PageContent texts={props.content.page("my-qualifications")} shows={partsOf(props)}>
    {(texts) =>
      qualificationsShownTo(props.customer).shows === "publication card" ? (
        <Page heading={texts.heading}>
          <PublicationCard
            texts={texts.publication}
            learningSite={props.configuration.learningSites[props.customer.learningSite]}
          />
        </Page>
      ) : (
        <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
          <Progress {...props} texts={texts} />
          <LearningSection texts={texts.learning} customer={props.customer} addresses={props.configuration} />
        </Page>
      )
    }
  </PageContent>
));

interface ProgressProps extends QualificationsPageProps {
  readonly texts: MyQualificationsContent;
}

/** What depends on notifications waits for them, and says so when they failed. QUAL-01, QUAL-10 */
const Progress = observer(({ texts, customer, qualifications }: ProgressProps) => {
  const shown = qualificationsShownTo(customer);
  switch (shown.shows) {
    case "progress":
      return (
        <QualificationProgress
          texts={texts}
          customer={customer}
          qualifications={qualifications}
          warnsOfResults={shown.warnsOfResults}
        />
      );
    case "loading":
      return <LoadingQualifications />;
    case "error panel":
      return (
        <ErrorPanel heading={qualificationsMessages.failed} onReload={customer.notifications.load} />
      );
    // In place of this part, or above it.
    case "no progress":
    case "publication card":
      return null;
    default:
      return exhausted(shown);
  }
});
