import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { filledLine, line } from "../../../adapters/contract/fields.ts";
import { isBlank } from "../../../domain/kernel/field-rules.ts";
import { readTypedDate } from "../../../domain/kernel/typed-date.ts";
import { normaliseInput } from "../../../domain/kernel/typed-text.ts";
import { addressLimits, isUkPostcode } from "../../../domain/my-details/address.ts";
import { emailProblem, savedAddress, savedEmail } from "../../../domain/my-details/contact.ts";
import { employmentProblems, employmentSaveOf, type Employment } from "../../../domain/my-details/employment.ts";
import { phoneProblems, savedPhone } from "../../../domain/my-details/phone.ts";
import { comparedEmail, sentSignInEmail } from "../../../domain/my-details/sign-in-email.ts";
import { fc } from "../support/fast-check.ts";

// Invisible characters from pasted contact lists, spreadsheets, web pages and letters.
const unseen = [
  "\u200e",
  "\u200f",
  "\u202a",
  "\u202c",
  "\u2066",
  "\u2069",
  "\u061c",
  "\u200b",
  "\u2060",
  "\ufeff",
  "\u00ad",
];
const breaks = ["\t", "\n", "\r\n", "\u0000", "\u2028", "\u2029"];

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...unseen, ...breaks, "\ud83d", "\u00a0", " ", "a", "é"),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(""));

/** The text with invisible characters around each character. */
const amongUnseen = (text: string) =>
  fc
    .array(fc.constantFrom("", ...unseen), { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((between) =>
      Array.from(text).reduce((all, character, place) => all + character + between[place + 1], between[0] ?? ""),
    );

const reads = (schema: { safeParse: (value: unknown) => { readonly success: boolean } }, text: string): boolean =>
  schema.safeParse(text).success;

describe("normalised input", () => {
  test("is always a line that the server accepts, trimmed, and idempotent", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const meant = normaliseInput(text);
        expect(reads(line(1_000), meant)).toBe(true);
        expect(meant).toBe(meant.trim());
        expect(normaliseInput(meant)).toBe(meant);
        expect(isBlank(text)).toBe(meant === "");
      }),
    );
  });

  test("is its visible content, with composed letters (REAL-02)", () => {
    const visible = fc.constantFrom("Łódź", "שלום עולם", "می‌خواهم", "क्‍ष", "👨‍👩‍👧", "Saint-Étienne", "e\u0301");
    fc.assert(
      fc.property(visible, (text) => {
        expect(normaliseInput(`\u202a${text}\u202c\t`)).toBe(text.normalize("NFC"));
      }),
    );
  });

  test("gives the same date, email, number and postcode despite invisible characters", () => {
    fc.assert(
      fc.property(
        amongUnseen("29/02/2024"),
        amongUnseen("maya@example.org"),
        amongUnseen("7700 900123"),
        amongUnseen("g1 1aa"),
        (date, address, number, postcode) => {
          expect(readTypedDate(date)).toEqual({ kind: "valid", date: "2024-02-29" });
          expect(emailProblem(address)).toBeUndefined();
          expect(savedEmail({ address }).address).toBe("maya@example.org");
          expect(comparedEmail(address)).toBe("maya@example.org");
          expect(sentSignInEmail({ email: address, present: number })).toEqual({
            email: "maya@example.org",
            present: number,
          });
          expect(phoneProblems({ number, countryCode: "+44" }, ["+44"])).toEqual({});
          expect(savedPhone({ number, countryCode: "+44" }, ["+44"]).number).toBe("7700900123");
          expect(isUkPostcode(normaliseInput(postcode))).toBe(true);
          expect(savedAddress({ country: "United Kingdom", postcode, purpose: [] }).postcode).toBe("G1 1AA");
        },
      ),
    );
  });

  test("gives the same number with any hyphen or dash between its digits", () => {
    for (const dash of ["-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014"])
      expect(savedPhone({ number: `7700${dash}900${dash}123`, countryCode: "+44" }, ["+44"]).number).toBe("7700900123");
  });
});

describe("input accepted by a form is accepted by the server", () => {
  test("an address", () => {
    const parts = z.record(z.string(), filledLine(addressLimits.line));
    fc.assert(
      fc.property(anyText, anyText, (addressLine1, city) => {
        const { purpose: _, ...saved } = savedAddress({ country: "Germany", addressLine1, city, purpose: [] });
        expect(parts.safeParse(saved).success).toBe(true);
      }),
    );
  });

  test("employment", () => {
    fc.assert(
      fc.property(anyText, anyText, (companyName, jobTitle) => {
        const employment: Employment = { companyName, jobTitle, businessAddressAvailable: "Y" };
        fc.pre(Object.keys(employmentProblems(employment, ["CompanyName", "JobTitle"], {})).length === 0);
        const saved = employmentSaveOf(employment);
        expect(reads(line(300), saved.companyName) && reads(line(300), saved.jobTitle)).toBe(true);
      }),
    );
  });
});
