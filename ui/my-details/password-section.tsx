import { observer } from "mobx-react-lite";
import type { LoginDetailsContent } from "../../domain/my-details/content.ts";
import type { LoginDetails } from "../../application/my-details/login-details.ts";
import { longestPassword } from "../../domain/customer/password.ts";
import { typed } from "../parts/form-field.ts";
import { FormSection } from "../parts/form-section.tsx";
import { TextField } from "../parts/text-field.tsx";

interface PasswordSectionProps {
  readonly texts: LoginDetailsContent["password"];
  readonly login: LoginDetails;
}

/** Another password, after giving the present one. PASS-02 */
export const PasswordSection = observer(({ texts, login }: PasswordSectionProps) => {
  const form = login.password;
  const field = (name: "present" | "chosen") => ({
    id: `password-${name}`,
    label: texts[name],
    type: "password" as const,
    isRequired: true,
    maxLength: longestPassword,
    ...typed(form, name),
  });
  return (
    <FormSection
      id="password"
      heading={texts.heading}
      form={form}
      fields={{ present: { label: texts.present, ask: "Enter your current password" }, chosen: { label: texts.chosen, ask: "Enter a new password" } }}
      onEdit={() => login.sections.edit(form)}
      rows={() => []}
      nothing={texts.read}
    >
      <TextField {...field("present")} autoComplete="current-password" />
      <TextField {...field("chosen")} autoComplete="new-password" hint={texts.hint} />
    </FormSection>
  );
});
