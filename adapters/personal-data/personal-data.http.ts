import type { PersonalDataArchive } from "../../application/ports/personal-records.ts";
import type { ApiClient } from "../http/api-client.ts";
import { resultOf } from "../http/results.ts";
import { personalDataDocument, personalDataFile } from "./personal-data.contract.ts";

/** Calls the institute for personal data. */
export const httpPersonalDataArchive = (api: ApiClient): PersonalDataArchive => ({
  personalData: (format) => resultOf(api.file(format === "document" ? personalDataDocument : personalDataFile, {})),
});
