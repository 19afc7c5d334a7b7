import type { ComponentType } from "react";
import type { Resource } from "../../application/shell/resource.ts";

/** The dashboard's part for whoever is on the way to a qualification: how it is drawn, and the figures that it draws. */
export interface ProgressPart {
  readonly Part: ComponentType;
  readonly figures: Resource<unknown>;
  /** Whether all is done that membership asks, and no application made yet; false while it is not known. TASK-02 */
  readonly mayApply: () => boolean;
}
