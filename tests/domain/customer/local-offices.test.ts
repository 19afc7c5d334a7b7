import { expect, test } from "vitest";

import { contentVariantFor } from "../../../domain/customer/local-offices.ts";

const offices = [
  "Barbados",
  "Belize",
  "Botswana",
  "Cyprus",
  "Eswatini",
  "Greece",
  "Guyana",
  "Jamaica",
  "Cambodia",
  "Lesotho",
  "Sierra Leone",
  "Trinidad and Tobago",
  "United Arab Emirates",
  "UAE",
  "Cayman Islands",
];

test.each(offices)("residents of %s read the text for local offices, where there is one (HELP-01)", (country) => {
  expect(contentVariantFor(country, ["standard", "localOffice"])).toBe("localOffice");
  expect(contentVariantFor(country, ["standard"])).toBe("standard");
});

test.each(["United Kingdom", "Malta", undefined])("residents of %s read the standard text (HELP-01)", (country) => {
  expect(contentVariantFor(country, ["standard", "localOffice"])).toBe("standard");
});
