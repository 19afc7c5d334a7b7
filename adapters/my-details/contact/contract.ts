import * as z from "zod/mini";
import { defaultTimeout, type Call } from "../../contract/call.ts";

const text = z.string();
const optionalText = z.optional(text);

const address = z.object({
  country: optionalText,
  city: optionalText,
  province: optionalText,
  state: optionalText,
  addressee: optionalText,
  addressLine1: optionalText,
  addressLine2: optionalText,
  addressLine3: optionalText,
  addressLine4: optionalText,
  postcode: optionalText,
  /** Exactly one of HOME and BUSINESS, and perhaps others. CONT-04 */
  purpose: z.array(text),
  isPrimary: z.optional(z.boolean()),
  contactId: optionalText,
});

const mechanisms = {
  email: z.optional(z.object({ address: text, contactId: optionalText })),
  primaryPhoneNumber: z.optional(
    z.object({ number: optionalText, countryCode: optionalText, lineType: optionalText, contactId: optionalText }),
  ),
  mailingAddress: z.optional(address),
  secondaryAddress: z.optional(address),
};

const flag = z.optional(z.boolean());

/** What is on record, in the version that a change of it names. */
const contactRecord = z.object({
  ...mechanisms,
  /** The sections that this customer may not change here. CONT-01 */
  readOnly: z.object({ email: flag, phone: flag, mailingAddress: flag, secondaryAddress: flag }),
  version: text,
});

export const contactDetails = {
  failure: "CONTACT_DETAILS_FETCH_ERROR",
  summary: "How the customer is reached: email, phone and two addresses.",
  method: "GET",
  path: "/customers/{id}/contactMechanisms",
  demands: "not suspended",
  answer: contactRecord,
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;

export const saveContactDetails = {
  failure: "CONTACT_DETAILS_SUBMIT_ERROR",
  summary: "Changes the parts of the contact details that are sent; a phone number without a number is cleared.",
  method: "PATCH",
  path: "/customers/{id}/contactMechanisms",
  demands: "not suspended",
  body: z.object(mechanisms),
  answer: contactRecord,
  success: 200,
  timeout: "none",
  versioned: true,
} as const satisfies Call;
