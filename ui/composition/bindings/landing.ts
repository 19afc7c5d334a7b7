import type { Container } from "inversify";
import type { Resource } from "../../../application/shell/resource.ts";
import { resourceOf } from "../../../application/shell/resource.ts";
import type { ProgressPart } from "../../landing/progress-part.ts";
import { token } from "../token.ts";
import { FAILURES } from "./shell.ts";

/** The dashboard's part for whoever is on the way to a qualification. */
export const PROGRESS = token<Resource<ProgressPart>>("Progress");

/** What of the dashboard loads only for those whom it concerns. */
export const bindLanding = (container: Container): void => {
  container
    .bind(PROGRESS)
    .toResolvedValue(
      (failures) => resourceOf(async () => (await import("../areas/landing.ts")).progress(container), failures.raise),
      [FAILURES],
    )
    .inSingletonScope();
};
