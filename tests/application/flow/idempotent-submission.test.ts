import { expect, it } from "vitest";

import { Drafts } from "../../../application/flow/drafts.ts";
import { IdempotentSubmission } from "../../../application/flow/idempotent-submission.ts";
import { type Result, ok, err, CallFailure } from "../../../application/ports/result.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import { sessionPrefix } from "../../../application/shell/session-keys.ts";
import type { Session } from "../../../application/shell/session.ts";
import type { FailureStatus } from "../../../domain/shell/failure.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { hurried } from "../support/test-clock.ts";

type Outcome = Result<"done", CallFailure>;

/** A confirmation whose responses the test controls. */
const confirming = (tab = memoryTab()) => {
  const answers: ((outcome: Outcome) => void)[] = [];
  const navigationGuard = new NavigationGuard();
  const confirmation = new IdempotentSubmission<string, "done">(
    {
      name: "declaration",
      submit: () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    },
    {
      drafts: new Drafts(tab, { user: { customerId: "1" } } as unknown as Session, hurried),
      navigationGuard,
      newIdentifier: () => "key",
    },
  );
  return { confirmation, navigationGuard, answer: (outcome: Outcome) => answers.shift()?.(outcome) };
};

it("recovers from a failure, but not while submitting or after success (CPD-09)", async () => {
  const { confirmation, answer } = confirming();
  const first = confirmation.send("it", {});
  confirmation.recover();
  expect(confirmation.submission.status).toBe("submitting");
  answer(err(new CallFailure("DECLARATION_SUBMIT_ERROR", 500, "c-1")));
  await first;
  expect(confirmation.submission.status).toBe("failed");
  confirmation.recover();
  expect(confirmation.submission.status).toBe("idle");
  const second = confirmation.send("it", {});
  answer(ok("done"));
  await second;
  confirmation.recover();
  expect(confirmation.submission.status).toBe("done");
});

it.each<[why: string, before: readonly FailureStatus[], refused: boolean]>([
  ["a refusal is known not to have been done", [422], true],
  ["what is refused again is so still", [403, 429], true],
  ["an answer that never came leaves it open", ["unreachable"], false],
  ["an institute that broke leaves it open", [500], false],
  ["an institute that did not wait leaves it open", [408], false],
  ["a refusal says nothing of an attempt before whose answer was lost", ["timeout", 401], false],
])("%s (CPD-09)", async (_, statuses, refused) => {
  const { confirmation, answer } = confirming();
  for (const status of statuses) {
    const sent = confirmation.send("it", {});
    answer(err(new CallFailure("DECLARATION_SUBMIT_ERROR", status, "c-1")));
    await sent;
  }
  expect(confirmation.isRefused).toBe(refused);
});

it("changed answers start a new confirmation, and its rejection is conclusive (CPD-09)", async () => {
  const { confirmation, answer } = confirming();
  const fail = async (status: FailureStatus) => {
    const sent = confirmation.send("it", {});
    answer(err(new CallFailure("DECLARATION_SUBMIT_ERROR", status, "c-1")));
    await sent;
  };
  await fail("timeout");
  confirmation.recover();
  confirmation.change({ other: true });
  await fail(422);
  expect(confirmation.isRefused).toBe(true);
});

it("a rejection after a reload is not conclusive for the interrupted attempt (CPD-09)", async () => {
  const tab = memoryTab();
  void confirming(tab).confirmation.send("it", {});
  const { confirmation, answer } = confirming(tab);
  confirmation.resume();
  const sent = confirmation.send("it", {});
  answer(err(new CallFailure("DECLARATION_SUBMIT_ERROR", 403, "c-1")));
  await sent;
  expect(confirmation.isRefused).toBe(false);
});

it("a rejection after a reload is not conclusive for an attempt that threw before it (CPD-09)", async () => {
  const tab = memoryTab();
  const before = confirming(tab);
  const unanswered = before.confirmation.send("it", {});
  before.answer(err(new CallFailure("DECLARATION_SUBMIT_ERROR", 500, "c-1")));
  await unanswered;
  const { confirmation, answer } = confirming(tab);
  confirmation.resume();
  const sent = confirmation.send("it", {});
  answer(err(new CallFailure("DECLARATION_SUBMIT_ERROR", 429, "c-2")));
  await sent;
  expect(confirmation.isRefused).toBe(false);
});

it("what was sent before the session ended is kept after the next sign-in, and sent by its key only when asked (CPD-09)", async () => {
  const tab = memoryTab();
  void confirming(tab).confirmation.send("it", { step: "last" });
  expect(confirming(tab).confirmation.resume()).toEqual({ draft: { step: "last" }, sending: "it" });
  // The session's own keys go when it ends.
  tab.removeAll(sessionPrefix);
  const { confirmation, answer } = confirming(tab);
  expect(confirmation.resume()).toEqual({ draft: { step: "last" }, sending: undefined });
  expect(confirmation.submission.status).toBe("idle");
  const sent = confirmation.send("it", {});
  answer(err(new CallFailure("DECLARATION_SUBMIT_ERROR", 422, "c-1")));
  await sent;
  // The attempt before the session ended may have arrived.
  expect(confirmation.isRefused).toBe(false);
});

it("asks before leaving the portal while submitting, and not after the response (SHELL-12)", async () => {
  const { confirmation, navigationGuard, answer } = confirming();
  const isLost = [navigationGuard.losesOnExit];
  const sent = confirmation.send("it", {});
  isLost.push(navigationGuard.losesOnExit);
  answer(ok("done"));
  await sent;
  expect([...isLost, navigationGuard.losesOnExit]).toEqual([false, true, false]);
});
