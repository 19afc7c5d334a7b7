import type { FailureReport, FailureReports } from "../../application/ports/failure-reports.ts";
import { reportFailure } from "../contract/shell.contract.ts";
import { requestOf } from "./request.ts";

/** Maximum length of an address, and of a place in the code, in the contract. */
const longestPlace = 200;
const longestType = 100;

export interface FailureReportsOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly base: string;
  readonly clientId: string;
  /** The current page, without its query string. */
  readonly page: () => string;
}

/** Posts failures to the institute. A failed report is dropped, because it must not cause another. ERR-08 */
export const httpFailureReports = (options: FailureReportsOptions): FailureReports => ({
  report: (failure: FailureReport) => {
    const body = {
      name: failure.name,
      status: String(failure.status),
      correlationId: failure.correlationId,
      page: options.page().slice(0, longestPlace),
      type: failure.type?.slice(0, longestType),
      place: failure.place?.slice(0, longestPlace),
      path: failure.path?.slice(0, longestPlace),
    };
    const { base, clientId } = options;
    const { address, init } = requestOf(
      reportFailure,
      { body },
      { base, clientId, token: undefined, correlationId: failure.correlationId },
    );
    options.fetch(address, { ...init, keepalive: true }).catch(() => undefined);
  },
});
