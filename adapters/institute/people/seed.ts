import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { hashPassword } from "../identity/password.ts";
import type { Database } from "../storage/storage.ts";
import { cpdRecord } from "../../cpd/seed.ts";
import { customerRow } from "../../customer/seed.ts";
import { documentRows } from "../../documents/seed.ts";
import { everyone } from "./everyone.ts";
import { feesRows } from "../../fees/seed.ts";
import { qualificationRow } from "../../qualifications/seed.ts";
import { trialPassword, type Person } from "./person.ts";
import { addPersonalRecords } from "../../my-details/seed.ts";

/** Stores one person with everything that belongs to them. */
export const addPerson = async (
  database: Database,
  person: Person,
  passwordHash: string,
  today: CalendarDate,
): Promise<void> => {
  const { overview, years, adjustments } = cpdRecord(person, today);
  const qualification = qualificationRow(person);
  const { subscriptions, transactions } = feesRows(person, today);
  const { keyResources, practisingCertificates } = documentRows(person, today);
  const codes = person.particulars.notifications ?? [];
  const notifications = codes.map((code, position) => ({ customerId: person.customerId, position, code }));
  await database
    .insertInto("customers")
    .values(customerRow(person, passwordHash, today))
    .execute();
  await database.insertInto("cpdOverviews").values(overview).execute();
  if (years.length > 0) await database.insertInto("cpdYears").values(years).execute();
  if (adjustments.length > 0) await database.insertInto("cpdAdjustments").values(adjustments).execute();
  if (qualification) await database.insertInto("qualifications").values(qualification).execute();
  await database.insertInto("subscriptions").values(subscriptions).execute();
  await database.insertInto("transactions").values(transactions).execute();
  await database.insertInto("keyResources").values(keyResources).execute();
  if (practisingCertificates.length > 0)
    await database.insertInto("practisingCertificates").values(practisingCertificates).execute();
  if (notifications.length > 0) await database.insertInto("notifications").values(notifications).execute();
  await addPersonalRecords(database, person, today);
};

/**
 * Stores the made-up people in an empty database; one that has customers stays as it is, so a
 * restart keeps what was declared. All share one password and so one hash of it: 41 hashes would
 * take seconds, and this is for a trial only.
 */
export const seedPeople = async (database: Database, today: CalendarDate, passwordCost: number): Promise<void> => {
  const anyone = await database.selectFrom("customers").select("customerId").limit(1).executeTakeFirst();
  if (anyone) return;
  const passwordHash = await hashPassword(trialPassword, passwordCost);
  await database.transaction().execute(async (transaction) => {
    for (const person of everyone) await addPerson(transaction, person, passwordHash, today);
  });
};
