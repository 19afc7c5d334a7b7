import { afterAll, beforeAll } from "vitest";

import type { StorageChoice } from "../../../adapters/institute/platform/storage/storage.ts";
import { openInstitute } from "./open-institute.ts";
import { saveRows, type SavedRows } from "./put-back.ts";
import type { TestInstitute, TestOptions } from "./test-institute.ts";

/** An institute that the tests of a describe share. */
export const sharedInstitute = (fresh: () => Promise<StorageChoice>): (() => TestInstitute) => {
  let institute: TestInstitute | undefined;
  beforeAll(async () => {
    institute = await openInstitute(await fresh());
  });
  afterAll(() => institute?.close());
  return () => {
    if (!institute) throw new Error("The institute is not open yet");
    return institute;
  };
};

/**
 * An institute that the tests of a describe share, reset for each: opening one takes far longer than undoing a test's
 * changes.
 */
export const institutePutBack = (
  storage: () => Promise<StorageChoice>,
  options: Partial<TestOptions> = {},
): (() => Promise<TestInstitute>) => {
  let institute: TestInstitute | undefined;
  let kept: SavedRows | undefined;
  beforeAll(async () => {
    const chosen = await storage();
    institute = await openInstitute(chosen, options);
    kept = await saveRows(chosen);
  });
  afterAll(async () => {
    await kept?.close();
    await institute?.close();
  });
  return async () => {
    if (!institute || !kept) throw new Error("The institute is not open yet");
    await kept.restore();
    return institute;
  };
};
