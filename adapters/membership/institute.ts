import { applyForMembership, joinRetiredRegister } from "./contract.ts";
import type { ApiParts } from "../institute/api/api-parts.ts";
import { apply } from "./apply.ts";
import { retire } from "../retirement/retire.ts";

/** Where membership begins and where it ends. MEMB-08, RETR-05 */
export const serveMembership = ({ serve, database, now }: ApiParts): void => {
  serve(applyForMembership, {
    answer: ({ customerId, body, idempotencyKey }) =>
      apply(database, { customerId, application: body, idempotencyKey }, now()),
  });

  serve(joinRetiredRegister, {
    answer: ({ customerId, body, idempotencyKey }) => retire(database, { customerId, ...body, idempotencyKey }, now()),
  });
};
