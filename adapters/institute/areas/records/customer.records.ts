import * as z from "zod";

import { departureKinds } from "../../../../domain/customer/departure.ts";
import { isDerived } from "../../../../domain/customer/notifications.ts";
import { rolesOf } from "../../../../domain/customer/roles.ts";
import { unsuspendedStatusOf } from "../../../../domain/customer/standing.ts";
import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { userTypes } from "../../../../domain/customer/user-type.ts";
import { emailProblem } from "../../../../domain/my-details/contact.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import { forgetSeenByStaff } from "../../platform/customers/activity-counts.store.ts";
import { nameColumns } from "../../platform/customers/customers.store.ts";
import { flag } from "../../platform/storage/tables.ts";
import { noPassword } from "../../provider/password.ts";
import { referredToAmong } from "../customer/references.store.ts";
import { count, customerId, day, tableRecords, words, yesNo, type RecordFile } from "./record-file.ts";

const flags = ["onlineCountry", "isRetired", "isFellow", "eligibleForMembership", "perSupervisor", "isClosed"] as const;

const personLine = z.object({
  customerId,
  email: words(254),
  firstName: words(100),
  surname: z.optional(words(100)),
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

const people = tableRecords({
  name: "people",
  about: "Who people are, and the email they sign in with.",
  schema: personLine,
  key: ["customerId"],
  unique: {
    column: "email",
    holders: async (database) => {
      const rows = await database.selectFrom("customers").select(["customerId", "email"]).execute();
      return rows.map((row) => [row.customerId, row.email]);
    },
  },
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
  normalised: (line) => ({ ...line, email: comparedEmail(String(line["email"])) }),
  toRow: (row, { firstName, surname = "", customerType, groups, suspensionGraceEnds }) => ({
    ...row,
    ...nameColumns({ firstName: String(firstName), surname: String(surname) }),
    customerType: String(customerType).toUpperCase(),
    groups: JSON.stringify((groups as readonly string[]).map((name) => `CN=${name},OU=groups,O=institute`)),
    isSuspensionGracePeriod: flag(suspensionGraceEnds !== undefined),
  }),
  fromRow: (line) => ({
    ...line,
    customerType: String(line["customerType"]).toLowerCase(),
    groups: rolesOf(line["groups"] as readonly string[]),
    // People with one name have no surname.
    surname: line["surname"] === "" ? undefined : line["surname"],
  }),
  // A hash that no password matches; new people choose a password by invitation.
  onlyNew: () => ({ passwordHash: noPassword(15), latestSessionId: null }),
  // An undone import removes people that it added; a synchronising one closes people.
  dependants: (database, lines) =>
    referredToAmong(
      database,
      lines.map((line) => String(line["customerId"])),
    ),
  leftOut: (line) => ({ ...line, isClosed: true }),
});

/** People, and the facts that determine their portal. EXP-01, SUSP-01 */
export const personRecords: RecordFile = {
  ...people,
  // Only an undone import removes people, and only those of whom there is nothing else.
  remove: async (database, lines, by) => {
    await forgetSeenByStaff(
      database,
      lines.map((line) => String(line["customerId"])),
    );
    await people.remove?.(database, lines, by);
  },
};

const departureLine = z.object({
  customerId,
  kind: z.enum(departureKinds, `has to be one of ${departureKinds.join(", ")}`),
  leftOn: day,
  reason: z.optional(words(300)),
  mergedInto: z.optional(customerId),
});

/** Why and when people left. LIFE-01 */
export const departureRecords = tableRecords({
  name: "departures",
  about: "Why and when people left, or will leave.",
  schema: departureLine,
  key: ["customerId"],
  table: "departures",
});

const notificationLine = z.object({
  customerId,
  code: z.string().regex(/^[A-Z0-9_]{3,80}$/, "has to be capitals, digits and underscores"),
  position: count,
  since: z.optional(day),
});

/** Notifications. NAV-07 */
export const notificationRecords = tableRecords({
  name: "notifications",
  about: "Codes of a person's notifications, in the order of their positions.",
  schema: notificationLine,
  key: ["customerId", "code"],
  fillIn: (_line, { number }) => ({ position: number }),
  problems: ({ code }) =>
    isDerived(String(code))
      ? [{ column: "code", reason: "follows from what is owed or not declared, and cannot be set" }]
      : [],
  table: "notifications",
});
