import type { Container } from "inversify";
import { httpFeesLedger } from "../../../adapters/fees/http.ts";
import { codeOf, resourceOf } from "../../../application/shell/resource.ts";
import { PROGRESS, STATEMENT_AT_A_GLANCE } from "./dashboard-parts.ts";
import { API } from "./ports.ts";
import { FAILURES } from "./shell.ts";
import { bindSingleton } from "../bind-singleton.ts";

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
