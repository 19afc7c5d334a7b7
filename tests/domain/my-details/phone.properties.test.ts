import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  type CountryCode,
  type PhoneNumber,
} from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, test } from "vitest";

import { allCountries } from "../../../adapters/institute/areas/my-details/addresses/countries.ts";
import { isValid, messages } from "../../../domain/kernel/field-rules.ts";
import { areaCodes } from "../../../domain/my-details/countries.ts";
import {
  changedPhone,
  phoneProblems,
  phoneQuestions,
  savedPhone,
  type Phone,
} from "../../../domain/my-details/phone.ts";
import { allInEnglish } from "../support/english.ts";
import { fc } from "../support/fast-check.ts";

const codes = ["+44", "+353", "+39", "+1", "+1246"];

const anyPhone: fc.Arbitrary<Phone> = fc.record({
  number: fc.oneof(fc.constantFrom("", "  ", "(0141) 582-2000", "-"), fc.string({ maxLength: 20 })),
  countryCode: fc.constantFrom("+44", "44", "", "+1 246"),
  lineType: fc.constantFrom("MOBILE", "", undefined),
  contactId: fc.constantFrom("P-1", "", undefined),
});

const exampleOf = (country: CountryCode): PhoneNumber => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`There is no example of ${country}.`);
  return example;
};

describe("a phone number of any country (REAL-01)", () => {
  const everyCode = [...new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`))];

  test.each(getCountries())("the example of %s is stored as dialled from abroad, however it is written", (country) => {
    const example = exampleOf(country);
    const countryCode = `+${example.countryCallingCode}`;
    const stored = { countryCode: example.countryCallingCode, number: example.nationalNumber };
    for (const number of [
      example.formatNational(),
      example.formatInternational(),
      example.number,
      example.number.replace("+", "00"),
      example.getURI(),
      example.nationalNumber,
      ` ${example.formatNational().replaceAll(" ", "\u00a0")} `,
    ]) {
      expect(phoneProblems({ number, countryCode }, everyCode), number).toEqual({});
      expect(savedPhone({ number, countryCode }, everyCode), number).toEqual(stored);
    }
  });

  test("takes its area code from the number when it is written with one, whichever is chosen", () => {
    fc.assert(
      fc.property(fc.constantFrom(...getCountries()), fc.constantFrom(...everyCode), (country, countryCode) => {
        const example = exampleOf(country);
        expect(savedPhone({ number: example.formatInternational(), countryCode }, everyCode)).toEqual({
          countryCode: example.countryCallingCode,
          number: example.nationalNumber,
        });
      }),
    );
  });

  test("is refused with the reason when it has an extension", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...getCountries()),
        fc.constantFrom(" ext. 12", " x12", ";ext=12"),
        (country, ext) => {
          const example = exampleOf(country);
          expect(
            allInEnglish(
              phoneProblems(
                { number: example.formatNational() + ext, countryCode: `+${example.countryCallingCode}` },
                everyCode,
              ),
            ),
          ).toEqual({ number: "Please enter a valid contact number, without an extension" });
        },
      ),
    );
  });

  test("is asked about when digits are missing or too many", () => {
    fc.assert(
      fc.property(fc.constantFrom("02079460018", "07700900107"), fc.integer({ min: 3, max: 4 }), (number, digits) => {
        for (const wrong of [number.slice(0, -digits), number + "1".repeat(digits)]) {
          const phone = { number: wrong, countryCode: "+44" };
          expect([phoneProblems(phone, codes), Object.keys(phoneQuestions(phone, codes))], wrong).toEqual([
            {},
            ["number"],
          ]);
        }
      }),
    );
  });

  test("goes under its own area code or none, by whichever prefix it is dialled", () => {
    const prefixed = fc.oneof(
      fc.record({ prefix: fc.constantFrom("+", "00", "0011 ", "(+"), countryCode: fc.constantFrom(...codes) }),
      fc.record({ prefix: fc.constant("011 "), countryCode: fc.constantFrom("+1", "+1246") }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...getCountries()), prefixed, (country, { prefix, countryCode }) => {
        const example = exampleOf(country);
        const phone = { number: prefix + example.formatInternational().slice(1), countryCode };
        const saved = savedPhone(phone, codes);
        if (codes.some((code) => example.number.startsWith(code)))
          expect(`+${saved.countryCode ?? ""}${saved.number ?? ""}`).toBe(example.number);
        else expect(phoneProblems(phone, codes)).toEqual({ countryCode: messages.countryCode });
      }),
    );
  });

  test("that is valid is taken by the server as it was sent", () => {
    const digits = fc.stringMatching(/^[+0]{0,4}\d{4,17}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom(...everyCode), (number, countryCode) => {
        if (Object.keys(phoneProblems({ number, countryCode }, everyCode)).length > 0) return;
        const sent = { number: "", countryCode: "", ...savedPhone({ number, countryCode }, everyCode) };
        expect([phoneProblems(sent, everyCode), savedPhone(sent, everyCode)]).toEqual([{}, sent]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the payload of a phone number", () => {
  test("is idempotent, without empty parts or a plus sign", () => {
    fc.assert(
      fc.property(anyPhone, (phone) => {
        const saved = savedPhone(phone, codes);
        if (isValid(phoneProblems(phone, codes))) expect(savedPhone(saved, codes)).toEqual(saved);
        for (const value of Object.values(saved)) expect(value).toMatch(/^[^+]+$/);
      }),
    );
  });

  test("keeps the line type of the same number only: another area code is another number (CONT-03)", () => {
    const typed = fc.record({
      number: fc.constantFrom("7700900107", "07700 900107", "7700900108", ""),
      countryCode: fc.constantFrom("+44", "+353"),
    });
    const stored = { number: "7700900107", countryCode: "44", lineType: "MOBILE", contactId: "P-1" };
    fc.assert(
      fc.property(typed, ({ number, countryCode }) => {
        const saved = changedPhone({ number, countryCode }, stored, codes);
        const isSame = countryCode === "+44" && number.replaceAll(" ", "").endsWith("7700900107");
        expect(saved.lineType).toBe(isSame ? "MOBILE" : undefined);
        expect(saved.contactId).toBe("P-1");
      }),
    );
  });

  test("contains only the contact id when there is no number", () => {
    fc.assert(
      fc.property(anyPhone, fc.constantFrom("", "   ", "()-."), (phone, number) => {
        const sent = savedPhone({ ...phone, number }, codes);
        expect(Object.keys(sent).filter((key) => key !== "contactId")).toEqual([]);
        expect(sent.contactId).toBe(phone.contactId === "" ? undefined : phone.contactId);
      }),
    );
  });
});

describe("validation of a phone number", () => {
  test("ignores an area code that is not offered", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{3,9}$/), fc.constantFrom("+999", "", "+"), (number, countryCode) => {
        expect(phoneProblems({ number, countryCode }, codes)).toEqual({ countryCode: messages.countryCode });
      }),
    );
  });

  test("rejects a number with other characters", () => {
    const stray = fc.constantFrom("é", "€", "_", "a", "@", "😀");
    fc.assert(
      fc.property(fc.stringMatching(/^7\d{9}$/), stray, fc.nat(10), (number, other, place) => {
        const typed = number.slice(0, place) + other + number.slice(place);
        expect(phoneProblems({ number: typed, countryCode: "+44" }, codes).number, typed).toBeDefined();
      }),
    );
  });
});

test("every area code of the list of countries is one that the data knows", () => {
  for (const code of areaCodes(allCountries, undefined))
    expect(phoneProblems({ number: `${code} 5550100`, countryCode: code }, [code]).number ?? "", code).not.toBe(
      messages.telephone,
    );
});
