import { afterAll, beforeAll } from "vitest";
import type { TestInstitute } from "./test-institute.ts";
import type { StorageChoice } from "../../../adapters/institute/storage/storage.ts";
import { openInstitute } from "./open-institute.ts";

/** One institute for the tests of a describe, opened before them and closed after them. */
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
