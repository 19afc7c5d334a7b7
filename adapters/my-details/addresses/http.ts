import type { AddressBook } from "../../../application/ports/address-book.ts";
import { addressDetail, addressSearch, countries } from "./contract.ts";
import type { ApiClient } from "../../http/api-client.ts";
import { inItsPlace } from "../../http/in-its-place.ts";

/** The address book's calls. */
export const httpAddressBook = (api: ApiClient): AddressBook => ({
  countries: async () => (await api.call(countries, {})).countries,
  search: (text, country) =>
    inItsPlace(api.call(addressSearch, { query: { text, country } }).then((answer) => answer.results)),
  detail: (id) => inItsPlace(api.call(addressDetail, { query: { id } })),
});
