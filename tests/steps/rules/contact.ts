import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then, When } from "@cucumber/cucumber";

import { problemsIn } from "../../../domain/kernel/field-rules.ts";
import type { AddressDetail } from "../../../domain/my-details/address-detail.ts";
import { withDetail } from "../../../domain/my-details/address-detail.ts";
import type { AddressType } from "../../../domain/my-details/address-type.ts";
import { withAddressType } from "../../../domain/my-details/address-type.ts";
import { addressParts, addressProblems, storedAddressParts } from "../../../domain/my-details/address.ts";
import type { Address, ContactSection, Phone } from "../../../domain/my-details/contact.ts";
import {
  contactSections,
  editableSections,
  emailProblem,
  phoneProblems,
  savedAddress,
  savedEmail,
  savedPhone,
} from "../../../domain/my-details/contact.ts";
import type { Country } from "../../../domain/my-details/countries.ts";
import { areaCodes, byName, countriesWith } from "../../../domain/my-details/countries.ts";
import { codeFor, coded, inFieldWords, purposes } from "./field-words.ts";
import { fieldLabelled, labelled, labelOf, problemsShown } from "./forms.ts";
import { note } from "./notes.ts";
import { rowsOf } from "./tables.ts";

const readOnly = note<Partial<Record<ContactSection, boolean>>>("read-only sections", () => ({}));
const countryWithoutRules = (name: string): Country => ({
  name,
  iso2: "",
  iso3: "",
  phonePrefix: "",
  asciiLanguageCode: "",
  validationLevel: "",
});

const countries = note<readonly Country[]>("countries", () => ["France", "United Kingdom"].map(countryWithoutRules));
const address = note<Address>("an address", () => ({ purpose: ["HOME"] }));
const phone = note<Phone>("a phone", () => ({ number: "", countryCode: "" }));
const email = note<string>("an email address");

coded("addressType", { HOME: purposes.HOME, BUSINESS: purposes.BUSINESS });

const partNamed = (label: string) => fieldLabelled(label, ["country", ...addressParts]);

const rightAddress: Address = { country: "France", addressLine1: "1 rue du Livre", city: "Lyon", purpose: ["HOME"] };

const enterAddress = (world: object, entered: Address): void => {
  address.take(world, entered);
  problemsShown.take(world, (asking) => addressProblems(address.of(asking), countries.of(asking)));
};

const enterEmail = (world: object, entered: string): void => {
  email.take(world, entered);
  problemsShown.take(world, (asking) => problemsIn({ address: emailProblem(email.of(asking)) }));
};

Given("the sections {string} are read-only", function (sections: string) {
  const named = sections.split(", ").map((label) => [fieldLabelled(label, contactSections), true]);
  readOnly.take(this, Object.fromEntries(named) as Partial<Record<ContactSection, boolean>>);
});

Given("the countries", function (table: DataTable) {
  countries.take(
    this,
    rowsOf(table, ["name", "prefix", "language code", "validation"]).map((row) => ({
      name: row.name,
      iso2: "",
      iso3: "",
      phonePrefix: row.prefix,
      asciiLanguageCode: row["language code"],
      validationLevel: row.validation,
    })),
  );
});

Given("an address for {string}", function (said: string) {
  enterAddress(this, { ...rightAddress, purpose: said.split(", ").map((purpose) => codeFor(purposes, purpose)) });
});

Given("an address in {string} without {string}", function (country: string, field: string) {
  enterAddress(this, { ...rightAddress, country, postcode: "G1 1AA", [partNamed(field)]: "" });
});

Given("an address in {string} with the postcode {string}", function (country: string, postcode: string) {
  enterAddress(this, { ...rightAddress, country, postcode });
});

Given("an address in {string} with the city {string}", function (country: string, city: string) {
  enterAddress(this, { ...rightAddress, country, city });
});

Given(
  "an address in {string} with {string} of {int} characters",
  function (country: string, field: string, length: number) {
    enterAddress(this, { ...rightAddress, country, [partNamed(field)]: "x".repeat(length) });
  },
);

Given("an address in {string} with", function (country: string, table: DataTable) {
  const parts = table.raw().map(([label = "", text]) => [partNamed(label), text]);
  enterAddress(this, { country, ...Object.fromEntries(parts), purpose: ["HOME", "BILLING"] } as Address);
});

Given("the email address {string}", function (entered: string) {
  enterEmail(this, entered);
});

const found = note<AddressDetail | undefined>("the address found before", () => undefined);

Given("an email address of {int} characters", function (length: number) {
  const domain = "@example.org";
  enterEmail(this, "m".repeat(length - domain.length) + domain);
});

Given("the phone on record is {string}", function (contactId: string) {
  phone.change(this, (said) => ({ ...said, contactId }));
});

Given("the area code {string} and the phone number {string}", function (countryCode: string, number: string) {
  phone.change(this, (said) => ({ ...said, countryCode, number }));
  problemsShown.take(this, (asking) => phoneProblems(phone.of(asking), ["+44", "+39", "+1", "+1246"]));
});

When("the address found is", function (table: DataTable) {
  const told = table.rowsHash();
  const detail = {
    company: told["Company"] ?? "",
    line1: told["Line 1"] ?? "",
    line2: told["Line 2"] ?? "",
    line3: told["Line 3"] ?? "",
    line4: told["Line 4"] ?? "",
    city: told["City"] ?? "",
    province: told["Province"] ?? "",
    adminAreaName: told["Administrative area"] ?? "",
    postalCode: told["Postal code"] ?? "",
  };
  address.change(this, (said) => withDetail(said, detail, found.of(this)));
  found.take(this, detail);
});

When("the address is made one for {addressType}", function (type: AddressType) {
  address.change(this, (said) => ({ ...said, purpose: withAddressType(said.purpose, type) }));
});

Then("the sections that may be edited are {string}", function (sections: string) {
  assert.equal(editableSections(readOnly.of(this)).map(labelOf).join(", "), sections);
});

Then("the countries stand as {string}", function (names: string) {
  assert.equal(
    byName(countries.of(this))
      .map(({ name }) => name)
      .join(", "),
    names,
  );
});

Then(
  "{string} is the area code of {string} for someone in {string}",
  function (code: string, names: string, country: string) {
    assert.equal(countriesWith(code, countries.of(this), country).join(", "), names);
  },
);

Then("the area codes for someone in {string} are {string}", function (country: string, codes: string) {
  assert.equal(areaCodes(countries.of(this), country).join(", "), codes);
});

Then("the address is for {string}", function (said: string) {
  assert.equal(inFieldWords(purposes, address.of(this).purpose), said);
});

Then("the postcode is stored as {string}", function (stored: string) {
  assert.equal(storedAddressParts(address.of(this)).postcode, stored);
});

Then("the phone is saved as", function (table: DataTable) {
  assert.deepEqual(labelled({ ...savedPhone(phone.of(this), ["+44", "+39", "+1", "+1246"]) }), table.rowsHash());
});

Then("the address is saved as", function (table: DataTable) {
  const { purpose, ...parts } = savedAddress(address.of(this));
  assert.deepEqual(labelled({ ...parts, purpose: inFieldWords(purposes, purpose) }), table.rowsHash());
});

Then("the email is saved as {string}", function (stored: string) {
  assert.deepEqual(savedEmail({ address: email.of(this) }), { address: stored });
});
