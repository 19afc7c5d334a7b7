/**
 * Something sent once, with an outcome. It starts once for each confirmation; a failure may be
 * tried again, a success is final until it is reset.
 */
export type Submission<Done, Reason> =
  | { readonly status: "idle" }
  | { readonly status: "submitting" }
  | { readonly status: "done"; readonly done: Done }
  | { readonly status: "failed"; readonly reason: Reason };

/** Nothing sent yet. */
export const idle = { status: "idle" } as const;

/** Whether sending may start: not while one is under way, nor after it succeeded. */
export const mayBegin = (submission: Submission<unknown, unknown>): boolean =>
  submission.status === "idle" || submission.status === "failed";

/** Starts sending; a second start changes nothing. */
export const begin = <Done, Reason>(submission: Submission<Done, Reason>): Submission<Done, Reason> =>
  mayBegin(submission) ? { status: "submitting" } : submission;

/** Ends what is under way with its result; without one under way nothing changes. */
export const succeed = <Done, Reason>(
  submission: Submission<Done, Reason>,
  done: Done,
): Submission<Done, Reason> => (submission.status === "submitting" ? { status: "done", done } : submission);

/** Ends what is under way with the reason it failed; without one under way nothing changes. */
export const fail = <Done, Reason>(
  submission: Submission<Done, Reason>,
  reason: Reason,
): Submission<Done, Reason> => (submission.status === "submitting" ? { status: "failed", reason } : submission);

/** The step a flow shows while its submission is not idle; undefined leaves the step shown as it is. */
export const stepOfSubmission = (
  submission: Submission<unknown, unknown>,
): "SUBMITTING" | "COMPLETE" | "ERROR" | undefined => {
  switch (submission.status) {
    case "idle":
      return undefined;
    case "submitting":
      return "SUBMITTING";
    case "done":
      return "COMPLETE";
    case "failed":
      return "ERROR";
  }
};
