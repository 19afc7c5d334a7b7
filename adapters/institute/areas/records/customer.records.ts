import { isDerived } from "../../../../domain/customer/notifications.ts";
import { rolesOf } from "../../../../domain/customer/roles.ts";
import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { unsuspendedStatusOf } from "../../../../domain/institute/customer/standing.ts";
import { emailProblem } from "../../../../domain/my-details/contact.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import { deleteViewsByStaff } from "../../platform/customers/activity-counts.store.ts";
import { customersTable, nameColumns, notificationsTable } from "../../platform/customers/customers.store.ts";
import { departuresTable } from "../../platform/customers/departures.store.ts";
import { isHeld, type Column } from "../../platform/storage/columns.ts";
import { flag } from "../../platform/storage/tables.ts";
import { noPassword } from "../../provider/password.ts";
import { tableRecords, type RecordFile } from "./record-file.ts";
import { peopleWithData } from "./references.store.ts";

const flags = Object.entries<Column>(customersTable.columns).flatMap(([name, column]) =>
  isHeld(column) && column.kind === "yes or no" && column.rule ? [name] : [],
);

const people = tableRecords({
  table: customersTable,
  inOrder: [
    "email",
    "firstName",
    "surname",
    "initials",
    "customerType",
    "status",
    "portalExperience",
    "nationality",
    "countryOfResidence",
    "language",
    "onlineCountry",
    "isRetired",
    "isFellow",
    "eligibleForMembership",
    "pathway",
    "pathwayDescription",
  ],
  about: "Who people are, and the email they sign in with.",
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
    peopleWithData(
      database,
      lines.map((line) => String(line["customerId"])),
    ),
  whenMissing: (line) => ({ ...line, isClosed: true }),
});

/** People, and the facts that determine their portal. EXP-01, SUSP-01 */
export const personRecords: RecordFile = {
  ...people,
  // Only an undone import removes people, and only those of whom there is nothing else.
  remove: async (database, lines, by) => {
    await deleteViewsByStaff(
      database,
      lines.map((line) => String(line["customerId"])),
    );
    await people.remove?.(database, lines, by);
  },
};

/** Why and when people left. LIFE-01 */
export const departureRecords = tableRecords({
  table: departuresTable,
  about: "Why and when people left, or will leave.",
});

/** Notifications. NAV-07 */
export const notificationRecords = tableRecords({
  table: notificationsTable,
  inOrder: ["position"],
  about: "Codes of a person's notifications, in the order of their positions.",
  fillIn: (_line, { number }) => ({ position: number }),
  problems: ({ code }) =>
    isDerived(String(code))
      ? [{ column: "code", reason: "follows from what is owed or not declared, and cannot be set" }]
      : [],
});
