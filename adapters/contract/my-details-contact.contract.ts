import * as z from "zod/mini";

import type { Address, Email, SavedAddress } from "../../domain/my-details/contact.ts";
import type { Phone } from "../../domain/my-details/phone.ts";
import type { Call, FieldsOf } from "./call.ts";
import { line } from "./fields.ts";
import { withFallback, possiblyEmpty, optionalVersion } from "./read-policy.ts";

/** Contact details; texts that are sent are validated more strictly than stored ones. */
const mechanismsOf = (text: z.ZodMiniString) => {
  const some = z.optional(text);
  const address = z.object({
    country: some,
    city: some,
    province: some,
    state: some,
    addressee: some,
    addressLine1: some,
    addressLine2: some,
    addressLine3: some,
    addressLine4: some,
    postcode: some,
    /** Exactly one of HOME and BUSINESS, and any others. CONT-04 */
    purpose: withFallback(z.array(text), []),
    isPrimary: z.optional(z.boolean()),
    contactId: some,
  } satisfies FieldsOf<Address & SavedAddress>);
  return {
    email: z.optional(z.object({ address: text, contactId: some } satisfies FieldsOf<Email>)),
    primaryPhoneNumber: z.optional(
      z.object({ number: some, countryCode: some, lineType: some, contactId: some } satisfies FieldsOf<Phone>),
    ),
    mailingAddress: z.optional(address),
    secondaryAddress: z.optional(address),
  };
};

const flag = z.optional(z.boolean());

/** The stored record with its version. */
const contactRecord = z.object({
  ...mechanismsOf(z.string()),
  /** Sections that this customer may not change. CONT-01 */
  readOnly: withFallback(z.object({ email: flag, phone: flag, mailingAddress: flag, secondaryAddress: flag }), {}),
  version: optionalVersion(z.string()),
});

export const contactDetails = {
  failure: "CONTACT_DETAILS_FETCH_ERROR",
  summary: "How the customer is reached: email, phone and two addresses.",
  method: "GET",
  path: "/customers/{id}/contactMechanisms",
  access: "not suspended",
  answer: possiblyEmpty(contactRecord),
} as const satisfies Call;

export const saveContactDetails = {
  failure: "CONTACT_DETAILS_SUBMIT_ERROR",
  summary: "Changes the parts of the contact details that are sent; a phone number without a number is cleared.",
  method: "PATCH",
  path: "/customers/{id}/contactMechanisms",
  access: "not suspended",
  // Longer than any valid value; the form's rules limit each field.
  body: z.object(mechanismsOf(line(300))),
  // Where it is not answered, the record is read again.
  answer: z.optional(contactRecord),
  timeout: "none",
  versioned: true,
} as const satisfies Call;
