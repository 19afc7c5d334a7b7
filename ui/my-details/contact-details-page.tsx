import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import type { ContentPages } from "../../application/content/content-pages.ts";
import type { ContactDetails } from "../../application/my-details/contact-details.ts";
import type { ContactDetailsContent } from "../../domain/my-details/content.ts";
import { displayedPhone } from "../../domain/my-details/phone.ts";
import { FormSection } from "../components/form-section.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useSectionInAddress } from "../components/section-in-address.ts";
import { SelectField } from "../components/select-field.tsx";
import { TextField } from "../components/text-field.tsx";
import { AddressSection } from "./address-section.tsx";
import { useCountryReader } from "./country-reader.ts";
import { SectionHelp } from "./section-help.tsx";

export interface ContactDetailsPageProps {
  readonly content: ContentPages;
  readonly contact: ContactDetails;
}

/** The contact details page. CONT-01 */
export const ContactDetailsPage = observer(({ content, contact }: ContactDetailsPageProps) => (
  <PageContent texts={content.page("contact-details")} shows={[contact.countries, contact.record]}>
    {(texts) => (
      <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
        <ResourceView resource={contact.countries} subject="countries">
          {() => (
            <ResourceView resource={contact.record} subject="contactDetails" lines={9}>
              {() => <Sections texts={texts} contact={contact} />}
            </ResourceView>
          )}
        </ResourceView>
      </Page>
    )}
  </PageContent>
));

const Sections = ({ texts, contact }: { readonly texts: ContactDetailsContent; readonly contact: ContactDetails }) => {
  useEffect(() => contact.sections.watch(), [contact]);
  useSectionInAddress();
  return (
    <div>
      <EmailSection texts={texts} contact={contact} />
      <PhoneSection texts={texts} contact={contact} />
      <AddressSection section="mailingAddress" texts={texts} contact={contact} />
      <AddressSection section="secondaryAddress" texts={texts} contact={contact} />
    </div>
  );
};

interface ContactSectionProps {
  readonly texts: ContactDetailsContent;
  readonly contact: ContactDetails;
}

/** The email section. CONT-01, CONT-07 */
const EmailSection = observer(({ texts, contact }: ContactSectionProps) => {
  const form = contact.email;
  return (
    <FormSection
      id="email"
      heading={texts.email.heading}
      form={form}
      fields={texts.emailFields}
      onEdit={() => contact.sections.edit(form)}
      readOnly={contact.mayEdit("email") ? undefined : <RichText text={texts.readOnly} />}
      rows={({ address }) => (address === "" ? [] : [{ term: texts.emailFields.address.label, value: address }])}
      nothing={texts.email.nothing}
    >
      {(field) => (
        <>
          <SectionHelp id="email-help" text={texts.email.help} />
          <TextField
            {...field.typed("address")}
            describedBy={texts.email.help && "email-help"}
            inputMode="email"
            autoComplete="email"
            isRequired
          />
        </>
      )}
    </FormSection>
  );
});

/** The phone section. CONT-01, CONT-03, CONT-07, CONT-08 */
const PhoneSection = observer(({ texts, contact }: ContactSectionProps) => {
  const form = contact.phone;
  const reader = useCountryReader();
  return (
    <FormSection
      id="phone"
      heading={texts.phone.heading}
      form={form}
      fields={texts.phoneFields}
      onEdit={() => contact.sections.edit(form)}
      readOnly={contact.mayEdit("phone") ? undefined : <RichText text={texts.readOnly} />}
      rows={({ countryCode, number }) =>
        number === "" ? [] : [{ term: texts.phoneFields.number.label, value: displayedPhone({ countryCode, number }) }]
      }
      nothing={texts.phone.nothing}
    >
      {(field) => (
        <>
          <SectionHelp id="phone-help" text={texts.phone.help} />
          <SelectField
            {...field.chosen("countryCode")}
            describedBy={texts.phone.help && "phone-help"}
            autoComplete="tel-country-code"
            options={contact.areaCodesFor(reader).map(({ code, countries }) => ({
              value: code,
              label: `${code} ${countries.join(", ")}`,
            }))}
          />
          <TextField {...field.typed("number")} type="tel" autoComplete="tel-national" />
        </>
      )}
    </FormSection>
  );
});
