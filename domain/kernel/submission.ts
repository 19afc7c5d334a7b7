/**
 * State machine of a submission. Each confirmation starts it once; failures can be retried, and success is final until
 * reset.
 */
export type Submission<Done, Reason> =
  | { readonly status: "idle" }
  | { readonly status: "submitting" }
  | { readonly status: "done"; readonly done: Done }
  | { readonly status: "failed"; readonly reason: Reason };

/** The initial state. */
export const idle = { status: "idle" } as const;

/** Whether sending may start: not while submitting and not after success. */
export const mayBegin = (submission: Submission<unknown, unknown>): boolean =>
  submission.status === "idle" || submission.status === "failed";

/** Starts submitting; no effect when it may not start. */
export const begin = <Done, Reason>(submission: Submission<Done, Reason>): Submission<Done, Reason> =>
  mayBegin(submission) ? { status: "submitting" } : submission;

/** Completes a running submission with its result; no effect otherwise. */
export const succeed = <Done, Reason>(submission: Submission<Done, Reason>, done: Done): Submission<Done, Reason> =>
  submission.status === "submitting" ? { status: "done", done } : submission;

/** Fails a running submission with a reason; no effect otherwise. */
export const fail = <Done, Reason>(submission: Submission<Done, Reason>, reason: Reason): Submission<Done, Reason> =>
  submission.status === "submitting" ? { status: "failed", reason } : submission;

/** The step shown for a submission's status; undefined when idle, which keeps the current step. */
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
