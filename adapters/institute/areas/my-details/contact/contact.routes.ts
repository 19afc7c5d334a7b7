import { randomUUID } from "node:crypto";

import * as z from "zod/mini";

import { isValid } from "../../../../../domain/kernel/field-rules.ts";
import { addressProblems } from "../../../../../domain/my-details/address.ts";
import {
  type Address,
  type ContactSection,
  emailProblem,
  savedAddress,
  savedEmail,
} from "../../../../../domain/my-details/contact.ts";
import { areaCodes } from "../../../../../domain/my-details/countries.ts";
import { phoneProblems, savedPhone } from "../../../../../domain/my-details/phone.ts";
import { comparedEmail } from "../../../../../domain/my-details/sign-in-email.ts";
import type { BodyOf, Call } from "../../../../contract/call.ts";
import { contactDetails, saveContactDetails } from "../../../../contract/my-details-contact.contract.ts";
import type { CallRequest } from "../../../platform/api/serve.ts";
import { takeEmailAddress } from "../../../platform/customers/email-addresses.store.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { Limit } from "../../../platform/limits.ts";
import { contactEmailChanged, type MailTexts } from "../../../platform/mail/mails.ts";
import { putInOutbox } from "../../../platform/mail/outbox.ts";
import type { ApiParts } from "../../api-parts.ts";
import { allCountries } from "../addresses/countries.ts";
import { changeRecord, recordOf, type RecordKind } from "../my-details.store.ts";

const changes: Limit = { name: "contact-changes", atOnce: 30, every: 60_000 };
/**
 * Refusing another customer's email (CONT-09) reveals that it is known, and each change sends two mails. The limit
 * prevents testing a list of addresses.
 */
const emailChanges: Limit = { name: "contact-email-changes", atOnce: 10, every: 10 * 60_000 };

const changesEmail = (body: unknown): boolean => typeof body === "object" && body !== null && "email" in body;

/** Notifies the old and the new address of the change. MAIL-02 */
const notifyBothAddresses = async (
  { database, customerId, now }: Pick<CallRequest<Call>, "database" | "customerId" | "now">,
  mails: MailTexts,
  before: string | undefined,
  after: string,
): Promise<void> => {
  if (before !== undefined && comparedEmail(before) === comparedEmail(after)) return;
  for (const address of new Set([after, before]))
    if (address !== undefined)
      await putInOutbox(database, { customerId, mail: contactEmailChanged(mails, before, after) }, now, address);
};

const stored = z.omit(contactDetails.answer, { version: true });
export type StoredContact = z.output<typeof stored>;
type Change = BodyOf<typeof saveContactDetails>;

export const contactRecords: RecordKind<StoredContact> = { name: "contact", schema: stored, nothing: { readOnly: {} } };

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
  if (problem !== undefined) throw new RefusalError("unacceptable", "INVALID_PHONE", problem);
  // Text messages go to a number unless its type says otherwise.
  return savedPhone({ ...phone, number, countryCode, lineType: phone.lineType ?? "MOBILE" }, allAreaCodes);
};

const checkedAddress = (address: Address) => {
  const problems = addressProblems(address, allCountries);
  if (!isValid(problems)) throw new RefusalError("unacceptable", "INVALID_ADDRESS", Object.values(problems)[0] ?? "");
  const { purpose, ...rest } = savedAddress(address);
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

/** Contact details: read, and changed by section. Applies the portal's rules. CONT-01 to CONT-09 */
export const serveContact = ({ serve, auditKey, mails }: ApiParts): void => {
  serve(contactDetails, {
    answer: async ({ database, customerId }) => {
      const { details, version } = await recordOf(database, contactRecords, customerId);
      return { ...details, version };
    },
  });

  serve(saveContactDetails, {
    limit: changes,
    limitOfBody: (body) => (changesEmail(body) ? emailChanges : undefined),
    answer: async (callRequest) => {
      const { database, customerId, body } = callRequest;
      let before: string | undefined;
      const change = (record: StoredContact) => {
        before = record.email?.address;
        return changed(record, body);
      };
      const stored = await changeRecord(contactRecords, { ...callRequest, auditKey, sent: body, change });
      if (body.email) {
        const after = savedEmail(body.email).address;
        await takeEmailAddress(database, customerId, after);
        await notifyBothAddresses(callRequest, mails, before, after);
      }
      return { ...stored.details, version: stored.version };
    },
  });
};
