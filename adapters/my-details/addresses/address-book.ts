import type { AddressDetail, AddressSuggestion } from "../../../domain/my-details/address-detail.ts";
import { allCountries } from "./countries.ts";
import { quarters, type Quarter } from "./streets.ts";

interface Entry {
  readonly found: AddressSuggestion;
  readonly detail: AddressDetail;
  readonly country: string;
  /** What a search looks in. */
  readonly words: string;
}

const houses = ["1", "2", "7", "12", "24", "38"];
// One house of each street is an office, so that a search can find a company too.
const offices: readonly string[] = ["Quill and Ledger LLP", "Northgate Audit", "Fairweather and Finch", "Tallis Advisory"];
const perAnswer = 10;

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/[^\p{L}\p{N}]+/gu, " ").toLowerCase();

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

/** The addresses in which every word that was typed begins a word; within a country where one is given. CONT-02 */
export const findAddresses = (typed: string, country: string | undefined): AddressSuggestion[] => {
  const wanted = plain(typed).trim().split(" ");
  return entries
    .filter((entry) => country === undefined || entry.country === country)
    .filter((entry) => wanted.every((word) => entry.words.includes(` ${word}`)))
    .slice(0, perAnswer)
    .map(({ found }) => found);
};

/** One address of the book; undefined for an id that is not of it. */
export const addressOf = (id: string): AddressDetail | undefined => entries.find(({ found }) => found.id === id)?.detail;
