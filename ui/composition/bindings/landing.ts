import type { Container } from "inversify";
import { httpFeesLedger } from "../../../adapters/fees/http.ts";
import { codeOf, resourceOf, type Resource } from "../../../application/shell/resource.ts";
import type { FeesStatement } from "../../../domain/fees/account.ts";
import type { ProgressPart } from "../../landing/progress-part.ts";
import { token } from "../token.ts";
import { API } from "./ports.ts";
import { FAILURES } from "./shell.ts";
import { bindSingleton } from "../bind-singleton.ts";

/** The dashboard's part for whoever is on the way to a qualification. */
export const PROGRESS = token<Resource<ProgressPart>>("Progress");

/** What was charged and paid, as one part of the dashboard among others: its failure is told in its place. LAND-03 */
export const STATEMENT_AT_A_GLANCE = token<Resource<FeesStatement>>("StatementAtAGlance");

/** The dashboard's own: what of it concerns some people only loads for them. */
export const bindLanding = (container: Container): void => {
  bindSingleton(
    container,
    PROGRESS,
    (failures) => codeOf(async () => (await import("../areas/landing.ts")).progress(container), failures.raise),
    [FAILURES],
  );
  bindSingleton(container, STATEMENT_AT_A_GLANCE, (api) => resourceOf(httpFeesLedger(api).statement, () => undefined), [API]);
};
