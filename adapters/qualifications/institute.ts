import { progress } from "./contract.ts";
import { Refused } from "../institute/refused.ts";
import { progressOf } from "./storage.ts";
import type { ApiParts } from "../institute/api/api-parts.ts";

/** Progress towards a qualification. QUAL-01 */
export const serveQualifications = ({ serve }: ApiParts): void => {
  serve(progress, {
    answer: async ({ database, customerId }) => {
      const found = await progressOf(database, customerId);
      if (!found) throw new Refused(404, "NO_QUALIFICATION", "You are not on the way to a qualification with us.");
      return found;
    },
  });
};
