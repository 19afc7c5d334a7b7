import { observer } from "mobx-react-lite";
import type { HelpTexts } from "../../domain/shell/help-content.ts";
import { contentVariantFor } from "../../domain/customer/countries.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { withTelephoneLinks } from "../../domain/kernel/telephone.ts";
import { useBody } from "../parts/body.ts";
import { classNames } from "../parts/class-names.ts";
import { FooterLinks } from "../parts/footer-links.tsx";
import { Page } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { PortalLink } from "../parts/portal-link.tsx";
import { InlineText, RichText } from "../parts/rich-text.tsx";
import { headingIdOf, useSectionInAddress } from "../parts/section-in-address.ts";
import type { Services } from "../parts/services.ts";
import styles from "./help-page.module.css";

export type HelpPageProps = Pick<Services, "content" | "customer">;

/** Help texts for the customer's country of residence. HELP-01 */
export const HelpPage = observer(({ content, customer }: HelpPageProps) => {
  const country = customer.person.countryOfResidence;
  const { telephone } = useBody();
  return (
    <PageContent texts={content.page("help-information")}>
      {(texts) => {
        const help = texts[contentVariantFor(country, Object.keys(texts))] ?? texts.standard;
        const values = { country: country ?? "" };
        return (
          <Page heading={texts.heading} introduction={<RichText text={help.introduction} values={values} />}>
            <Cards cards={help.cards} telephone={help.telephone ?? telephone} />
            <FooterLinks links={texts.footerLinks} />
          </Page>
        );
      }}
    </PageContent>
  );
});

const Cards = ({ cards, telephone }: { readonly cards: HelpTexts["cards"]; readonly telephone: string }) => {
  useSectionInAddress();
  return (
    <ul className={classNames("ruled", styles.cards)}>
      {cards.map((card) => (
        <li key={fill(card.title, { telephone })} className={styles.card}>
          <h2 className={styles.title} {...(card.section !== undefined && { id: headingIdOf(card.section), tabIndex: -1 })}>
            <InlineText words={withTelephoneLinks(card.title, telephone)} />
          </h2>
          <RichText text={card.message} />
          {card.link && (
            <PortalLink href={card.link.href} className={styles.link}>
              {card.link.text}
            </PortalLink>
          )}
        </li>
      ))}
    </ul>
  );
};
