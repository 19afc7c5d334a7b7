import { afterAll, beforeAll } from "vitest";
import type { Institute } from "../../../adapters/institute/institute.ts";
import type { StorageChoice } from "../../../adapters/institute/storage/storage.ts";
import { openInstitute } from "./open-institute.ts";

/** One institute for the tests of a describe, opened before them and closed after them. */
export const sharedInstitute = (fresh: () => Promise<StorageChoice>): (() => Institute) => {
  let institute: Institute | undefined;
  beforeAll(async () => {
    institute = await openInstitute(await fresh());
  });
  afterAll(() => institute?.close());
  return () => {
    if (!institute) throw new Error("The institute is not open yet");
    return institute;
  };
};
