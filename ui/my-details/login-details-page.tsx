import { KeyRound } from "lucide";
import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import { classNames } from "../parts/class-names.ts";
import { Icon } from "../parts/icon.tsx";
import { Page } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { PortalLink } from "../parts/portal-link.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./login-details-page.module.css";

/** Where the sign-in itself is looked after. LOGN-01 */
export const LoginDetailsPage = observer(({ content }: { readonly content: ContentPages }) => (
  <PageContent texts={content.page("login-details")}>
    {({ heading, card }) => (
      <Page heading={heading}>
        <div className={classNames(styles.card, styles.only)}>
          <Icon node={KeyRound} className={styles.icon} />
          <h2>{card.heading}</h2>
          <div className={styles.rest}>
            {card.message && <RichText text={card.message} />}
            {card.link && (
              <PortalLink href={card.link.href} className={styles.outlined}>
                {card.link.text}
              </PortalLink>
            )}
          </div>
        </div>
      </Page>
    )}
  </PageContent>
));
