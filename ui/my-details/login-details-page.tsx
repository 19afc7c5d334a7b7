import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { LoginDetails } from "../../application/my-details/login-details.ts";
import { Page, Section } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { PortalLink } from "../parts/portal-link.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./login-details-page.module.css";
import { PasswordSection } from "./password-section.tsx";

interface LoginDetailsPageProps {
  readonly content: ContentPages;
  readonly login: LoginDetails;
}

/** Where the sign-in itself is looked after, and the password where it is changed here. LOGN-01, PASS-02 */
export const LoginDetailsPage = observer(({ content, login }: LoginDetailsPageProps) => {
  useEffect(() => login.sections.watch(), [login]);
  return (
    <PageContent texts={content.page("login-details")} shows={[login.record]}>
      {({ heading, card, password }) => (
        <Page heading={heading}>
          <Section heading={card.heading}>
            {card.message && <RichText text={card.message} />}
            {card.link && (
              <PortalLink href={card.link.href} className={styles.outlined}>
                {card.link.text}
              </PortalLink>
            )}
          </Section>
          {login.record.value?.isLookedAfterHere && <PasswordSection texts={password} login={login} />}
        </Page>
      )}
    </PageContent>
  );
});
