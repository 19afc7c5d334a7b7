import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openTestInstitute, type TestInstitute } from "../contracts/support/test-institute.ts";
import type { InstituteBody } from "../../adapters/institute/body/body.ts";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";

const publicUrl = "http://localhost:4200";
// Passwords are not what these tests are about; a real cost would be most of their time.
const passwordCost = 1;

interface TrialOptions {
  readonly publicUrl?: string;
  readonly portalFolder?: string;
  readonly tracking?: PortalConfiguration["tracking"];
  readonly body?: InstituteBody;
}

const open = async (path: string, options: TrialOptions = {}): Promise<TestInstitute> =>
  openTestInstitute({
    storage: { kind: "sqlite", path },
    now: () => new Date(),
    publicUrl,
    seedPeople: true,
    production: false,
    passwordCost,
    log: false,
    ...options,
  });

// In memory where the system offers that: nothing of a test has to outlive a crash.
const memory = "/dev/shm";
const home = existsSync(memory) ? memory : tmpdir();

let folder: Promise<string> | undefined;

// Seeding and key making are done once; everything else starts from a copy of what they left.
const seeded = async (): Promise<string> => {
  const made = await mkdtemp(join(home, "guildhall-features-"));
  const institute = await open(join(made, "seeded.sqlite"));
  await institute.close();
  process.on("exit", () => void rm(made, { recursive: true, force: true }));
  return made;
};

let count = 0;

const copyOfSeeded = async (): Promise<string> => {
  folder ??= seeded();
  const made = await folder;
  count += 1;
  const path = join(made, `${count}.sqlite`);
  await copyFile(join(made, "seeded.sqlite"), path);
  return path;
};

/** An institute as it is on its first day, with everyone seeded, for one scenario alone. */
export const trialInstitute = async (options: TrialOptions = {}): Promise<TestInstitute> => open(await copyOfSeeded(), options);

/** Puts every row of a database back to what another one holds. */
const puttingBack = (path: string, from: string): (() => void) => {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  database.exec(`pragma synchronous = off; attach '${from}' as first`);
  const tables = database.prepare("select name from first.sqlite_master where type = 'table' and name not like 'sqlite_%'").all() as { name: string }[];
  const rows = tables.map(({ name }) => `delete from main."${name}"; insert into main."${name}" select * from first."${name}";`);
  return () => database.exec(`begin immediate; ${rows.join(" ")} commit`);
};

let shared: Promise<{ readonly institute: TestInstitute; readonly putBack: () => void }> | undefined;

const openShared = async () => {
  const path = await copyOfSeeded();
  const institute = await open(path);
  return { institute, putBack: puttingBack(path, join((await folder) ?? "", "seeded.sqlite")) };
};

/**
 * The one institute that all core-level scenarios of a run use in turn, as it is on its first day. Opening
 * one takes far longer than such a scenario does.
 */
export const firstDay = async (): Promise<TestInstitute> => {
  shared ??= openShared();
  const { institute, putBack } = await shared;
  putBack();
  return institute;
};

/** Closes what the scenarios of a run have used in turn. */
export const closeShared = async (): Promise<void> => {
  await (await shared)?.institute.close();
};
