import { expect, test } from "vitest";

import { limitHint } from "../../../domain/kernel/field-rules.ts";
import { withLaterDetail } from "../../../domain/my-details/address-detail.ts";
import { addressParts, addressProblems, type EnteredAddress } from "../../../domain/my-details/address.ts";
import type { Country } from "../../../domain/my-details/countries.ts";

const country = (name: string, validationLevel: string): Country => ({
  name,
  iso2: "",
  iso3: "",
  phonePrefix: "",
  asciiLanguageCode: "EN",
  validationLevel,
});
const countries = [country("Japan", "ASCII"), country("Switzerland", "NONE")];
const inZurich = (name: string) =>
  ({ ...Object.fromEntries(addressParts.map((part) => [part, ""])), country: name, city: "Zürich" }) as EnteredAddress;

test("an address follows the rules of its own country only (CONT-06)", () => {
  expect(addressProblems(inZurich("Japan"), countries).city).toBeDefined();
  expect(addressProblems(inZurich("Switzerland"), countries).city).toBeUndefined();
  expect(addressProblems(inZurich("Nowhere"), countries).city).toBeUndefined();
});

test("a part edited after an address was chosen stays, and the others are filled in (CONT-02)", () => {
  const detail = {
    company: "",
    line1: "1 Ledger Lane",
    line2: "",
    line3: "",
    line4: "",
    city: "Glasgow",
    province: "",
    adminAreaName: "",
    postalCode: "G1 1AA",
  };
  const atChoice: EnteredAddress = { country: "United Kingdom", addressLine1: "ledger", addressLine2: "", city: "" };
  const filled = withLaterDetail({ ...atChoice, addressLine2: "Flat 9" }, atChoice, detail, undefined);
  expect([filled.addressLine1, filled.addressLine2, filled.city, filled.country]).toEqual([
    "1 Ledger Lane",
    "Flat 9",
    "Glasgow",
    "United Kingdom",
  ]);
});

test.each([
  ["postcode", 10],
  ["addressLine1", 50],
  ["addressLine4", 50],
  ["addressee", 50],
  ["city", 50],
] as const)("%s holds %i characters, and not one more (CONT-05)", (part, most) => {
  const problemWith = (length: number) =>
    addressProblems({ ...inZurich("Switzerland"), [part]: "x".repeat(length) }, countries)[part];
  expect(problemWith(most)).toBeUndefined();
  expect(problemWith(most + 1)).toBe(limitHint(most));
});
