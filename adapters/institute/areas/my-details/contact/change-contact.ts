import { randomUUID } from "node:crypto";

import { addressFor, addressProblems } from "../../../../../domain/my-details/address.ts";
import {
  type Address,
  type ContactSection,
  emailProblem,
  savedAddress,
  savedEmail,
} from "../../../../../domain/my-details/contact.ts";
import { areaCodes } from "../../../../../domain/my-details/countries.ts";
import { phoneProblems, savedPhone } from "../../../../../domain/my-details/phone.ts";
import type { BodyOf } from "../../../../contract/call.ts";
import type { saveContactDetails } from "../../../../contract/my-details-contact.contract.ts";
import { reserveEmailAddress } from "../../../platform/customers/email-addresses.store.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import { ruleRefusal, wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import { putForBothAddresses } from "../../../platform/mail/mail-outbox.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { allCountries } from "../addresses/countries.ts";
import { changeRecord } from "../my-details.store.ts";
import { contactEmailChangedMail } from "./contact-mail.ts";
import { contactRecords, type StoredContact } from "./contact.store.ts";

type Change = BodyOf<typeof saveContactDetails>;

const sectionOf = {
  email: "email",
  primaryPhoneNumber: "phone",
  mailingAddress: "mailingAddress",
  secondaryAddress: "secondaryAddress",
} as const satisfies Readonly<Record<keyof Change, ContactSection>>;

/** Keeps the id of a contact mechanism; a new one gets an id. */
const identified = <T extends { readonly contactId?: string | undefined }>(
  mechanism: T,
  stored: string | undefined,
): T => {
  if (stored !== undefined && mechanism.contactId !== undefined && mechanism.contactId !== stored)
    throw wordedRefusal("unacceptable", "WRONG_CONTACT");
  return { ...mechanism, contactId: stored ?? randomUUID() };
};

const checkedEmail = (email: NonNullable<Change["email"]>) => {
  if (emailProblem(email.address) !== undefined)
    throw new RefusalError("unacceptable", "INVALID_EMAIL", "Please provide a valid value for email.");
  return savedEmail(email);
};

const allAreaCodes = areaCodes(allCountries, undefined);

const checkedPhone = (phone: NonNullable<Change["primaryPhoneNumber"]>) => {
  const { number = "", countryCode = "" } = phone;
  const [problem] = Object.values(phoneProblems({ number, countryCode }, allAreaCodes));
  if (problem !== undefined) throw ruleRefusal("INVALID_PHONE", problem);
  // Text messages go to a number unless its type says otherwise.
  return savedPhone({ ...phone, number, countryCode, lineType: phone.lineType ?? "MOBILE" }, allAreaCodes);
};

const checkedAddress = (address: Address) => {
  const [problem] = Object.values(addressProblems(address, allCountries));
  if (problem !== undefined) throw ruleRefusal("INVALID_ADDRESS", problem);
  const { purpose, ...rest } = savedAddress(addressFor(address, allCountries));
  return { ...rest, purpose: [...purpose] };
};

const changed = (record: StoredContact, change: Change): StoredContact => {
  for (const part of Object.keys(change) as (keyof Change)[])
    if (record.readOnly[sectionOf[part]] === true) throw wordedRefusal("forbidden", "READ_ONLY");
  const { email, primaryPhoneNumber: phone, mailingAddress: mailing, secondaryAddress: secondary } = change;
  return {
    ...record,
    ...(email ? { email: identified(checkedEmail(email), record.email?.contactId) } : {}),
    ...(phone ? { primaryPhoneNumber: identified(checkedPhone(phone), record.primaryPhoneNumber?.contactId) } : {}),
    ...(mailing ? { mailingAddress: identified(checkedAddress(mailing), record.mailingAddress?.contactId) } : {}),
    ...(secondary
      ? { secondaryAddress: identified(checkedAddress(secondary), record.secondaryAddress?.contactId) }
      : {}),
  };
};

/**
 * Changes sections of a customer's contact details by the portal's rules. When the email changes, the old and the new address get a mail.
 * Throws a refusal for a section that is read-only or invalid, and when the details were changed meanwhile. CONT-01 to
 * CONT-09, MAIL-02
 */
export const changeContact = async (
  context: ActionContext,
  customerId: string,
  { sent, version }: { readonly sent: Change; readonly version: string | undefined },
) => {
  let before: string | undefined;
  const change = (record: StoredContact) => {
    before = record.email?.address;
    return changed(record, sent);
  };
  const stored = await changeRecord(contactRecords, { ...context, customerId, version, sent, change });
  if (sent.email) {
    const after = savedEmail(sent.email).address;
    await reserveEmailAddress(context.database, customerId, after);
    const mail = contactEmailChangedMail(context.mails, before, after);
    await putForBothAddresses(context.database, { customerId, before, after, mail }, context.now);
  }
  return stored;
};
