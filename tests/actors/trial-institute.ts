import { firstDayFile, removeFile } from "../contracts/support/first-day.ts";
import { openInstitute } from "../contracts/support/open-institute.ts";
import { keep, type Keeping } from "../contracts/support/put-back.ts";
import type { TestInstitute, TestOptions } from "../contracts/support/test-institute.ts";

/** An institute as it is on its first day, with everyone seeded, for one test alone. */
export const trialInstitute = async (options: Partial<Omit<TestOptions, "storage">> = {}): Promise<TestInstitute> => {
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

interface Shared {
  readonly institute: TestInstitute;
  readonly kept: Keeping;
  close(): Promise<void>;
}

let shared: Promise<Shared> | undefined;

const openShared = async (): Promise<Shared> => {
  const file = await firstDayFile();
  const institute = await openInstitute(file);
  const kept = await keep(file);
  const close = async () => {
    await institute.close();
    await kept.close();
    await removeFile(file);
  };
  return { institute, kept, close };
};

/**
 * The one institute that all core-level scenarios of a run use in turn, as it is on its first day. Opening
 * one takes far longer than such a scenario does.
 */
export const firstDay = async (): Promise<TestInstitute> => {
  shared ??= openShared();
  const { institute, kept } = await shared;
  await kept.putBack();
  return institute;
};

/** Closes what the scenarios of a run have used in turn. */
export const closeShared = async (): Promise<void> => {
  await (await shared)?.close();
};
