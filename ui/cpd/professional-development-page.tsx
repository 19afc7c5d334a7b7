import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { ProfessionalDevelopmentContent } from "../../application/content/pages.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { LearningAddresses } from "../learning/learning-section.tsx";
import { LearningSection } from "../learning/learning-section.tsx";
import { FooterLinks } from "../parts/footer-links.tsx";
import { Page, Section } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { PortalLink } from "../parts/portal-link.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { Tiles } from "../parts/tiles.tsx";
import { registerCards } from "../retirement/register-cards.ts";
import { CpdNotice } from "./cpd-notice.tsx";
import { cpdValues } from "./cpd-values.ts";

export interface ProfessionalDevelopmentPageProps {
  readonly content: ContentPages;
  readonly customer: Customer;
  readonly record: CpdRecord;
  readonly configuration: LearningAddresses;
}

/** CPD-02, CPD-03, LEARN-01 */
export const ProfessionalDevelopmentPage = observer((props: ProfessionalDevelopmentPageProps) => (
  <PageContent texts={props.content.page("professional-development")} shows={props.customer.isRetired ? [] : [props.record.overview]}>
    {(texts) => (
      <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
        <Standing texts={texts} customer={props.customer} record={props.record} />
        {registerCards(props.customer, texts.register).map((card) => (
          <Section key={card.heading} heading={card.heading}>
            {card.message && <RichText text={card.message} />}
            {card.link && (
              <p>
                <PortalLink href={card.link.href}>{card.link.text}</PortalLink>
              </p>
            )}
          </Section>
        ))}
        <Section heading={texts.guide.heading}>
          <Tiles tiles={texts.guide.tiles} />
        </Section>
        <LearningSection texts={texts.learning} customer={props.customer} addresses={props.configuration} />
        <FooterLinks links={texts.footerLinks} />
      </Page>
    )}
  </PageContent>
));

interface StandingProps {
  readonly texts: ProfessionalDevelopmentContent;
  readonly customer: Customer;
  readonly record: CpdRecord;
}

const Standing = observer(({ texts, customer, record }: StandingProps) => {
  if (customer.isRetired) return <RichText text={texts.retired} />;
  return (
    <ResourceView resource={record.overview} label="your CPD status" failed="We couldn't load your CPD status">
      {(overview) =>
        record.toDeclare ? (
          <CpdNotice record={record} notices={texts.notices} level={2} />
        ) : (
          <RichText text={texts.upToDate} values={cpdValues(overview)} />
        )
      }
    </ResourceView>
  );
});
