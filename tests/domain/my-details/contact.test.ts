import { describe, expect, test } from "vitest";

import {
  editableSections,
  emailProblem,
  phoneProblems,
  savedEmail,
  savedPhone,
} from "../../../domain/my-details/contact.ts";

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
    expect(emailProblem(address)).toBe("Please enter a valid email address");
  });

  test("is required, and has at most 254 characters (FORM-06)", () => {
    const ofLength = (length: number): string => `${"m".repeat(length - "@example.org".length)}@example.org`;
    expect(emailProblem("")).toBe("This field is required");
    expect(emailProblem(ofLength(254))).toBeUndefined();
    expect(emailProblem(ofLength(255))).toBe("Max 254 chars");
  });

  test("is saved without the spaces around it (CONT-08)", () => {
    expect(savedEmail({ address: " maya@example.org " })).toEqual({ address: "maya@example.org" });
  });
});

const known = ["+44", "+39", "+1", "+1246"];

describe("a phone number (CONT-07)", () => {
  test.each([
    ["+44", "1234"],
    ["+44", "12345678901234"],
    ["+44", "(0141) 582-20.00"],
    ["", "+44 7700 900107"],
    ["+44", ""],
    ["", ""],
  ])("the area code “%s” with “%s” is valid; an empty number clears the stored one", (countryCode, number) => {
    expect(phoneProblems({ countryCode, number }, known)).toEqual({});
  });

  const noCode = "Please select an area code";
  const noNumber = "Please enter a valid contact number";

  test.each([
    ["", "5822000", { countryCode: noCode }],
    ["+44", "123", { number: noNumber }],
    ["+44", "123456789012345", { number: noNumber }],
    ["+44", "582 2000 ext 3", { number: noNumber }],
    ["", "none", { countryCode: noCode, number: noNumber }],
  ])("the area code “%s” with “%s” has the errors %j", (countryCode, number, problems) => {
    expect(phoneProblems({ countryCode, number }, known)).toEqual(problems);
  });

  test.each([
    ["+44", "0141 582 2000", "44", "1415822000"],
    ["+44", "+44 7700 900107", "44", "7700900107"],
    ["+44", "0044 7700 900107", "44", "7700900107"],
    ["+44", "+44 (0)7700 900107", "44", "7700900107"],
    ["+44", "07700 900107", "44", "7700900107"],
    ["+44", "+1 246 555 0100", "1246", "5550100"],
    ["+1", "+1 212 555 0100", "1", "2125550100"],
    ["+39", "06 6982 0000", "39", "0669820000"],
  ])("%s and “%s” are saved as %s and %s (CONT-08)", (chosen, typed, countryCode, number) => {
    expect(savedPhone({ countryCode: chosen, number: typed }, known)).toEqual({ countryCode, number });
  });

  test("is saved with its identifier, which is all that a cleared number sends (CONT-08)", () => {
    const phone = { contactId: "P-1", countryCode: "+44", number: "0141 582 2000" };
    expect(savedPhone(phone, known)).toEqual({ contactId: "P-1", countryCode: "44", number: "1415822000" });
    expect(savedPhone({ ...phone, number: "" }, known)).toEqual({ contactId: "P-1" });
  });
});
