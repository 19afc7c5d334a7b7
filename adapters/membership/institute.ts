import type { ApiParts } from "../institute/api/api-parts.ts";
import { apply } from "./apply.ts";
import { applyForMembership } from "./contract.ts";

/** Where membership begins. MEMB-08 */
export const serveMembership = ({ serve, database, now }: ApiParts): void => {
  serve(applyForMembership, {
    answer: ({ customerId, body, idempotencyKey }) =>
      apply(database, { customerId, application: body, idempotencyKey }, now()),
  });
};
