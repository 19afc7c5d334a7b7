import { observer } from "mobx-react-lite";
import type { LoginDetails } from "../../application/my-details/login-details.ts";
import { longestPassword } from "../../domain/customer/password.ts";
import { emailLimit } from "../../domain/my-details/contact.ts";
import type { LoginDetailsContent } from "../../domain/my-details/content.ts";
import { typed } from "../parts/form-field.ts";
import { FormSection } from "../parts/form-section.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { TextField } from "../parts/text-field.tsx";

interface SignInEmailSectionProps {
  readonly texts: LoginDetailsContent["email"];
  readonly login: LoginDetails;
}

/** Another email to sign in with, which stands once a link that is sent there is opened. LOGN-01 */
export const SignInEmailSection = observer(({ texts, login }: SignInEmailSectionProps) => {
  const form = login.email;
  const { email = "", awaited } = login.record.value ?? {};
  const field = (name: "email" | "present") => ({
    id: `sign-in-email-${name}`,
    isRequired: true,
    ...typed(form, name),
  });
  return (
    <FormSection
      id="sign-in-email"
      heading={texts.heading}
      form={form}
      fields={{ email: { label: texts.chosen, ask: "Enter a new email" }, present: { label: texts.present, ask: "Enter your current password" } }}
      onEdit={() => login.sections.edit(form)}
      rows={() => [{ term: texts.heading, value: email }]}
      nothing=""
      notice={awaited !== undefined && <RichText text={texts.awaited} values={{ email: awaited }} />}
    >
      <TextField {...field("email")} label={texts.chosen} type="email" autoComplete="email" maxLength={emailLimit} hint={texts.hint} />
      <TextField {...field("present")} label={texts.present} type="password" autoComplete="current-password" maxLength={longestPassword} />
    </FormSection>
  );
});
