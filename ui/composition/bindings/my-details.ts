import type { Container } from "inversify";
import { httpSignInRecord } from "../../../adapters/ways-in/http.ts";
import { httpAddressBook, httpLookups, httpPersonalRecords } from "../../../adapters/my-details/http.ts";
import { Account } from "../../../application/my-details/account.ts";
import { ConsentSwitchboard } from "../../../application/my-details/consent-switchboard.ts";
import { ContactDetails } from "../../../application/my-details/contact-details.ts";
import { EmploymentDetails } from "../../../application/my-details/employment-details.ts";
import type { FormParts } from "../../../application/my-details/form-parts.ts";
import { LoginDetails } from "../../../application/my-details/login-details.ts";
import { MemberNetworks } from "../../../application/my-details/member-networks.ts";
import type { PersonalRecords } from "../../../application/ports/personal-records.ts";
import { made } from "../made.ts";
import { token } from "../token.ts";
import { bindBeside } from "./beside.ts";
import { bindDrafts, DRAFTS } from "./drafts.ts";
import { API, CLOCK } from "./ports.ts";
import { CUSTOMER, FAILURES, LEAVING, TOASTS, TRACK } from "./shell.ts";

const PERSONAL_RECORDS = token<PersonalRecords>("PersonalRecords");
const FORM_PARTS = token<FormParts>("FormParts");
export const CONTACT_DETAILS = token<ContactDetails>("ContactDetails");
export const ACCOUNT = token<Account>("Account");
export const EMPLOYMENT_DETAILS = token<EmploymentDetails>("EmploymentDetails");
export const LOGIN_DETAILS = token<LoginDetails>("LoginDetails");
export const CONSENTS = token<ConsentSwitchboard>("ConsentSwitchboard");
export const MEMBER_NETWORKS = token<MemberNetworks>("MemberNetworks");

/** My details, with the ports that it alone speaks to: none of this is there until one of its pages is wanted. */
export const bindMyDetails = (container: Container): void => {
  bindBeside(container);
  if (container.isBound(PERSONAL_RECORDS)) return;
  bindDrafts(container);
  container.bind(PERSONAL_RECORDS).toResolvedValue(httpPersonalRecords, [API]).inSingletonScope();
  container
    .bind(FORM_PARTS)
    .toResolvedValue(
      (clock, toasts, drafts, leaving, track) => ({ clock, toasts, drafts, leaving, track }),
      [CLOCK, TOASTS, DRAFTS, LEAVING, TRACK],
    )
    .inSingletonScope();
  container
    .bind(CONTACT_DETAILS)
    .toResolvedValue(
      (records, api, customer, failures, parts, employment, consents) =>
        new ContactDetails(records, httpAddressBook(api), customer, failures, parts, () => {
          // Whether there is a business address, and by what someone can be reached, is asked anew.
          employment.record.clear();
          consents.record.clear();
        }),
      [PERSONAL_RECORDS, API, CUSTOMER, FAILURES, FORM_PARTS, EMPLOYMENT_DETAILS, CONSENTS],
    )
    .inSingletonScope();
  made(container, ACCOUNT, Account, [PERSONAL_RECORDS, CUSTOMER, FAILURES, FORM_PARTS]);
  container
    .bind(EMPLOYMENT_DETAILS)
    .toResolvedValue(
      (records, api, customer, failures, parts) =>
        new EmploymentDetails(records, httpLookups(api), customer, failures, parts),
      [PERSONAL_RECORDS, API, CUSTOMER, FAILURES, FORM_PARTS],
    )
    .inSingletonScope();
  container
    .bind(LOGIN_DETAILS)
    .toResolvedValue((api, failures, parts) => new LoginDetails(httpSignInRecord(api), failures, parts), [API, FAILURES, FORM_PARTS])
    .inSingletonScope();
  made(container, CONSENTS, ConsentSwitchboard, [PERSONAL_RECORDS, CUSTOMER, FAILURES, CLOCK, TRACK]);
  container
    .bind(MEMBER_NETWORKS)
    .toResolvedValue(
      (records, api, customer, failures, parts) =>
        new MemberNetworks(records, httpLookups(api), customer, failures, parts),
      [PERSONAL_RECORDS, API, CUSTOMER, FAILURES, FORM_PARTS],
    )
    .inSingletonScope();
};
