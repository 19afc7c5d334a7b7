import type { PersonalRecords, AddressBook, Lookups } from "../../application/ports/personal-records.ts";
import { networkSaveOf } from "../../domain/my-details/networks.ts";
import { consentRefusalOf, contactRefusalOf } from "../../domain/my-details/save-refusals.ts";
import type { BodyOf } from "../contract/call.ts";
import { accountDetails, saveAccountDetails } from "../contract/my-details-account.contract.ts";
import { addressDetail, addressSearch, countries } from "../contract/my-details-addresses.contract.ts";
import { consentRecord, saveConsents } from "../contract/my-details-consents.contract.ts";
import { contactDetails, saveContactDetails } from "../contract/my-details-contact.contract.ts";
import { employment, employmentLookups, saveEmployment } from "../contract/my-details-employment.contract.ts";
import {
  customerNetworks,
  networkLookups,
  saveEmploymentNetworks,
  saveRegionalNetwork,
} from "../contract/my-details-networks.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultWith, saveResult, resultOf } from "./results.ts";

const generic = () => "GENERIC" as const;

/** The institute's calls for My details. */
export const httpPersonalRecords = (api: ApiClient): PersonalRecords => ({
  contact: () => api.call(contactDetails, {}),
  saveContact: (change, version) => {
    // Read-only fields are sent unchanged.
    const body = change as BodyOf<typeof saveContactDetails>;
    return saveResult(api.call(saveContactDetails, { body, version }), contactRefusalOf);
  },

  account: (customerType) => api.call(accountDetails, { query: { customerType } }),
  saveAccount: (body, version) => saveResult(api.call(saveAccountDetails, { body, version }), generic),

  employment: async (customerType) => {
    const {
      businessCategory,
      employmentCategory,
      organisationSize,
      jobCategory,
      fullname: _,
      ...rest
    } = await api.call(employment, { query: { customerType } });
    return {
      ...rest,
      businessCategory: businessCategory?.value,
      employmentCategory: employmentCategory?.value,
      organisationSize: organisationSize?.value,
      jobCategory: jobCategory?.value,
    };
  },
  saveEmployment: (body, version) => saveResult(api.call(saveEmployment, { body, version }), generic),

  consents: async () =>
    (await api.call(consentRecord, { query: { expand: "consents,primaryContactMechanisms" } })).customer,
  saveConsents: (consents) =>
    resultWith(api.call(saveConsents, { body: { consents } }), ({ description = "" }) => consentRefusalOf(description)),

  networks: () => resultOf(api.call(customerNetworks, {})),
  saveRegionalNetwork: (codes, version) => {
    const body = networkSaveOf("regional", codes);
    return saveResult(api.call(saveRegionalNetwork, { body, version }), generic);
  },
  saveEmploymentNetworks: (codes, version) => {
    const body = networkSaveOf("employment", codes);
    return saveResult(api.call(saveEmploymentNetworks, { body, version }), generic);
  },
});

/** The address book's calls. */
export const httpAddressBook = (api: ApiClient): AddressBook => ({
  countries: async () => (await api.call(countries, {})).countries,
  search: (text, country) =>
    resultOf(api.call(addressSearch, { query: { text, country } }).then((answer) => answer.results)),
  detail: (id) => resultOf(api.call(addressDetail, { query: { id } })),
});

/** The institute's lookups. */
export const httpLookups = (api: ApiClient): Lookups => ({
  employment: (customerType) => api.call(employmentLookups, { query: { customerType } }),
  networks: () => resultOf(api.call(networkLookups, {}).then(({ networks }) => networks)),
});
