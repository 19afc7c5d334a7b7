import { addressDetail, addressSearch, countries } from "../../../../contract/my-details-addresses.contract.ts";
import type { AddressSearch } from "../../../platform/addresses/address-search.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import type { Limit } from "../../../platform/limits.ts";
import type { ApiParts } from "../../api-parts.ts";
import { allCountries } from "./countries.ts";

/** A lookup may cost money: more than anybody types, and less than a script asks. */
const searches: Limit = { name: "address-searches", atOnce: 60, every: 2_000 };

/** The search for addresses, and the list of countries. CONT-02, CONT-03 */
export const serveAddresses = ({ serve, addresses }: ApiParts): void => {
  /** The configured search; throws a refusal where there is none. */
  const offered = (): AddressSearch => {
    if (addresses) return addresses;
    throw new RefusalError("unknown", "NO_ADDRESS_SEARCH", "There is no address search here: addresses are typed.");
  };

  serve(addressSearch, {
    limit: searches,
    answer: async ({ query }) => ({ results: await offered().find(query.text, query.country) }),
  });

  serve(addressDetail, {
    limit: searches,
    answer: async ({ query }) => {
      const detail = await offered().detail(query.id);
      if (!detail) throw new RefusalError("unknown", "NO_SUCH_ADDRESS", "There is no such address.");
      return detail;
    },
  });

  const list = { countries: allCountries };
  serve(countries, { answer: () => Promise.resolve(list) });
};
