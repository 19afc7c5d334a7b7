import { httpSignInRecord } from "../../../adapters/credentials/http.ts";
import { httpAddressBook, httpLookups, httpPersonalRecords } from "../../../adapters/my-details/http.ts";
import { Account } from "../../../application/my-details/account.ts";
import { ConsentSettings } from "../../../application/my-details/consent-settings.ts";
import { ContactDetails } from "../../../application/my-details/contact-details.ts";
import { EmploymentDetails } from "../../../application/my-details/employment-details.ts";
import { LoginDetails } from "../../../application/my-details/login-details.ts";
import { MemberNetworks } from "../../../application/my-details/member-networks.ts";
import { service, serviceOf } from "../service.ts";
import { DRAFTS, TOASTS } from "./deferred.ts";
import { API, CLOCK } from "./ports.ts";
import { CUSTOMER, FAILURES, NAVIGATION_GUARD, TRACK } from "./shell.ts";

// My details, with the ports that it alone speaks to: none of this is there until one of its pages is wanted.
export const PERSONAL_RECORDS = service("PersonalRecords", httpPersonalRecords, [API]);
export const LOOKUPS = service("Lookups", httpLookups, [API]);
const ADDRESS_BOOK = service("AddressBook", httpAddressBook, [API]);
const SIGN_IN_RECORD = service("SignInRecord", httpSignInRecord, [API]);
const FORM_PARTS = service(
  "FormParts",
  (clock, toasts, drafts, navigationGuard, track) => ({ clock, toasts, drafts, navigationGuard, track }),
  [CLOCK, TOASTS, DRAFTS, NAVIGATION_GUARD, TRACK],
);
export const ACCOUNT = serviceOf("Account", Account, [PERSONAL_RECORDS, CUSTOMER, FAILURES, FORM_PARTS]);
export const EMPLOYMENT_DETAILS = serviceOf("EmploymentDetails", EmploymentDetails, [PERSONAL_RECORDS, LOOKUPS, CUSTOMER, FAILURES, FORM_PARTS]);
export const LOGIN_DETAILS = serviceOf("LoginDetails", LoginDetails, [SIGN_IN_RECORD, FAILURES, FORM_PARTS]);
export const CONSENTS = serviceOf("Consents", ConsentSettings, [PERSONAL_RECORDS, CUSTOMER, FAILURES, CLOCK, TRACK]);
export const MEMBER_NETWORKS = serviceOf("MemberNetworks", MemberNetworks, [PERSONAL_RECORDS, LOOKUPS, CUSTOMER, FAILURES, FORM_PARTS]);
export const CONTACT_DETAILS = service(
  "ContactDetails",
  (records, addresses, customer, failures, parts, employment, consents) =>
    new ContactDetails(records, addresses, customer, failures, parts, () => {
      // Whether there is a business address, and by what someone can be reached, is asked anew.
      employment.record.clear();
      consents.record.clear();
    }),
  [PERSONAL_RECORDS, ADDRESS_BOOK, CUSTOMER, FAILURES, FORM_PARTS, EMPLOYMENT_DETAILS, CONSENTS],
);
