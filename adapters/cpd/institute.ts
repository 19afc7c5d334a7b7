import { cpdHistory, submitDeclaration } from "./declarations/contract.ts";
import { cpdOverview } from "./contract.ts";
import { adjustmentStatuses } from "../../domain/cpd/history.ts";
import { historyOf, overviewOf } from "./storage.ts";
import type { ApiParts } from "../institute/api/api-parts.ts";
import { declare } from "./declarations/declare.ts";

/** The CPD record and the annual declaration. CPD-01, CPD-09, CPD-11 */
export const serveCpd = ({ serve, database, now }: ApiParts): void => {
  serve(cpdOverview, { answer: ({ customerId }) => overviewOf(database, customerId, now()) });

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
