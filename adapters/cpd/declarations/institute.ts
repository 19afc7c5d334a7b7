import { adjustmentStatuses } from "../../../domain/cpd/history.ts";
import type { ApiParts } from "../../institute/api/api-parts.ts";
import { historyOf } from "../storage.ts";
import { cpdHistory, submitDeclaration } from "./contract.ts";
import { declare } from "./declare.ts";

/** The CPD record, year by year, and the annual declaration. CPD-09, CPD-11 */
export const serveDeclarations = ({ serve, database, now }: ApiParts): void => {
  serve(cpdHistory, {
    answer: async ({ customerId, query }) => {
      const asked = query.adjustmentStatuses.split(",");
      const statuses = adjustmentStatuses.filter((status) => asked.includes(status));
      return { annualDeclarations: await historyOf(database, customerId, statuses) };
    },
  });

  serve(submitDeclaration, {
    answer: ({ customerId, body, idempotencyKey }) =>
      declare(database, { customerId, declaration: body, idempotencyKey }, now()),
  });
};
