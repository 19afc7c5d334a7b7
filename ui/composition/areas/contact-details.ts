import { countries } from "../../../adapters/contract/my-details-addresses.contract.ts";
import { contactDetails } from "../../../adapters/contract/my-details-contact.contract.ts";
import { ContactDetailsPage } from "../../my-details/contact-details-page.tsx";
import { CONTACT_DETAILS, myDetailsModule } from "../modules/my-details.ts";
import { pageToolsModule } from "../modules/page-tools.ts";
import { CONTENT } from "../modules/shell.ts";
import { early } from "../page-loads.ts";
import { definePage } from "../page.tsx";

export const modules = [pageToolsModule, myDetailsModule];

/** Separate from the rest of My details, because the address search is larger than all of it. */
export const pages = {
  "/my-details/contact-details": definePage(
    ContactDetailsPage,
    { content: CONTENT, contact: CONTACT_DETAILS },
    { contents: ["contact-details"], calls: [early(countries), early(contactDetails)] },
  ),
};
