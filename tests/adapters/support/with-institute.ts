import type { StorageChoice } from "../../../adapters/institute/platform/storage/storage.ts";
import { openInstitute } from "./open-institute.ts";
import type { TestInstitute } from "./test-institute.ts";

/** Opens an institute on a storage before the real server, for seeding and for signing tokens. */
export const withInstitute = async <T>(
  storage: StorageChoice,
  port: number,
  use: (institute: TestInstitute) => Promise<T>,
): Promise<T> => {
  const institute = await openInstitute(storage, { publicUrl: `http://localhost:${port}` });
  return use(institute).finally(() => institute.close());
};
