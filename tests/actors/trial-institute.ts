import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Institute } from "../../adapters/institute/institute.ts";
import { createInstitute } from "../../adapters/institute/institute.ts";

const publicUrl = "http://localhost:4200";
// Passwords are not what these tests are about; a real cost would be most of their time.
const passwordCost = 1;

interface TrialOptions {
  readonly publicUrl?: string;
  readonly portalFolder?: string;
}

const open = async (path: string, options: TrialOptions = {}): Promise<Institute> =>
  createInstitute({
    storage: { kind: "sqlite", path },
    now: () => new Date(),
    publicUrl,
    seedPeople: true,
    production: false,
    passwordCost,
    log: false,
    ...options,
  });

let folder: Promise<string> | undefined;

// Seeding and key making are done once; each scenario starts from a copy of what they left.
const seeded = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), "guildhall-features-"));
  const institute = await open(join(made, "seeded.sqlite"));
  await institute.close();
  process.on("exit", () => void rm(made, { recursive: true, force: true }));
  return made;
};

let count = 0;

/** An institute as it is on its first day, with everyone seeded, for one scenario alone. */
export const trialInstitute = async (options: TrialOptions = {}): Promise<Institute> => {
  folder ??= seeded();
  const home = await folder;
  count += 1;
  const path = join(home, `${count}.sqlite`);
  await copyFile(join(home, "seeded.sqlite"), path);
  return open(path, options);
};
