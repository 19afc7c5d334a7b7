import { addressDetail, addressSearch, countries } from "../../../../contract/my-details-addresses.contract.ts";
import type { Limit } from "../../../platform/limits.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { allCountries } from "./countries.ts";
import { lookUpAddress, suggestAddresses } from "./look-up-address.ts";

/** A lookup may cost money: more than anybody types, and less than a script asks. */
const searches: Limit = { name: "address-searches", atOnce: 60, every: 2_000 };

/** The search for addresses, and the list of countries. CONT-02, CONT-03 */
export const serveAddresses = ({ serve, addresses }: ApiDependencies): void => {
  serve(addressSearch, {
    limit: searches,
    answer: async ({ query }) => ({ results: await suggestAddresses(addresses, query.text, query.country) }),
  });

  serve(addressDetail, { limit: searches, answer: ({ query }) => lookUpAddress(addresses, query.id) });

  const list = { countries: allCountries };
  serve(countries, { answer: () => Promise.resolve(list) });
};
