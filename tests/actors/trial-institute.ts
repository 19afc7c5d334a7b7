import { firstDayFile, removeFile } from "../contracts/support/first-day.ts";
import { openInstitute } from "../contracts/support/open-institute.ts";
import { keep } from "../contracts/support/put-back.ts";
import type { TestInstitute, TestOptions } from "../contracts/support/test-institute.ts";

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
  const file = await firstDayFile();
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

let shared: Promise<SharedTrial> | undefined;

/** The one institute that all core-level scenarios of a run use in turn, as it is on its first day. */
export const firstDay = async (): Promise<TestInstitute> => {
  shared ??= sharedTrial();
  const { institute, putBack } = await shared;
  await putBack();
  return institute;
};

/** Closes what the scenarios of a run have used in turn. */
export const closeShared = async (): Promise<void> => {
  await (await shared)?.close();
};
