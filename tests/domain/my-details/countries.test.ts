import { expect, test } from "vitest";

import {
  areaCodes,
  byName,
  countriesWith,
  countryNameIn,
  takesAsciiOnly,
  type Country,
} from "../../../domain/my-details/countries.ts";

const country = (name: string, phonePrefix: string): Country => ({
  name,
  phonePrefix,
  iso2: "",
  iso3: "",
  asciiLanguageCode: "",
  validationLevel: "",
});

const countries = [
  country("United Kingdom", "+44"),
  country("Malta", "356"),
  country("France", "+33"),
  country("Barbados", "+1 246"),
  country("Canada", "+1"),
  country("United States", "+1"),
  country("Nowhere", ""),
  country("Åland Islands", "+358"),
];

const inEnglish = { locale: "en-GB" };

test.each([
  [undefined, "GB", "the institute's name"],
  ["fr", "GB", "Royaume-Uni"],
  ["cy", "XK", "Kosovo"],
  ["fr", "", "the institute's name"],
  ["fr", "QQ", "the institute's name"],
  ["fr", "?!", "the institute's name"],
])("in %s, the country with the code %j is shown as %j (LANG-04)", (language, iso2, shown) => {
  expect(countryNameIn(language, { name: "the institute's name", iso2 })).toBe(shown);
});

test.each([
  ["fr-FR", ["Côte d’Ivoire", "Éthiopie", "Finlande", "Îles Åland"]],
  ["sv", ["Elfenbenskusten", "Etiopien", "Finland", "Åland"]],
])("in %s, countries are in the order of its alphabet (LANG-04)", (language, shown) => {
  const some = ["AX", "CI", "ET", "FI"].map((iso2) => ({ ...country(iso2, ""), iso2 }));
  expect(byName(some, { locale: language, language }).map((each) => each.shown)).toEqual(shown);
});

test("countries are sorted by name (CONT-03)", () => {
  expect(byName(countries, inEnglish).map(({ name }) => name)).toEqual([
    "Åland Islands",
    "Barbados",
    "Canada",
    "France",
    "Malta",
    "Nowhere",
    "United Kingdom",
    "United States",
  ]);
});

const byNumber = ["+1", "+33", "+44", "+356", "+358", "+1246"];

test.each([
  ["United Kingdom", ["+44", "+1", "+33", "+356", "+358", "+1246"]],
  ["United States", byNumber],
  ["Nowhere", byNumber],
  ["Atlantis", byNumber],
])("area codes are sorted by number, that of %s first (CONT-03)", (own, codes) => {
  expect(areaCodes(countries, own)).toEqual(codes);
});

test.each([
  ["United States", ["United States", "Canada"]],
  ["United Kingdom", ["Canada", "United States"]],
])("for someone in %s the area code +1 is of %j (CONT-03)", (own, names) => {
  expect(countriesWith("+1", countries, own, inEnglish)).toEqual(names);
});

test.each([
  ["EN", "ASCII", true],
  ["", "ASCII", false],
  ["EN", "NONE", false],
])("a country with the language %s and the validation %s takes ASCII only: %s (CONT-06)", (...row) => {
  const [asciiLanguageCode, validationLevel, isAscii] = row;
  expect(takesAsciiOnly({ asciiLanguageCode, validationLevel })).toBe(isAscii);
});
