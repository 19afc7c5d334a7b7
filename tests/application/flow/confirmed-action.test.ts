import { expect, test } from "vitest";

import { ConfirmedAction } from "../../../application/flow/confirmed-action.ts";
import { CallFailure, err, ok, type Result } from "../../../application/ports/result.ts";

type Outcome = Result<undefined, CallFailure>;

const newAction = () => new ConfirmedAction<string>();

/** A request that is answered when the test says so, and how often it was made. */
const pending = () => {
  const requests = { count: 0, answer: (_outcome: Outcome): void => undefined };
  const send = () =>
    new Promise<Outcome>((resolve) => {
      requests.count += 1;
      requests.answer = resolve;
    });
  return { requests, send };
};

const failed = (status: number, description?: string): Outcome =>
  err(new CallFailure("SIGN_OUT_ERROR", status, "c-1", { description }));
const asReported = ({ ok: isDone }: Outcome) => Promise.resolve(isDone);

test("is submitted once despite repeated calls, and the dialog stays open meanwhile", async () => {
  const action = newAction();
  const { requests, send } = pending();
  action.ask("renew");
  const submitted = [1, 2, 3].map(() => action.submit("renew", send, asReported));
  action.ask("withdraw");
  action.keep();
  action.forget();
  expect([action.asking, action.submission.status]).toEqual(["renew", "submitting"]);
  requests.answer(ok(undefined));
  await Promise.all(submitted);
  expect([requests.count, action.asking, action.done]).toEqual([1, undefined, "renew"]);
});

test("loses its outcome to the next question, and to the next visit of the page", async () => {
  const action = newAction();
  const submit = () => action.submit("renew", () => Promise.resolve(ok(undefined)), asReported);
  await submit();
  action.ask("withdraw");
  expect([action.asking, action.done]).toEqual(["withdraw", undefined]);
  await submit();
  expect(action.done).toBe("renew");
  action.forget();
  expect([action.asking, action.done]).toEqual([undefined, undefined]);
});

test.each([
  [403, undefined, true],
  [502, undefined, false],
  [403, "You cannot do that today.", true],
])("shows why it failed with %s (%s), and keeps the dialog open for another try", async (status, said, isRefused) => {
  const action = newAction();
  action.ask("renew");
  await action.submit("renew", () => Promise.resolve(failed(status, said)), asReported);
  expect([action.asking, action.submission]).toEqual([
    "renew",
    { status: "failed", reason: { description: said, isRefused } },
  ]);
  await action.submit("renew", () => Promise.resolve(ok(undefined)), asReported);
  expect(action.done).toBe("renew");
});

test("is done after a failure when the records say so", async () => {
  const action = newAction();
  await action.submit(
    "renew",
    () => Promise.resolve(failed(502)),
    () => Promise.resolve(true),
  );
  expect(action.done).toBe("renew");
});

test("fails when its request throws, and can be cancelled", async () => {
  const action = newAction();
  action.ask("renew");
  const thrown = () => Promise.reject(new Error("Its code did not load."));
  await expect(action.submit("renew", thrown, asReported)).rejects.toThrow("Its code did not load.");
  expect(action.submission).toEqual({ status: "failed", reason: { isRefused: false } });
  action.keep();
  expect(action.asking).toBeUndefined();
});
