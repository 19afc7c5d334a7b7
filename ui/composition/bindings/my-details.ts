import { httpSignInRecord } from "../../../adapters/credentials/http.ts";
import { httpAddressBook, httpLookups, httpPersonalRecords } from "../../../adapters/my-details/http.ts";
import { Account } from "../../../application/my-details/account.ts";
import { ConsentSettings } from "../../../application/my-details/consent-settings.ts";
import { ContactDetails } from "../../../application/my-details/contact-details.ts";
import { EmploymentDetails } from "../../../application/my-details/employment-details.ts";
import { LoginDetails } from "../../../application/my-details/login-details.ts";
import { MemberNetworks } from "../../../application/my-details/member-networks.ts";
import { service, serviceOf } from "../service.ts";
import { PARTS } from "./deferred.ts";
import { API } from "./ports.ts";

// My details, with the ports that it alone speaks to: none of this is there until one of its pages is wanted.
export const PERSONAL_RECORDS = service("PersonalRecords", httpPersonalRecords, [API]);
export const LOOKUPS = service("Lookups", httpLookups, [API]);
const ADDRESS_BOOK = service("AddressBook", httpAddressBook, [API]);
const SIGN_IN_RECORD = service("SignInRecord", httpSignInRecord, [API]);
export const ACCOUNT = serviceOf("Account", Account, [PERSONAL_RECORDS, PARTS]);
export const EMPLOYMENT_DETAILS = serviceOf("EmploymentDetails", EmploymentDetails, [PERSONAL_RECORDS, LOOKUPS, PARTS]);
export const LOGIN_DETAILS = serviceOf("LoginDetails", LoginDetails, [SIGN_IN_RECORD, PARTS]);
export const CONSENTS = serviceOf("Consents", ConsentSettings, [PERSONAL_RECORDS, PARTS]);
export const MEMBER_NETWORKS = serviceOf("MemberNetworks", MemberNetworks, [PERSONAL_RECORDS, LOOKUPS, PARTS]);
export const CONTACT_DETAILS = service(
  "ContactDetails",
  (records, addresses, parts, employment, consents) =>
    new ContactDetails(records, addresses, parts, () => {
      // Whether there is a business address, and by what someone can be reached, is asked anew.
      employment.record.clear();
      consents.record.clear();
    }),
  [PERSONAL_RECORDS, ADDRESS_BOOK, PARTS, EMPLOYMENT_DETAILS, CONSENTS],
);
