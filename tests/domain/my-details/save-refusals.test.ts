import { expect, test } from "vitest";

import {
  consentRefusalOf,
  contactRefusalOf,
  refusalMessages,
  saveFailedBanner,
  toneOf,
} from "../../../domain/my-details/save-refusals.ts";
import { english } from "../support/english.ts";

const generic = "There was a problem saving your update. Please try again or contact us.";
const duplicate = "This email address is already in use. Please enter a unique email address.";

test.each([
  ["Please provide a valid value for email.", "Please enter a valid email address"],
  ["Duplicate contact mechanism found", duplicate],
  ["The database is away", generic],
])("contact details refused with “%s” say “%s” (CONT-09)", (description, message) => {
  expect(english(refusalMessages[contactRefusalOf(description)])).toBe(message);
});

test.each([
  ["duplicate contact mechanism", "warning", duplicate],
  ["Please provide a valid value for email.", "error", generic],
  ["Anything else", "error", generic],
])("a consent refused with “%s” shows as %s: “%s” (CONS-10)", (description, tone, message) => {
  const refusal = consentRefusalOf(description);
  expect([toneOf(refusal), english(refusalMessages[refusal])]).toEqual([tone, message]);
});

test("account and employment details have a banner for a failed save (ACCT-08, EMPL-05)", () => {
  expect(english(saveFailedBanner)).toBe("There was a problem saving your update. Please try again or [contact us]");
});
