import type { Container } from "inversify";
import { AccountDetailsPage } from "../../my-details/account-details-page.tsx";
import { CommunicationPreferencesPage } from "../../my-details/communication-preferences-page.tsx";
import { EmploymentDetailsPage } from "../../my-details/employment-details-page.tsx";
import { LoginDetailsPage } from "../../my-details/login-details-page.tsx";
import { MyDetailsPage } from "../../my-details/my-details-page.tsx";
import { ACCOUNT, CONSENTS, CONTACT_DETAILS, EMPLOYMENT_DETAILS, LOGIN_DETAILS, MEMBER_NETWORKS } from "../bindings/my-details.ts";
import { CONTENT, CUSTOMER } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const pages = {
  "/my-details": pageWith(MyDetailsPage, { content: CONTENT }),
  // Loads by itself: the search for addresses is more than the rest of My details together.
  "/my-details/contact-details": async (container: Container) => {
    const { ContactDetailsPage } = await import("../../my-details/contact-details-page.tsx");
    return pageWith(ContactDetailsPage, { content: CONTENT, contact: CONTACT_DETAILS })(container);
  },
  "/my-details/login-details": pageWith(LoginDetailsPage, { content: CONTENT, login: LOGIN_DETAILS }),
  "/my-details/account-details": pageWith(AccountDetailsPage, { content: CONTENT, customer: CUSTOMER, account: ACCOUNT }),
  "/my-details/employment-details": pageWith(EmploymentDetailsPage, { content: CONTENT, employment: EMPLOYMENT_DETAILS }),
  "/my-details/communication-preferences": pageWith(CommunicationPreferencesPage, {
    content: CONTENT,
    customer: CUSTOMER,
    consents: CONSENTS,
    networks: MEMBER_NETWORKS,
  }),
};
