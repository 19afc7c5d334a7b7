import type { Container } from "inversify";
import type { ComponentType } from "react";
import { AccountDetailsPage } from "../../my-details/account-details-page.tsx";
import { CommunicationPreferencesPage } from "../../my-details/communication-preferences-page.tsx";
import { EmploymentDetailsPage } from "../../my-details/employment-details-page.tsx";
import { LoginDetailsPage } from "../../my-details/login-details-page.tsx";
import { MyDetailsPage } from "../../my-details/my-details-page.tsx";
import { ACCOUNT, CONSENTS, CONTACT_DETAILS, EMPLOYMENT_DETAILS, LOGIN_DETAILS, MEMBER_NETWORKS } from "../bindings/my-details.ts";
import { CONTENT, CUSTOMER } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const myDetailsPage = pageWith(MyDetailsPage, { content: CONTENT });

export const loginDetailsPage = pageWith(LoginDetailsPage, { content: CONTENT, login: LOGIN_DETAILS });

export const accountDetailsPage = pageWith(AccountDetailsPage, { content: CONTENT, customer: CUSTOMER, account: ACCOUNT });

export const employmentDetailsPage = pageWith(EmploymentDetailsPage, { content: CONTENT, employment: EMPLOYMENT_DETAILS });

export const communicationPreferencesPage = pageWith(CommunicationPreferencesPage, {
  content: CONTENT,
  customer: CUSTOMER,
  consents: CONSENTS,
  networks: MEMBER_NETWORKS,
});

/** Loads by itself: the search for addresses is more than the rest of My details together. */
export const contactDetailsPage = async (container: Container): Promise<ComponentType> => {
  const { ContactDetailsPage } = await import("../../my-details/contact-details-page.tsx");
  return pageWith(ContactDetailsPage, { content: CONTENT, contact: CONTACT_DETAILS })(container);
};
