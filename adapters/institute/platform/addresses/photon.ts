import * as z from "zod";

import type { AddressDetail } from "../../../../domain/my-details/address-detail.ts";
import type { AddressSearch } from "./address-search.ts";
import { lenientText, type RequestJson } from "./request-json.ts";

const properties = z.object({
  countrycode: lenientText,
  name: lenientText,
  housenumber: lenientText,
  street: lenientText,
  district: lenientText,
  locality: lenientText,
  city: lenientText,
  county: lenientText,
  state: lenientText,
  postcode: lenientText,
});
type Properties = z.output<typeof properties>;

const answer = z.object({ features: z.array(z.object({ properties })).nullish() });

const mostFound = 10;
/** Results to request: those of other countries are left out afterwards, because Photon has no filter for countries. */
const mostAsked = 40;

/** Number and street in the order of their country: the number comes first where English is written, and in France. */
const streetOf = ({ housenumber, street, countrycode }: Properties): string => {
  const numberFirst = ["GB", "IE", "US", "CA", "AU", "NZ", "ZA", "IN", "SG", "HK", "MY", "FR", "LU"];
  const parts = numberFirst.includes(countrycode.toUpperCase()) ? [housenumber, street] : [street, housenumber];
  return parts.filter((part) => part !== "").join(" ");
};

const detailOf = (place: Properties): AddressDetail => {
  const street = streetOf(place);
  const hasOwnName = place.name !== "" && place.name !== place.street;
  return {
    company: hasOwnName && street !== "" ? place.name : "",
    line1: street === "" ? place.name : street,
    line2: place.district === "" ? place.locality : place.district,
    line3: "",
    line4: "",
    city: place.city === "" ? place.county : place.city,
    province: place.county,
    adminAreaName: place.state,
    postalCode: place.postcode,
  };
};

const parts = [
  "company",
  "line1",
  "line2",
  "line3",
  "line4",
  "city",
  "province",
  "adminAreaName",
  "postalCode",
] as const satisfies readonly (keyof AddressDetail)[];

const stored = z.array(z.string()).length(parts.length);

// The address is its own id, because Photon finds no place by one.
const idOf = (detail: AddressDetail): string =>
  Buffer.from(JSON.stringify(parts.map((part) => detail[part]))).toString("base64url");

const readId = (id: string): AddressDetail | undefined => {
  try {
    const values = stored.parse(JSON.parse(Buffer.from(id, "base64url").toString("utf8")));
    return Object.fromEntries(parts.map((part, index) => [part, values[index]])) as unknown as AddressDetail;
  } catch {
    return undefined;
  }
};

const listed = (parts: readonly string[]): string => [...new Set(parts.filter((part) => part !== ""))].join(", ");

/** Photon, a search in OpenStreetMap that an organisation hosts itself. REAL-04 */
export const photon = (requestJson: RequestJson): AddressSearch => ({
  find: async (typed, country) => {
    const { features } = await requestJson("/api", { q: typed, limit: String(mostAsked), lang: "en" }, answer);
    const details = (features ?? [])
      .map(({ properties: place }) => place)
      .filter(({ countrycode }) => country === undefined || countrycode.toUpperCase() === country)
      .map(detailOf)
      .filter(({ line1 }) => line1 !== "")
      .map((detail) => ({
        id: idOf(detail),
        type: "Address",
        text: listed([detail.company, detail.line1]),
        description: listed([detail.line2, detail.city, detail.adminAreaName, detail.postalCode]),
      }));
    return [...new Map(details.map((one) => [one.id, one])).values()].slice(0, mostFound);
  },
  detail: (id) => Promise.resolve(readId(id)),
});
