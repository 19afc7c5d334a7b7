import type { Container } from "inversify";
import { httpFeesLedger } from "../../../adapters/fees/http.ts";
import { codeOf, resourceOf } from "../../../application/shell/resource.ts";
import { service } from "../service.ts";
import { API, CONTAINER } from "./ports.ts";
import { FAILURES } from "./shell.ts";

/** The dashboard's part for whoever is on the way to a qualification: it loads for them alone. */
export const PROGRESS = service(
  "Progress",
  (container: Container, failures) => codeOf(async () => (await import("../areas/landing.ts")).progress(container), failures.raise),
  [CONTAINER, FAILURES],
);

/** What was charged and paid, as one part of the dashboard among others: its failure is told in its place. LAND-03 */
export const STATEMENT_AT_A_GLANCE = service("StatementAtAGlance", (api) => resourceOf(httpFeesLedger(api).statement, () => undefined), [API]);
