import type { Container } from "inversify";
import type { Resource } from "../../../application/shell/resource.ts";
import { resourceOf } from "../../../application/shell/resource.ts";
import type { ProgressPart } from "../../landing/progress-part.ts";
import type { StandingPart } from "../../landing/standing-part.ts";
import { token } from "../token.ts";
import type { FeesStatement } from "../../../domain/fees/account.ts";
import { FAILURES } from "./shell.ts";

/** The dashboard's part for whoever is on the way to a qualification. */
export const PROGRESS = token<Resource<ProgressPart>>("Progress");

/** The lower part of the dashboard. */
export const STANDING = token<Resource<StandingPart>>("Standing");

/** What was charged and paid, as one part of the dashboard among others: its failure is told in its place. LAND-03 */
export const STATEMENT_AT_A_GLANCE = token<Resource<FeesStatement>>("StatementAtAGlance");

/** What of the dashboard loads only for those whom it concerns. */
export const bindLanding = (container: Container): void => {
  container
    .bind(PROGRESS)
    .toResolvedValue(
      (failures) => resourceOf(async () => (await import("../areas/landing.ts")).progress(container), failures.raise),
      [FAILURES],
    )
    .inSingletonScope();
  container
    .bind(STATEMENT_AT_A_GLANCE)
    .toConstantValue(resourceOf(async () => (await import("../areas/standing.ts")).statementAtAGlance(container), () => undefined));
  container
    .bind(STANDING)
    .toResolvedValue(
      (failures) => resourceOf(async () => (await import("../areas/standing.ts")).standing(container), failures.raise),
      [FAILURES],
    )
    .inSingletonScope();
};
