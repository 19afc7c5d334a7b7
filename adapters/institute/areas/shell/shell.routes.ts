import { routeOf } from "../../../../domain/customer/routes.ts";
import { reportFailure } from "../../../contract/shell.contract.ts";
import type { Limit } from "../../platform/limits.ts";
import type { ApiDependencies } from "../api-dependencies.ts";

const reports: Limit = { name: "reports", atOnce: 60, every: 1000 };

const plain = (text: string, form = /^[\w.:-]+$/): string => (form.test(text) ? text : "(left out)");

/**
 * Logs the portal's failure reports. Anyone may send one, so each field is logged only in its expected form. ERR-08,
 * ERR-10
 */
export const serveReports = ({ serve }: ApiDependencies): void => {
  serve(reportFailure, {
    limit: reports,
    answer: ({ body, request }) => {
      request.log.warn(
        {
          failure: plain(body.name),
          failureStatus: plain(body.status),
          failedCall: plain(body.correlationId),
          page: routeOf(body.page) ?? "(other)",
          ...(body.type === undefined ? {} : { errorType: plain(body.type) }),
          ...(body.place === undefined ? {} : { place: plain(body.place) }),
          ...(body.path === undefined ? {} : { path: plain(body.path, /^[\w.*/-]+$/) }),
        },
        "the portal reports a failure",
      );
      return Promise.resolve();
    },
  });
};
