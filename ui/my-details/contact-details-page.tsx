import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { ContactDetailsContent } from "../../domain/my-details/content.ts";
import type { ContactDetails } from "../../application/my-details/contact-details.ts";
import { Page } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { AddressSection } from "./address-section.tsx";
import { EmailSection, PhoneSection } from "./contact-sections.tsx";
import { useSectionInAddress } from "../parts/section-in-address.ts";

export interface ContactDetailsPageProps {
  readonly content: ContentPages;
  readonly contact: ContactDetails;
}

/** How the person is reached. CONT-01 */
export const ContactDetailsPage = observer(({ content, contact }: ContactDetailsPageProps) => (
  <PageContent texts={content.page("contact-details")} shows={[contact.countries, contact.record]}>
    {(texts) => (
      <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
        <ResourceView resource={contact.countries} label="countries">
          {() => (
            <ResourceView
              resource={contact.record}
              label="your contact details"
              lines={9}
            >
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
