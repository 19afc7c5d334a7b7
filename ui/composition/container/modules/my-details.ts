import { ContainerModule } from "inversify";

import { httpPasskeyRecord } from "../../../../adapters/http/credentials-passkeys.http.ts";
import { httpSignInRecord } from "../../../../adapters/http/credentials.http.ts";
import { httpActivityRecord } from "../../../../adapters/http/my-details-activity.http.ts";
import { httpLookups, httpPersonalRecords } from "../../../../adapters/http/my-details.http.ts";
import { browserPasskeyMaker } from "../../../../adapters/identity/passkey-maker.ts";
import { AccountActivity } from "../../../../application/my-details/account-activity.ts";
import { Account } from "../../../../application/my-details/account.ts";
import { ConsentSettings } from "../../../../application/my-details/consent-settings.ts";
import { EmploymentDetails } from "../../../../application/my-details/employment-details.ts";
import { LoginDetails } from "../../../../application/my-details/login-details.ts";
import { MemberNetworks } from "../../../../application/my-details/member-networks.ts";
import { PasskeySettings } from "../../../../application/my-details/passkey-settings.ts";
import type { ContactRecord } from "../../../../application/ports/personal-records.ts";
import { resourceOf, type Resource } from "../../../../application/shell/resource.ts";
import { token } from "../token.ts";
import { FLOW_SERVICES } from "./page-tools.ts";
import { API } from "./ports.ts";

export const PERSONAL_RECORDS = token<ReturnType<typeof httpPersonalRecords>>("PersonalRecords");
export const LOOKUPS = token<ReturnType<typeof httpLookups>>("Lookups");
export const ACCOUNT = token<Account>("Account");
export const EMPLOYMENT_DETAILS = token<EmploymentDetails>("EmploymentDetails");
export const LOGIN_DETAILS = token<LoginDetails>("LoginDetails");
export const CONSENTS = token<ConsentSettings>("Consents");
export const ACCOUNT_ACTIVITY = token<AccountActivity>("AccountActivity");
export const MEMBER_NETWORKS = token<MemberNetworks>("MemberNetworks");
export const CONTACT_RECORD = token<Resource<ContactRecord>>("ContactRecord");

/** The customer's details, also used by membership and retirement. */
export const myDetailsModule = new ContainerModule(({ bind }) => {
  bind(PERSONAL_RECORDS).toResolvedValue((api) => httpPersonalRecords(api), [API]);
  bind(LOOKUPS).toResolvedValue((api) => httpLookups(api), [API]);
  bind(ACCOUNT).toResolvedValue(
    (records, services) => new Account(records, services),
    [PERSONAL_RECORDS, FLOW_SERVICES],
  );
  bind(EMPLOYMENT_DETAILS).toResolvedValue(
    (records, lookups, services) => new EmploymentDetails(records, lookups, services),
    [PERSONAL_RECORDS, LOOKUPS, FLOW_SERVICES],
  );
  bind(LOGIN_DETAILS).toResolvedValue(
    (api, services) =>
      new LoginDetails(
        httpSignInRecord(api),
        new PasskeySettings(httpPasskeyRecord(api), browserPasskeyMaker, services),
        services,
      ),
    [API, FLOW_SERVICES],
  );
  bind(ACCOUNT_ACTIVITY).toResolvedValue(
    (api, { failures, track }) => new AccountActivity(httpActivityRecord(api), failures, track),
    [API, FLOW_SERVICES],
  );
  bind(CONSENTS).toResolvedValue(
    (records, services) => new ConsentSettings(records, services),
    [PERSONAL_RECORDS, FLOW_SERVICES],
  );
  bind(MEMBER_NETWORKS).toResolvedValue(
    (records, lookups, services) => new MemberNetworks(records, lookups, services),
    [PERSONAL_RECORDS, LOOKUPS, FLOW_SERVICES],
  );
  bind(CONTACT_RECORD).toResolvedValue(
    (records, { failures }) => resourceOf(() => records.contact(), failures.raise),
    [PERSONAL_RECORDS, FLOW_SERVICES],
  );
});
