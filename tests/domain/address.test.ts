import { expect, test } from "vitest";
import { addressParts, addressProblems, type EnteredAddress } from "../../domain/my-details/address.ts";
import type { Country } from "../../domain/my-details/countries.ts";

const country = (name: string, validationLevel: string): Country => ({ name, iso2: "", iso3: "", phonePrefix: "", asciiLanguageCode: "EN", validationLevel });
const countries = [country("Japan", "ASCII"), country("Switzerland", "NONE")];
const inZurich = (name: string) => ({ ...Object.fromEntries(addressParts.map((part) => [part, ""])), country: name, city: "Zürich" }) as EnteredAddress;

test("an address keeps to the rules of its own country, and of no other (CONT-06)", () => {
  expect(addressProblems(inZurich("Japan"), countries).city).toBeDefined();
  expect(addressProblems(inZurich("Switzerland"), countries).city).toBeUndefined();
  expect(addressProblems(inZurich("Nowhere"), countries).city).toBeUndefined();
});
