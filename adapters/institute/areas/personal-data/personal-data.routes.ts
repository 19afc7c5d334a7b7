import { personalDataFileName } from "../../../../domain/my-details/personal-data.ts";
import { personalDataDocument, personalDataFile } from "../../../contract/personal-data.contract.ts";
import type { Limit } from "../../platform/limits.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { personalDataOf, personalDataPaper } from "./personal-data.ts";

const hour = 60 * 60_000;

/** Limits downloads in either format to six at once, and one more every four hours. DATA-01 */
const downloads: Limit = { name: "personal-data", atOnce: 6, every: 4 * hour };

/** Serves all data held about a person, as a file and as a document. DATA-01 */
export const servePersonalData = ({ serve, body, content, publicUrl }: ApiDependencies): void => {
  serve(personalDataFile, {
    limit: downloads,
    answer: async ({ database, customer, customerId, now, rules, language }) => {
      const data = await personalDataOf({ database, customer, now, body, content, rules, language, publicUrl });
      return { name: personalDataFileName("file", customerId), bytes: Buffer.from(JSON.stringify(data, undefined, 2)) };
    },
  });

  serve(personalDataDocument, {
    limit: downloads,
    answer: async ({ database, customer, customerId, now, rules, language }) => ({
      name: personalDataFileName("document", customerId),
      bytes: await personalDataPaper({ database, customer, now, body, content, rules, language }),
    }),
  });
};
