import type { Container } from "inversify";
import { ApiClient } from "../../adapters/http/api-client.ts";
import { httpContentLibrary } from "../../adapters/http/content-library.ts";
import { httpCpdRegister } from "../../adapters/cpd/http.ts";
import { httpCustomerRecords } from "../../adapters/customer/http.ts";
import { httpFailureReports } from "../../adapters/shell/http.ts";
import {
  API,
  CLOCK,
  CONTENT_LIBRARY,
  CPD_REGISTER,
  CUSTOMER_RECORDS,
  FAILURE_REPORTS,
  IDENTITY,
  NEW_IDENTIFIER,
} from "./bindings/ports.ts";

export interface HttpPortsOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly apiBase: string;
  readonly contentBase: string;
  readonly clientId: string;
  /** The page the person is on, for failure reports. */
  readonly page: () => string;
  /** The session is gone: the provider does not renew it. */
  readonly onUnauthorized: () => void;
}

/** The ports that are spoken to over HTTP, by the contract. A page that needs others makes them of the same API. */
export const bindHttpPorts = (container: Container, options: HttpPortsOptions): void => {
  const { fetch, clientId, onUnauthorized, page } = options;
  container
    .bind(FAILURE_REPORTS)
    .toConstantValue(httpFailureReports({ fetch, base: options.apiBase, clientId, page }));
  const client = (base: string): ApiClient =>
    new ApiClient({
      fetch,
      base,
      clientId,
      onUnauthorized,
      identity: container.get(IDENTITY),
      clock: container.get(CLOCK),
      reports: container.get(FAILURE_REPORTS),
      newIdentifier: container.get(NEW_IDENTIFIER),
    });
  const api = client(options.apiBase);
  container.bind(API).toConstantValue(api);
  container.bind(CUSTOMER_RECORDS).toConstantValue(httpCustomerRecords(api));
  container.bind(CPD_REGISTER).toConstantValue(httpCpdRegister(api));
  container.bind(CONTENT_LIBRARY).toConstantValue(httpContentLibrary(client(options.contentBase)));
};
