import type { SuspensionDetails } from "../../../../domain/customer/profile.ts";
import { isSuspended, suspensionPhaseOf, type SuspensionPhase } from "../../../../domain/customer/suspension.ts";
import { daysBetween, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { foldedText, longestWord } from "../../../../domain/kernel/folded-text.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import type { AccessLevel } from "../../../contract/call.ts";
import { RefusalError } from "../http/refusal-error.ts";
import { wordedRefusal } from "../http/refusal-texts.ts";
import { batchedQuery } from "../storage/batched-query.ts";
import { lockedInTransaction } from "../storage/locked.ts";
import type { Database } from "../storage/storage.ts";
import type { Flag } from "../storage/tables.ts";

/**
 * A customer: identity, the facts that determine their portal, and their sign-in. Groups have the format of the sign-in
 * profile. SIGN-09
 */
export interface CustomerRow {
  customerId: string;
  email: string;
  firstName: string;
  surname: string;
  initials: string;
  customerType: string;
  status: string;
  portalExperience: string | null;
  nationality: string | null;
  countryOfResidence: string | null;
  onlineCountry: Flag;
  isRetired: Flag;
  isFellow: Flag;
  eligibleForMembership: Flag;
  pathway: string | null;
  pathwayDescription: string | null;
  membershipDate: CalendarDate | null;
  perSupervisor: Flag;
  suspensionCode: string | null;
  suspensionGraceEnds: CalendarDate | null;
  isClosed: Flag;
  /** A JSON list. */
  groups: string;
  passwordHash: string;
  isSuspensionGracePeriod: Flag;
  latestSessionId: string | null;
}

/** Columns of a name; `foldedName` is what a search compares, `surnameWord` what a bank's words are. REAL-02, BANK-03 */
export interface NameRow extends Pick<CustomerRow, "firstName" | "surname"> {
  foldedName: string;
  /** The longest word of the surname, folded. */
  surnameWord: string;
}

/** The columns of a name, in composed letters. REAL-02 */
export const nameColumns = ({ firstName, surname }: Pick<CustomerRow, "firstName" | "surname">): NameRow => ({
  firstName: firstName.normalize("NFC"),
  surname: surname.normalize("NFC"),
  foldedName: foldedText(`${firstName} ${surname}`.trim()),
  surnameWord: longestWord(surname),
});

declare module "../storage/tables.ts" {
  interface Tables {
    customers: CustomerRow & NameRow;
    /** `since` is null for notifications of releases that did not record the day. */
    notifications: { customerId: string; code: string; position: number; since: CalendarDate | null };
    sessions: { sessionId: string; customerId: string; openedAt: number };
  }
}

/** Whether a database holds any customer. */
export const hasAnyone = async (database: Database): Promise<boolean> =>
  (await database.selectFrom("customers").select("customerId").limit(1).executeTakeFirst()) !== undefined;

// Lists the columns, because PostgreSQL cannot cache the plan of `select *` across migrations (postgres-dialect.ts).
const isColumn: Readonly<Record<keyof CustomerRow, true>> = {
  customerId: true,
  email: true,
  firstName: true,
  surname: true,
  initials: true,
  customerType: true,
  status: true,
  portalExperience: true,
  nationality: true,
  countryOfResidence: true,
  onlineCountry: true,
  isRetired: true,
  isFellow: true,
  eligibleForMembership: true,
  pathway: true,
  pathwayDescription: true,
  membershipDate: true,
  perSupervisor: true,
  suspensionCode: true,
  suspensionGraceEnds: true,
  isClosed: true,
  groups: true,
  passwordHash: true,
  isSuspensionGracePeriod: true,
  latestSessionId: true,
};
const columns = Object.keys(isColumn) as (keyof CustomerRow)[];

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

/** The customer with an id; throws a refusal when there is none. */
export const customerOf = async (database: Database, customerId: string): Promise<CustomerRow> => {
  const found = await customerById(database, customerId);
  if (!found) throw new RefusalError("unknown", "NO_SUCH_CUSTOMER", "There is no such customer.");
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

/** Locks several customers, as `lockCustomer` does; in one order, so that two that do so wait for each other's end. */
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
  if (customer.isClosed === 1)
    throw new RefusalError("gone", "ACCOUNT_CLOSED", "Your account is no longer available to view online.");
  const { status } = customer;
  if (!answeredIn[level].includes(suspensionPhaseOf({ status, suspensionDetails: suspensionOf(customer, today) })))
    throw wordedRefusal("forbidden", "SUSPENDED");
};
