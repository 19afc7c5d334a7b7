import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { emptyFile, firstDayFile, removeFile } from "../contracts/support/first-day.ts";
import { openInstitute } from "../contracts/support/open-institute.ts";
import { keep } from "../contracts/support/put-back.ts";
import type { TestInstitute, TestOptions } from "../contracts/support/test-institute.ts";
import { morningOf } from "./test-clock.ts";

type TrialOptions = Partial<Omit<TestOptions, "storage">>;

/** An institute as it is on its first day, with everyone seeded, for one test alone. */
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

/** An institute that tests use in turn. */
export interface SharedTrial {
  readonly institute: TestInstitute;
  /** Makes it as it is on its first day. */
  putBack(): Promise<void>;
  close(): Promise<void>;
}

/** Opens an institute that tests use in turn: opening one takes far longer than putting back what a test has changed. */
export const sharedTrial = async (options: TrialOptions = {}): Promise<SharedTrial> => {
  // What everyone is seeded with depends on the day.
  const file = await (options.now ? emptyFile() : firstDayFile());
  const institute = await openInstitute(file, options);
  const kept = await keep(file);
  return {
    institute,
    putBack: () => kept.putBack(),
    close: async () => {
      await institute.close();
      await kept.close();
      await removeFile(file);
    },
  };
};

const shared = new Map<CalendarDate | undefined, Promise<SharedTrial>>();

/** The one institute that all core-level scenarios of a day use in turn, as it is on its first day. */
export const firstDay = async (day?: CalendarDate): Promise<TestInstitute> => {
  const trial = shared.get(day) ?? sharedTrial(day === undefined ? {} : { now: () => morningOf(day) });
  shared.set(day, trial);
  const { institute, putBack } = await trial;
  await putBack();
  return institute;
};

/** Closes what the scenarios of a run have used in turn. */
export const closeShared = async (): Promise<void> => {
  for (const trial of shared.values()) await (await trial).close();
};
