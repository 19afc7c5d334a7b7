import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import type { ContentPages } from "../../application/content/content-pages.ts";
import type { LoginDetails } from "../../application/my-details/login-details.ts";
import type { PersonalDataDownload } from "../../application/my-details/personal-data-download.ts";
import type { LoginDetailsContent } from "../../domain/my-details/content.ts";
import { ButtonLink } from "../components/button-link.tsx";
import { FormSection } from "../components/form-section.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { PortalLink } from "../components/portal-link.tsx";
import { RichText } from "../components/rich-text.tsx";
import { TextField } from "../components/text-field.tsx";
import { PasskeySection } from "./passkeys.tsx";
import { PasswordField } from "./password-field.tsx";
import { PersonalDataSection } from "./personal-data-section.tsx";

interface LoginDetailsPageProps {
  readonly content: ContentPages;
  readonly login: LoginDetails;
  readonly data: PersonalDataDownload;
}

/** A card that links to the service managing the login. LOGN-01 */
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

/**
 * The login details page: a link to another service, or forms to change email and password. LOGN-01, PASS-02, DATA-01
 */
export const LoginDetailsPage = observer(({ content, login, data }: LoginDetailsPageProps) => {
  useEffect(() => login.sections.watch(), [login]);
  const forgotten = login.record.value?.forgotten;
  return (
    <PageContent texts={content.page("login-details")} shows={[login.record, login.passkeys.record]}>
      {(texts) => (
        <Page
          heading={texts.heading}
          introduction={forgotten !== undefined && <RichText text={texts.here.introduction} />}
        >
          {forgotten === undefined ? (
            <ExternalSignIn card={texts.card} />
          ) : (
            <div>
              <EmailSection texts={texts.email} here={texts.here} login={login} />
              <PasswordSection texts={texts.password} here={texts.here} login={login} forgotten={forgotten} />
              <PasskeySection texts={texts.passkeys} here={texts.here} login={login} />
            </div>
          )}
          <PersonalDataSection texts={texts.data} data={data} />
        </Page>
      )}
    </PageContent>
  );
});

interface SectionProps<Part extends "email" | "password"> {
  readonly texts: LoginDetailsContent[Part];
  readonly here: LoginDetailsContent["here"];
  readonly login: LoginDetails;
}

/** Changes the sign-in email, which takes effect after confirmation by link. LOGN-01 */
const EmailSection = observer(({ texts, here, login }: SectionProps<"email">) => {
  const { email = "", awaited } = login.record.value ?? {};
  return (
    <FormSection
      id="sign-in-email"
      heading={texts.heading}
      form={login.email}
      fields={{
        email: texts.chosen,
        present: texts.present,
      }}
      onEdit={() => login.sections.edit(login.email)}
      rows={() => [{ term: texts.heading, value: email }]}
      nothing=""
      notice={awaited !== undefined && <RichText text={texts.awaited} values={{ email: awaited }} />}
    >
      {(field) => (
        <>
          <TextField {...field.typed("email")} inputMode="email" autoComplete="email" hint={texts.hint} isRequired />
          <PasswordField {...field.typed("present")} texts={here} autoComplete="current-password" />
        </>
      )}
    </FormSection>
  );
});

interface PasswordSectionProps extends SectionProps<"password"> {
  /** Where a forgotten password is reset. */
  readonly forgotten: string;
}

/** Changes the password, which requires the current one. PASS-02 */
const PasswordSection = observer(({ texts, here, login, forgotten }: PasswordSectionProps) => (
  <FormSection
    id="password"
    heading={texts.heading}
    form={login.password}
    fields={{
      present: texts.present,
      chosen: texts.chosen,
    }}
    onEdit={() => login.sections.edit(login.password)}
    rows={() => []}
    nothing={
      <>
        {texts.read} <PortalLink href={forgotten}>{here.forgotten}</PortalLink>
      </>
    }
  >
    {(field) => (
      <>
        <PasswordField {...field.typed("present")} texts={here} autoComplete="current-password" />
        <p>
          <PortalLink href={forgotten}>{here.forgotten}</PortalLink>
        </p>
        <PasswordField {...field.typed("chosen")} texts={here} autoComplete="new-password" hint={texts.hint} />
      </>
    )}
  </FormSection>
));
