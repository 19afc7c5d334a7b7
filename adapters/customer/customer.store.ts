import * as z from "zod";

import type { SuspensionDetails } from "../../domain/customer/profile.ts";
import { rolesOf } from "../../domain/customer/roles.ts";
import { unsuspendedStatusOf } from "../../domain/customer/standing.ts";
import { isSuspended, suspensionPhaseOf, type SuspensionPhase } from "../../domain/customer/suspension.ts";
import { userTypes } from "../../domain/customer/user-type.ts";
import { daysBetween, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { emailProblem } from "../../domain/my-details/contact.ts";
import { comparedEmail } from "../../domain/my-details/sign-in-email.ts";
import type { AccessLevel } from "../contract/call.ts";
import { dummyHash } from "../institute/identity/password.ts";
import { Refused } from "../institute/refused.ts";
import { batchedQuery } from "../institute/storage/batched-query.ts";
import type { Database } from "../institute/storage/storage.ts";
import { flag, type Flag, type Stored } from "../institute/storage/tables.ts";
import { count, customerId, day, tableRecords, words, yesNo } from "../registrar/records/record-file.ts";

const flags = ["onlineCountry", "isRetired", "isFellow", "eligibleForMembership", "perSupervisor", "isClosed"] as const;

const personLine = z.object({
  customerId,
  email: words(254),
  firstName: words(100),
  surname: words(100),
  initials: words(20),
  customerType: z.enum(userTypes, `has to be one of ${userTypes.join(", ")}`),
  status: words(40),
  portalExperience: z.optional(words(40)),
  nationality: z.optional(words(80)),
  countryOfResidence: z.optional(words(80)),
  onlineCountry: yesNo,
  isRetired: yesNo,
  isFellow: yesNo,
  eligibleForMembership: yesNo,
  pathway: z.optional(words(40)),
  pathwayDescription: z.optional(words(120)),
  membershipDate: z.optional(day),
  perSupervisor: yesNo,
  suspensionCode: z.optional(words(60)),
  suspensionGraceEnds: z.optional(day),
  isClosed: yesNo,
  groups: z.array(words(60)),
});

/** Who people are, and what decides which portal they see. EXP-01, SUSP-01 */
export const personRecords = tableRecords({
  name: "people",
  about: "Who people are, and the email they sign in with.",
  schema: personLine,
  key: ["customerId"],
  unique: ["email"],
  fillIn: ({ firstName, isRetired, isFellow }) => ({
    ...Object.fromEntries(flags.map((field) => [field, false])),
    initials: typeof firstName === "string" ? firstName.slice(0, 1) : "",
    status: unsuspendedStatusOf({ isRetired: isRetired === true, isFellow: isFellow === true }),
    groups: ["portal"],
  }),
  problems: ({ email, status, suspensionCode, suspensionGraceEnds }) => [
    ...(emailProblem(String(email)) === undefined ? [] : [{ column: "email", reason: "is not an email address" }]),
    ...(!isSuspended({ status: String(status) }) && (suspensionCode !== undefined || suspensionGraceEnds !== undefined)
      ? [{ column: "status", reason: "has to be SUSPENDED where a suspension is given" }]
      : []),
  ],
  table: "customers",
  toRow: (row, { email, customerType, groups, suspensionGraceEnds }) => ({
    ...row,
    email: String(email).toLowerCase(),
    customerType: String(customerType).toUpperCase(),
    groups: JSON.stringify((groups as readonly string[]).map((name) => `CN=${name},OU=groups,O=institute`)),
    isSuspensionGracePeriod: flag(suspensionGraceEnds !== undefined),
  }),
  fromRow: (line) => ({
    ...line,
    customerType: String(line["customerType"]).toLowerCase(),
    groups: rolesOf(line["groups"] as readonly string[]),
  }),
  // Nobody has this password: whoever is new chooses one by an invitation.
  onlyNew: () => ({ passwordHash: dummyHash(15), latestSessionId: null }),
  isKept: true,
  leftOut: (line) => ({ ...line, isClosed: true }),
});

const notificationLine = z.object({
  customerId,
  code: z.string().regex(/^[A-Z0-9_]{3,80}$/, "has to be capitals, digits and underscores"),
  position: count,
});

/** What people are told. NAV-07 */
export const notificationRecords = tableRecords({
  name: "notifications",
  about: "Codes of what a person is to be told, in the order of their positions.",
  schema: notificationLine,
  key: ["customerId", "code"],
  fillIn: (_line, { number }) => ({ position: number }),
  table: "notifications",
});

/**
 * Who a customer is, what decides which portal they see, and how they sign in. The groups are entries as the sign-in
 * profile carries them. SIGN-09
 */
export interface CustomerRow extends Omit<Stored<z.output<typeof personLine>>, "customerType"> {
  customerType: string;
  passwordHash: string;
  isSuspensionGracePeriod: Flag;
  latestSessionId: string | null;
}

declare module "../institute/storage/tables.ts" {
  interface Tables {
    customers: CustomerRow;
    notifications: Stored<z.output<typeof notificationLine>>;
    sessions: { sessionId: string; customerId: string; openedAt: number };
  }
}

// By name: a statement that asks for all columns is not kept prepared (postgres-dialect.ts).
const columns = [
  ...Object.keys(personLine.shape),
  "passwordHash",
  "isSuspensionGracePeriod",
  "latestSessionId",
] as (keyof CustomerRow)[];

const customersById = batchedQuery((database, customerId) =>
  database.selectFrom("customers").select(columns).where("customerId", "=", customerId),
);

export const customerById = async (database: Database, customerId: string): Promise<CustomerRow | undefined> =>
  (await customersById(database, customerId))[0];

/** The customer of an id; refuses when there is none. */
export const customerOf = async (database: Database, customerId: string): Promise<CustomerRow> => {
  const found = await customerById(database, customerId);
  if (!found) throw new Refused(404, "NO_SUCH_CUSTOMER", "There is no such customer.");
  return found;
};

/** What a customer is called. */
export const fullNameOf = ({ firstName, surname }: Pick<CustomerRow, "firstName" | "surname">): string =>
  `${firstName} ${surname}`;

/** Email addresses are compared without regard to case, and stored lower-case. */
export const customerByEmail = (database: Database, email: string): Promise<CustomerRow | undefined> =>
  database.selectFrom("customers").selectAll().where("email", "=", comparedEmail(email)).executeTakeFirst();

const notificationsOf = batchedQuery((database, customerId) =>
  database.selectFrom("notifications").select("code").where("customerId", "=", customerId).orderBy("position"),
);

/** The codes of what a customer is to be told, in order. */
export const notificationCodesOf = async (database: Database, customerId: string): Promise<string[]> =>
  (await notificationsOf(database, customerId)).map(({ code }) => code);

const sessionLasts = 24 * 60 * 60 * 1000;

/** Opens a session and makes it the customer's latest; those of yesterday are forgotten. SIGN-12 */
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

/**
 * Makes whoever else asks for this customer at this moment wait until the transaction is over, so that
 * what it goes on to read is what the other one left.
 */
export const lockCustomer = async (transaction: Database, customerId: string): Promise<void> => {
  await transaction
    .updateTable("customers")
    .set(({ ref }) => ({ customerId: ref("customerId") }))
    .where("customerId", "=", customerId)
    .execute();
};

/** Where a suspension stands on a day; undefined of those who are not suspended. SUSP-01 */
export const suspensionOf = (customer: CustomerRow, today: CalendarDate): SuspensionDetails | undefined => {
  if (!isSuspended(customer)) return undefined;
  const ends = customer.suspensionGraceEnds;
  return {
    gracePeriod: customer.isSuspensionGracePeriod === 1 && (ends === null || today <= ends),
    code: customer.suspensionCode ?? undefined,
    remainingDays: ends === null ? undefined : Math.max(0, daysBetween(today, ends)),
  };
};

/** In which phases of a suspension a call is answered all the same. SUSP-03 */
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
    throw new Refused(410, "ACCOUNT_CLOSED", "Your account is no longer available to view online.");
  const { status } = customer;
  if (!answeredIn[level].includes(suspensionPhaseOf({ status, suspensionDetails: suspensionOf(customer, today) })))
    throw new Refused(403, "SUSPENDED", "This is not available while your membership is suspended. Contact us.");
};
