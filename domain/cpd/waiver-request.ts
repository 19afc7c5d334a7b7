import type { Submission } from "../kernel/submission.ts";
import type { AdjustmentStatus } from "./history.ts";

/** WAIV-02 */
export const waiverSteps = ["LANDING", "SUBMITTING", "COMPLETE", "CPD_STATUS_CONFIRM"] as const;
export type WaiverStep = (typeof waiverSteps)[number];

/** What the institute answers to a waiver it takes. WAIV-05 */
export interface WaiverOutcome {
  readonly status: AdjustmentStatus;
  /** To quote, and to have a copy by; some registers give none. */
  readonly reference?: string | undefined;
  readonly verifiableUnits: number;
}

/**
 * The step on screen, by what became of the request, and by whether the person went on from its outcome to the
 * status now on record. A refusal leads back to the form. WAIV-02, WAIV-04
 */
export const waiverStepOf = (
  { status }: Pick<Submission<unknown, unknown>, "status">,
  isOutcomeSeen: boolean,
): WaiverStep => {
  switch (status) {
    case "idle":
    case "failed":
      return "LANDING";
    case "submitting":
      return "SUBMITTING";
    case "done":
      return isOutcomeSeen ? "CPD_STATUS_CONFIRM" : "COMPLETE";
  }
};
