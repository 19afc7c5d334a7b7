import type { Container } from "inversify";
import { httpFeesLedger } from "../../../adapters/fees/http.ts";
import { CpdRecord } from "../../../application/cpd/cpd-record.ts";
import { codeOf, resourceOf } from "../../../application/shell/resource.ts";
import { service } from "../service.ts";
import { API, CONTAINER, CPD_REGISTER } from "./ports.ts";
import { CUSTOMER, FAILURES, TRACKED_LOADS } from "./shell.ts";

/** Where a member's development stands. */
export const CPD_RECORD = service(
  "CpdRecord",
  (register, customer, failures, loads) => {
    const record = new CpdRecord(register, customer, failures);
    loads.set("cpdOverview", record.overview);
    return record;
  },
  [CPD_REGISTER, CUSTOMER, FAILURES, TRACKED_LOADS],
);

/** The dashboard's part for whoever is on the way to a qualification: it loads for them alone. */
export const PROGRESS = service(
  "Progress",
  (container: Container, failures) => codeOf(async () => (await import("../areas/landing.ts")).progress(container), failures.raise),
  [CONTAINER, FAILURES],
);

/** What was charged and paid, as one part of the dashboard among others: its failure is told in its place. LAND-03 */
export const STATEMENT_AT_A_GLANCE = service("StatementAtAGlance", (api) => resourceOf(httpFeesLedger(api).statement, () => undefined), [API]);
