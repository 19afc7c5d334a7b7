import { randomBytes } from "node:crypto";
import { userInfo } from "node:os";
import { join } from "node:path";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { readSettings, type Settings } from "../institute/settings.ts";
import { makeFolder } from "../institute/storage/make-folder.ts";
import { keptSecret } from "../institute/storage/secrets.ts";
import { openStorage, type Database, type StorageChoice } from "../institute/storage/storage.ts";
import type { Hand } from "./records/carry-out.ts";

/** Where a command says what it does: a line at a time. */
export type Say = (line: string) => void;

/** Something that cannot be done as it was asked for, told in plain words. */
export class CannotBeDone extends Error {
  override readonly name = "CannotBeDone";
}

/** What every command takes besides its own. */
export interface CommonOptions {
  readonly apply?: boolean;
  readonly as?: string;
}

/** The registrar's desk: the institute's database, who sits at it, and whether what is done is to last. */
export interface Office extends Hand {
  readonly database: Database;
  readonly apply: boolean;
  readonly say: Say;
  readonly settings: Settings;
}

/** Where the institute of these settings keeps its data. */
export const storageOf = ({ databaseUrl, dataFolder }: Settings): StorageChoice => {
  if (databaseUrl !== undefined) return { kind: "postgres", url: databaseUrl };
  makeFolder(dataFolder);
  return { kind: "sqlite", path: join(dataFolder, "guildhall.sqlite") };
};

/** The registrar's desk at an open database. */
export const deskAt = async (
  database: Database,
  settings: Settings,
  { apply = false, as: name = userInfo().username }: CommonOptions,
  say: Say,
): Promise<Office> => {
  const auditKey = await keptSecret(database, "audit-key", () => randomBytes(32).toString("base64url"));
  const now = new Date();
  const hand = { by: `registrar: ${name}`, now, today: dayOf(now), auditKey: Buffer.from(auditKey, "base64url") };
  return { ...hand, database, apply, say, settings };
};

/** Opens a desk for one command, and closes it after. */
export type Desk = (options: CommonOptions, work: (office: Office) => Promise<void>) => Promise<void>;

/** A desk at the database of the settings that the environment gives. */
export const deskOf =
  (environment: Readonly<Record<string, string | undefined>>, say: Say): Desk =>
  async (options, work) => {
    const settings = readSettings(environment);
    const storage = await openStorage(storageOf(settings));
    try {
      await work(await deskAt(storage.database, settings, options, say));
    } finally {
      await storage.close();
    }
  };

/** Thrown to take back what a rehearsal did. */
class OnlyARehearsal extends Error {}

/**
 * Does something in one transaction, and takes it back unless it is to last: what is said without
 * `--apply` is what was really done, up to the end.
 */
export const inOneTransaction = async (
  office: Office,
  work: (transaction: Database) => Promise<void>,
): Promise<void> => {
  await office.database
    .transaction()
    .execute(async (transaction) => {
      await work(transaction);
      if (!office.apply) throw new OnlyARehearsal();
    })
    .catch((error: unknown) => {
      if (!(error instanceof OnlyARehearsal)) throw error;
    });
  office.say(office.apply ? "Done." : "Nothing was changed: this is what would be done. Add --apply to do it.");
};
