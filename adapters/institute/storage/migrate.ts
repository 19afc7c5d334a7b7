import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { NotMigrated } from "./faults.ts";
import * as customers from "./migrations/0001-customers.ts";
import * as cpd from "./migrations/0002-cpd.ts";
import * as identity from "./migrations/0003-identity.ts";
import * as qualifications from "./migrations/0004-qualifications.ts";
import * as waivers from "./migrations/0005-waivers.ts";
import * as fees from "./migrations/0006-fees.ts";
import * as documents from "./migrations/0007-documents.ts";
import * as personalRecords from "./migrations/0008-personal-records.ts";
import * as membership from "./migrations/0009-membership.ts";
import * as once from "./migrations/0010-once.ts";
import * as accountRecords from "./migrations/0011-account-records.ts";
import * as signInsAndLimits from "./migrations/0012-sign-ins-and-limits.ts";
import * as mailAndWaysIn from "./migrations/0013-mail-and-ways-in.ts";
import * as emailChanges from "./migrations/0014-email-changes.ts";
import * as calendarAddresses from "./migrations/0015-calendar-addresses.ts";
import * as adjustmentsByCustomer from "./migrations/0016-adjustments-by-customer.ts";
import type { Tables } from "./tables.ts";

/** In the order of their names. A migration that has been released is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-customers": customers,
  "0002-cpd": cpd,
  "0003-identity": identity,
  "0004-qualifications": qualifications,
  "0005-waivers": waivers,
  "0006-fees": fees,
  "0007-documents": documents,
  "0008-personal-records": personalRecords,
  "0009-membership": membership,
  "0010-once": once,
  "0011-account-records": accountRecords,
  "0012-sign-ins-and-limits": signInsAndLimits,
  "0013-mail-and-ways-in": mailAndWaysIn,
  "0014-email-changes": emailChanges,
  "0015-calendar-addresses": calendarAddresses,
  "0016-adjustments-by-customer": adjustmentsByCustomer,
};

/** Brings the database to the present schema: all the way, or it stays as it was and a NotMigrated says why. */
export const migrate = async (database: Kysely<Tables>, all: Readonly<Record<string, Migration>> = migrations): Promise<void> => {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve({ ...all }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === "Error")?.migrationName;
  const why = error instanceof Error ? error.message : "no reason was given";
  throw new NotMigrated(`The database could not be brought to this release${failed === undefined ? "" : ` (${failed})`}: ${why}. It is as it was.`, { cause: error });
};
