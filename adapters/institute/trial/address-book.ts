import {
  mayFindAddress,
  type AddressDetail,
  type AddressSuggestion,
} from "../../../domain/my-details/address-detail.ts";
import { allCountries } from "../areas/my-details/addresses/countries.ts";
import type { AddressSearch } from "../platform/addresses/address-search.ts";

/** A made-up part of a town from which the address book derives addresses. */
interface Quarter {
  /** Country as ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly city: string;
  readonly province?: string;
  readonly state?: string;
  /** Postcodes in the order of the streets; absent where there are none. */
  readonly postcodes?: readonly string[];
  readonly streets: readonly string[];
}

/** These streets are not known to exist in these places. CONT-02 */
const quarters: readonly Quarter[] = [
  {
    country: "GB",
    city: "Glasgow",
    postcodes: ["G1 1AA", "G2 3BX", "G12 8QQ", "G4 0LD"],
    streets: ["Ledger Lane", "Countinghouse Close", "Tally Terrace", "Abacus Wynd"],
  },
  {
    country: "GB",
    city: "London",
    postcodes: ["EC2V 7HH", "SE1 9GF", "N1 7AB", "SW4 6QX"],
    streets: ["Ledger Lane", "Chequer Court", "Balance Street", "Florin Mews"],
  },
  {
    country: "GB",
    city: "Leeds",
    postcodes: ["LS1 4DY", "LS6 2UH", "LS8 1NT"],
    streets: ["Audit Row", "Groat Street", "Scrivener Road"],
  },
  {
    country: "GB",
    city: "Cardiff",
    postcodes: ["CF10 1EP", "CF24 3AA", "CF11 9LL"],
    streets: ["Penny Bridge Road", "Ledger Street", "Tally Hill"],
  },
  { country: "GB", city: "Belfast", postcodes: ["BT1 5GS", "BT9 6AA"], streets: ["Chequer Street", "Shilling Park"] },
  {
    country: "IE",
    city: "Dublin",
    province: "Leinster",
    postcodes: ["D02 X285", "D04 Y7K2", "D08 P3F1"],
    streets: ["Ledger Quay", "Tally Street", "Florin Place"],
  },
  {
    country: "IE",
    city: "Cork",
    province: "Munster",
    postcodes: ["T12 AB34", "T23 CD56"],
    streets: ["Countinghouse Lane", "Groat Hill"],
  },
  {
    country: "US",
    city: "Springfield",
    state: "Illinois",
    postcodes: ["62701", "62704", "62711"],
    streets: ["Ledger Avenue", "Balance Street", "Abacus Drive"],
  },
  {
    country: "CA",
    city: "Toronto",
    province: "Ontario",
    postcodes: ["M5H 2N2", "M4W 1A8"],
    streets: ["Ledger Street West", "Tally Road"],
  },
  {
    country: "AU",
    city: "Melbourne",
    state: "Victoria",
    postcodes: ["3000", "3121"],
    streets: ["Ledger Street", "Chequer Lane"],
  },
  { country: "NZ", city: "Wellington", postcodes: ["6011", "6021"], streets: ["Tally Street", "Ledger Terrace"] },
  {
    country: "FR",
    city: "Lyon",
    postcodes: ["69001", "69003", "69007"],
    streets: ["rue du Grand Livre", "quai des Comptes", "rue de l'Écu"],
  },
  {
    country: "DE",
    city: "Köln",
    state: "Nordrhein-Westfalen",
    postcodes: ["50667", "50823"],
    streets: ["Kontorgasse", "Buchhalterstraße"],
  },
  {
    country: "MT",
    city: "Valletta",
    postcodes: ["VLT 1111", "VLT 1420"],
    streets: ["Triq il-Kontijiet", "Triq il-Mizien"],
  },
  { country: "CY", city: "Nicosia", postcodes: ["1010", "1065"], streets: ["Ledger Street", "Obol Avenue"] },
  { country: "AE", city: "Dubai", streets: ["Ledger Street", "Dirham Square"] },
  {
    country: "SG",
    city: "Singapore",
    postcodes: ["048616", "068898", "238823"],
    streets: ["Abacus Road", "Ledger Street", "Tally Crescent"],
  },
  {
    country: "MY",
    city: "Kuala Lumpur",
    state: "Wilayah Persekutuan",
    postcodes: ["50450", "50480"],
    streets: ["Jalan Lejar", "Jalan Timbangan"],
  },
  { country: "CN", city: "Shanghai", postcodes: ["200001", "200040"], streets: ["Abacus Road", "Ledger Lane"] },
  { country: "HK", city: "Hong Kong", streets: ["Ledger Street", "Abacus Terrace"] },
  {
    country: "IN",
    city: "Mumbai",
    state: "Maharashtra",
    postcodes: ["400001", "400020"],
    streets: ["Ledger Road", "Munim Lane"],
  },
  {
    country: "PK",
    city: "Lahore",
    province: "Punjab",
    postcodes: ["54000", "54660"],
    streets: ["Ledger Road", "Munshi Street"],
  },
  {
    country: "ZA",
    city: "Cape Town",
    province: "Western Cape",
    postcodes: ["8001", "7700"],
    streets: ["Ledger Street", "Tally Road"],
  },
  {
    country: "NG",
    city: "Lagos",
    state: "Lagos",
    postcodes: ["101241", "106104"],
    streets: ["Ledger Close", "Cowrie Street"],
  },
  { country: "BB", city: "Bridgetown", postcodes: ["BB11000"], streets: ["Ledger Gap", "Tally Road"] },
];

interface Entry {
  readonly found: AddressSuggestion;
  readonly detail: AddressDetail;
  readonly country: string;
  /** The searchable text. */
  readonly words: string;
}

const houses = ["1", "2", "7", "12", "24", "38"];
// One house of each street is an office, so a search can find a company.
const offices: readonly string[] = [
  "Quill and Ledger LLP",
  "Northgate Audit",
  "Fairweather and Finch",
  "Tallis Advisory",
];
const perAnswer = 10;

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .toLowerCase();

const present = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join(", ");

const entriesOf = (quarter: Quarter, place: number): readonly Entry[] =>
  quarter.streets.flatMap((street, streetPlace) =>
    houses.map((house, housePlace): Entry => {
      const { country, city, province = "", state = "" } = quarter;
      const company = housePlace === houses.length - 1 ? (offices[(place + streetPlace) % offices.length] ?? "") : "";
      const postalCode = quarter.postcodes?.[streetPlace] ?? "";
      const line1 = `${house} ${street}`;
      const countryName = allCountries.find(({ iso2 }) => iso2 === country)?.name;
      const text = present([company, line1]);
      const description = present([city, province, state, postalCode, countryName]);
      return {
        found: { id: `${country}-${place + 1}-${streetPlace + 1}-${house}`, text, description, type: "Address" },
        detail: { company, line1, line2: "", line3: "", line4: "", city, province, adminAreaName: state, postalCode },
        country,
        words: ` ${plain(`${text} ${description} ${postalCode.replaceAll(" ", "")}`)}`,
      };
    }),
  );

const entries: readonly Entry[] = quarters.flatMap(entriesOf);

/** Addresses in which each typed word begins a word; limited to a country if given. CONT-02 */
export const findAddresses = (typed: string, country: string | undefined): readonly AddressSuggestion[] => {
  if (!mayFindAddress(typed)) return [];
  const terms = plain(typed).trim().split(" ");
  return entries
    .filter((entry) => country === undefined || entry.country === country)
    .filter((entry) => terms.every((word) => entry.words.includes(` ${word}`)))
    .slice(0, perAnswer)
    .map(({ found }) => found);
};

/** An address of the book; undefined for an unknown id. */
export const addressOf = (id: string): AddressDetail | undefined =>
  entries.find(({ found }) => found.id === id)?.detail;

/** The made-up address book as a search. CONT-02 */
export const addressBook: AddressSearch = {
  find: (typed, country) => Promise.resolve(findAddresses(typed, country)),
  detail: (id) => Promise.resolve(addressOf(id)),
};
