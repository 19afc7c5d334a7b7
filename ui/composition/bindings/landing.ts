import type { Container } from "inversify";
import { codeOf, resourceOf } from "../../../application/shell/resource.ts";
import { PROGRESS, STANDING, STATEMENT_AT_A_GLANCE } from "./dashboard-parts.ts";
import { FAILURES } from "./shell.ts";

/** What of the dashboard loads only for those whom it concerns. */
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
    .toConstantValue(resourceOf(async () => (await import("../areas/standing.ts")).statementAtAGlance(container), () => undefined));
  container
    .bind(STANDING)
    .toResolvedValue(
      (failures) => codeOf(async () => (await import("../areas/standing.ts")).standing(container), failures.raise),
      [FAILURES],
    )
    .inSingletonScope();
};
