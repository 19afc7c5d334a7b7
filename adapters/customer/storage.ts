import { Refused } from "../institute/refused.ts";
import { prepared } from "../institute/storage/prepared.ts";
import type { Database } from "../institute/storage/storage.ts";
import type { Flag } from "../institute/storage/tables.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";

/** Who a customer is, what decides which portal they see, and how they sign in. */
export interface CustomerRow {
  customerId: string;
  email: string;
  passwordHash: string;
  /** A JSON list of group entries, as the sign-in profile carries them. SIGN-09 */
  groups: string;
  isClosed: Flag;
  firstName: string;
  surname: string;
  initials: string;
  customerType: string;
  portalExperience: string | null;
  status: string;
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
  isSuspensionGracePeriod: Flag;
  suspensionGraceEnds: CalendarDate | null;
  balance: number;
  latestSessionId: string | null;
}

declare module "../institute/storage/tables.ts" {
  interface Tables {
    customers: CustomerRow;
    notifications: { customerId: string; position: number; code: string };
    sessions: { sessionId: string; customerId: string; openedAt: number };
  }
}

// By name: a statement that asks for all columns is not kept prepared (postgres-dialect.ts).
const columns = [
  "customerId",
  "email",
  "passwordHash",
  "groups",
  "isClosed",
  "firstName",
  "surname",
  "initials",
  "customerType",
  "portalExperience",
  "status",
  "nationality",
  "countryOfResidence",
  "onlineCountry",
  "isRetired",
  "isFellow",
  "eligibleForMembership",
  "pathway",
  "pathwayDescription",
  "membershipDate",
  "perSupervisor",
  "suspensionCode",
  "isSuspensionGracePeriod",
  "suspensionGraceEnds",
  "balance",
  "latestSessionId",
] as const satisfies readonly (keyof CustomerRow)[];

const customersById = prepared((database, customerId) =>
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
export const fullNameOf = ({ firstName, surname }: Pick<CustomerRow, "firstName" | "surname">): string => `${firstName} ${surname}`;

/** Email addresses are compared without regard to case, and stored lower-case. */
export const customerByEmail = (database: Database, email: string): Promise<CustomerRow | undefined> =>
  database.selectFrom("customers").selectAll().where("email", "=", email.trim().toLowerCase()).executeTakeFirst();

const notificationsOf = prepared((database, customerId) =>
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
