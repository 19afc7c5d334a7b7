import type { PersonalDataArchive } from "../../application/ports/personal-records.ts";
import { personalDataDocument, personalDataFile } from "../contract/personal-data.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** Calls the institute for personal data. */
export const httpPersonalDataArchive = (api: ApiClient): PersonalDataArchive => ({
  personalData: (format) => resultOf(api.file(format === "document" ? personalDataDocument : personalDataFile, {})),
});
