import type { ApiParts } from "../institute/api/api-parts.ts";
import { joinRetiredRegister } from "./contract.ts";
import { retire } from "./retire.ts";

/** Where membership ends. RETR-05 */
export const serveRetirement = ({ serve, database, now }: ApiParts): void => {
  serve(joinRetiredRegister, {
    answer: ({ customerId, body, idempotencyKey }) => retire(database, { customerId, ...body, idempotencyKey }, now()),
  });
};
