import type { ComponentType } from "react";

/** The lower part of the dashboard, which loads by itself: where the person stands, and ways onward. */
export interface StandingPart {
  readonly Part: ComponentType;
}
