import type { Container } from "inversify";
import { httpSignInRecord } from "../../../adapters/credentials/http.ts";
import { httpAddressBook, httpLookups, httpPersonalRecords } from "../../../adapters/my-details/http.ts";
import { Account } from "../../../application/my-details/account.ts";
import { ConsentSettings } from "../../../application/my-details/consent-settings.ts";
import { ContactDetails } from "../../../application/my-details/contact-details.ts";
import { EmploymentDetails } from "../../../application/my-details/employment-details.ts";
import type { FormParts } from "../../../application/my-details/form-parts.ts";
import { LoginDetails } from "../../../application/my-details/login-details.ts";
import { MemberNetworks } from "../../../application/my-details/member-networks.ts";
import type { AddressBook } from "../../../application/ports/address-book.ts";
import type { Lookups } from "../../../application/ports/lookups.ts";
import type { PersonalRecords } from "../../../application/ports/personal-records.ts";
import type { SignInRecord } from "../../../application/ports/sign-in-record.ts";
import { bindClass, bindSingleton } from "../bind-singleton.ts";
import { token } from "../token.ts";
import { bindDeferred } from "./deferred.ts";
import { bindDrafts, DRAFTS } from "./drafts.ts";
import { API, CLOCK } from "./ports.ts";
import { CUSTOMER, FAILURES, NAVIGATION_GUARD, TOASTS, TRACK } from "./shell.ts";

export const PERSONAL_RECORDS = token<PersonalRecords>("PersonalRecords");
export const LOOKUPS = token<Lookups>("Lookups");
const ADDRESS_BOOK = token<AddressBook>("AddressBook");
const SIGN_IN_RECORD = token<SignInRecord>("SignInRecord");
const FORM_PARTS = token<FormParts>("FormParts");
export const CONTACT_DETAILS = token<ContactDetails>("ContactDetails");
export const ACCOUNT = token<Account>("Account");
export const EMPLOYMENT_DETAILS = token<EmploymentDetails>("EmploymentDetails");
export const LOGIN_DETAILS = token<LoginDetails>("LoginDetails");
export const CONSENTS = token<ConsentSettings>("ConsentSettings");
export const MEMBER_NETWORKS = token<MemberNetworks>("MemberNetworks");

/** My details, with the ports that it alone speaks to: none of this is there until one of its pages is wanted. */
export const bindMyDetails = (container: Container): void => {
  bindDeferred(container);
  bindDrafts(container);
  bindSingleton(container, PERSONAL_RECORDS, httpPersonalRecords, [API]);
  bindSingleton(container, LOOKUPS, httpLookups, [API]);
  bindSingleton(container, ADDRESS_BOOK, httpAddressBook, [API]);
  bindSingleton(container, SIGN_IN_RECORD, httpSignInRecord, [API]);
  bindSingleton(
    container,
    FORM_PARTS,
    (clock, toasts, drafts, navigationGuard, track) => ({ clock, toasts, drafts, navigationGuard, track }),
    [CLOCK, TOASTS, DRAFTS, NAVIGATION_GUARD, TRACK],
  );
  bindSingleton(
    container,
    CONTACT_DETAILS,
    (records, addresses, customer, failures, parts, employment, consents) =>
      new ContactDetails(records, addresses, customer, failures, parts, () => {
        // Whether there is a business address, and by what someone can be reached, is asked anew.
        employment.record.clear();
        consents.record.clear();
      }),
    [PERSONAL_RECORDS, ADDRESS_BOOK, CUSTOMER, FAILURES, FORM_PARTS, EMPLOYMENT_DETAILS, CONSENTS],
  );
  bindClass(container, ACCOUNT, Account, [PERSONAL_RECORDS, CUSTOMER, FAILURES, FORM_PARTS]);
  bindClass(container, EMPLOYMENT_DETAILS, EmploymentDetails, [PERSONAL_RECORDS, LOOKUPS, CUSTOMER, FAILURES, FORM_PARTS]);
  bindClass(container, LOGIN_DETAILS, LoginDetails, [SIGN_IN_RECORD, FAILURES, FORM_PARTS]);
  bindClass(container, CONSENTS, ConsentSettings, [PERSONAL_RECORDS, CUSTOMER, FAILURES, CLOCK, TRACK]);
  bindClass(container, MEMBER_NETWORKS, MemberNetworks, [PERSONAL_RECORDS, LOOKUPS, CUSTOMER, FAILURES, FORM_PARTS]);
};
