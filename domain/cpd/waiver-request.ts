import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Submission } from "../kernel/submission.ts";
import { begin, fail, idle, mayBegin, succeed } from "../kernel/submission.ts";
import type { AdjustmentStatus } from "./history.ts";
import type { WaiverForm, WaiverRequest } from "./waiver.ts";
import { emptyWaiverForm, waiverRequestOf } from "./waiver.ts";

/** WAIV-02 */
export const waiverSteps = ["LANDING", "SUBMITTING", "COMPLETE", "CPD_STATUS_CONFIRM"] as const;
export type WaiverStep = (typeof waiverSteps)[number];

/** What the institute answers to a waiver it takes. WAIV-05 */
export interface WaiverOutcome {
  readonly status: AdjustmentStatus;
  readonly verifiableUnits: number;
}

/** The form, and what became of sending it. A refusal is the server's own description. WAIV-02 to WAIV-05 */
export interface WaiverRequesting {
  readonly form: WaiverForm;
  readonly submission: Submission<WaiverOutcome, string>;
  /** Whether the person went on from the outcome to the status now on record. */
  readonly isOutcomeSeen: boolean;
}

/** Opening the form starts afresh: no error, no outcome, nothing entered. WAIV-03 */
export const openWaiver: WaiverRequesting = { form: emptyWaiverForm, submission: idle, isOutcomeSeen: false };

/** The step on screen. A refusal leads back to the form. WAIV-02, WAIV-04 */
export const waiverStepOf = ({ submission, isOutcomeSeen }: WaiverRequesting): WaiverStep => {
  switch (submission.status) {
    case "idle":
    case "failed":
      return "LANDING";
    case "submitting":
      return "SUBMITTING";
    case "done":
      return isOutcomeSeen ? "CPD_STATUS_CONFIRM" : "COMPLETE";
  }
};

/** What the server said against the last attempt. WAIV-04 */
export const refusalOf = ({ submission }: WaiverRequesting): string | undefined =>
  submission.status === "failed" ? submission.reason : undefined;

/** Enters something, for as long as the form is on screen. */
export const enter = (requesting: WaiverRequesting, entered: Partial<WaiverForm>): WaiverRequesting =>
  waiverStepOf(requesting) === "LANDING" ? { ...requesting, form: { ...requesting.form, ...entered } } : requesting;

/** What would be sent now; undefined while the form is not right or nothing may be sent. */
export const sendable = (requesting: WaiverRequesting, today: CalendarDate): WaiverRequest | undefined =>
  mayBegin(requesting.submission) ? waiverRequestOf(requesting.form, today) : undefined;

/** Starts sending, if there is something to send. */
export const requestWaiver = (requesting: WaiverRequesting, today: CalendarDate): WaiverRequesting =>
  sendable(requesting, today) === undefined
    ? requesting
    : { ...requesting, submission: begin(requesting.submission) };

/** The institute took the waiver. WAIV-05 */
export const waiverTaken = (requesting: WaiverRequesting, outcome: WaiverOutcome): WaiverRequesting => ({
  ...requesting,
  submission: succeed(requesting.submission, outcome),
});

/** The institute refused the waiver; what was entered stays. WAIV-04 */
export const waiverRefused = (requesting: WaiverRequesting, description: string): WaiverRequesting => ({
  ...requesting,
  submission: fail(requesting.submission, description),
});

/** Goes on: from the outcome to the status on record, and from there back to the landing. WAIV-02 */
export const continueWaiver = (requesting: WaiverRequesting): WaiverRequesting => {
  switch (waiverStepOf(requesting)) {
    case "COMPLETE":
      return { ...requesting, isOutcomeSeen: true };
    case "CPD_STATUS_CONFIRM":
      return openWaiver;
    default:
      return requesting;
  }
};
