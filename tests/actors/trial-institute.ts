import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { emptyFile, firstDayFile, removeFile } from "../adapters/support/first-day.ts";
import { openInstitute } from "../adapters/support/open-institute.ts";
import { paymentsSecret } from "../adapters/support/payment-provider.ts";
import { saveRowsOfFile } from "../adapters/support/put-back.ts";
import type { TestInstitute, TestOptions } from "../adapters/support/test-institute.ts";
import { morningOf } from "../application/support/test-clock.ts";
import { organisations, type OrganisationName, type TrialOrganisation } from "./organisations.ts";

type TrialOptions = Partial<Omit<TestOptions, "storage">>;

/** A freshly seeded institute for one test. */
export const trialInstitute = async (options: TrialOptions = {}): Promise<TestInstitute> => {
  const file = await firstDayFile();
  const institute = await openInstitute(file, options);
  return {
    ...institute,
    close: async () => {
      await institute.close();
      await removeFile(file);
    },
  };
};

/** An institute that tests share. */
export interface SharedTrial {
  readonly institute: TestInstitute;
  /** Restores the seeded state, or what a named moment saved. */
  putBack(moment?: string): Promise<void>;
  /** Restores the seeded record, and leaves the texts as they are. */
  putBackRecord(): Promise<void>;
  /** Saves the changes since the last restore as a moment. */
  save(moment: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens an institute that tests share, because opening one takes far longer than undoing a test's changes. */
export const sharedTrial = async (options: TrialOptions = {}): Promise<SharedTrial> => {
  // Seed data depends on the day.
  const file = await (options.now ? emptyFile() : firstDayFile());
  const institute = await openInstitute(file, options);
  const rows = saveRowsOfFile(file.path);
  return {
    institute,
    putBack: async (moment) => {
      await institute.texts.putBack();
      await rows.restore(moment);
    },
    putBackRecord: () => rows.restore(),
    save: (moment) => rows.save(moment),
    close: async () => {
      await institute.texts.putBack();
      await institute.close();
      await rows.close();
      await removeFile(file);
    },
  };
};

/** The time at an institute: its first day until a scenario changes it. */
export class InstituteTime {
  readonly #start: Date;
  #passed = 0;

  constructor(day: CalendarDate) {
    this.#start = morningOf(day);
  }

  now(): Date {
    return new Date(this.#start.getTime() + this.#passed);
  }

  pass(milliseconds: number): void {
    this.#passed += milliseconds;
  }

  reset(): void {
    this.#passed = 0;
  }
}

/** A freshly seeded institute with its organisation and clock. */
export interface FirstDay {
  readonly institute: TestInstitute;
  readonly organisation: TrialOrganisation;
  readonly time: InstituteTime;
}

const openFirstDay = async (day: CalendarDate, name: OrganisationName): Promise<FirstDay & SharedTrial> => {
  const time = new InstituteTime(day);
  const organisation = organisations[name]();
  const { rules, body } = organisation;
  const options = { now: () => time.now(), paymentsSecret, ...(body ? { rules, body } : {}) };
  return { ...(await sharedTrial(options)), organisation, time };
};

const shared = new Map<string, Promise<FirstDay & SharedTrial>>();

/** The institute that all core-level scenarios of a day and an organisation share, restored to its seeded state. */
export const firstDay = async (day: CalendarDate, name: OrganisationName = "of the trial"): Promise<FirstDay> => {
  const key = `${day}, ${name}`;
  const trial = shared.get(key) ?? openFirstDay(day, name);
  shared.set(key, trial);
  const opened = await trial;
  opened.time.reset();
  await opened.putBack();
  return opened;
};

/** Closes the shared institutes of a run. */
export const closeShared = async (): Promise<void> => {
  const open = await Promise.all(shared.values());
  shared.clear();
  for (const trial of open) await trial.close();
};
