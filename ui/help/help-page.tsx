import { observer } from "mobx-react-lite";

import { contentVariantFor } from "../../domain/customer/local-offices.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { withTelephoneLinks } from "../../domain/kernel/telephone.ts";
import type { HelpTexts } from "../../domain/shell/help-content.ts";
import { classNames } from "../components/class-names.ts";
import { FooterLinks } from "../components/footer-links.tsx";
import { useOfficeCountry } from "../components/office-country.ts";
import { useOrganisation } from "../components/organisation.ts";
import { PageContent } from "../components/page-content.tsx";
import { Page } from "../components/page.tsx";
import { PortalLink } from "../components/portal-link.tsx";
import { InlineText, RichText } from "../components/rich-text.tsx";
import { headingIdOf, useSectionInAddress } from "../components/section-in-address.ts";
import type { Services } from "../components/services.ts";

import styles from "./help-page.module.css";

export type HelpPageProps = Pick<Services, "content" | "customer">;

/** Help texts for the customer's country of residence. HELP-01 */
export const HelpPage = observer(({ content, customer }: HelpPageProps) => {
  const country = customer.person.countryOfResidence;
  const officeCountry = useOfficeCountry(country);
  const { telephone } = useOrganisation();
  return (
    <PageContent texts={content.page("help-information")}>
      {(texts) => {
        const help = texts[contentVariantFor(country, Object.keys(texts))] ?? texts.standard;
        const values = { country: officeCountry };
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
          <h2
            className={styles.title}
            {...(card.section !== undefined && { id: headingIdOf(card.section), tabIndex: -1 })}
          >
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
