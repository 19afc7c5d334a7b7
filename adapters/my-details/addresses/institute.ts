import { addressDetail, addressSearch, countries } from "./contract.ts";
import { addressOf, findAddresses } from "./address-book.ts";
import { allCountries } from "./countries.ts";
import { Refused } from "../../institute/refused.ts";
import type { ApiParts } from "../../institute/api/api-parts.ts";

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

  const list = { countries: allCountries };
  serve(countries, { answer: () => Promise.resolve(list) });
};
