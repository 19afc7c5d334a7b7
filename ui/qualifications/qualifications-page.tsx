import { observer } from "mobx-react-lite";

import type { Person } from "../../application/shell/customer.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { learningSiteAddress } from "../../domain/customer/learning-site.ts";
import { assertNever } from "../../domain/kernel/assert-never.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import type { ContentCard } from "../../domain/kernel/content.ts";
import type { MyQualificationsContent } from "../../domain/qualifications/content.ts";
import { qualificationsMessages, publicationLink, publicationText } from "../../domain/qualifications/page.ts";
import { ButtonLink } from "../components/button-link.tsx";
import { DefinitionList } from "../components/definition-list.tsx";
import { ErrorPanel } from "../components/error-panel.tsx";
import { FooterLinks } from "../components/footer-links.tsx";
import { Notice } from "../components/notice.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { useFormatMessage } from "../components/texts.ts";
import { LearningSection, type LearningAddresses } from "../learning/learning-section.tsx";
import { ProgressCards } from "./progress-cards.tsx";
import {
  qualificationsShownTo,
  applicationShownTo,
  invitationShownTo,
  jurisdictionShownTo,
  portalOf,
} from "./qualifications-shown-to.ts";

import loadingStyles from "./loading-qualifications.module.css";

export interface QualificationsPageProps extends Pick<Services, "content" | "customer" | "qualifications"> {
  readonly configuration: LearningAddresses;
}

/** Members see no progress on this page. QUAL-01 */
const partsOf = ({ customer, qualifications }: QualificationsPageProps): readonly Resource<unknown>[] =>
  customer.experience === "member" ? [] : [customer.notifications, qualifications.progress];

/** The qualifications page. QUAL-01 to QUAL-15, LEARN-01 */
export const QualificationsPage = observer((props: QualificationsPageProps) => (
  <PageContent texts={props.content.page("my-qualifications")} shows={partsOf(props)}>
    {(texts) =>
      qualificationsShownTo(props.customer).shows === "publication card" ? (
        <Page heading={texts.heading}>
          <PublicationCard
            texts={texts.publication}
            learningSite={learningSiteAddress(props.configuration.learningSites, props.customer.person.nationality)}
          />
        </Page>
      ) : (
        <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
          {props.customer.userType === "member" && (
            <Membership texts={texts.membership} person={props.customer.person} />
          )}
          <Progress {...props} texts={texts} />
          <LearningSection texts={texts.learning} customer={props.customer} addresses={props.configuration} />
        </Page>
      )
    }
  </PageContent>
));

interface MembershipProps {
  readonly texts: MyQualificationsContent["membership"];
  readonly person: Person;
}

/** The member's qualification and admission date. QUAL-01 */
const Membership = ({ texts, person: { isRetired, isFellow, membershipDate } }: MembershipProps) => {
  const rules = useRules();
  return (
    <Section heading={texts.heading}>
      <DefinitionList
        rows={[
          { term: texts.kind, value: isRetired ? texts.retired : isFellow ? texts.fellow : texts.member },
          ...(membershipDate ? [{ term: texts.admitted, value: displayDate(membershipDate, rules) }] : []),
        ]}
      />
      <FooterLinks links={texts.links} />
    </Section>
  );
};

interface ProgressProps extends QualificationsPageProps {
  readonly texts: MyQualificationsContent;
}

/** Waits for notifications and shows an error when they fail. QUAL-01, QUAL-10 */
const Progress = observer((props: ProgressProps) => {
  const formatMessage = useFormatMessage();
  const shown = qualificationsShownTo(props.customer);
  switch (shown.shows) {
    case "progress":
      return <QualificationProgress {...props} warnsOfResults={shown.warnsOfResults} />;
    case "loading":
      return <LoadingQualifications />;
    case "error panel":
      return (
        <ErrorPanel
          subject="qualifications"
          heading={formatMessage(qualificationsMessages.failed)}
          onReload={props.customer.notifications.load}
        />
      );
    // Rendered elsewhere: in place of this part, or above it.
    case "no progress":
    case "publication card":
      return null;
    default:
      return assertNever(shown);
  }
});

interface PublicationCardProps {
  readonly texts: MyQualificationsContent["publication"];
  /** Address of the customer's learning site, the target of LMS_ links. */
  readonly learningSite: string;
}

/** Replaces the page when results are published. QUAL-12 */
const PublicationCard = ({ texts, learningSite }: PublicationCardProps) => (
  <Section heading={texts.heading}>
    <RichText text={publicationText(texts.message, learningSite)} />
    <ul className="boot-actions">
      {texts.links.map(({ text, href }) => (
        <li key={href}>
          <ButtonLink href={publicationLink(href, learningSite)}>{text}</ButtonLink>
        </li>
      ))}
    </ul>
  </Section>
);

interface QualificationProgressProps extends ProgressProps {
  readonly warnsOfResults: boolean;
}

/** Notices first, then the invitation to apply, then the progress cards. QUAL-02, QUAL-11, QUAL-13 to QUAL-15 */
const QualificationProgress = observer((props: QualificationProgressProps) => {
  const { texts, customer, warnsOfResults } = props;
  const application = applicationShownTo(customer, texts);
  return (
    <>
      {warnsOfResults && <CardNotice card={texts.resultsWarning} urgency="soon" />}
      <CardNotice card={application} urgency={application === texts.application.onHold ? "soon" : "calm"} />
      <CardNotice card={jurisdictionShownTo(customer, texts)} />
      <Fetched {...props} />
    </>
  );
});

/** Parts that need the progress record; shows its loading and error states. QUAL-10 */
const Fetched = observer(({ texts, customer, qualifications: { progress } }: ProgressProps) => {
  const formatMessage = useFormatMessage();
  const experience = portalOf(customer);
  const profile = customer.profile.value;
  if (progress.hasFailed)
    return (
      <ErrorPanel
        subject="qualifications"
        heading={formatMessage(qualificationsMessages.failed)}
        onReload={progress.load}
      />
    );
  if (!progress.value || !experience || !profile) return <LoadingQualifications />;
  return (
    <>
      <CardNotice card={invitationShownTo(customer, progress.value, texts)} look="primary" />
      <ProgressCards texts={texts} progress={progress.value} profile={profile} experience={experience} />
    </>
  );
});

interface CardNoticeProps {
  /** Renders nothing when undefined. */
  readonly card: ContentCard | undefined;
  readonly urgency?: "soon" | "calm";
  readonly look?: "primary" | "plain";
}

/** A notice above the progress, optionally with a link. QUAL-11, QUAL-13 to QUAL-15 */
const CardNotice = ({ card, urgency = "calm", look = "plain" }: CardNoticeProps) =>
  card && (
    <Notice urgency={urgency} heading={card.heading}>
      {card.message && <RichText text={card.message} />}
      {card.link && (
        <p>
          <ButtonLink href={card.link.href} look={look}>
            {card.link.text}
          </ButtonLink>
        </p>
      )}
    </Notice>
  );

/** Skeleton of the three cards, with a loading message. QUAL-10 */
const LoadingQualifications = () => (
  <div className={loadingStyles.loading} role="status">
    <p>{useFormatMessage()(qualificationsMessages.loading)}</p>
    <div className={loadingStyles.cards}>
      {["first", "second", "third"].map((card) => (
        <div key={card} className={loadingStyles.card}>
          <div className={loadingStyles.heading} />
          <div className={loadingStyles.ring} />
          <div className={loadingStyles.words} />
        </div>
      ))}
    </div>
  </div>
);
