import { describe, expect, test } from "vitest";

import type { Submission } from "../../../domain/kernel/submission.ts";
import { begin, fail, idle, mayBegin, stepOfSubmission, succeed } from "../../../domain/kernel/submission.ts";
import { fc } from "../support/fast-check.ts";

type Sending = Submission<number, string>;

const anySubmission: fc.Arbitrary<Sending> = fc.oneof(
  fc.constant<Sending>(idle),
  fc.constant<Sending>({ status: "submitting" }),
  fc.integer().map((done): Sending => ({ status: "done", done })),
  fc.string().map((reason): Sending => ({ status: "failed", reason })),
);

describe("a submission", () => {
  test("may begin when it is idle or has failed, and only then", () => {
    fc.assert(
      fc.property(anySubmission, (submission) => {
        const may = submission.status === "idle" || submission.status === "failed";
        expect(mayBegin(submission)).toBe(may);
        expect(begin(submission)).toEqual(may ? { status: "submitting" } : submission);
      }),
    );
  });

  test("starts at most once for each confirmation", () => {
    const happenings = fc.array(fc.constantFrom("begin", "begin", "succeed", "fail"), { maxLength: 30 });
    fc.assert(
      fc.property(happenings, (said) => {
        let submission: Sending = idle;
        let isUnderWay = false;
        let isDone = false;
        for (const happening of said) {
          const before = submission;
          if (happening === "begin") submission = begin(submission);
          else submission = happening === "succeed" ? succeed(submission, 1) : fail(submission, "why");
          const isStarted = submission.status === "submitting" && before.status !== "submitting";
          if (isStarted) expect(isUnderWay || isDone).toBe(false);
          if (isUnderWay && happening !== "begin") isDone = happening === "succeed";
          isUnderWay = submission.status === "submitting";
          expect(submission.status === "done").toBe(isDone);
        }
      }),
    );
  });

  test("an outcome without a running submission has no effect", () => {
    fc.assert(
      fc.property(anySubmission, (submission) => {
        if (submission.status === "submitting") return;
        expect(succeed(submission, 1)).toBe(submission);
        expect(fail(submission, "why")).toBe(submission);
      }),
    );
  });

  test("every state has one step, and beginning has no effect exactly when it is not allowed", () => {
    fc.assert(
      fc.property(anySubmission, (submission) => {
        const steps = { idle: undefined, submitting: "SUBMITTING", done: "COMPLETE", failed: "ERROR" };
        expect(stepOfSubmission(submission)).toBe(steps[submission.status]);
        expect(begin(submission)).toEqual(mayBegin(submission) ? { status: "submitting" } : submission);
      }),
    );
  });
});
