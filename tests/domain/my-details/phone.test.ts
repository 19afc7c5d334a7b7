import { describe, expect, test } from "vitest";

import { displayedPhone, phoneProblems, phoneQuestions, savedPhone } from "../../../domain/my-details/phone.ts";
import { allInEnglish } from "../support/english.ts";

const known = ["+44", "+39", "+1", "+1246", "+61", "+376", "+81"];

describe("a phone number (CONT-07)", () => {
  test.each([
    ["+44", "(0141) 582-20.00"],
    ["+44", "tel:+44 7700 900107"],
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
    ["+39", "+44 123456789012345", { number: noNumber }],
    ["+44", "+383 44 123 456", { countryCode: noCode }],
    ["+44", "00383 44 123 456", { countryCode: noCode }],
    ["+61", "0011 383 44 123 456", { countryCode: noCode }],
    ["+44", "0011 383 44 123 456", { countryCode: noCode }],
    ["+1", "011 383 44 123 456", { countryCode: noCode }],
    ["+44", "011 383 44 123 456", { countryCode: noCode }],
    ["+81", "010 383 44 123 456", { countryCode: noCode }],
    ["+44", "+881 6 1234 5678", { countryCode: noCode }],
    ["+44", "+999 1234567", { countryCode: noCode }],
    ["", "+383 44 123 456", { countryCode: noCode }],
    ["+44", "0141 582 2000 ext 3", { number: `${noNumber}, without an extension` }],
    ["+44", "none", { number: noNumber }],
    ["", "none", { countryCode: noCode, number: noNumber }],
  ])(
    "the area code “%s” with “%s” has the errors %j, and is not sent under another",
    (countryCode, number, problems) => {
      expect(allInEnglish(phoneProblems({ countryCode, number }, known))).toEqual(problems);
    },
  );

  test.each([
    ["+44", "0141 582 2000", "44", "1415822000"],
    ["+44", "+44 7700 900107", "44", "7700900107"],
    ["+44", "0044 7700 900107", "44", "7700900107"],
    ["+44", "+44 (0)7700 900107", "44", "7700900107"],
    ["+44", "07700 900107", "44", "7700900107"],
    ["+44", "447700900107", "44", "7700900107"],
    ["+1246", "246 555 0100", "1246", "5550100"],
    ["+1246", "555 0100", "1246", "5550100"],
    ["+1", "246 555 0100", "1", "2465550100"],
    ["+44", "+1 246 555 0100", "1246", "5550100"],
    ["+1", "+1 212 555 0100", "1", "2125550100"],
    ["+39", "06 6982 0000", "39", "0669820000"],
    ["+39", "011 562 1234", "39", "0115621234"],
    ["+61", "0011 376 312 345", "376", "312345"],
    ["+44", "0011 376 312 345", "376", "312345"],
    ["+1", "011 44 7700 900107", "44", "7700900107"],
    ["+39", "011 44 20 7946 0018", "44", "2079460018"],
    ["+1", "011 1 212 555 0100", "1", "2125550100"],
    ["+81", "010 44 20 7946 0018", "44", "2079460018"],
    ["+44", "0114 496 0018", "44", "1144960018"],
    ["+44", "0141 582 20", "44", "014158220"],
    ["+39", "+44 12345678901234", "44", "12345678901234"],
  ])("%s and “%s” are saved as %s and %s (CONT-08)", (chosen, typed, countryCode, number) => {
    expect(savedPhone({ countryCode: chosen, number: typed }, known)).toEqual({ countryCode, number });
  });

  test.each([
    ["+44", "020 7946 0018", undefined],
    ["+44", "+44 (0)20 7946 0018", undefined],
    ["+44", "+1 246 555 0100", undefined],
    ["+44", "", undefined],
    ["+44", "123", undefined],
    ["+44", "+383 44 123 456", undefined],
    ["+44", "07700 90010", "44"],
    ["+44", "0141 582 20", "44"],
    ["+44", "1234567", "44"],
    ["+39", "+44 12345678901234", "44"],
  ])(
    "%s and “%s” are asked about if they could be a number, but not one that the data knows (REAL-01)",
    (countryCode, number, code) => {
      const question = `Is this right? Numbers with +${code} usually differ. Correct it, or save it again to keep it.`;
      expect(allInEnglish(phoneQuestions({ countryCode, number }, known))).toEqual(
        code === undefined ? {} : { number: question },
      );
    },
  );

  test("is saved with its identifier, which is all that a cleared number sends (CONT-08)", () => {
    const phone = { contactId: "P-1", countryCode: "+44", number: "0141 582 2000" };
    expect(savedPhone(phone, known)).toEqual({ contactId: "P-1", countryCode: "44", number: "1415822000" });
    expect(savedPhone({ ...phone, number: "" }, known)).toEqual({ contactId: "P-1" });
  });

  test("is shown as its country writes it, and as it is stored where the data does not know it (REAL-01)", () => {
    expect(displayedPhone({ countryCode: "44", number: "7700900107" })).toBe("+44 7700 900107");
    expect(displayedPhone({ countryCode: "1246", number: "5550100" })).toBe("+1 246 555 0100");
    expect(displayedPhone({ countryCode: "44", number: "12" })).toBe("+44 12");
  });
});
