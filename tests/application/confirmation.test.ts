import { expect, it } from "vitest";
import { Confirmation } from "../../application/flow/confirmation.ts";
import { Drafts } from "../../application/flow/drafts.ts";
import { type Result, ok, err, CallFailure } from "../../application/ports/result.ts";
import type { Session } from "../../application/shell/session.ts";
import { memoryTab } from "../actors/memory-tab.ts";
import { hurried } from "../actors/test-clock.ts";

type Outcome = Result<"done", CallFailure>;

/** Something to confirm, answered when it is told to be. */
const confirming = () => {
  const answers: ((outcome: Outcome) => void)[] = [];
  const confirmation = new Confirmation<string, "done">(
    {
      name: "declaration",
      submit: () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    },
    { drafts: new Drafts(memoryTab(), { user: { customerId: "1" } } as unknown as Session, hurried), newIdentifier: () => "key" },
  );
  return { confirmation, answer: (outcome: Outcome) => answers.shift()?.(outcome) };
};

it("a failure that was read is put away, and what is under way or done is not (CPD-09)", async () => {
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
