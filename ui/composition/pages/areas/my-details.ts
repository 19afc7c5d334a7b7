import { passkeys } from "../../../../adapters/contract/credentials-passkeys.contract.ts";
import { signInDetails } from "../../../../adapters/contract/credentials.contract.ts";
import { activity } from "../../../../adapters/contract/my-details-activity.contract.ts";
import { consentRecord } from "../../../../adapters/contract/my-details-consents.contract.ts";
import { employment, employmentLookups } from "../../../../adapters/contract/my-details-employment.contract.ts";
import { customerNetworks, networkLookups } from "../../../../adapters/contract/my-details-networks.contract.ts";
import { AccountDetailsPage } from "../../../my-details/account-details-page.tsx";
import { CommunicationPreferencesPage } from "../../../my-details/communication-preferences-page.tsx";
import { EmploymentDetailsPage } from "../../../my-details/employment-details-page.tsx";
import { LoginDetailsPage } from "../../../my-details/login-details-page.tsx";
import { MyDetailsPage } from "../../../my-details/my-details-page.tsx";
import { SecurityAndActivityPage } from "../../../my-details/security-and-activity-page.tsx";
import {
  ACCOUNT,
  ACCOUNT_ACTIVITY,
  CONSENTS,
  CONTACT_RECORD,
  EMPLOYMENT_DETAILS,
  LOGIN_DETAILS,
  MEMBER_NETWORKS,
  myDetailsModule,
} from "../../container/modules/my-details.ts";
import { pageToolsModule, PERSONAL_DATA } from "../../container/modules/page-tools.ts";
import { CLOCK } from "../../container/modules/ports.ts";
import { CONTENT, CUSTOMER } from "../../container/modules/shell.ts";
import { early, onlyFor } from "../../first-load/page-loads.ts";
import { definePage } from "../page.tsx";

export const modules = [pageToolsModule, myDetailsModule];

export const pages = {
  "/my-details": definePage(MyDetailsPage, { content: CONTENT }, { contents: ["my-details"], calls: [] }),
  "/my-details/login-details": definePage(
    LoginDetailsPage,
    { content: CONTENT, login: LOGIN_DETAILS, data: PERSONAL_DATA },
    { contents: ["login-details"], calls: [early(signInDetails), early(passkeys)] },
  ),
  "/my-details/security-and-activity": definePage(
    SecurityAndActivityPage,
    { content: CONTENT, activity: ACCOUNT_ACTIVITY, clock: CLOCK },
    { contents: ["security-and-activity"], calls: [early(activity)] },
  ),
  "/my-details/account-details": definePage(
    AccountDetailsPage,
    { content: CONTENT, customer: CUSTOMER, account: ACCOUNT },
    // Not prefetched: notifications decide whether the record is withheld, so the page requests it afterwards.
    { contents: ["account-details"], calls: [] },
  ),
  "/my-details/employment-details": definePage(
    EmploymentDetailsPage,
    { content: CONTENT, employment: EMPLOYMENT_DETAILS, contact: CONTACT_RECORD },
    {
      contents: ["employment-details"],
      calls: [
        early(employment, { customerType: "{userType}" }),
        early(employmentLookups, { customerType: "{userType}" }),
      ],
    },
  ),
  "/my-details/communication-preferences": definePage(
    CommunicationPreferencesPage,
    { content: CONTENT, customer: CUSTOMER, consents: CONSENTS, networks: MEMBER_NETWORKS },
    {
      contents: ["communication-preferences"],
      calls: [
        early(consentRecord, { expand: "consents,primaryContactMechanisms" }),
        onlyFor(early(networkLookups), "member"),
        onlyFor(early(customerNetworks), "member"),
      ],
    },
  ),
};
