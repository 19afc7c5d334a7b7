import { addressDetail, addressSearch, countries } from "../../../../contract/my-details-addresses.contract.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import type { ApiParts } from "../../api-parts.ts";
import type { AddressSearch } from "./address-search.ts";
import { allCountries } from "./countries.ts";

/** The search for addresses, and the list of countries. CONT-02, CONT-03 */
export const serveAddresses = ({ serve, addresses }: ApiParts): void => {
  /** The configured search; throws a refusal where there is none. */
  const offered = (): AddressSearch => {
    if (addresses) return addresses;
    throw new RefusalError("unknown", "NO_ADDRESS_SEARCH", "There is no address search here: addresses are typed.");
  };

  serve(addressSearch, {
    answer: async ({ query }) => ({ results: await offered().find(query.text, query.country) }),
  });

  serve(addressDetail, {
    answer: async ({ query }) => {
      const detail = await offered().detail(query.id);
      if (!detail) throw new RefusalError("unknown", "NO_SUCH_ADDRESS", "There is no such address.");
      return detail;
    },
  });

  const list = { countries: allCountries };
  serve(countries, { answer: () => Promise.resolve(list) });
};
