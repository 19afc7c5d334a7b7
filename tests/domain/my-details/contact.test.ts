import { describe, expect, test } from "vitest";

import { editableSections, emailProblem, savedEmail } from "../../../domain/my-details/contact.ts";
import { english } from "../support/english.ts";

test("a section is editable unless it is read-only (CONT-01)", () => {
  expect(editableSections({})).toEqual(["email", "phone", "mailingAddress", "secondaryAddress"]);
  expect(editableSections({ phone: true, mailingAddress: true })).toEqual(["email", "secondaryAddress"]);
});

describe("an email address (CONT-07)", () => {
  test.each([
    "maya.member@example.org",
    "maya@bücher.example",
    "m/o'maya+1@example.co1",
    "m+cpd@sub.example.co.uk",
    "m.m-m@ex-ample.org",
  ])("%s is valid", (address) => {
    expect(emailProblem(address)).toBeUndefined();
  });

  test.each([
    "maya",
    "maya@example",
    "maya@@example.org",
    "maya@exam ple.org",
    "@example.org",
    "maya@.org",
    ".maya@example.org",
    "maya.@example.org",
    "maya..m@example.org",
    "maya@-example.org",
    "maya@example-.org",
    "maya@example..org",
    "maya@example.org/",
    "maya@example.org🙂",
    "🙂@example.org",
    "ｍaya@example.org",
    "maya@1.2",
  ])("%s is not valid", (address) => {
    expect(english(emailProblem(address))).toBe("Please enter a valid email address");
  });

  test("is required, and has at most 254 characters (FORM-06)", () => {
    const ofLength = (length: number): string => `${"m".repeat(length - "@example.org".length)}@example.org`;
    expect(english(emailProblem(""))).toBe("This field is required");
    expect(emailProblem(ofLength(254))).toBeUndefined();
    expect(english(emailProblem(ofLength(255)))).toBe("Max 254 chars");
  });

  test("is saved without the spaces around it (CONT-08)", () => {
    expect(savedEmail({ address: " maya@example.org " })).toEqual({ address: "maya@example.org" });
  });
});
