import type { ApiParts } from "../institute/api/api-parts.ts";
import { cpdOverview } from "./contract.ts";
import { overviewOf } from "./storage.ts";

/** Where a member's development stands. CPD-01 */
export const serveCpd = ({ serve }: ApiParts): void => {
  serve(cpdOverview, { answer: ({ database, customerId, now }) => overviewOf(database, customerId, now) });
};
