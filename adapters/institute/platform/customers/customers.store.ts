import * as z from "zod";

import type { SuspensionDetails } from "../../../../domain/customer/profile.ts";
import { isSuspended, suspensionPhaseOf, type SuspensionPhase } from "../../../../domain/customer/suspension.ts";
import { userTypes } from "../../../../domain/customer/user-type.ts";
import { foldedText, longestWord } from "../../../../domain/institute/kernel/folded-text.ts";
import { daysBetween, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import type { AccessLevel } from "../../../contract/call.ts";
import { languageForm } from "../../../contract/organisation.ts";
import { RefusalError } from "../http/refusal-error.ts";
import { wordedRefusal } from "../http/refusal-texts.ts";
import { batchedQuery } from "../storage/batched-query.ts";
import { words } from "../storage/column-rules.ts";
import { type Column, required, importable, isHeld, withheld, nullable, personId } from "../storage/columns.ts";
import { defineTable, type RowOf } from "../storage/define-table.ts";
import { lockedInTransaction } from "../storage/locked.ts";
import type { Database } from "../storage/storage.ts";

export const customersTable = defineTable("customers", {
  record: { name: "people", key: ["customerId"] },
  ofPerson: "by its owner",
  columns: {
    customerId: personId,
    email: importable(required.text(), "The email that the person signs in with. No two people share one.", words(254)),
    firstName: importable(required.text(), "First name, as the portal greets the person.", words(100)),
    surname: importable(
      required.text(),
      "Surname; people with one name have it as first name, and none here.",
      z.optional(words(100)),
    ),
    /** The folded name, for searches. REAL-02 */
    foldedName: withheld.copy(required.text()),
    /** The longest word of the surname, folded, for the words of bank lines. BANK-03 */
    surnameWord: withheld.copy(required.text()),
    initials: importable(required.text(), "Initials; the first letter of the first name when left out.", words(20)),
    customerType: importable(
      required.code(),
      "What the person is to the organisation.",
      z.enum(userTypes, `has to be one of ${userTypes.join(", ")}`),
    ),
    status: importable(
      required.code(),
      "The status of membership as the portal shows it; SUSPENDED only together with a suspension.",
      words(40),
    ),
    membershipDate: importable(nullable.day(), "Day of admission to membership."),
    portalExperience: importable(
      nullable.code(),
      "The portal that the person sees, where it is not that of their kind.",
      words(40),
    ),
    nationality: importable(nullable.text(), "Nationality, in words.", words(80)),
    countryOfResidence: importable(nullable.text(), "Country of residence, in words.", words(80)),
    language: importable(
      nullable.code(),
      "The language that the person reads, as a BCP 47 tag of those that the organisation offers.",
      z.string().regex(...languageForm),
    ),
    onlineCountry: importable(required["yes or no"](), "Whether a student lives where support is online only."),
    isRetired: importable(required["yes or no"](), "Whether the person is on the register of retired members."),
    isFellow: importable(required["yes or no"](), "Whether the member is a fellow."),
    eligibleForMembership: importable(required["yes or no"](), "Whether the person may apply for membership."),
    pathway: importable(nullable.code(), "Code of the qualification that the person works towards.", words(40)),
    pathwayDescription: importable(nullable.text(), "The qualification in words.", words(120)),
    perSupervisor: importable(
      required["yes or no"](),
      "Whether the person supervises the practical experience of others.",
    ),
    suspensionCode: importable(
      nullable.code(),
      "Why the person is suspended: UNPAID_FEES, CPD_NON_COMPLIANCE, or a code of your texts.",
      words(60),
    ),
    isSuspensionGracePeriod: required["yes or no"](),
    suspensionGraceEnds: importable(
      nullable.day(),
      "Last day of the grace period of a suspension; without one it is past its grace period.",
    ),
    isClosed: importable(required["yes or no"](), "Whether the account is closed, which ends access to it online."),
    groups: importable(
      required.json(),
      "The groups on the sign-in profile; “portal” lets the person in.",
      z.array(words(60)),
    ),
    passwordHash: withheld.secret(required.text()),
    latestSessionId: withheld.secret(nullable.text()),
  },
});

/** Columns of a name. REAL-02, BANK-03 */
export type NameRow = Pick<RowOf<typeof customersTable>, "firstName" | "surname" | "foldedName" | "surnameWord">;

/**
 * A customer: identity, the facts that determine their portal, and their sign-in. Groups have the format of the sign-in
 * profile. SIGN-09
 */
export type CustomerRow = Omit<RowOf<typeof customersTable>, "foldedName" | "surnameWord">;

/** The columns of a name, in composed letters. REAL-02 */
export const nameColumns = ({ firstName, surname }: Pick<CustomerRow, "firstName" | "surname">): NameRow => ({
  firstName: firstName.normalize("NFC"),
  surname: surname.normalize("NFC"),
  foldedName: foldedText(`${firstName} ${surname}`.trim()),
  surnameWord: longestWord(surname),
});

export const notificationsTable = defineTable("notifications", {
  record: { name: "notifications", key: ["customerId", "code"] },
  ofPerson: { words: "notifications", merger: ["code"] },
  columns: {
    customerId: personId,
    code: importable(
      required.code(),
      "Code of the notification, such as LTA_REDUCED_SUBS.",
      z.string().regex(/^[A-Z0-9_]{3,80}$/, "has to be capitals, digits and underscores"),
    ),
    since: importable(nullable.day(), "First day of the notification; shown if it asks for nothing. Empty if unknown."),
    position: importable(withheld.internal(required.number()), "Order among the person's entries, from 0."),
  },
});

export const sessionsTable = defineTable("sessions", {
  ofPerson: { words: "sessions", merger: "dropped" },
  columns: {
    customerId: personId,
    openedAt: required.instant(),
    sessionId: withheld.secret(required.text()),
  },
});

declare module "../storage/tables.ts" {
  interface Tables {
    customers: RowOf<typeof customersTable>;
    /** `since` is null for notifications of releases that did not record the day. */
    notifications: RowOf<typeof notificationsTable>;
    sessions: RowOf<typeof sessionsTable>;
  }
}

/** Whether a database holds any customer. */
export const hasAnyone = async (database: Database): Promise<boolean> =>
  (await database.selectFrom("customers").select("customerId").limit(1).executeTakeFirst()) !== undefined;

// Lists the columns, because PostgreSQL cannot cache the plan of `select *` across migrations (postgres-dialect.ts).
const columns = Object.entries<Column>(customersTable.columns)
  .filter(([, column]) => isHeld(column) || column.omission !== "copy")
  .map(([name]) => name as keyof CustomerRow);

const customersById = batchedQuery((database, customerId) =>
  database.selectFrom("customers").select(columns).where("customerId", "=", customerId),
);

export const customerById = async (database: Database, customerId: string): Promise<CustomerRow | undefined> =>
  (await customersById(database, customerId))[0];

/** Several customers by their IDs. */
export const customersWithIds = async (
  database: Database,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, CustomerRow>> => {
  const rows = await database.selectFrom("customers").select(columns).where("customerId", "in", customerIds).execute();
  return new Map(rows.map((row) => [row.customerId, row]));
};

export const noSuchCustomer = (): RefusalError =>
  new RefusalError("unknown", "NO_SUCH_CUSTOMER", "There is no such customer.");

/** The customer with an id; throws a refusal when there is none. */
export const customerOf = async (database: Database, customerId: string): Promise<CustomerRow> => {
  const found = await customerById(database, customerId);
  if (!found) throw noSuchCustomer();
  return found;
};

/** A person's name; that of people with one name is their first name. LIFE-04 */
export const fullNameOf = ({ firstName, surname }: Pick<CustomerRow, "firstName" | "surname">): string =>
  `${firstName} ${surname}`.trim();

/** Finds a customer by email, ignoring case; emails are stored in lower case. */
export const customerByEmail = (database: Database, email: string): Promise<CustomerRow | undefined> =>
  database.selectFrom("customers").selectAll().where("email", "=", comparedEmail(email)).executeTakeFirst();

/** A customer's notifications with their days, in order. */
export const recordedNotificationsOf = batchedQuery((database, customerId) =>
  database
    .selectFrom("notifications")
    .select(["code", "since"])
    .where("customerId", "=", customerId)
    .orderBy("position"),
);

/** The codes of a customer's notifications, in order. */
export const notificationCodesOf = async (database: Database, customerId: string): Promise<string[]> =>
  (await recordedNotificationsOf(database, customerId)).map(({ code }) => code);

const sessionLasts = 24 * 60 * 60 * 1000;

/** Opens a session as the customer's latest; deletes those of the days before. SIGN-12 */
export const newSession = async (
  transaction: Database,
  customerId: string,
  sessionId: string,
  now: Date,
): Promise<void> => {
  const openedAt = now.getTime();
  await transaction
    .deleteFrom("sessions")
    .where("customerId", "=", customerId)
    .where("openedAt", "<", openedAt - sessionLasts)
    .execute();
  await transaction.insertInto("sessions").values({ sessionId, customerId, openedAt }).execute();
  await transaction
    .updateTable("customers")
    .set({ latestSessionId: sessionId })
    .where("customerId", "=", customerId)
    .execute();
};

/** Locks a customer until the transaction ends, so a concurrent request reads what this one has stored. */
export const lockCustomer = (transaction: Database, customerId: string): Promise<void> =>
  lockCustomers(transaction, [customerId]);

/** Locks several customers, as `lockCustomer` does; in one order everywhere, which prevents deadlocks. */
export const lockCustomers = async (transaction: Database, customerIds: readonly string[]): Promise<void> => {
  const people = transaction.selectFrom("customers").select("customerId").where("customerId", "in", customerIds);
  await lockedInTransaction(transaction, people.orderBy("customerId")).execute();
};

/** State of a suspension on a day; undefined when not suspended. SUSP-01 */
export const suspensionOf = (customer: CustomerRow, today: CalendarDate): SuspensionDetails | undefined => {
  if (!isSuspended(customer)) return undefined;
  const ends = customer.suspensionGraceEnds;
  return {
    gracePeriod: customer.isSuspensionGracePeriod === 1 && (ends === null || today <= ends),
    code: customer.suspensionCode ?? undefined,
    remainingDays: ends === null ? undefined : Math.max(0, daysBetween(today, ends)),
  };
};

/** Phases of a suspension in which each access level is still granted. SUSP-03 */
const answeredIn: Readonly<Record<AccessLevel, readonly SuspensionPhase[]>> = {
  nothing: ["none", "grace", "after"],
  "sign-in": ["none", "grace", "after"],
  "open account": ["none", "grace", "after"],
  "not past grace": ["none", "grace"],
  "not suspended": ["none"],
};

/**
 * Throws a refusal unless the customer meets an access level: 410 for a closed account, 403 for a suspension that the
 * level does not allow. ERR-05, SUSP-03
 */
export const assertAccess = (level: AccessLevel, customer: CustomerRow, today: CalendarDate): void => {
  if (customer.isClosed === 1) throw wordedRefusal("gone", "ACCOUNT_CLOSED");
  const { status } = customer;
  if (!answeredIn[level].includes(suspensionPhaseOf({ status, suspensionDetails: suspensionOf(customer, today) })))
    throw wordedRefusal("forbidden", "SUSPENDED");
};
