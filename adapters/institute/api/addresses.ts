import { addressDetail, addressSearch, countries } from "../../contract/addresses.ts";
import { addressOf, findAddresses } from "../addresses/address-book.ts";
import { allCountries } from "../addresses/countries.ts";
import { Refused } from "../refused.ts";
import type { ApiParts } from "./api-parts.ts";

/** The address book and the list of countries. CONT-02, CONT-03 */
export const serveAddresses = ({ serve }: ApiParts): void => {
  serve(addressSearch, { answer: ({ query }) => Promise.resolve({ results: findAddresses(query.text, query.country) }) });

  serve(addressDetail, {
    answer: ({ query }) => {
      const detail = addressOf(query.id);
      if (!detail) throw new Refused(404, "NO_SUCH_ADDRESS", "There is no such address.");
      return Promise.resolve(detail);
    },
  });

  serve(countries, { answer: () => Promise.resolve({ countries: allCountries }) });
};
