import { ContainerModule } from "inversify";
import { httpSignInRecord } from "../../../adapters/credentials/http.ts";
import { httpAddressBook, httpLookups, httpPersonalRecords } from "../../../adapters/my-details/http.ts";
import { Account } from "../../../application/my-details/account.ts";
import { ConsentSettings } from "../../../application/my-details/consent-settings.ts";
import { ContactDetails } from "../../../application/my-details/contact-details.ts";
import { EmploymentDetails } from "../../../application/my-details/employment-details.ts";
import { LoginDetails } from "../../../application/my-details/login-details.ts";
import { MemberNetworks } from "../../../application/my-details/member-networks.ts";
import { token } from "../token.ts";
import { PARTS } from "./page-tools.ts";
import { API } from "./ports.ts";

export const PERSONAL_RECORDS = token<ReturnType<typeof httpPersonalRecords>>("PersonalRecords");
export const LOOKUPS = token<ReturnType<typeof httpLookups>>("Lookups");
export const ACCOUNT = token<Account>("Account");
export const EMPLOYMENT_DETAILS = token<EmploymentDetails>("EmploymentDetails");
export const LOGIN_DETAILS = token<LoginDetails>("LoginDetails");
export const CONSENTS = token<ConsentSettings>("Consents");
export const MEMBER_NETWORKS = token<MemberNetworks>("MemberNetworks");
export const CONTACT_DETAILS = token<ContactDetails>("ContactDetails");

/** The customer's details, also used by membership and retirement. */
export const myDetailsModule = new ContainerModule(({ bind }) => {
  bind(PERSONAL_RECORDS).toResolvedValue((api) => httpPersonalRecords(api), [API]);
  bind(LOOKUPS).toResolvedValue((api) => httpLookups(api), [API]);
  bind(ACCOUNT).toResolvedValue((records, parts) => new Account(records, parts), [PERSONAL_RECORDS, PARTS]);
  bind(EMPLOYMENT_DETAILS).toResolvedValue(
    (records, lookups, parts) => new EmploymentDetails(records, lookups, parts),
    [PERSONAL_RECORDS, LOOKUPS, PARTS],
  );
  bind(LOGIN_DETAILS).toResolvedValue((api, parts) => new LoginDetails(httpSignInRecord(api), parts), [API, PARTS]);
  bind(CONSENTS).toResolvedValue((records, parts) => new ConsentSettings(records, parts), [PERSONAL_RECORDS, PARTS]);
  bind(MEMBER_NETWORKS).toResolvedValue(
    (records, lookups, parts) => new MemberNetworks(records, lookups, parts),
    [PERSONAL_RECORDS, LOOKUPS, PARTS],
  );
  bind(CONTACT_DETAILS).toResolvedValue(
    (api, records, parts, employment, consents) =>
      new ContactDetails(records, httpAddressBook(api), parts, () => {
        // A changed address or phone number affects both of these.
        employment.record.clear();
        consents.record.clear();
      }),
    [API, PERSONAL_RECORDS, PARTS, EMPLOYMENT_DETAILS, CONSENTS],
  );
});
