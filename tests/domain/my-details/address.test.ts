import { expect, test, describe } from "vitest";

import { limitHint } from "../../../domain/kernel/field-rules.ts";
import {
  withLaterDetail,
  maxSearchLength,
  mayFindAddress,
  withDetail,
  type AddressDetail,
} from "../../../domain/my-details/address-detail.ts";
import {
  addressFor,
  addressParts,
  addressProblems,
  type EnteredAddress,
  storedAddressParts,
} from "../../../domain/my-details/address.ts";
import type { Country } from "../../../domain/my-details/countries.ts";
import { allInEnglish } from "../support/english.ts";

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

test.each([
  ["Rue\u00a0de\u202fLyon", "Rue de Lyon"],
  ["O’Brien’s “Mill”", "O'Brien's \"Mill\""],
  ["Flats 3–5 — rear", "Flats 3-5 - rear"],
  ["Suite 4‑B…", "Suite 4-B..."],
])("%j is taken as %j only where a country takes no more than ASCII (CONT-06)", (typed, stored) => {
  const address = { country: "Japan", addressLine1: typed, city: "Tokyo" };
  expect(addressProblems(address, countries).addressLine1).toBeUndefined();
  expect(storedAddressParts(addressFor(address, countries)).addressLine1).toBe(stored);
  const other = { ...address, country: "Switzerland" };
  expect(addressFor(other, countries)).toEqual(other);
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
  expect(problemWith(most + 1)).toEqual(limitHint(most));
});

const detail: AddressDetail = {
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

test("a part edited after an address was chosen stays, and the others are filled in (CONT-02)", () => {
  const atChoice: EnteredAddress = { country: "United Kingdom", addressLine1: "ledger", addressLine2: "", city: "" };
  const filled = withLaterDetail({ ...atChoice, addressLine2: "Flat 9" }, atChoice, detail, undefined);
  expect([filled.addressLine1, filled.addressLine2, filled.city, filled.country]).toEqual([
    "1 Ledger Lane",
    "Flat 9",
    "Glasgow",
    "United Kingdom",
  ]);
});

describe("an address that was found (CONT-02)", () => {
  const typed: EnteredAddress = { country: "United Kingdom", addressLine1: "somewhere", addressLine2: "near" };
  const found = { ...detail, company: "Ledger and Sons", adminAreaName: "Lanarkshire" };

  test("replaces what was typed, and keeps the country", () => {
    expect(storedAddressParts(withDetail(typed, found, undefined))).toEqual({
      country: "United Kingdom",
      addressee: "Ledger and Sons",
      addressLine1: "1 Ledger Lane",
      city: "Glasgow",
      state: "Lanarkshire",
      postcode: "G1 1AA",
    });
  });

  test("keeps an addressee who was typed", () => {
    expect(withDetail({ ...typed, addressee: "c/o Joan Smith" }, found, undefined).addressee).toBe("c/o Joan Smith");
  });

  test("takes the company of the one found before with it", () => {
    const first = withDetail(typed, found, undefined);
    expect(withDetail(first, detail, found).addressee).toBe("");
  });
});

const right: EnteredAddress = {
  country: "France",
  addressLine1: "1 rue du Livre",
  city: "Lyon",
};
const listed = [country("France", ""), country("United Kingdom", "")];
const problemsOf = (entered: EnteredAddress) => allInEnglish(addressProblems({ ...right, ...entered }, listed));

test.each<[EnteredAddress, object]>([
  [{}, {}],
  [{ country: "" }, { country: "This field is required" }],
  [{ city: "" }, { city: "This field is required" }],
  [{ addressLine1: "" }, { addressLine1: "This field is required" }],
  [{ country: "United Kingdom" }, { postcode: "This field is required" }],
  [{ postcode: "75001" }, {}],
  [{ city: "x".repeat(50) }, {}],
  [{ city: "x".repeat(51) }, { city: "Max 50 chars" }],
  [{ addressLine4: "x".repeat(51) }, { addressLine4: "Max 50 chars" }],
  [{ postcode: "x".repeat(10) }, {}],
  [{ postcode: "x".repeat(11) }, { postcode: "Max 10 chars" }],
])("an address in France with %j has the errors %j (CONT-05, FORM-06)", (entered, problems) => {
  expect(problemsOf(entered)).toEqual(problems);
});

test.each([
  ["SW1A 1AA", "SW1A 1AA"],
  ["sw1a1aa", "SW1A 1AA"],
  ["g1 1aa", "G1 1AA"],
  ["M11AE", "M1 1AE"],
  ["B33 8TH", "B33 8TH"],
  ["CR2 6XH", "CR2 6XH"],
  ["dn551pt", "DN55 1PT"],
  ["GIR 0AA", "GIR 0AA"],
])("the UK postcode %s is stored as %s (CONT-05)", (postcode, stored) => {
  const address = { country: "United Kingdom", postcode };
  expect(problemsOf(address)).toEqual({});
  expect(storedAddressParts(address).postcode).toBe(stored);
});

test.each(["12345", "SW1A", "SW1A 1A", "QQ1 1AC"])("%s is no UK postcode, and stays as typed (CONT-05)", (postcode) => {
  const address = { country: "United Kingdom", postcode };
  expect(problemsOf(address)).toEqual({ postcode: "Please enter a valid UK postcode" });
  expect(storedAddressParts(address).postcode).toBe(postcode);
});

test.each(["BFPO 57", "bfpo57"])("%s is answered with the postcode that takes its place (CONT-05)", (postcode) => {
  expect(problemsOf({ country: "United Kingdom", postcode })).toEqual({
    postcode: "Please enter a valid UK postcode: in place of a BFPO number, the one that begins with BF1",
  });
  expect(problemsOf({ country: "United Kingdom", postcode: "BF1 4FB" })).toEqual({});
});

test.each([
  ["12", true],
  ["Ledger Lane", true],
  ["東京", true],
  ["  ", false],
  ["-, .", false],
  ["x".repeat(maxSearchLength), true],
  [` ${"x".repeat(maxSearchLength)} `, true],
  ["x".repeat(maxSearchLength + 1), false],
])("an address search for «%s» is made: %s (CONT-02)", (typed, is) => {
  expect(mayFindAddress(typed)).toBe(is);
});
