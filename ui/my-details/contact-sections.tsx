import { observer } from "mobx-react-lite";
import type { ContactDetailsContent } from "../../domain/my-details/content.ts";
import type { ContactDetails } from "../../application/my-details/contact-details.ts";
import { emailLimit } from "../../domain/my-details/contact.ts";
import { FormSection } from "../parts/form-section.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { TextField } from "../parts/text-field.tsx";

const emailFields = { address: { label: "Email address", ask: "Enter an email address" } } as const;

const phoneFields = {
  countryCode: { label: "Area code", ask: "Choose an area code" },
  number: { label: "Phone number", ask: "Enter a phone number" },
} as const;

interface ContactSectionProps {
  readonly texts: ContactDetailsContent;
  readonly contact: ContactDetails;
}

/** CONT-01, CONT-07 */
export const EmailSection = observer(({ texts, contact }: ContactSectionProps) => {
  const form = contact.email;
  return (
    <FormSection
      id="email"
      heading={texts.email.heading}
      form={form}
      fields={emailFields}
      onEdit={() => contact.sections.edit(form)}
      readOnly={contact.mayEdit("email") ? undefined : <RichText text={texts.readOnly} />}
      rows={({ address }) => (address === "" ? [] : [{ term: emailFields.address.label, value: address }])}
      nothing={texts.email.nothing}
    >
      {(field) => (
        <>
          {texts.email.help && <RichText text={texts.email.help} />}
          <TextField {...field.typed("address")} type="email" autoComplete="email" maxLength={emailLimit} isRequired />
        </>
      )}
    </FormSection>
  );
});

/** CONT-01, CONT-03, CONT-07, CONT-08 */
export const PhoneSection = observer(({ texts, contact }: ContactSectionProps) => {
  const form = contact.phone;
  return (
    <FormSection
      id="phone"
      heading={texts.phone.heading}
      form={form}
      fields={phoneFields}
      onEdit={() => contact.sections.edit(form)}
      readOnly={contact.mayEdit("phone") ? undefined : <RichText text={texts.readOnly} />}
      rows={({ countryCode, number }) =>
        number === "" ? [] : [{ term: phoneFields.number.label, value: `${countryCode} ${number}` }]
      }
      nothing={texts.phone.nothing}
    >
      {(field) => (
        <>
          {texts.phone.help && <RichText text={texts.phone.help} />}
          <SelectField
            {...field.chosen("countryCode")}
            autoComplete="tel-country-code"
            options={contact.areaCodes.map((code) => ({ value: code, label: code }))}
          />
          <TextField {...field.typed("number")} type="tel" autoComplete="tel-national" maxLength={30} />
        </>
      )}
    </FormSection>
  );
});
