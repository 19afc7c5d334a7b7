import { experienceOf } from "../../../../domain/customer/experience.ts";
import { isDerived } from "../../../../domain/customer/notifications.ts";
import type { UserType } from "../../../../domain/customer/user-type.ts";
import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { nameColumns, type CustomerRow, type NameRow } from "../../platform/customers/customers.store.ts";
import { flag } from "../../platform/storage/tables.ts";
import { membershipDateOf, type SeededPerson, type Seeding } from "../person.ts";

const pathwayDescriptions: Readonly<Record<string, string>> = {
  ACCA_QUAL: "ACCA qualification",
  FIA: "Foundations in accountancy",
  TRAIL_L7: "Professional accountant apprenticeship, level 7",
  TRAIL_L4: "Accounting technician apprenticeship, level 4",
};

const ordinaryPathway = (type: UserType): string | undefined =>
  type === "student" || type === "affiliate" || type === "graduate" ? "ACCA_QUAL" : undefined;

/** The group entries of a sign-in profile: "CN=portal,OU=groups,O=institute". SIGN-09 */
const groupEntries = (commonNames: readonly string[]): string =>
  JSON.stringify(commonNames.map((name) => `CN=${name},OU=groups,O=institute`));

/** The stored customer of a person on a day. */
export const customerRow = (person: SeededPerson, passwordHash: string, today: CalendarDate): CustomerRow & NameRow => {
  const { traits, type } = person;
  const pathway = traits.pathway ?? ordinaryPathway(type);
  const graceDaysLeft = traits.suspension?.graceDaysLeft;
  return {
    customerId: person.customerId,
    email: person.email,
    passwordHash,
    groups: groupEntries(traits.groups ?? ["portal"]),
    isClosed: flag(traits.isClosed ?? false),
    ...nameColumns(person),
    initials: person.firstName.slice(0, 1),
    customerType: type.toUpperCase(),
    portalExperience: traits.portalExperience ?? experienceOf(undefined, type),
    status: traits.status ?? "Active",
    nationality: traits.nationality ?? "British",
    countryOfResidence: traits.countryOfResidence ?? "United Kingdom",
    language: traits.language ?? null,
    onlineCountry: flag(traits.onlineCountry ?? false),
    isRetired: flag(traits.isRetired ?? false),
    isFellow: flag(traits.isFellow ?? false),
    eligibleForMembership: flag(traits.eligibleForMembership ?? false),
    pathway: pathway ?? null,
    pathwayDescription: (pathway && pathwayDescriptions[pathway]) ?? null,
    membershipDate: membershipDateOf(person, today) ?? null,
    perSupervisor: flag(false),
    suspensionCode: traits.suspension?.code ?? null,
    isSuspensionGracePeriod: flag(graceDaysLeft !== undefined),
    suspensionGraceEnds: graceDaysLeft === undefined ? null : plusDays(today, graceDaysLeft),
    latestSessionId: null,
  };
};

/** Days since the notifications of made-up people. */
const notifiedDaysAgo = 10;

/** Stores a person with their notifications. */
export const seedCustomer = async ({ database, person, today, passwordHash }: Seeding): Promise<void> => {
  await database
    .insertInto("customers")
    .values(customerRow(person, passwordHash, today))
    .execute();
  const codes = (person.traits.notifications ?? []).filter((code) => !isDerived(code));
  const since = plusDays(today, -notifiedDaysAgo);
  const notifications = codes.map((code, position) => ({ customerId: person.customerId, position, code, since }));
  if (notifications.length > 0) await database.insertInto("notifications").values(notifications).execute();
};
