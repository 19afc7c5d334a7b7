import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { LoginDetails } from "../../application/my-details/login-details.ts";
import type { LoginDetailsContent } from "../../domain/my-details/content.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { Page, Section } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SignInEmailSection } from "./sign-in-email-section.tsx";

interface LoginDetailsPageProps {
  readonly content: ContentPages;
  readonly login: LoginDetails;
}

/** The card that leads to the service that looks after the sign-in. LOGN-01 */
const ExternalSignIn = ({ card }: Pick<LoginDetailsContent, "card">) => (
  <Section heading={card.heading}>
    {card.message && <RichText text={card.message} />}
    {card.link && (
      <p>
        <ButtonLink href={card.link.href}>{card.link.text}</ButtonLink>
      </p>
    )}
  </Section>
);

/** Where the sign-in is looked after: at another service, or here, where email and password are changed. LOGN-01, PASS-02 */
export const LoginDetailsPage = observer(({ content, login }: LoginDetailsPageProps) => {
  useEffect(() => login.sections.watch(), [login]);
  const { email = "", forgotten } = login.record.value ?? {};
  return (
    <PageContent texts={content.page("login-details")} shows={[login.record]}>
      {(texts) => (
        <Page heading={texts.heading}>
          {forgotten === undefined ? (
            <ExternalSignIn card={texts.card} />
          ) : (
            <>
              <Section heading={texts.here.heading}>
                <RichText text={texts.here.message} values={{ email }} />
                <p>
                  <ButtonLink href={forgotten}>{texts.here.forgotten}</ButtonLink>
                </p>
              </Section>
              <div>
                <SignInEmailSection texts={texts.email} login={login} />
                <PasswordSection texts={texts.password} login={login} />
              </div>
            </>
          )}
        </Page>
      )}
    </PageContent>
  );
});
