import "../../platform/customers/email-addresses.store.ts";
import * as z from "zod";

import { isBlank } from "../../../../domain/kernel/field-rules.ts";
import { formatMessage } from "../../../../domain/kernel/message.ts";
import { addressTypes } from "../../../../domain/my-details/address-type.ts";
import { consentIds } from "../../../../domain/my-details/consents.ts";
import {
  contactSections,
  emailProblem,
  savedAddress,
  savedEmail,
  type Address,
  type Email,
} from "../../../../domain/my-details/contact.ts";
import { phoneProblems, savedPhone, type Phone } from "../../../../domain/my-details/phone.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import { anyTables } from "../../platform/storage/any-tables.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { customerId } from "../../platform/storage/column-rules.ts";
import { lockedInTransaction } from "../../platform/storage/locked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { accountRecords } from "../my-details/account/account.store.ts";
import { allCountries } from "../my-details/addresses/countries.ts";
import { consentRecords } from "../my-details/consents/consents.store.ts";
import { contactRecords } from "../my-details/contact/contact.store.ts";
import { employmentRecords } from "../my-details/employment/employment.store.ts";
import type { RecordKind } from "../my-details/my-details.store.ts";
import { networkRecords } from "../my-details/networks/networks.store.ts";
import type { Line } from "./columns.ts";
import type { Change, RecordFile, RecordProblem } from "./record-file.ts";

const lineOf = ({ customerId: owner, details }: { readonly customerId: string; readonly details: string }): Line => ({
  customerId: owner,
  ...(JSON.parse(details) as Line),
});

const personalOf = (database: Database, kind: string, people: readonly unknown[]) =>
  database
    .selectFrom("personalRecords")
    .select(["customerId", "details"])
    .where("kind", "=", kind)
    .where("customerId", "in", people.map(String))
    .orderBy("customerId");

/** A record file for a kind of personal record, with its fields as columns. */
const personal = (kind: string, about: string, shape: z.core.$ZodLooseShape): RecordFile => ({
  name: kind,
  about,
  schema: z.object({ customerId, ...shape }),
  key: ["customerId"],
  all: async (database) => {
    const rows = await database
      .selectFrom("personalRecords")
      .select(["customerId", "details"])
      .where("kind", "=", kind)
      .orderBy("customerId")
      .execute();
    return rows.map(lineOf);
  },
  some: async (database, people) => (await personalOf(database, kind, people).execute()).map(lineOf),
  someLocked: async (database, people) =>
    (await lockedInTransaction(database, personalOf(database, kind, people)).execute()).map(lineOf),
  put: async (database, changes) => {
    const rowOf = ({ line: { customerId: owner, ...details } }: Change) => ({
      customerId: String(owner),
      kind,
      details: JSON.stringify(details),
      version: 1,
    });
    for (const batch of chunked(changes.filter(({ before }) => before === undefined)))
      await database.insertInto("personalRecords").values(batch.map(rowOf)).execute();
    for (const batch of chunked(changes.filter(({ before }) => before !== undefined)))
      await database
        .insertInto("personalRecords")
        .values(batch.map(rowOf))
        .onConflict((conflict) =>
          conflict.columns(["customerId", "kind"]).doUpdateSet((set) => ({
            details: set.ref("excluded.details"),
            version: set("personalRecords.version", "+", 1),
          })),
        )
        .execute();
  },
  remove: async (database, lines) => {
    for (const { customerId: whose } of lines)
      await database
        .deleteFrom("personalRecords")
        .where("customerId", "=", String(whose))
        .where("kind", "=", kind)
        .execute();
  },
});

const fieldsOf = ({ schema }: RecordKind<never> | RecordKind<object>): z.core.$ZodLooseShape =>
  (schema as unknown as { readonly shape: z.core.$ZodLooseShape }).shape;

const contact = personal(contactRecords.name, "What people are reached by: email, phone and two addresses.", {
  ...fieldsOf(contactRecords),
  readOnly: z
    .object(Object.fromEntries(contactSections.map((section) => [section, z.optional(z.boolean())])))
    .default({}),
});

interface ContactColumns {
  readonly email?: Email;
  readonly primaryPhoneNumber?: Partial<Phone>;
  readonly mailingAddress?: Address;
  readonly secondaryAddress?: Address;
}

const addressColumns = ["mailingAddress", "secondaryAddress"] as const;

/** An import accepts any area code. */
const areaCodesOf = ({ countryCode = "" }: Partial<Phone>): readonly string[] =>
  isBlank(countryCode) ? [] : [countryCode];

/** Countries and purposes that the form would refuse. CONT-04, CONT-05 */
const placeProblems = (column: (typeof addressColumns)[number], address: Address): readonly RecordProblem[] => [
  ...(address.country === undefined || allCountries.some(({ name }) => name === address.country)
    ? []
    : [{ column: `${column}.country`, reason: `${address.country} is not in the list of countries` }]),
  ...(address.purpose.filter((purpose) => addressTypes.some((type) => type === purpose)).length === 1
    ? []
    : [{ column: `${column}.purpose`, reason: `needs one of ${addressTypes.join(" and ")}` }]),
];

const addressOf = (line: Line): string | undefined => {
  const address = (line as ContactColumns).email?.address;
  return address === undefined ? undefined : comparedEmail(address);
};

/** Contact details. People who share a mailbox have the same email address; one of them has it reserved. CONT-01, LIFE-04 */
export const contactDetailRecords: RecordFile = {
  ...contact,
  problems: (line) => {
    const { email, primaryPhoneNumber: phone = {}, ...addresses } = line as ContactColumns;
    const { number = "", countryCode = "" } = phone;
    const wrongPhone = phoneProblems({ number, countryCode }, areaCodesOf(phone));
    return [
      ...(email && emailProblem(email.address) !== undefined
        ? [{ column: "email.address", reason: "is not an email address" }]
        : []),
      ...Object.entries(wrongPhone).map(([field, problem]) => ({
        column: `primaryPhoneNumber.${field}`,
        reason: formatMessage(problem),
      })),
      ...addressColumns.flatMap((column) => {
        const address = addresses[column];
        return address ? placeProblems(column, address) : [];
      }),
    ];
  },
  normalised: (line) => {
    const { email, primaryPhoneNumber: phone, mailingAddress, secondaryAddress } = line as ContactColumns;
    return {
      ...line,
      ...(email && { email: savedEmail(email) }),
      ...(phone && { primaryPhoneNumber: savedPhone(phone, areaCodesOf(phone)) }),
      ...(mailingAddress && { mailingAddress: savedAddress(mailingAddress) }),
      ...(secondaryAddress && { secondaryAddress: savedAddress(secondaryAddress) }),
    };
  },
  put: async (database, changes, by) => {
    await contact.put(database, changes, by);
    const moved = changes.filter(({ line, before }) => addressOf(line) !== addressOf(before ?? {}));
    for (const batch of chunked(moved)) {
      const people = batch.map(({ line }) => String(line["customerId"]));
      await anyTables(database).deleteFrom("emailAddresses").where("customerId", "in", people).execute();
      const addresses = batch.flatMap(({ line }) => {
        const address = addressOf(line);
        return address === undefined ? [] : [{ customerId: String(line["customerId"]), address }];
      });
      if (addresses.length > 0)
        await database
          .insertInto("emailAddresses")
          .values(addresses)
          .onConflict((conflict) => conflict.column("address").doNothing())
          .execute();
    }
  },
  remove: async (database, lines, by) => {
    const people = lines.map((line) => String(line["customerId"]));
    for (const batch of chunked(people))
      await anyTables(database).deleteFrom("emailAddresses").where("customerId", "in", batch).execute();
    await contact.remove?.(database, lines, by);
  },
};

/** Account details. ACCT-01 */
export const accountDetailRecords: RecordFile = {
  ...personal(accountRecords.name, "What the register holds of a person besides: dates, title, qualification.", {
    ...fieldsOf(accountRecords),
    // In a table, an empty status is an empty cell.
    oxfordBrookes: z.optional(
      z.object({ eligible: z.boolean(), status: z.string().default(""), blocked: z.boolean() }),
    ),
  }),
  fillIn: () => ({ memberQualifications: [] }),
  problems: ({ title }, { lists: { titles } }) =>
    typeof title !== "string" || title === "" || titles.includes(title)
      ? []
      : [{ column: "title", reason: `is none of ${titles.join(", ")} (titles of LISTS_FILE)` }],
};

/** Employment. EMPL-01 */
export const employmentDetailRecords = personal(
  employmentRecords.name,
  "Where people work, and as what.",
  fieldsOf(employmentRecords),
);

/** Consents. CONS-01 */
export const consentDetailRecords = personal(
  consentRecords.name,
  "What people have agreed to: yes, no, or nothing where they were not asked.",
  Object.fromEntries(consentIds.map((consent) => [consent, z.optional(z.boolean())])),
);

/** Member networks by their codes. NETW-01 */
export const networkDetailRecords: RecordFile = {
  ...personal(networkRecords.name, "The member networks that people belong to.", {
    regional: z.array(z.string()),
    employment: z.array(z.string()),
  }),
  fillIn: () => networkRecords.nothing,
};
