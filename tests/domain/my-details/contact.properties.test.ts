import { describe, expect, test } from "vitest";

import { addressTypes, addressTypeOf, withAddressType } from "../../../domain/my-details/address-type.ts";
import type { AddressPart } from "../../../domain/my-details/address.ts";
import {
  addressParts,
  addressProblems,
  isUkPostcode,
  limitOf,
  storedUkPostcode,
} from "../../../domain/my-details/address.ts";
import type { Address } from "../../../domain/my-details/contact.ts";
import { emailProblem, savedAddress, savedEmail } from "../../../domain/my-details/contact.ts";
import type { Country } from "../../../domain/my-details/countries.ts";
import { areaCodes, byName, countriesWith } from "../../../domain/my-details/countries.ts";
import { comparedEmail, signInEmailMessages, signInEmailProblems } from "../../../domain/my-details/sign-in-email.ts";
import { fc } from "../support/fast-check.ts";
import { nearly } from "../support/nearly.ts";

const anyType = fc.constantFrom(...addressTypes);
const otherPurposes = fc.array(fc.constantFrom("BILLING", "DELIVERY", "EXAMS"), { maxLength: 4 });

/** Stored purposes: any others, and exactly one of home and business. */
const storedPurposes = fc
  .tuple(otherPurposes, anyType, otherPurposes)
  .map(([before, type, after]) => [...before, type, ...after]);

/** Received purposes: neither, both, or repeated ones. */
const anyPurposes = fc.array(fc.constantFrom("HOME", "BUSINESS", "BILLING", "DELIVERY"), { maxLength: 6 });

const typesIn = (purposes: readonly string[]) =>
  purposes.filter((purpose) => purpose === "HOME" || purpose === "BUSINESS");
const othersIn = (purposes: readonly string[]) =>
  purposes.filter((purpose) => purpose !== "HOME" && purpose !== "BUSINESS");

describe("the type of an address", () => {
  test("leaves exactly one of home and business, whatever was there", () => {
    fc.assert(
      fc.property(anyPurposes, anyType, (purposes, type) => {
        expect(typesIn(withAddressType(purposes, type))).toEqual([type]);
      }),
    );
  });

  test("leaves other purposes unchanged", () => {
    fc.assert(
      fc.property(anyPurposes, anyType, (purposes, type) => {
        expect(othersIn(withAddressType(purposes, type))).toEqual(othersIn(purposes));
      }),
    );
  });

  test("reads back as set, and setting it again changes nothing", () => {
    fc.assert(
      fc.property(storedPurposes, anyType, (purposes, type) => {
        expect(addressTypeOf(withAddressType(purposes, type))).toBe(type);
        expect(withAddressType(withAddressType(purposes, type), addressTypeOf(purposes))).toEqual(purposes);
        expect(withAddressType(purposes, addressTypeOf(purposes))).toEqual(purposes);
      }),
    );
  });
});

const anyPart = fc.oneof(
  fc.constantFrom(undefined, "", "  ", "1 Ledger Lane", " Lyon", "g1 1aa", "SW1A1AA", "Zürich"),
  fc.string({ maxLength: 60 }),
);

const anyAddress: fc.Arbitrary<Address> = fc
  .tuple(
    fc.record(Object.fromEntries(addressParts.map((part) => [part, anyPart])) as Record<AddressPart, typeof anyPart>),
    fc.constantFrom("United Kingdom", "France", "", undefined),
    anyPurposes,
    fc.constantFrom(true, false, undefined),
    fc.constantFrom("A-1", "", undefined),
  )
  .map(([parts, country, purpose, isPrimary, contactId]) => ({ ...parts, country, purpose, isPrimary, contactId }));

const anyContactId = fc.constantFrom("P-1", "", undefined);

const hasNothingEmpty = (saved: object): void => {
  for (const [key, value] of Object.entries(saved)) {
    expect(value, key).not.toBe("");
    expect(value, key).not.toBe(undefined);
  }
};

describe("the payload of contact details", () => {
  test("is idempotent", () => {
    fc.assert(
      fc.property(anyAddress, anyContactId, (address, contactId) => {
        const saved = savedAddress(address);
        expect(savedAddress(saved)).toEqual(saved);
        const email = savedEmail({ address: " maya@example.org ", contactId });
        expect(savedEmail(email)).toEqual(email);
      }),
    );
  });

  test("contains no empty part", () => {
    fc.assert(
      fc.property(anyAddress, anyContactId, (address, contactId) => {
        hasNothingEmpty(savedAddress(address));
        hasNothingEmpty(savedEmail({ address: "maya@example.org", contactId }));
      }),
    );
  });

  test("has exactly one of home and business per address, and keeps other purposes", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const { purpose } = savedAddress(address);
        expect(typesIn(purpose)).toHaveLength(1);
        expect(othersIn(purpose)).toEqual(othersIn(address.purpose));
      }),
    );
  });
});

describe("validation of contact details", () => {
  const letter = fc.constantFrom(..."ABDEFGHJLNPRSTUWXYZ".split(""));
  const postcode = fc
    .tuple(
      fc.constantFrom("G1", "M11", "SW1A", "W1A", "DN55", "CR2", "B33"),
      fc.nat(9),
      letter,
      letter,
      fc.constantFrom("", " ", "  "),
      fc.boolean(),
    )
    .map(([outward, digit, a, b, space, isLower]) => {
      const text = `${outward}${space}${digit}${a}${b}`;
      return isLower ? text.toLowerCase() : text;
    });

  test("rejects a UK postcode with other characters", () => {
    fc.assert(
      fc.property(nearly(postcode), (typed) => {
        expect(isUkPostcode(typed)).toBe(false);
      }),
    );
  });

  test("formats a postcode in the United Kingdom only", () => {
    fc.assert(
      fc.property(
        postcode,
        fc.constantFrom("United Kingdom", " United Kingdom ", "France", "Ireland", undefined),
        (typed, country) => {
          const stored = savedAddress({ country, postcode: ` ${typed} `, purpose: [] }).postcode;
          expect(stored).toBe(country?.trim() === "United Kingdom" ? storedUkPostcode(typed) : typed);
        },
      ),
    );
  });

  test("stores a UK postcode upper-case with one space, which is valid again", () => {
    fc.assert(
      fc.property(postcode, (typed) => {
        expect(isUkPostcode(typed)).toBe(true);
        const stored = storedUkPostcode(typed);
        expect(stored).toMatch(/^[A-Z0-9]{2,4} \d[A-Z]{2}$/);
        expect(storedUkPostcode(stored)).toBe(stored);
        expect(stored.replaceAll(" ", "")).toBe(typed.replaceAll(" ", "").toUpperCase());
      }),
    );
  });

  test("rejects a part exactly above its limit", () => {
    fc.assert(
      fc.property(fc.constantFrom(...addressParts), fc.integer({ min: 1, max: 60 }), (part, length) => {
        const address = { country: "France", city: "Lyon", addressLine1: "1", [part]: "x".repeat(length) };
        expect(addressProblems(address, [])[part] === undefined).toBe(length <= limitOf(part));
      }),
    );
  });

  test("requires ASCII exactly where the country does", () => {
    const anyCountry = fc.record({
      name: fc.constant("Country"),
      iso2: fc.constant("CC"),
      iso3: fc.constant("CCC"),
      phonePrefix: fc.constant("+99"),
      asciiLanguageCode: fc.constantFrom("", "EN"),
      validationLevel: fc.constantFrom("ASCII", "NONE", ""),
    });
    const plain = fc.string({ unit: "grapheme-ascii", maxLength: 20 });
    const other = fc.constantFrom("é", "ß", "Ł", "東", "Ａ", "¿", "😀");
    fc.assert(
      fc.property(anyCountry, plain, fc.option(other, { nil: "" }), plain, (country, before, odd, after) => {
        const problem = addressProblems({ country: "Country", city: `x${before}${odd}${after}x`, addressLine1: "1" }, [
          country,
        ]).city;
        expect(problem !== undefined).toBe(
          country.validationLevel === "ASCII" && country.asciiLanguageCode === "EN" && odd !== "",
        );
      }),
    );
  });

  test("requires text around one at sign, and a dot after it followed by a letter", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abc123".split("")), minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(word, word, word, (local, host, end) => {
        expect(emailProblem(`${local}@${host}.${end}`) === undefined).toBe(/[a-z]/.test(end));
        expect(emailProblem(`${local}@${host}`)).toBeDefined();
        expect(emailProblem(`${local}@${host}@${end}.org`)).toBeDefined();
        expect(emailProblem(`${local} @${host}.${end}`)).toBeDefined();
        // Look-alikes of the at sign and the dot.
        expect(emailProblem(`${local}\uFF20${host}.${end}`)).toBeDefined();
        expect(emailProblem(`${local}@${host}\uFF0E${end}`)).toBeDefined();
      }),
    );
  });
});

const anyCountries: fc.Arbitrary<readonly Country[]> = fc.array(
  fc.record({
    name: fc.string({ maxLength: 6 }),
    iso2: fc.constantFrom("", "GB", "CI", "AX", "ET", "QQ"),
    iso3: fc.constant(""),
    phonePrefix: fc.oneof(
      fc.integer({ min: 1, max: 1999 }).map((prefix) => `+${prefix}`),
      fc.constantFrom("", "44", "+44", "+1 246"),
    ),
    asciiLanguageCode: fc.constant(""),
    validationLevel: fc.constant(""),
  }),
  { maxLength: 12 },
);

const inEnglish = { locale: "en-GB" };
const anyReader = fc.constantFrom(inEnglish, ...["fr", "cy", "sv"].map((locale) => ({ locale, language: locale })));

describe("countries and area codes", () => {
  test("area codes are unique, sorted by number, the default country's first", () => {
    fc.assert(
      fc.property(anyCountries, fc.nat(12), (countries, index) => {
        const home = countries[index];
        const codes = areaCodes(countries, home?.name);
        const there = new Set(
          countries.map(({ phonePrefix }) => phonePrefix.replace(/\D/g, "")).filter((code) => code !== ""),
        );
        expect(new Set(codes)).toEqual(new Set([...there].map((code) => `+${code}`)));
        expect(codes).toHaveLength(there.size);
        const first = countries.find(({ name }) => name === home?.name)?.phonePrefix.replace(/\D/g, "") ?? "";
        const rest = first === "" ? codes : codes.slice(1);
        if (first !== "") expect(codes[0]).toBe(`+${first}`);
        const numbers = rest.map((code) => Number(code));
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      }),
    );
  });

  test("every country with a prefix is listed with its code, once", () => {
    fc.assert(
      fc.property(anyCountries, fc.nat(12), (countries, index) => {
        const home = countries[index]?.name;
        const offered = areaCodes(countries, home).flatMap((code) => countriesWith(code, countries, home, inEnglish));
        const there = countries.filter(({ phonePrefix }) => /\d/.test(phonePrefix)).map(({ name }) => name);
        expect(offered.toSorted()).toEqual(there.toSorted());
      }),
    );
  });

  test("sorting countries keeps them all, in the order of the names that their reader knows (LANG-04)", () => {
    fc.assert(
      fc.property(anyCountries, anyReader, (countries, reader) => {
        const sorted = byName(countries, reader);
        expect(sorted.map(({ name }) => name).toSorted()).toEqual(countries.map(({ name }) => name).toSorted());
        const { compare } = new Intl.Collator(reader.locale);
        for (const [index, { shown }] of sorted.entries()) {
          const before = sorted[index - 1];
          if (before) expect(compare(before.shown, shown)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe("a change of the sign-in email", () => {
  const anyCase = (text: string) => fc.mixedCase(fc.constant(text));

  test("is invalid like any email, and when it equals the present one in any spelling", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.emailAddress(), fc.string()),
        fc.emailAddress(),
        fc.string(),
        (email, present, password) => {
          const { email: problem, present: missing } = signInEmailProblems({ email, present: password }, present);
          const isSame = comparedEmail(email) === comparedEmail(present);
          expect(problem).toBe(emailProblem(email) ?? (isSame ? signInEmailMessages.same : undefined));
          expect(missing === undefined).toBe(password !== "");
        },
      ),
    );
    fc.assert(
      fc.property(anyCase("maya.member@example.org"), fc.constantFrom("", " "), (email, space) => {
        expect(
          signInEmailProblems({ email: `${space}${email}${space}`, present: "x" }, "maya.member@example.org").email,
        ).toBe(signInEmailMessages.same);
      }),
    );
  });
});
