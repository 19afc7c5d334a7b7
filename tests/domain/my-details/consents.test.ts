import { expect, test } from "vitest";

import { isDisabled, isOffered, lockOf, mayAnswer, type ConsentFacts } from "../../../domain/my-details/consents.ts";

const facts: ConsentFacts = {
  userType: "student",
  countryOfResidence: "United Kingdom",
  onlineCountry: false,
  hasEmail: true,
  hasMobile: true,
  importantUpdates: { isOn: true, isLoading: false },
};
const off = { isOn: false, isLoading: false };

test.each<[Partial<ConsentFacts>, boolean]>([
  [{}, true],
  [{ userType: "member" }, true],
  [{ hasEmail: false }, false],
  [{ importantUpdates: off }, false],
  [{ importantUpdates: { isOn: true, isLoading: true } }, false],
  [{ onlineCountry: true }, false],
])("with %j account correspondence by email is offered: %s (CONS-06)", (special, offered) => {
  expect(isOffered("accountCorrespondenceByEmail", { ...facts, ...special })).toBe(offered);
});

test("a missing email locks a consent rather than important updates that are off (CONS-03)", () => {
  expect(lockOf("accaEventsAndSurveys", { ...facts, hasEmail: false, importantUpdates: off })).toBe("email");
});

test("an answer to a locked consent is never sent (CONS-03, CONS-04)", () => {
  expect(mayAnswer("importantUpdatesByEmail", { ...facts, hasEmail: false })).toBe(false);
  expect(mayAnswer("importantUpdatesBySms", { ...facts, hasMobile: false })).toBe(false);
});

test("only online-country students cannot change important updates by email, and nothing else (CONS-07)", () => {
  const online = { ...facts, onlineCountry: true };
  expect(isDisabled("importantUpdatesByEmail", online)).toBe(true);
  expect(mayAnswer("importantUpdatesByEmail", online)).toBe(false);
  expect(isDisabled("importantUpdatesBySms", online)).toBe(false);
  expect(isDisabled("importantUpdatesByEmail", { ...online, userType: "member" })).toBe(false);
  expect(isDisabled("importantUpdatesByEmail", facts)).toBe(false);
});
