import { ContainerModule } from "inversify";

import { countries } from "../../../../adapters/contract/my-details-addresses.contract.ts";
import { contactDetails } from "../../../../adapters/contract/my-details-contact.contract.ts";
import { httpAddressBook } from "../../../../adapters/http/my-details.http.ts";
import { ContactDetails } from "../../../../application/my-details/contact-details.ts";
import { ContactDetailsPage } from "../../../my-details/contact-details-page.tsx";
import {
  CONSENTS,
  CONTACT_RECORD,
  EMPLOYMENT_DETAILS,
  myDetailsModule,
  PERSONAL_RECORDS,
} from "../../container/modules/my-details.ts";
import { FLOW_SERVICES, pageToolsModule } from "../../container/modules/page-tools.ts";
import { API, CONFIGURATION } from "../../container/modules/ports.ts";
import { CONTENT } from "../../container/modules/shell.ts";
import { token } from "../../container/token.ts";
import { early } from "../../first-load/page-loads.ts";
import { definePage } from "../page.tsx";

const CONTACT_DETAILS = token<ContactDetails>("ContactDetails");

const contactDetailsModule = new ContainerModule(({ bind }) => {
  bind(CONTACT_DETAILS).toResolvedValue(
    (api, record, records, services, configuration, employment, consents) =>
      new ContactDetails(record, records, httpAddressBook(api), services, configuration, () => {
        // A changed address or phone number affects both of these.
        employment.record.clear();
        consents.record.clear();
      }),
    [API, CONTACT_RECORD, PERSONAL_RECORDS, FLOW_SERVICES, CONFIGURATION, EMPLOYMENT_DETAILS, CONSENTS],
  );
});

export const modules = [pageToolsModule, myDetailsModule, contactDetailsModule];

/** Separate from My details, because address search and the data on phone numbers are larger than all of it. */
export const pages = {
  "/my-details/contact-details": definePage(
    ContactDetailsPage,
    { content: CONTENT, contact: CONTACT_DETAILS },
    { contents: ["contact-details"], calls: [early(countries), early(contactDetails)] },
  ),
};
