import type { IconNode } from "lucide";
import { BellRing, BriefcaseBusiness, IdCard, KeyRound, Mail } from "lucide";
import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { MyDetailsContent } from "../../application/content/pages.ts";
import { Icon } from "../parts/icon.tsx";
import { Page, Section } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { PortalLink } from "../parts/portal-link.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./my-details-page.module.css";

type Card = MyDetailsContent["sections"][number]["cards"][number];

const icons: Readonly<Record<Card["icon"], IconNode>> = {
  contact: Mail,
  account: IdCard,
  communication: BellRing,
  employment: BriefcaseBusiness,
  login: KeyRound,
};

/** The ways into My details. DET-01 */
export const MyDetailsPage = observer(({ content }: { readonly content: ContentPages }) => (
  <PageContent texts={content.page("my-details")}>
    {(texts) => (
      <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
        {texts.sections.map(({ heading, cards }) => (
          <Section key={heading} heading={heading}>
            <ul className={styles.cards}>
              {cards.map((card) => (
                <li key={card.heading} className={styles.card}>
                  <CardWords card={card} />
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </Page>
    )}
  </PageContent>
));

const CardWords = ({ card }: { readonly card: Card }) => (
  <>
    <Icon node={icons[card.icon]} className={styles.icon} />
    <h3>{card.heading}</h3>
    <div className={styles.rest}>
      {card.message && <RichText text={card.message} />}
      {card.link && (
        <PortalLink href={card.link.href} className={styles.link}>
          {card.link.text}
        </PortalLink>
      )}
    </div>
  </>
);
