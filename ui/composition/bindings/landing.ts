import type { Container } from "inversify";
import { httpFeesOffice } from "../../../adapters/fees/http.ts";
import { codeOf, resourceOf } from "../../../application/shell/resource.ts";
import { PROGRESS, STATEMENT_AT_A_GLANCE } from "./dashboard-parts.ts";
import { API } from "./ports.ts";
import { FAILURES } from "./shell.ts";

/** The dashboard's own: what of it concerns some people only loads for them. */
export const bindLanding = (container: Container): void => {
  if (container.isBound(PROGRESS)) return;
  container
    .bind(PROGRESS)
    .toResolvedValue(
      (failures) => codeOf(async () => (await import("../areas/landing.ts")).progress(container), failures.raise),
      [FAILURES],
    )
    .inSingletonScope();
  container
    .bind(STATEMENT_AT_A_GLANCE)
    .toResolvedValue((api) => resourceOf(() => httpFeesOffice(api).statement(), () => undefined), [API])
    .inSingletonScope();
};
