import type { AddressBook } from "../../application/ports/address-book.ts";
import { addressDetail, addressSearch, countries } from "../contract/addresses.ts";
import type { ApiClient } from "./api-client.ts";
import { inItsPlace } from "./in-its-place.ts";

/** The address book's calls. */
export const httpAddressBook = (api: ApiClient): AddressBook => ({
  countries: async () => (await api.call(countries, {})).countries,
  search: (text, country) =>
    inItsPlace(api.call(addressSearch, { query: { text, country } }).then((answer) => answer.results)),
  detail: (id) => inItsPlace(api.call(addressDetail, { query: { id } })),
});
