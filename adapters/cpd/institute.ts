import type { ApiParts } from "../institute/api/api-parts.ts";
import { cpdOverview } from "./contract.ts";
import { overviewOf } from "./storage.ts";

/** Where a member's development stands. CPD-01 */
export const serveCpd = ({ serve, database, now }: ApiParts): void => {
  serve(cpdOverview, { answer: ({ customerId }) => overviewOf(database, customerId, now()) });
};
